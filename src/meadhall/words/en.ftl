# What all games share. Each game has words of its own beside its rules.

someone = Player { $number }

why-not-an-option = That is not one of the choices now.
why-not-asked = It is not for { $seat } to answer now.
why-cannot-happen = Chance cannot bring that here.

trouble-unknown-game = There is no game called “{ $game }”. Known: { $known }.
trouble-bad-game-name = “{ $name }” cannot be the name of a game: { $shortest } to { $longest } letters from a to z, with hyphens between words, and no word that Python keeps for itself.
trouble-name-taken = “{ $name }” is taken: choose another name.
trouble-folder-exists = { $folder } is there already.
trouble-no-repository = { $folder } is not inside the sources of Meadhall; --package FOLDER makes a package of its own.
trouble-broken-command = The command “{ $command }” cannot be loaded: { $reason }.
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
trouble-say-it-again = { $move }? Type { $number } once more to do it.
trouble-no-such-choice = There is no choice { $number }: they go from 1 to { $most }.
trouble-cannot-read = { $path } cannot be read: { $reason }.
trouble-port-is-taken = { $host }:{ $port } is taken by another program. Choose another port with --port.
trouble-bad-proxy = This is not the address of a proxy or a network: { $reason }
trouble-cannot-save = { $path } cannot be saved: { $reason }.

# The terminal

terminal-welcome = Welcome to the hall.
terminal-hall-is-open = The hall is open: { $address }   (Ctrl-C closes it; nothing is lost)
terminal-compiling = The rules are being compiled beside the hall; until then they run as they are.
terminal-compiling-parts = Compiling the rules … { $done } of { $parts } parts
terminal-compiled = The rules are compiled: bots use them from now on, and so will the next hall.
terminal-not-compiled = The rules are not compiled and run as they are: { $reason }
terminal-no-compiler = No C compiler is here (gcc, python3-dev), so the rules run as they are: bots think more slowly, nothing else changes.
terminal-help-line = a number, or: ? · hint · why MOVE · undo · rules NUMBER · board · save · quit · fr
terminal-help =
    Type the number of a choice, or the move as it stands behind it.
    hint names the best moves by what you may know. why MOVE says why a move is refused. rules NUMBER reads a rule. board draws the table again.
    undo takes back your last answer while nobody else has answered. save keeps the game, quit saves and leaves.
terminal-hand-over = Hand the keyboard to { $name }, who presses Enter.
terminal-it-is-allowed = That is allowed.
terminal-saved = Saved: { $path }
terminal-go-on-with = Go on with: meadhall play { $game } --load { $path }
terminal-goes-on = The game is not over.
terminal-victor = { $rank }. { $name } wins with { $score }.
terminal-loser = { $rank }. { $name }: { $score }
terminal-new-game = { $name } is begun: { $count } files in { $folder }. Next:
terminal-verified = { $answers ->
    [one] 1 answer, all by the rules.
   *[other] { $answers } answers, all by the rules.
}
terminal-hint-thinking = Thinking for a moment …
terminal-hint-move = { $percent } %   { $move }
terminal-hint-then = then { $name }: { $move }
terminal-lookback = Looked back
terminal-lookback-about = Chances are judged from the true table; choices by what the seat could know then; luck is what chance gave beside its average. Both are counted in hundredths of a victory.
terminal-lookback-chances = Chances, from the first turn to the end
terminal-lookback-seat = Seat
terminal-lookback-luck = Luck
terminal-lookback-lost = Lost by choices
terminal-lookback-best = Best choices
terminal-lookback-slips = Choices that cost most
terminal-lookback-slip = Answer { $step }, { $name }: { $chosen }. Better: { $better } (−{ $percent } %).
terminal-lookback-strokes = Strokes of luck
terminal-lookback-stroke = Answer { $step }: { $name } { $gained } %
terminal-lookback-team = All together
terminal-bench-game = Game
terminal-bench-decisions = Decisions/s
terminal-bench-loop = … from Python
terminal-bench-games = Games/s
terminal-bench-search = Searched/s
terminal-bench-copy = Copy, µs
terminal-bench-view = View, µs
terminal-bench-change = Change, µs
terminal-bench-compiled = Compiled

