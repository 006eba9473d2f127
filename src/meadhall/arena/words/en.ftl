# What the arena says, in the terminal and on its page.

trouble-agent-named-twice = “{ $agent }” is named twice. Name each agent once; --seats says who sits how often.
trouble-agents-or-seats = Name agents, or say with --seats who sits where; not both.
trouble-players-with-seats = --seats says already how many play; --players is for agents named one by one.
trouble-worker-died = A process that played games has ended by itself. What was played is kept where --out says so.
trouble-no-ray = Ray is not installed: pip install "meadhall[ray]".
trouble-ray-not-reached = There is no Ray cluster at { $address }: { $reason }
trouble-journal-not-opened = { $path } cannot be written: { $reason }.
trouble-journal-in-use = Another arena is writing to { $path }.
trouble-not-a-journal = { $path } does not hold results of an arena; nothing was written to it.
trouble-journal-line = Line { $line } of { $path } cannot be read.
trouble-other-contest = { $path } holds another contest, so it cannot be gone on with. { $what ->
    [meadhall] The version of Meadhall there: { $there }; here: { $here }.
    [game] The game there: { $there }; here: { $here }.
    [version] The version of the rules there: { $there }; here: { $here }.
    [line-ups] Who plays there: { $there }; here: { $here }.
    [options] The options there: { $there }; here: { $here }.
   *[first-seed] The first seed there: { $there }; here: { $here }.
}
trouble-report-kind = A report is a file that ends with .html or .md, not { $path }.
trouble-report-not-written = { $path } cannot be written: { $reason }.

arena-stopped = Stopped. { $out ->
    [none] Nothing was kept; --out FILE keeps games as they end.
   *[other] The same command goes on from here: { $out } holds what was played.
}
arena-report-written = The report: { $path }
arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}
arena-agent = Agent
arena-team = Team
arena-games = Games
arena-seats = Seats
arena-victories = Won
arena-interval = 95 % interval
arena-even = Even share
arena-score = Mean score
arena-strength = Strength
arena-openskill = openskill
arena-time = ms a decision
arena-seat = Seat { $number }
arena-unrated = { $why ->
    [together] All win or lose together, so agents have no ratings: everybody's result is the same. What counts is how often teams win.
   *[alone] One agent sits in every seat: it wins the even share whatever happens, and there is nobody to rate it against.
}
arena-strong = Too strong: { $things }
arena-weak = Too weak: { $things }
arena-nothing-stands-out = Nothing stands out.

page-lead = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} from { $first } on.
page-rotations = Each seed is played once in every rotation of the seats.
page-alone = { $agent } sits in every seat.
page-yes-or-no = { $value ->
    [true] yes
   *[false] no
}
page-options = Table: { $options }
page-command = Made by
page-agents = Agents
page-agents-note = Share of the seats an agent won, a shared victory divided. The line is what it would win if all were equal. Intervals are Wilson's, 95 %.
page-agents-note-together = Share of the games that were won with this agent at the table. Intervals are Wilson's, 95 %.
page-teams = Teams
page-teams-note = Share of games won. Intervals are Wilson's, 95 %.
page-ratings = Ratings
page-ratings-note = Strength: a Plackett–Luce fit of all games, in points above the average of these agents; 400 points are odds of ten to one. The interval is a bootstrap over seeds, 95 %. openskill: its Plackett–Luce rating after the last game, μ ± σ.
page-seats = Seats
page-reading = How to read what follows
page-worth = Share of wins with and without, and the difference among tries of the same agent. The line is the average of this section. Thick: 95 %. Thin: 95 % for all of the section together; only what lies wholly to one side of the line by that measure is called too strong or too weak.
page-deeds = Who leads can afford more, so all this shows what goes with winning, not what makes one win; and it shows how these agents play, not how well people could.
page-moves = Moves: { $move }
page-thing = What
page-often = Tries
page-with = Won with
page-without = Won without
page-difference = Difference, points
page-verdict = { $verdict ->
    [strong] too strong
    [weak] too weak
   *[few] seen too rarely
}
page-all = All { $count }
page-strongest-and-weakest = The best and the worst; all of them below.
page-lengths = Length
page-lengths-note = { $unit ->
    [rounds] Rounds in a game
   *[decisions] Decisions of all players in a game
}: { $mean } on average; a tenth of the games has { $tenth } or fewer, half { $median } or fewer, nine tenths { $ninetieth } or fewer.
page-questions = Decisions
page-questions-note = How many a game, by what is asked.
page-question = Question
page-a-game = A game
page-scores = Scores
page-scores-note = { $agent }: { $mean } on average; the middle eight tenths lie between { $tenth } and { $ninetieth }.
page-no-things = Nothing of the kind happened.
page-histogram-part = { $from ->
    [alone] { $to }
   *[other] { $from } to { $to }
}: { $count }
