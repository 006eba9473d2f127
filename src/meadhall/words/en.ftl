# What all games share. Each game has words of its own beside its rules.

someone = Player { $number }
listed = { $most } and { $last }
labelled = { $name }: { $what }
paired = { $one } ({ $two })
meant = { $near ->
        [none] {""}
       *[other] {" "}Did you mean: { $near }?
    }
you = you

why-not-an-option = That is not one of the choices now.
why-not-asked = It is not for { $seat } to answer now.
    .as-seat = It is not for you to answer now.
why-cannot-happen = Chance cannot bring that here.

trouble-unknown-game = There is no game called “{ $game }”.{ meant } Known: { $known }.
trouble-bad-game-name = “{ $name }” cannot be the name of a game: { $shortest } to { $longest } letters from a to z, with hyphens between words, and no word that Python keeps for itself.
trouble-name-taken = “{ $name }” is taken: choose another name.
trouble-folder-exists = { $folder } is there already.
trouble-no-repository = { $folder } is not inside the sources of Meadhall; --package FOLDER makes a package of its own.
trouble-broken-command = The command “{ $command }” cannot be loaded: { $reason }.
trouble-unknown-agent = There is no agent called “{ $agent }”.{ meant } Known: { $known }.
trouble-not-observed = “{ $game }” does not say how learners see it: its rules have no `observation`.
trouble-cannot-write = “{ $path }” cannot be written: { $reason }.
trouble-not-a-data-set = “{ $path }” is no data set of ours.
trouble-needs-an-extra = This needs more than the package brings along: pip install "meadhall[{ $extra }]".
records-made = { $path } is written: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
}, { $kilobytes } kB.
trouble-bad-seats = { $game } cannot be played by { $seats }. Possible: { $known }.
trouble-unknown-option = There is no option “{ $option }”.{ meant } Known: { $known }.
trouble-bad-option = “{ $value }” is not a value of { $option }.{ meant } Possible: { $known }.
trouble-bad-option-each = “{ $value }” is not a value of { $option }.{ meant } Possible: { $known }; or { $seats } different ones of { $names }.
trouble-bad-option-some = “{ $value }” is not a value of { $option }.{ meant } Possible: { $known }; a number from { $seats } to { $most }; or so many of { $names }.
trouble-bad-option-amounts = “{ $value }” is not a value of { $option }.{ meant } Possible: { $known }; or numbers up to { $limits }.
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
trouble-seats-do-not-match = Seats named: { $seats }; the game has { $game }.
trouble-say-it-again = { $move }? Type { $number } once more to do it.
trouble-no-such-choice = There is no choice { $number }: they go from 1 to { $most }.
trouble-cannot-read = { $path } cannot be read: { $reason }.
trouble-port-is-taken = { $host }:{ $port } is taken by another program. Choose another port with --port.
trouble-bad-metrics = This is not a place for metrics: { $address }. Write an address and a port, such as 127.0.0.1:9464.
trouble-bad-log-format = The log has no format { $format }: write plain or json.
trouble-bad-proxy = This is not the address of a proxy or a network: { $reason }
trouble-no-screen = The full screen needs a terminal to type in and to look at; leave --full out, or take --plain.
trouble-not-text = What was typed is not text.
trouble-agent-failed = The bot { $agent } has failed: { $reason }. The game is saved as it was before.
trouble-letters-need-address = A hall with a mail server needs to know whom letters are from (--mail-from) and where people find it (--public-address https://…).
trouble-thinkers-need-postgresql = Thinkers elsewhere and their halls meet in PostgreSQL: --database postgresql://…
trouble-bad-mail-server = A mail server is given as smtp://name:password@mail.example:587, or smtps://…
trouble-cannot-save = { $path } cannot be saved: { $reason }.

# The terminal

terminal-welcome = Welcome to the hall.
terminal-hall-is-open = The hall is open: { $address }   (Ctrl-C closes it; nothing is lost)
terminal-thinks-for-halls = Thinking for halls elsewhere, as { $name }, in { $processes ->
    [one] one process
   *[other] { $processes } processes
}   (Ctrl-C ends it; others take over)
terminal-compiling = The rules are being compiled beside the hall; until then they run as they are.
terminal-compiling-parts = Compiling the rules … { $done } of { $parts } parts
terminal-compiled = The rules are compiled: bots use them from now on, and so will the next hall.
terminal-not-compiled = The rules are not compiled and run as they are: { $reason }
terminal-no-compiler = No C compiler is here (gcc, python3-dev), so the rules run as they are: bots think more slowly, nothing else changes.
terminal-help-line = a number, or: ? · hint · why 1 · undo · rules · board · story · save · quit · fr
terminal-help =
    Type the number of a choice, or the move as it stands behind it below. Enter goes on reading.
    hint names the best moves by what you may know. why 2 tells what choice 2 promises, why MOVE why a move is refused.
    rules reads what speaks of this question, rules 3 chapter 3, rules 3.2 one rule, rules ship what speaks of ships.
    board draws the whole table, story tells all that happened, choices lists them again.
    undo takes back your last answer while nobody else has answered. save keeps the game, quit saves and leaves.
terminal-hand-over = Hand the keyboard to { $name }, who presses Enter.
terminal-it-is-allowed = That is allowed.
terminal-choice-allowed = { $number } is allowed: { $move }
terminal-chapters = Chapters, to be read as rules 1 and so on:
terminal-more = … { $lines ->
    [one] one more line
   *[other] { $lines } more lines
}: Enter goes on
terminal-earlier = … { $lines ->
    [one] one line
   *[other] { $lines } lines
} before: story
terminal-board = Board
terminal-named = { $name }: { $text }
terminal-story = Story
terminal-rules = Rules
terminal-asked = { $name } · { $count ->
    [one] one choice
   *[other] { $count } choices
}
terminal-thinks = { $name } ({ $level }) is thinking …
terminal-over = The game is over.
terminal-close = Esc closes
terminal-doubt = { $move }?
terminal-yes = y Yes
terminal-no = n No
terminal-why-search = some words of a move …
terminal-chapters-to-click = Chapters
terminal-key-hint = Hint
terminal-key-why = Why?
terminal-key-undo = Undo
terminal-key-rules = Rules
terminal-key-language = Français
terminal-key-help = Help
terminal-key-leave = Leave
terminal-full-help =
    ↑ ↓ or a number marks a choice, Enter makes it; so does a click. What ends or wastes something is asked again.
    ← → turn over the board's parts, the story and the rules. b, t and r go there, Tab goes from one to the next, PgUp and PgDn scroll.
    h names the best moves by what you may know. w tells what the marked choice promises; where none is marked (Esc), why any other move is refused.
    u takes back your last answer while nobody else has answered. l speaks French.
    The game is saved after every answer. s says where, q leaves.
terminal-saved = Saved: { $path }
terminal-go-on-with = Go on with: meadhall play { $game } --seats { $seats } --load { $path }
terminal-goes-on = The game is not over.
terminal-victor = { $rank }. { $name } wins with { $score }.
terminal-loser = { $rank }. { $name }: { $score }
terminal-team-won = All win together, with { $score }.
terminal-team-lost = All lose together.
terminal-new-game = { $name } is begun: { $count } files in { $folder }. Next:
terminal-verified = { $answers ->
    [one] 1 answer, all by the rules.
   *[other] { $answers } answers, all by the rules.
}
terminal-hint-thinking = Thinking for a moment …
terminal-hint-move = { $percent } %   { $move }
terminal-hint-then = then { $name }: { $move }
terminal-lookback = Looked back
terminal-lookback-about = Chances are judged from the true table; choices by what the seat could know then; luck is what chance gave, compared with its average. Both are counted in hundredths of a victory.
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
trouble-no-hints-what-if = This is a “what if” of a game in which advice is not allowed: there is none here, either.
trouble-no-hint-now = No advice was found in time. Ask again.
trouble-no-lookback = This game could not be looked back on; it has been noted. Ask again in a while.
trouble-not-begun = This game has not begun yet.
trouble-already-begun = This game has begun already.
trouble-table-abandoned = Everybody has left this table.
trouble-table-moved-on = This table has moved on; look at it again.
trouble-seat-not-kept = The bot keeps this seat: whoever resigned or ran out of time cannot take it back.
trouble-table-stopped = This game was begun with rules that are no longer played; it cannot be continued. Its story and its record stay.
trouble-table-unreadable = Something stored of this table cannot be read. It is set aside, and nothing of it is lost.
trouble-hall-has-it = Another hall has the database { $database } open: process { $holder }. Close that one first, or name another database.
trouble-bad-database = A hall keeps its tables in a file or in PostgreSQL, not in { $kind }. Name a file, or an address such as postgresql://….
trouble-database-away = The database { $database } cannot be opened: { $reason }
trouble-workers-need-postgresql = Several halls need PostgreSQL to share their tables; a file is for one. Name one with --database postgresql://…, or leave --workers out.
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
trouble-no-table-waits = Nobody is missing at any table now. Set one, or play with bots.
trouble-seats-free = Not every seat is taken yet.
trouble-invitation-needed = To sit here you need an invitation.
trouble-wrong-invitation = This invitation is not for this table.
trouble-wrong-token = This token is not for this seat.
trouble-resign-instead = The game has begun: resign if you must go.
trouble-nobody-to-replace = Nobody is missing from that seat.
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
trouble-level-plays-not = { $game } is no game of the bot { $level }.
trouble-wrong-bot-token = This token opens nothing: it was never made here, or it has been revoked.
trouble-not-by-token = That is for the owner of the account, signed in with the password; a token cannot do it.
trouble-not-a-bot = That is for bot accounts.
trouble-no-such-bot = There is no bot account called { $account }.
trouble-account-only-invited = A bot account can be named for a seat of the kind “invited” only.
trouble-bot-needs-account = A guest cannot be a bot: make an account first.
trouble-bot-has-played = This account has played already. Only one that never has can become a bot account.
trouble-too-many-tokens = { $most ->
    [one] There is a token already; revoke it first.
   *[other] There are { $most } tokens already; revoke one first.
}
trouble-no-such-token = There is no such token.
trouble-not-invited = No seat here is kept for you.
trouble-bot-name = “{ $text }” names no bot: write name=PROGRAM.
trouble-no-lesson = { $game } has no walk-through yet.
trouble-lesson-expects = That would be allowed, but the walk-through goes another way. Follow the light.
trouble-not-in-a-lesson = Not in a walk-through.
trouble-no-record = This table began in the middle of a game and has no record of its own.
trouble-not-signed-in = Tell us your name first.
trouble-bad-name = This is not a name that can be read.
trouble-nothing-said = There is nothing to say.
trouble-wrong-password = This name and password do not go together.
trouble-wrong-old-password = That is not your current password.
trouble-weak-password = This password is easy to guess. Take a longer one: three or four words that have nothing to do with each other are good.
trouble-no-account = You have no account yet, and so no password.
trouble-rated-against-others = A game counts only where people play against each other, and without advice.
trouble-rated-people-only = Where a game counts, no bot sits down.
trouble-rated-one-seat = Where a game counts, everybody has one seat, and keeps it.
trouble-rated-accounts-only = This game counts: to sit down you need an account.
trouble-rated-no-what-if = While a game that counts goes on, nobody tries out what would follow. Afterwards everybody may.
trouble-nobody-asked = Nobody of that name has asked you.
trouble-no-such-friend = You can keep a seat for friends only.
trouble-too-many-friends = You have asked { $most } people; more is not possible.
trouble-no-letters-here = This hall has no mail server and writes no letters.
trouble-no-mail-address = Tell the hall first where letters shall go.
trouble-old-key = This link has been used, or is too old. Ask for a new one.
trouble-signed-out = You have logged out.
trouble-too-many-sockets = You are looking at too many tables at once: { $most } windows at most. Close some.
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
    .you = You resign; a bot plays on.
notice-overdue = { $name }'s time has run out; a bot plays on.
    .you = Your time has run out; a bot plays on.
notice-replaced = { $name } is missing; a bot plays on.
    .you = You were missing; a bot plays on.
notice-came-back = { $name } is back.
    .you = You are back.
notice-stopped = The rules of this game are no longer played; it cannot be continued.
notice-declined = { $name } will not come.
notice-rematch = { $name } has set the table for another game.
    .you = You have set the table for another game.
notice-prepared-dropped = The answer you prepared is not possible now; it was set aside.

# What a guest is called who gives no name: one of each, with a space between.

guest-names = Astrid, Bjorn, Dagny, Egil, Frida, Gunnar, Helga, Ivar, Jorunn, Kari, Leif, Nanna, Oddny, Ottar, Runa, Sigrid, Sten, Svana, Toke, Torvald, Una, Vidar
guest-bynames = Ash-Walker, Broad-Oar, Ember-Eye, Far-Sight, Frost-Hand, Gull-Friend, Iron-Brow, Light-Foot, Long-Thought, Mead-Lover, Oak-Heart, Raven-Ear, Rune-Reader, Salt-Beard, Sea-Song, Shield-Song, Star-Steer, Storm-Calm, Wave-Rider, Wolf-Step
guest-departed = Somebody who left

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
hall-text = Size of the text
hall-text-usual = Usual
hall-text-large = Large
hall-text-larger = Larger
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
    .about = Say your name, or leave it to the hall to find one. Nothing else is asked of you.
hall-your-name = Your name
hall-come-in = Come in
hall-have-account = You have an account?
hall-name-to-sit = Tell us your name, and take your seat.
hall-account = You
hall-account-of = Account of { $name }
hall-account-name = Name of the account
hall-account-kept = Your games are kept under this account. Log in anywhere to find them again.
hall-password = Password
hall-new-password = Password (8 characters or more)
hall-old-password = Current password
hall-password-to-be = New password (8 characters or more)
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

hall-letters = When you are away
    .about = By letter a table may wait for days: let yourself be told when it is your turn.
hall-notices = By this browser
    .about = Tell me while a tab of the hall is open and I look elsewhere.
hall-notices-none = This browser cannot tell you anything by itself.
hall-notices-denied = This browser was told to keep silent about this page; its own settings can change that.
hall-notice = Your turn: { $game }
hall-notice-offer = It may take a while. Shall this browser tell you when it is your turn?
hall-notice-yes = Yes, tell me
hall-notice-no = No
hall-mail = By mail
hall-mail-needs-account = With an account (“Keep my games”, above) the hall writes to you.
hall-mail-address = Mail address
hall-mail-name = Write to me there
hall-mail-change = Write to me there instead
hall-mail-asked = A letter is on its way to { $address }. Open the link in it, and letters will follow.
hall-mail-confirmed = The hall writes to { $address } from now on.
hall-mail-to = The hall writes to { $address }: all tables that wait for you, in one letter.
hall-mail-often = How often
hall-mail-daily = Once a day at most
hall-mail-hourly = Once an hour at most
hall-mail-off = Not now
hall-mail-forget = Forget the address
hall-feed = By a feed
    .about = A secret address for a calendar or a feed reader, that shows which tables wait for you. Whoever knows it sees that, and nothing more.
hall-feed-calendar = Address for a calendar
hall-feed-atom = Address for a feed reader
hall-feed-once = Copy it now: it is shown this once.
hall-feed-make = Make an address
hall-feed-anew = Make a new one; the old one ends
hall-feed-end = End it
hall-feed-ended = The address shows nothing any more.
hall-to-account = To your account
hall-forgot = Forgotten?
hall-recover = A new password
    .about = If the account has a mail address, the hall sends a link there that works once, for half an hour.
hall-recover-who = Name of the account, or its mail address
hall-recover-ask = Send the link
hall-recover-sent = If there is such an account with a mail address, a letter is on its way there.
hall-my-account = Account
hall-my-past = Past games
hall-my-friends = Friends
hall-emblem = An emblem of your own
    .about = Others see it beside your name where you sit down.
hall-emblem-wolf = Wolf
hall-emblem-raven = Raven
hall-emblem-serpent = Serpent
hall-emblem-bear = Bear
hall-emblem-hammer = Hammer
hall-emblem-horn = Horn
hall-emblem-axe = Axe
hall-emblem-shield = Shield
hall-emblem-ship = Ship
hall-emblem-skull = Skull
hall-emblem-tree = Tree
hall-past = Games you have played
hall-past-game = Game
hall-past-result = Result
hall-past-with = With
hall-past-any = Any
hall-past-won = won
hall-past-lost = not won
hall-past-unfinished = not finished
hall-past-count = { $count ->
    [0] No game is like that.
    [one] 1 game
   *[other] { $count } games
}
hall-past-more = Show more
hall-figures = In figures
hall-figures-none = Figures come with the first game you finish.
hall-figures-games = Games
hall-figures-won = Won
hall-figures-rank = Mean rank
hall-figures-score = Mean score
hall-figures-best = Best score
hall-figures-rating = Rating
hall-figures-between = ({ $low } to { $high })
hall-rivals = Rivals
hall-rival-met = { $games ->
    [one] met once
   *[other] met { $games } times
}, { $ahead } ahead, { $behind } behind
hall-friends = Friends
hall-friends-need-account = With an account you can have friends and keep seats for them.
hall-friends-asking = They would like to be friends
hall-friends-none = No friends yet. Ask by the name of an account, or somebody you have played with, among your rivals.
hall-friend-ask = Ask to be friends
hall-friend-asked = Asked. If there is such an account, it is theirs to answer.
hall-friend-accept = Yes
hall-friend-decline = No
hall-friend-part = Part ways
hall-friend-here = here now
hall-seat-friend = Friend: { $name }
hall-seat-kept = A seat is kept for you
hall-rated = It counts
    .about = For ratings: among accounts, each in one seat, without bots and advice. Whoever leaves comes last.
hall-rated-short = counts
hall-my-data = What the hall knows of you
    .about = All of it as one file, to take along; or gone for good.
hall-take-data = Take it along
hall-delete-me = Delete me
    .about = Your account, your address, your friends and ratings are deleted at once and cannot be brought back. Where you play, a bot plays on. What others have played with you stays, without your name.
hall-delete-me-now = Delete me now

hall-welcome = Welcome to the hall
    .about = Great Viking board games by the fire: with friends, with strangers, with bots. Sit down and play.
hall-greeting = Good to see you, { $name }
hall-new-table = New table
hall-my-tables = Your tables
hall-listed-tables = In the hall now
hall-finished-tables = Your sagas
hall-no-tables = No table is set at the moment. Be the first.
hall-games = The games
hall-players = { $least } to { $most } players
hall-set-table = Set a table
hall-learn = Learn by playing
hall-rules = Rules
hall-minutes = { $least } to { $most } minutes
hall-weight-1 = learnt in a minute
hall-weight-2 = light
hall-weight-3 = middling
hall-weight-4 = heavy
hall-weight-5 = very heavy
hall-play-bots = Play
hall-play-now = Play { $game } now
hall-sit-anywhere = Sit me down anywhere
hall-no-name-needed = Against bots, at once. No name, no account: the hall finds you a name.
hall-for-learning = To learn by
    .about = A small game of ours that is over in five minutes: to see how the hall works, and the one to read when you write a game of your own.
hall-fill = The other seats
hall-fill-bot = Bots
hall-fill-invited = Friends, by a link
hall-fill-open = Anybody
hall-change-options = Change
hall-fold-options = Done
hall-as-usual = As usual
hall-option-set = { $option }: { $value }
hall-listed-short = shown in the hall
hall-unlisted-short = by link only
hall-show-all = Show all { $count }
hall-private = private
hall-kind-fork = what if
hall-kind-lesson = walk-through
hall-waits-for-you = It is your decision
hall-is-open = Waiting for players
hall-is-running = Under way
hall-is-over = Over
hall-is-won = Won together
hall-is-lost = Lost together
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
    .nameless = Seat { $number }
hall-seat-me = You
hall-seat-invited = Whoever has the link
hall-seat-open = Anybody in the hall
hall-seat-person = A person
hall-seat-bot = Bot: { $level }
hall-seat-bot-fitting = A bot to suit you
    .about = Gentle until you have won this game once; then it takes what it can.
    .together = Plays along as well as it can.
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
hall-level-brought = Brought along by { $package }.
hall-level-program = { $name }, a program by { $author }.
hall-seat-account = Bot account: { $name }
hall-account-here = a bot account
hall-account-invited = a bot account, invited
hall-bot-account = Bot account
    .about = If a program of yours is to play under this name, make the account a bot account. It is marked as one wherever its name is seen, and can be invited to tables by name.
hall-bot-for-good = For good: no person plays under this name again.
hall-bot-become = Make it a bot account
hall-bot-tokens = A program plays under this name with a token. Whoever has one plays as this bot, and can do nothing else here.
hall-bot-label = What the token is for
hall-bot-new-token = New token
hall-bot-token-made = Keep it now: it is never shown again.
hall-bot-revoke = Revoke
hall-bot = bot
hall-drawn = Draw the places
    .about = Who sits where is drawn when the game begins.
hall-options = How it is played
hall-value-drawn = Drawn by lot
hall-value-picked = Choose them now
hall-value-more = { $count } of them, drawn by lot
hall-pick-for = For seat { $number }
hall-pick-more = Pick at least { $least }, in turn order.
hall-amount = Amount
hall-amount-less = Fewer: { $what }
hall-amount-more = More: { $what }
hall-value-true = Yes
hall-value-false = No
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
hall-other-choices = Otherwise
hall-more-choices = { $count ->
    [one] one more below
   *[other] { $count } more below
}
hall-answer-on-its-way = Your answer is on its way …
hall-waiting-for = Waiting for { $names }.
hall-also-waiting-for = Also waiting for { $names }.
hall-have-answered = { $count ->
    [one] { $names } has answered.
   *[other] { $names } have answered.
}
    .you = You have answered.
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
hall-lesson-of = { $step } of { $steps }
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
hall-signs = What the signs mean
    .about = The same in every game, on the board and in every list.
hall-sign-possible = Possible
    .about = You may choose it now.
hall-sign-chosen = Chosen
    .about = You have picked it; it counts once you confirm it.
hall-sign-suggested = Suggested
    .about = Somebody at the table, or an adviser, would choose it.
hall-sign-blocked = Blocked
    .about = It is there, and may not be used now. Press it to read why.
hall-sign-doomed = Doomed
    .about = It will be lost before long.
hall-sign-owned = Owned
    .about = The pattern says whose it is, beside the colour.
hall-download = Download the record
hall-resign = Resign
hall-resign-sure = Really resign? A bot takes your seat

hall-wins = { $name } wins
    .you = You win
hall-win-together = { $names } win together
    .you = You all win together
hall-win-with = You and { $names } win together
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
hall-lookback-how = Chances are judged from the true table, all hands open. Choices are judged by what the seat could know then. Luck is what chance gave, compared with what it gives on average. Both are counted in hundredths of a victory.
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
    [one] And one more thing.
   *[other] And { $count } more things.
}
hall-show-again = Show it again
hall-dismiss = Put away
hall-gained = { $what } +{ $count }
hall-given-up = { $what } −{ $count }
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
hall-last-count = The last count
hall-to-the-count = To the count
hall-turns = Turns
hall-turns-none = Nothing has been played yet.
hall-scores = Scores
hall-scores-step = Step { $step }
hall-hands = All hands
hall-hands-about = The game is over: everybody's cards lie open, as they were at this step.
hall-hands-none = Nobody holds anything in secret in this game.
hall-jump-to = To step { $step }
hall-before-first = How it began
hall-watch-saga = Share this saga
hall-sound-offer = This hall has sounds of its own: sea and fire, dice and steel, and a call when it is your turn.
hall-sound-on = Switch them on
hall-sound-no = No, stay quiet
hall-volume = Loudness
hall-sound-events = What happens at the table
hall-sound-ambience = Sea and fire in the background
hall-sound-call = The call when it is your turn
hall-sound-try = Try it
