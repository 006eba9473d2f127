# What all games share. Each game has words of its own beside its rules.

someone = Player { $number }

why-not-an-option = That is not one of the choices now.
why-not-asked = It is not for { $seat } to answer now.
why-cannot-happen = Chance cannot bring that here.

trouble-unknown-game = There is no game called “{ $game }”. Known: { $known }.
trouble-unknown-agent = There is no agent called “{ $agent }”. Known: { $known }.
trouble-bad-seats = { $game } cannot be played by { $seats }. Possible: { $known }.
trouble-unknown-option = There is no option “{ $option }”. Known: { $known }.
trouble-bad-option = “{ $value }” is not a value of { $option }. Possible: { $known }.
trouble-illegal-move = “{ $move }” is not allowed: { $why } [{ $rule }].
trouble-unknown-move = { $game } knows no move “{ $move }”.
trouble-bad-position = This is not a position of { $game }: { $reason }
trouble-not-a-record = This is not a game record: it must begin with “meadhall 1”.
trouble-newer-format = This record is written in format { $format }; this program reads up to { $known }. A newer Meadhall can read it.
trouble-other-version = This record was played with version { $version } of the rules of { $game }; this program has version { $known }.
trouble-no-header = The record's header is not complete: it needs “game” and “seats”.
trouble-bad-line = Line { $line } of the record cannot be read: { $text }
trouble-bad-answer = Line { $line } of the record: “{ $answer }” is refused. { $reason }
trouble-cannot-happen = Chance cannot bring “{ $move }” here.
trouble-ends-too-early = The record tells a result, but the game is not over.
trouble-other-scores = The record tells the result { $told }, but the rules give { $found }.
trouble-nothing-to-undo = There is nothing to take back.
trouble-chance-has-answered = Chance has answered since; that cannot be taken back.
trouble-another-has-answered = Somebody else has answered since; that cannot be taken back.
trouble-something-was-shown = Something was shown that cannot be forgotten; that cannot be taken back.
trouble-unknown-language = There are no words in “{ $language }”. Known: { $known }.
trouble-unknown-rule = { $game } has no rule “{ $number }”.
trouble-option-needs-value = An option is written name=value, not “{ $option }”.
trouble-seats-do-not-match = { $seats } seats were named, but the game has { $game }.
trouble-no-such-choice = There is no choice { $number }: they go from 1 to { $most }.
trouble-cannot-read = { $path } cannot be read: { $reason }.
trouble-cannot-save = { $path } cannot be saved: { $reason }.

# The terminal

terminal-welcome = Welcome to the hall.
terminal-help-line = a number, or: ? · why MOVE · undo · rules NUMBER · board · save · quit · fr
terminal-help =
    Type the number of a choice, or the move as it stands behind it.
    why MOVE says why a move is refused. rules NUMBER reads a rule. board draws the table again.
    undo takes back your last answer while nobody else has answered. save keeps the game, quit saves and leaves.
terminal-hand-over = Hand the keyboard to { $name }, who presses Enter.
terminal-it-is-allowed = That is allowed.
terminal-saved = Saved: { $path }
terminal-go-on-with = Go on with: meadhall play { $game } --load { $path }
terminal-goes-on = The game is not over.
terminal-victor = { $rank }. { $name } wins with { $score }.
terminal-loser = { $rank }. { $name }: { $score }
terminal-verified = { $answers ->
    [one] 1 answer, all by the rules.
   *[other] { $answers } answers, all by the rules.
}
terminal-agent = Agent
terminal-victories = Victories
terminal-interval = 95 % interval
terminal-score = Mean score
terminal-bench-game = Game
terminal-bench-decisions = Decisions/s
terminal-bench-loop = … from Python
terminal-bench-games = Games/s
terminal-bench-copy = Copy, µs
terminal-bench-compiled = Compiled
