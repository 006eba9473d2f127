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
trouble-port-is-taken = { $host }:{ $port } is taken by another program. Choose another port with --port.
trouble-cannot-save = { $path } cannot be saved: { $reason }.

# The terminal

terminal-welcome = Welcome to the hall.
terminal-hall-is-open = The hall is open: { $address }   (Ctrl-C closes it; nothing is lost)
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

# The hall: what can go wrong.

trouble-refused = The rules do not allow that now.
trouble-stale-question = That question has been answered or has changed meanwhile.
trouble-stale-undo = Something has happened since; that cannot be taken back now.
trouble-nothing-asked = Nothing is asked of you now.
trouble-answer-instead = You are being asked now: answer instead.
trouble-game-is-over = This game is over.
trouble-game-not-over = This game is not over yet.
trouble-not-begun = This game has not begun yet.
trouble-already-begun = This game has begun already.
trouble-table-abandoned = Everybody has left this table.
trouble-table-moved-on = This table has moved on; look at it again.
trouble-no-such-table = There is no such table.
trouble-no-such-seat = There is no seat { $seat } at this table.
trouble-no-such-step = There is no step { $step }; this game has { $steps }.
trouble-not-your-seat = This is not your seat.
trouble-not-your-table = You do not sit at this table.
trouble-only-players = Only those who sit at the table may do that.
trouble-players-only = While the game goes on, this is for its players only.
trouble-no-spectators = This table welcomes no spectators.
trouble-host-only = Only the host of the table may do that.
trouble-no-free-seat = There is no free seat.
trouble-seats-free = Not every seat is taken yet.
trouble-invitation-needed = To sit here you need an invitation.
trouble-wrong-invitation = This invitation is not for this table.
trouble-wrong-token = This token is not for this seat.
trouble-resign-instead = The game has begun: resign if you must go.
trouble-nobody-to-replace = Nobody is missing in that seat.
trouble-still-here = { $name } is still here.
trouble-missing-too-short = Wait a little longer: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
trouble-level-missing = Say which bot is to sit there.
trouble-no-lesson = { $game } has no walk-through yet.
trouble-lesson-expects = That would be allowed, but the walk-through goes another way. Follow the light.
trouble-not-in-a-lesson = Not in a walk-through.
trouble-no-record = This table began in the middle of a game and has no record of its own.
trouble-not-signed-in = Tell us your name first.
trouble-bad-name = This is not a name that can be read.
trouble-nothing-said = There is nothing to say.
trouble-wrong-password = This name and password do not go together.
trouble-account-taken = The name { $account } is taken.
trouble-account-already = You have the account { $account } already.
trouble-foreign-origin = This comes from another site.
trouble-too-large = That is too large; the limit is { $limit } bytes.
trouble-too-often = That was too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
trouble-unreadable = That cannot be read.
trouble-text-only = Only text is understood here.
trouble-bad-body = That was not understood: { $reason }
trouble-bad-address = This part of the address is not understood: { $where }
trouble-hello-first = Say hello first.
trouble-hello-once = You have said hello already.
trouble-no-such-page = There is nothing at this address.
trouble-no-such-method = That cannot be done at this address.
trouble-something-broke = Something broke in the hall. It was noted.

# The hall: what it says at a table.

notice-resigned = { $name } resigns; a bot plays on.
notice-overdue = { $name }'s time has run out; a bot plays on.
notice-replaced = { $name } is missing; a bot plays on.
notice-rematch = { $name } has set the table for another game.
notice-prepared-dropped = The answer you prepared is not possible now; it was set aside.