# The hall: what can go wrong.

trouble-refused = The rules do not allow that now.
trouble-stale-question = That question has been answered or has changed meanwhile.
trouble-no-suggestions-here = What you suggest is shown to all: that is for games in which all win or lose together.
trouble-stale-undo = Something has happened since; that cannot be taken back now.
trouble-nothing-asked = Nothing is asked of you now.
trouble-answer-instead = You are being asked now: answer instead.
trouble-game-is-over = This game is over.
trouble-game-not-over = This game is not over yet.
trouble-no-hints = People play against each other at this table, and whoever set it has not allowed advice.
trouble-no-hint-now = No advice was found in time. Ask again.
trouble-no-lookback = This game could not be looked back on. It has been noted.
trouble-not-begun = This game has not begun yet.
trouble-already-begun = This game has begun already.
trouble-table-abandoned = Everybody has left this table.
trouble-table-moved-on = This table has moved on; look at it again.
trouble-seat-not-kept = The bot keeps this seat: whoever resigned or ran out of time cannot take it back.
trouble-table-stopped = This game was begun with rules that are no longer played; it cannot be continued. Its story and its record stay.
trouble-table-unreadable = Something stored of this table cannot be read. It is set aside, and nothing of it is lost.
trouble-hall-has-it = Another hall has the database { $database } open: process { $holder }. Close that one first, or name another database.
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
trouble-too-many-tables = You have { $most } tables that are not over; more is not possible. Finish one, or resign, and then set another.
trouble-too-many-open-tables = { $most } of your tables wait for players already. Let one fill, or leave it, and then set another.
trouble-too-many-listed-tables = { $most } of your tables are shown to everybody already. Set this one by invitation only, or finish another first.
trouble-too-many-bot-tables = At { $most } of your tables bots play among themselves already. Wait until one is over.
trouble-level-missing = Say which bot is to sit there.
trouble-no-lesson = { $game } has no walk-through yet.
trouble-lesson-expects = That would be allowed, but the walk-through goes another way. Follow the light.
trouble-not-in-a-lesson = Not in a walk-through.
trouble-no-record = This table began in the middle of a game and has no record of its own.
trouble-not-signed-in = Tell us your name first.
trouble-bad-name = This is not a name that can be read.
trouble-nothing-said = There is nothing to say.
trouble-wrong-password = This name and password do not go together.
trouble-wrong-old-password = This is not your password of until now.
trouble-weak-password = This password is easy to guess. Take a longer one: three or four words that have nothing to do with each other are good.
trouble-no-account = You have no account yet, and so no password.
trouble-signed-out = You have logged out.
trouble-too-many-sockets = You look at too many tables at once: { $most } windows are the most. Close some.
trouble-cannot-store = The hall cannot write anything down just now. Nothing is lost; try again in a while.
trouble-unknown-host = This hall is not known by that name.
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
notice-came-back = { $name } is back.
notice-stopped = The rules of this game are no longer played; it cannot be continued.
notice-rematch = { $name } has set the table for another game.
notice-prepared-dropped = The answer you prepared is not possible now; it was set aside.

# The page of a hall without its browser client.

page-without-client = The hall is open, but it was installed without its browser client. With Node.js 20.19 or newer, run “make play” in the project's folder, or install the package again; what “make package” makes brings the client along and needs no Node.js.

# The hall in the browser.

hall-home = Meadhall, to the lobby
hall-lobby = The hall
hall-to-the-hall = Back to the hall
hall-skip-to-main = Skip to the content
hall-skip-to-board = Skip to the board
hall-close = Close
hall-back = Back
hall-keep = Keep
hall-copy = Copy
hall-copied = Copied
hall-menu = Table settings
hall-language-switch = Switch to English
hall-to-daylight = Switch to daylight
hall-to-firelight = Switch to firelight
hall-sound = Sounds
hall-careful = Ask again before every choice
hall-speed = Pace of the animations
hall-speed-calm = Calm
hall-speed-usual = Usual
hall-speed-brisk = Brisk
hall-speed-none = None
hall-less-motion = Your system asks for less motion, so nothing moves.
hall-shut = The hall does not answer
    .about = It may be starting, or the way to it is broken. We knock again every two seconds.
hall-lost = There is nothing here
    .about = This path leads nowhere. The hall is not far.
hall-barred = You cannot come in here

hall-who-are-you = Who comes there?
    .about = A name is enough to play. Nothing else is asked of you.
hall-your-name = Your name
hall-come-in = Come in
hall-have-account = You have an account?
hall-name-first = Tell us your name first; then sit down.
hall-name-to-sit = Tell us your name, and take your seat.
hall-account = You
hall-account-of = Account of { $name }
hall-account-name = Name of the account
hall-account-kept = Your games are kept under this account. Log in anywhere to find them again.
hall-password = Password
hall-new-password = Password (8 signs or more)
hall-old-password = Password until now
hall-password-to-be = New password (8 signs or more)
hall-change-password = Change the password
    .about = Every other device is logged out.
hall-password-changed = Your password is changed, { $name }.
hall-become-account = Keep my games
    .about = With a name and a password you find your games again on any device. You keep every seat you have now.
hall-became-account = Done. Your games are kept, { $name }.
hall-log-in = Log in
hall-log-out = Log out
hall-logged-in = Welcome back, { $name }.
hall-logged-out = You are logged out. Farewell!
hall-renamed = You are { $name } now.
hall-at-the-table = At the table

hall-welcome = Welcome to the hall
    .about = Great Viking board games by the fire: with friends, with strangers, with bots. Sit down and play.
hall-greeting = Good to see you, { $name }
hall-new-table = New table
hall-my-tables = Your tables
hall-listed-tables = In the hall now
hall-finished-tables = Sagas of yours
hall-no-tables = No table is set at the moment. Be the first.
hall-games = The games
hall-players = { $least } to { $most } players
hall-set-table = Set a table
hall-learn = Learn by playing
hall-rules = Rules
hall-show-all = Show all { $count }
hall-private = private
hall-kind-fork = what if
hall-kind-lesson = walk-through
hall-waits-for-you = It is your decision
hall-is-open = Waiting for players
hall-is-running = Under way
hall-is-over = Over
hall-is-abandoned = Abandoned
hall-is-stopped = Cannot be continued
hall-is-unreadable = Cannot be read; set aside
hall-play-on = Play
hall-to-my-seat = To the table
hall-sit-down = Sit down
hall-watch = Watch
hall-look-back = Look back
hall-look-on = Look back

hall-which-game = Which game?
hall-who-plays = Who plays?
hall-how-many = players
hall-seat-numbered = Seat { $number }, { $name }
hall-seat-me = You
hall-seat-invited = Whoever has the link
hall-seat-open = Anybody in the hall
hall-seat-person = A person
hall-seat-bot = Bot: { $level }
hall-level-random = plays at random
    .about = Any move is as good as another.
hall-level-thrall = thrall, errs now and then
    .about = Plausible moves and plain mistakes: for a first evening.
hall-level-greedy = takes what it can
    .about = Looks one move ahead and takes what looks best.
hall-level-skald = skald, thinks for a moment
    .about = Thinks ahead for up to a tenth of a second: for those who know the rules.
hall-level-jarl = jarl, thinks well
    .about = Thinks ahead for about a second, and of what you will answer.
hall-level-odin = Odin, thinks long
    .about = Thinks ahead for about five seconds. Few sit down with him twice.
hall-bot = bot
hall-drawn = Draw the places
    .about = Who sits where is drawn when the game begins.
hall-options = How it is played
hall-value-drawn = Drawn by lot
hall-value-true = Yes
hall-value-false = No
hall-value-other = Other …
hall-pace = Pace
hall-mode-live = At one sitting
    .about = All are here and play one after another.
