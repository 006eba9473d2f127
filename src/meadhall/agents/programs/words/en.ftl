# What is said of somebody else's program, in the terminal, in the arena and by `meadhall bot-check`.

trouble-program-unreadable = “{ $program }” cannot be read as a program and its words: { $reason }
trouble-program-missing = Say which program: program:./bot.pl
trouble-program-option = “@{ $option }” is no option of a program: write @name=value; milliseconds and iterations are numbers.
trouble-program-name = A bot cannot be called “{ $name }”: small letters, digits and hyphens, and no name that is taken already.
trouble-program-not-found = There is no program { $path } that may be run.
trouble-program-not-started = The program “{ $program }” cannot be started: { $reason }.
trouble-program-hello = The program “{ $program }” said no proper hello: a line “{ $missing } …” is missing before “ready”.
trouble-program-no-option = The program “{ $program }” has no option “{ $option }”. It has: { $known }.
trouble-program-plays-not = The program “{ $program }” does not play { $game }. It plays: { $known }.
trouble-program-plays-nothing = The program “{ $program }” plays none of the games that are installed here: { $known }.
trouble-program-ended = The program “{ $program }” has ended by itself{ $code ->
    [none] .
   *[other] {" "}(exit code { $code }).
}
trouble-program-silent = The program “{ $program }” does not answer.
trouble-program-too-slow = The program “{ $program }” was told to stop, and has not answered within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
trouble-program-goes-on = The program “{ $program }” has not ended within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
trouble-program-floods = The program “{ $program }” says too much: more than { $most } bytes for one question, or more than { $longest } in one line.
trouble-program-unasked = The program “{ $program }” has answered what nobody had asked: { $line }
trouble-program-error = The program “{ $program }” says that something went wrong: { $said }
trouble-program-illegal = The program “{ $program }” answered “{ $move }” in { $game }, which is none of the { $options } moves it was offered.

check-title = { $program }: { $name } by { $author }
check-title-unknown = { $program }
check-result = { $passed ->
    [yes] passed
   *[no] failed
}
check-hello = It starts, and says who it is and what it plays
check-ready = It answers “ready?”
check-nonsense = It passes over lines it does not know, broken JSON and empty lines
check-game = It plays a whole game: { $game }
check-same-again = It plays a second game in the same process: { $game }
check-hurry = It answers with one millisecond to think
check-stop = It answers when it is told to stop
check-idle-stop = It passes over “stop” while nothing is asked
check-once = It answers once, and only when asked
check-quit = It ends when it is told to quit
check-closed = It ends when its standard input is closed
check-told = { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $milliseconds } ms each on average, { $longest } ms at most
check-all-passed = All { $count ->
    [one] of one check
   *[other] { $count } checks
} passed.
check-some-failed = { $failed ->
    [one] One check
   *[other] { $failed } checks
} of { $count } failed.
check-errors = The last it wrote on its standard error:
