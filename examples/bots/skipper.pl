#!/usr/bin/perl
# A bot by lines of text in the Perl that every Debian has, without a module: docs/bots.md shows the conversation.
#
# It needs no JSON: the moves come as text. It takes what sounds worth doing by the verb of each move, and leaves what only
# passes or ends for last; among equals it takes one after another. That is not clever, and enough to finish every game.
use strict;
use warnings;

$| = 1;    # every line leaves at once

my %last  = map { $_ => 1 } qw(rest pass enough stay done end-turn stop decline no);
my @moves = ();
my $turn  = 0;

while (my $line = <STDIN>) {
    $line =~ s/[\r\n]+$//;
    my ($word, $rest) = split / /, $line, 2;
    next unless defined $word;
    $rest = '' unless defined $rest;
    if ($word eq 'meadhall') {
        print "name Skipper\nauthor The Meadhall players\nplays *\nready\n";
    }
    elsif ($word eq 'ready?')  { print "ready\n" }
    elsif ($word eq 'newgame') { $turn  = 0 }
    elsif ($word eq 'moves')   { @moves = split /\t/, $rest }
    elsif ($word eq 'go' && @moves) {
        my @worth = grep { my ($verb) = split / /; !$last{$verb} } @moves;
        @worth = @moves unless @worth;
        print "info ", scalar(@worth), " of ", scalar(@moves), " moves are worth doing\n";
        print "move ", $worth[ $turn++ % @worth ], "\n";
        @moves = ();
    }
    elsif ($word eq 'quit') { exit 0 }
}