hall-mode-correspondence = By letter
    .about = Answer when you find the time; the table waits for days.
hall-clock = Clock
hall-clock-none = No clock
hall-clock-quick = 5 minutes, and 15 seconds for each answer
hall-clock-usual = 15 minutes, and 30 seconds for each answer
hall-clock-long = 1 hour, and 1 minute for each answer
hall-clock-three-days = 3 days for each answer
hall-clock-one-day = 1 day for each answer
hall-clock-week = 1 week for each answer
hall-listed = Show it in the hall
    .about = Otherwise only those with the link find it.
hall-watchable = Spectators are welcome
    .about = They see what lies open, never what is secret.
hall-hints = Advice is allowed
    .about = Whoever is asked may be shown the best moves. Against bots, and where all win together, it is always allowed.
hall-hints-here = Advice may be asked for at this table.
hall-set-this-table = Set the table

hall-invitation = You are invited
hall-somebody = Somebody
hall-invited-by = { $host } keeps a seat for you: { $game }, { $seats } at the table.
hall-sit-down-as = Sit down as { $name }
hall-room-waiting = The game begins as soon as every seat is taken.
hall-room-full = Everybody is here.
hall-seats = Seats
hall-host = host
hall-you = you
hall-change-seat = Who may take seat { $number }
hall-start = Begin
hall-stand-up = Stand up
hall-invite = Invite
    .about = Whoever opens this link takes a free seat.

hall-setting-table = The table is being set …
hall-watching = you are watching
hall-your-turn = your turn
hall-moment = The moment
hall-board = Board
hall-own-sheet = Your own things
hall-beside-board = Beside the board
hall-pull = Show more or less of the moment
hall-choices = Your choices
hall-answer-on-its-way = Your answer is on its way …
hall-waiting-for = Waiting for { $names }.
hall-also-waiting-for = Also waiting for { $names }.
hall-have-answered = { $count ->
    [one] { $names } has answered.
   *[other] { $names } have answered.
}
hall-skip = Skip to now
hall-undo = Take back
hall-again = Once more to do it
    .wasted = Once more to do it: something is left to lose
    .hopeless = Once more to do it: it cannot succeed
hall-hint = Advice
    .about = The best moves by what you may know. A click shows the choice; you make it yourself.
hall-hint-thinking = Thinking about it …
hall-hint-close = Put the advice away
hall-hint-chance = Chances: { $percent } %
hall-hint-chance-team = Chances of all: { $percent } %
hall-hint-then = Then, as expected:
hall-hint-step = { $name }: { $move }
hall-foresee = Plan ahead
    .about = You may be asked this next. What you choose is played at once if it is allowed then.
hall-nothing-foreseen = Nothing can be planned yet.
hall-prepared = Prepared: { $move }
hall-unprepare = Forget it
hall-suggest = Suggest
    .about = Pick a choice to show it to the others. It is not played.
hall-suggests = { $name } suggests: { $move }
hall-advise = Point at a move to suggest it. Whoever is asked decides.
hall-suggested-by = (suggested by { $names })
hall-game-over = The game is over.
hall-story = Story
hall-no-story = Nothing has happened yet.
hall-chat = Talk
hall-nothing-said = Nobody has said anything yet.
hall-say-something = Say something
hall-say = Say
hall-search-rules = Search the rules
hall-nothing-found = No rule speaks of that.
hall-away = away
hall-replace = Let a bot play on
hall-take-back = Take your seat back
hall-left-resigned = resigned, a bot plays on
hall-left-overdue = ran out of time, a bot plays on
hall-left-replaced = missing, a bot plays on
hall-zoom = Zoom
hall-zoom-in = Closer
hall-zoom-out = Farther
hall-zoom-fit = The whole board
hall-offline = The connection is lost. Nothing is forgotten; trying again { $seconds ->
    [one] in { $seconds } second
   *[other] in { $seconds } seconds
}.
hall-reconnecting = The connection is lost. Nothing is forgotten; trying again now …
hall-try-now = Try now
hall-lesson = Walk-through
hall-lesson-back = Back in the walk-through
hall-lesson-next = Go on
hall-lesson-follow = Follow the light

hall-table-menu = At this table
hall-auto = Answer for me where there is no choice
    .about = Only where everybody can see that there is just one.
hall-watch-link = A link for spectators
hall-keys = Keys
hall-key-choose = 1–9
    .about = choose
hall-key-skip = Esc
    .about = skip to now
hall-key-undo = U
    .about = take back
hall-key-story = S
    .about = story
hall-key-rules = R
    .about = rules
hall-key-chat = C
    .about = talk
hall-download = Download the record
hall-resign = Resign
hall-resign-sure = Really resign? A bot takes your seat

hall-wins = { $name } wins
hall-win-together = { $names } win together
hall-nobody-wins = Nobody wins
hall-rematch = Play again
hall-join-rematch = Join the next game
hall-share = Share
hall-look-at-board = Look at the board
hall-show-result = Show the result

hall-saga = Saga
hall-told-only = This game was played with rules that are no longer there. Its story is told in words, without the board.
hall-step = Step
hall-step-of = Step { $step } of { $steps }
hall-play = Play
hall-pause = Pause
hall-to-first = To the beginning
hall-to-last = To the end
hall-to-previous = One step back
hall-to-next = One step on
hall-seen-from = Seen from
hall-seen-from-outside = outside
hall-what-if = What if?
    .about = Sit down here, at this very moment, and play it differently. Bots take the other seats.
hall-what-if-seat = Your seat
hall-play-from-here = Play on from here
hall-lookback = Chances and choices
hall-lookback-thinking = The game is being thought about. This takes a moment; you may look around meanwhile.
hall-lookback-how = Chances are judged from the true table, all hands open. Choices are judged by what the seat could know then. Luck is what chance gave, beside what it gives on average. Both are counted in hundredths of a victory.
hall-lookback-chances = Everybody's chances along the game
hall-lookback-chances-team = The chances of all along the game
hall-lookback-all = All together
hall-lookback-seat = Seat
hall-lookback-luck = Luck
hall-lookback-lost = Choices
hall-lookback-best = Best
hall-lookback-best-of = { $best } of { $choices }
hall-lookback-percent = { $percent } %
hall-lookback-slips = Choices that cost most
hall-lookback-none = No choice cost much.
hall-lookback-slip = { $name }: { $move }
hall-lookback-better = Better: { $move }
hall-lookback-strokes = Strokes of luck
hall-lookback-stroke-good = Chance was kind to { $name }
hall-lookback-stroke-bad = Chance was hard on { $name }
hall-lookback-no-luck = Chance took no sides.
hall-lookback-to = To step { $step }

trouble-offline = The hall cannot be reached. Try again in a moment.

# Following what others do
hall-undo-in = Take back ({ $seconds })
hall-stop = Pause
hall-go-on = Go on
hall-step-on = Next
hall-key-stop = Space
    .about = pause, go on
hall-key-step = →
    .about = the next event
hall-since = Since your last turn
hall-since-more = { $count ->
    [one] And one thing more.
   *[other] And { $count } things more.
}
hall-show-again = Show it again
hall-dismiss = Put away
hall-gained = { $what } +{ $count }
hall-lost = { $what } −{ $count }
hall-turn-of = Turn of { $name }
hall-pace-undo = Time to take back
    .about = After a person's move bots wait so long, wherever it can be taken back.
hall-pace-undo-usual = As usual here
hall-pace-undo-0 = None
hall-pace-undo-3 = 3 seconds
hall-pace-undo-6 = 6 seconds
hall-pace-undo-12 = 12 seconds
hall-pace-bots = Bots
    .about = How long they let you look before they answer.
hall-pace-bots-brisk = Brisk
hall-pace-bots-usual = Usual
hall-pace-bots-calm = Calm
hall-pace-confirm = Ask again before every choice
    .about = For everybody at this table. Each may wish it for themselves instead.
hall-careful-here = This table asks everybody.
