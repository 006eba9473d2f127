"""Every message between the hall and its visitors, as structs (interpreted).

Three parts: what is shared, what travels by HTTP, what travels by socket. A
socket message names its kind in `type`. Unknown fields are refused on the way
in. `docs/wire.md` shows all of it at work; `wire.ts` is made from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from meadhall.kernel.notation import hyphened

# What is shared

NUMBER_LIMIT = 2**31 - 1

Choice: TypeAlias = bool | int | str
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=NUMBER_LIMIT)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
AccountName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{2,24}$(?!\n)")]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Spoken: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
MoveWish: TypeAlias = (
    Annotated[int, msgspec.Meta(ge=0, le=NUMBER_LIMIT)] | Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
)  # an action number, or notation: "pillage 1"

MailAddress: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        max_length=254, pattern=r"^[A-Za-z0-9._%+'&=/!#$*?^{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$(?!\n)"
    ),
]
Often: TypeAlias = Literal["off", "hourly", "daily"]  # at most

EmblemName: TypeAlias = Literal[
    "wolf", "raven", "serpent", "bear", "hammer", "horn", "axe", "shield", "ship", "skull", "tree"
]
PersonName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)")]

Mode: TypeAlias = Literal["live", "correspondence"]
Status: TypeAlias = Literal["open", "running", "over", "abandoned", "stopped", "unreadable"]
SeatKind: TypeAlias = Literal["open", "invited", "person", "bot"]
TableKind: TypeAlias = Literal["game", "fork", "lesson"]
BotPace: TypeAlias = Literal["brisk", "usual", "calm"]
Departure: TypeAlias = Literal["resigned", "overdue", "replaced"]
SaidKind: TypeAlias = Literal["chat", "notice"]


class Shared(msgspec.Struct, frozen=True):
    """Sent by the hall."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sent to the hall."""


class Refusal(Shared, frozen=True):
    """Why a move is not allowed: words are `why-{why}` given `about`; `rule` is the rulebook's number, or "table"."""

    rule: str
    why: str
    about: dict[str, int]


class Trouble(Shared, frozen=True):
    """Anything else that went wrong: words are `trouble-{message}` given `about`."""

    message: str
    about: dict[str, str | int] = {}
    refusal: Refusal | None = None  # where a move was refused by the rules


class Clock(Asked, frozen=True):
    """Seconds: what a seat begins with, gains with each answer, and may own at most."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=2_592_000)]
    gain: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    cap: Annotated[int, msgspec.Meta(ge=10, le=2_592_000)] | None = None  # None: no limit


class Pace(Asked, frozen=True):
    """How quickly a table goes on: what its host decides, beside the clock."""

    undo: Annotated[int, msgspec.Meta(ge=0, le=30)] | None = None
    """Seconds in which bots leave a person's answer to be taken back; 0: none; None: as the hall has it."""
    bots: BotPace = "usual"  # how long they let people look before they answer
    confirm: bool = False  # everybody chooses twice: once to look, once to do it


class SeatInfo(Shared, frozen=True):
    seat: int
    kind: SeatKind
    name: str  # "" where nobody sits yet
    level: str | None = None  # the agent behind a bot: "greedy"
    connected: bool = False
    host: bool = False
    left: Departure | None = None  # a bot plays on for a person who went
    program: bool = False  # a bot account: somebody's program plays here, and no person
    emblem: str | None = None  # that the person chose for themselves
    led: list[int] = []  # the clan, god … the seat is known to lead: its emblem and colour


class SeatResult(Shared, frozen=True):
    score: int
    rank: int
    won: bool


class TableInfo(Shared, frozen=True):
    """What anybody may know about a table before looking at its board."""

    id: str
    game: str
    version: int  # of the game's rules
    kind: TableKind
    status: Status
    mode: Mode
    options: dict[str, Choice]
    seats: list[SeatInfo]
    listed: bool
    watchable: bool  # spectators are welcome
    drawn: bool  # places are drawn when the game begins
    hints: bool  # whoever sits here may ask for advice
    clock: Clock | None
    pace: Pace
    made_at: float
    moved_at: float  # when something last happened
    waiting: list[int]  # seats that owe an answer
    you: list[int] = []  # the seats you hold
    rated: bool = False  # it counts: among accounts, without bots and advice
    kept: list[int] = []  # seats a bot keeps for you: you were missing, and may take them back
    result: list[SeatResult] | None = None
    next: str | None = None  # the table of the rematch
    invited: list[int] = []  # seats that are kept for you: join, or decline


# What travels by HTTP


class Me(Shared, frozen=True):
    id: str
    name: str
    account: str | None = None  # None: a guest
    bot: bool = False  # a bot account: it plays by tokens, and is marked wherever its name is seen
    emblem: str | None = None


class Guest(Asked, frozen=True):
    """Without a name one is given: out of the sagas, in that language."""

    name: Name | None = None
    language: Word = "en"


class Rename(Asked, frozen=True):
    name: Name


class Credentials(Asked, frozen=True):
    account: AccountName
    password: Password


class NewPassword(Asked, frozen=True):
    """Every other session of this account ends."""

    old: Password
    new: Password


class Letters(Shared, frozen=True):
    """What the hall tells somebody who is away."""

    can_send: bool  # this hall writes letters at all
    address: str | None  # where they go
    asked: str | None  # an address that is yet to be confirmed from there
    often: Often
    has_feed: bool


class LettersWish(Asked, frozen=True):
    often: Often
    language: Word = "en"


class MailWish(Asked, frozen=True):
    """Where a forgotten password would be replaced, so the password is asked for."""

    address: MailAddress
    password: Password
    language: Word = "en"


class KeyBody(Asked, frozen=True):
    """A key out of a letter."""

    key: Token


class Confirmed(Shared, frozen=True):
    address: str


class Feed(Shared, frozen=True):
    """Where programs may look which tables wait; told once, since only digests of keys are kept."""

    atom: str
    calendar: str


class EmblemWish(Asked, frozen=True):
    emblem: EmblemName | None


class Friend(Shared, frozen=True):
    id: str
    name: str
    emblem: str | None
    here: bool  # looks at some table now


class Friends(Shared, frozen=True):
    friends: list[Friend]
    asking: list[Friend]  # who want to be


class FriendWish(Asked, frozen=True):
    """By the name of an account, or by a seat at a table where both have played."""

    account: AccountName | None = None
    table: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{1,16}$(?!\n)")] | None = None
    seat: SeatNumber | None = None


class Rating(Shared, frozen=True):
    """How strong somebody seems, and between which bounds they are with 19 chances of 20."""

    rating: int
    low: int
    high: int
    games: int


class PastSeat(Shared, frozen=True):
    name: str
    bot: bool
    mine: bool
    score: int | None
    rank: int | None
    won: bool


class PastGame(Shared, frozen=True):
    table: str
    game: str
    mode: Mode
    rated: bool
    ended_at: float
    outcome: Literal["won", "lost", "unfinished"]
    seats: list[PastSeat]


class History(Shared, frozen=True):
    """`total` games of yours are as was asked; these are some of them, the latest first."""

    total: int
    games: list[PastGame]


class GameTally(Shared, frozen=True):
    """All your finished games of one kind."""

    game: str
    games: int
    won: int
    rank: float  # on average
    best: int
    score: float  # on average
    rating: Rating | None


class Rival(Shared, frozen=True):
    """Somebody you have finished games with; `table` and `seat` are where you last met."""

    name: str
    emblem: str | None
    games: int
    ahead: int  # games in which you ranked before them
    behind: int
    friend: bool
    table: str
    seat: int


class Statistics(Shared, frozen=True):
    games: list[GameTally]
    rivals: list[Rival]


class MyData(Shared, frozen=True):
    """Everything the hall keeps of somebody."""

    me: Me
    since: float
    language: str
    mail: str | None
    letters: Often
    friends: list[str]
    ratings: dict[str, Rating]
    tables: list[TableInfo]
    said: list[Said]


class Farewell(Asked, frozen=True):
    """An account's password; guests have none."""

    password: Password | None = None
    language: Word = "en"


class Recovery(Asked, frozen=True):
    """The name of an account, or its address."""

    who: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]


class Recovered(Asked, frozen=True):
    key: Token
    password: Password


class OptionPick(Shared, frozen=True):
    """What values that are not listed are made of, put together by `joint`.

    `each`: a different name of this noun for each seat; `some`: at least one for each seat, or a number of them;
    `amounts`: so many of each kind, at most these.
    """

    kind: Literal["each", "some", "amounts"]
    joint: str
    noun: str = ""
    names: list[str] = []
    most: list[int] = []


class OptionInfo(Shared, frozen=True):
    """Words: `option-{name}`, `.about`; the first value is the default; `free`: other values are read as well."""

    name: str
    values: list[Choice]
    free: bool
    pick: OptionPick | None = None


class GameInfo(Shared, frozen=True):
    name: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    nouns: dict[str, str]  # fields that are names: {"tile": "tile", "ship": "seat"}
    names: dict[str, list[str]]  # of each noun, by number: {"tile": ["axe", …]}
    has_lesson: bool
    has_face: bool  # its package brings a face of its own, at faces/NAME/face.js
    emblem: str
    minutes: list[int]  # least and most that a game among people takes; empty: not known
    weight: int  # how much there is to keep in mind, from 1 to 5; 0: not known
    is_for_learning: bool  # the small game that the hall shows apart
    is_cooperative: bool  # all win or lose together


class Games(Shared, frozen=True):
    """`words` are of levels that others brought along: by language a piece of Fluent, `hall-level-{level}`."""

    games: list[GameInfo]
    levels: list[str]  # the agents a bot may be
    words: dict[str, str] = {}
    plays: dict[str, list[str]] = {}  # levels that play these games only


class RuleText(Shared, frozen=True):
    id: str
    text: str


class Chapter(Shared, frozen=True):
    heading: str
    rules: list[RuleText]


class Rulebook(Shared, frozen=True):
    game: str
    language: str
    title: str
    chapters: list[Chapter]


class Tables(Shared, frozen=True):
    tables: list[TableInfo]


class SeatWish(Asked, frozen=True):
    """`me`: you; `open`: anybody from the lobby; `invited`: whoever has the link; `bot`: an agent.

    `account`: with `invited`, a bot account, and nobody else.
    """

    kind: Literal["me", "open", "invited", "bot"]
    level: Word | None = None
    account: AccountName | None = None
    friend: PersonName | None = None  # `invited`: this friend and nobody else


class NewTable(Asked, frozen=True):
    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Choice] = {}
    mode: Mode = "live"
    clock: Clock | None = None
    pace: Pace = Pace()
    listed: bool = True
    watchable: bool = True
    drawn: bool = False
    rated: bool = False  # it counts: among accounts, each in one seat, without bots and advice
    hints: bool = False  # advice may be asked for, also where people play against each other
    autostart: bool = True  # begin when every seat is taken


class Made(Shared, frozen=True):
    """A table of yours. `invite` is meant to be shared, a seat's `token` is not."""

    table: TableInfo
    invite: str
    seat: int | None = None
    token: str | None = None


class Join(Asked, frozen=True):
    seat: SeatNumber | None = None  # None: the first that is free
    invite: Token | None = None


class AnySeat(Asked, frozen=True):
    """Wherever somebody is missing; `game`: only there."""

    game: Word | None = None


class Seated(Shared, frozen=True):
    table: TableInfo
    seat: int
    token: str


class ChangeSeat(Asked, frozen=True):
    """The host, before the game: who may sit here."""

    kind: Literal["open", "invited", "bot"]
    level: Word | None = None
    account: AccountName | None = None  # with `invited`: this bot account, and nobody else


class Replace(Asked, frozen=True):
    """A bot for somebody who is missing."""

    level: Word = "greedy"


class Claim(Asked, frozen=True):
    """Sit down in your own seat again, elsewhere."""

    token: Token


class Invitation(Shared, frozen=True):
    invite: str


class AnswerBody(Asked, frozen=True):
    seat: SeatNumber
    question: Number
    move: MoveWish


class SeatBody(Asked, frozen=True):
    seat: SeatNumber


class UndoBody(Asked, frozen=True):
    """`version` is that of the news that offered it, so that a wish sent twice takes back one answer."""

    seat: SeatNumber
    version: Number | None = None


class SayBody(Asked, frozen=True):
    """A line of talk."""

    seat: SeatNumber
    text: Spoken


class BotInfo(Shared, frozen=True):
    account: str
    name: str


class BotsHere(Shared, frozen=True):
    """Bot accounts that listen for invitations now."""

    bots: list[BotInfo]


class NewToken(Asked, frozen=True):
    label: Name  # what its owner calls it


class TokenInfo(Shared, frozen=True):
    id: str
    label: str
    made_at: float


class Tokens(Shared, frozen=True):
    tokens: list[TokenInfo]


class TokenMade(Shared, frozen=True):
    """`token` is shown this once; the hall keeps only its digest."""

    about: TokenInfo
    token: str


class Fork(Asked, frozen=True):
    """What if: a table of your own from the position after `step` answers, you in `seat`."""

    step: Number
    seat: SeatNumber
    level: Word = "greedy"


class LessonWish(Asked, frozen=True):
    game: Word


class Health(Shared, frozen=True):
    ok: bool
    version: str


# A table as one seat sees it


class Told(Shared, frozen=True):
    """An event as this seat was told it: words are `event-{kind}` given `fields`.

    `change` is what it changed in this seat's view: steps `[field, value]`, or `[field, place, …, value]` for an entry
    of a list. Applied in turn they give the view after the event, exactly.
    """

    number: int
    kind: str
    fields: dict[str, Any]
    at: float  # seconds since 1970
    change: list[list[Any]]


class Moment(Shared, frozen=True):
    """What is being decided: words are `ask-{kind}` given `fields`."""

    kind: str
    fields: dict[str, Any]
    waiting: list[int]
    answered: list[int]  # who has answered the same question, face down
    situation: list[str]  # the stack, outermost first: ["game", "turn", "battle", "pick-card"]


class Option(Shared, frozen=True):
    """A move this seat may make: words are `move-{kind}` given `fields` and `about`."""

    number: int  # its action number
    text: str  # its notation
    kind: str
    fields: dict[str, Any]
    about: dict[str, int]


class ClockTime(Shared, frozen=True):
    seat: int
    left: float  # seconds at the time of the message
    running: bool


class LessonStep(Shared, frozen=True):
    """What the walk-through says here: messages of the game's words, one after another."""

    step: int
    steps: int
    say: list[str]
    about: dict[str, str | int]
    expected: list[int]  # action numbers; empty: anything goes
    done: bool  # the script is over; the game may be played on
    said: int = 0  # messages before these
    messages: int = 0  # of the whole walk-through


class Since(Shared, frozen=True):
    """Where something began: the number of its first event, and the frame of the saga that tells it."""

    event: int
    step: int


class News(Shared, frozen=True, tag=hyphened):
    """Everything a seat sees now. Forget events numbered `first` and above, then add `events`."""

    version: int  # entries in the table's log
    question: int | None  # to be named by your answer; None: you owe none
    first: int
    events: list[Told]
    view: Any | None  # the game's own, whole; None: the view before, with the changes of `events`
    answer: str | None  # yours to the question that is open, face down, in notation
    moment: Moment | None  # None: the game is over, or has not begun
    choices: list[Option]
    can_undo: bool
    prepared: Option | None
    clocks: list[ClockTime]
    result: list[SeatResult] | None
    lesson: LessonStep | None = None
    undo_for: float | None = (
        None  # seconds, at the time of the message, in which bots leave it so; None: no bot is asked
    )
    since: Since | None = None  # what others did since you last chose; None: nothing
    others: list[Option] = []  # where all win or lose together: what whoever is asked may choose, to be suggested


class Said(Shared, frozen=True, tag=hyphened):
    """A line of the table's talk. `notice`: the hall speaks; words are `notice-{text}` given `about`."""

    number: int
    kind: SaidKind
    seat: int | None
    name: str
    text: str
    about: dict[str, str | int]
    at: float


class Welcome(Shared, frozen=True, tag=hyphened):
    """The first message after `hello`, and again whenever all must be told afresh."""

    table: TableInfo
    seat: int | None  # None: a spectator
    auto: bool  # publicly forced answers are given for you
    chat: list[Said]
    news: News | None  # None until the game begins


class Frame(Shared, frozen=True):
    """One step of a saga: the table after this many answers."""

    step: int
    at: float
    seat: int | None  # who answered last; 255 is chance
    move: str | None  # their answer, where the viewer may know it
    first: int  # the number of the first of `events`
    events: list[Told]
    view: Any
    moment: Moment | None


class Saga(Shared, frozen=True):
    table: TableInfo
    seat: int | None
    steps: int  # frames are numbered 0 to steps
    frames: list[Frame]
    can_fork: bool
    stops: list[int] = []  # the steps one looks at: those at which chance is to answer are passed over


class CourseStep(Shared, frozen=True):
    """An answer of a game that has ended, and what was told of it."""

    step: int
    seat: int | None  # who answered; 255 is chance; None: nobody yet
    events: list[Told]  # as a spectator was told them, without what they changed


class ScorePoint(Shared, frozen=True):
    """Everybody's score from this step on, by the true table."""

    step: int
    scores: list[int]


class Course(Shared, frozen=True):
    """A whole game that has ended, without its boards: to leaf through, and to draw its scores."""

    steps: list[CourseStep]
    scores: list[ScorePoint]  # where they changed; empty where no rules are left to count them


class LineStep(Shared, frozen=True):
    """A move somebody is expected to make, or has made."""

    seat: int
    move: Option


class Advice(Shared, frozen=True):
    """One move, what it promises and what is expected to follow it."""

    move: Option
    share: float  # of the tables imagined on which it was tried: how much the search trusts it
    chances: list[float]  # of every seat once it is made, 0 to 1; of all together where all win or lose together
    line: list[LineStep]  # after the move itself


class ChancePoint(Shared, frozen=True):
    """Everybody's chances at one frame of a saga, judged from the true table."""

    step: int
    chances: list[float]


class Slip(Shared, frozen=True):
    """A choice that promised less than another, by what its seat could know then."""

    step: int  # the frame in which it was asked
    seat: int
    chosen: Option
    better: Option
    lost: float  # of its chances


class Stroke(Shared, frozen=True):
    """An answer of chance that gave a seat more, or less, than it gives on average."""

    step: int  # the frame before it
    seat: int
    gained: float


class Tally(Shared, frozen=True):
    """Of one seat over the whole game: what chance gave it beside the average, and what its choices cost it."""

    luck: float
    lost: float
    choices: int  # where it had more than one
    best: int  # … and took what the search takes


class Analysis(Shared, frozen=True):
    """A finished game looked back on. While it is thought about, `ready` is false and all else empty: ask again."""

    ready: bool
    together: bool = False  # all win or lose together, and their chances are the same
    points: list[ChancePoint] = []
    slips: list[Slip] = []  # the costliest first
    strokes: list[Stroke] = []  # the greatest first
    tallies: list[Tally] = []  # by seat


# What travels by socket: to the hall


class ToHall(Asked, frozen=True, tag=hyphened):
    """`id` is the client's own number, given back as `re`."""


class Hello(ToHall, frozen=True):
    """Must come first."""

    since: Number = 0  # how many events are known already
    version: Number = 0  # of the last news; with 0 all events are told
    seat: SeatNumber | None = None  # which of one's seats, where one holds several
    token: Token | None = None  # a seat's token, instead of the cookie
    id: Number = 0


class Answer(ToHall, frozen=True):
    question: Number
    move: MoveWish
    id: Number = 0


class Prepare(ToHall, frozen=True):
    """Answer this when next asked alone, if it is allowed then."""

    move: MoveWish
    id: Number = 0


class Unprepare(ToHall, frozen=True):
    id: Number = 0


class Foresee(ToHall, frozen=True):
    """What might I be asked next? Answered by `foreseen`."""

    id: Number = 0


class Hint(ToHall, frozen=True):
    """What would be good? Answered by `hinted`, after about a second; whatever is sent meanwhile does not wait."""

    id: Number = 0


class Undo(ToHall, frozen=True):
    version: Number  # of the news that offered it
    id: Number = 0


class Chat(ToHall, frozen=True):
    text: Spoken
    id: Number = 0


class Resign(ToHall, frozen=True):
    id: Number = 0


class Return(ToHall, frozen=True):
    """Take a seat back from the bot that kept it."""

    seat: SeatNumber
    id: Number = 0


class Why(ToHall, frozen=True):
    """Why not this move? Answered by `because`."""

    move: MoveWish
    id: Number = 0


class Suggest(ToHall, frozen=True):
    """Show the others a move one would make."""

    move: MoveWish
    id: Number = 0


class Settings(ToHall, frozen=True):
    auto: bool
    id: Number = 0


class Ping(ToHall, frozen=True):
    id: Number = 0


FromClient: TypeAlias = (
    Hello
    | Answer
    | Prepare
    | Unprepare
    | Foresee
    | Hint
    | Undo
    | Chat
    | Resign
    | Return
    | Why
    | Suggest
    | Settings
    | Ping
)


# What travels by socket: from the hall


class TableChanged(Shared, frozen=True, tag=hyphened):
    """Seats, names, who is here, status, rematch."""

    table: TableInfo


class Done(Shared, frozen=True, tag=hyphened):
    """What you asked for is stored."""

    re: int


class Failed(Shared, frozen=True, tag=hyphened):
    """What you asked for did not happen."""

    re: int
    trouble: Trouble


class Because(Shared, frozen=True, tag=hyphened):
    """`refusal` is None where the move is allowed."""

    re: int
    move: Option
    refusal: Refusal | None


class Foreseen(Shared, frozen=True, tag=hyphened):
    re: int
    choices: list[Option]


class Hinted(Shared, frozen=True, tag=hyphened):
    """The best few moves, best first, by what your seat may know; drop it where `question` is no longer asked."""

    re: int
    question: int
    advice: list[Advice]


class Suggested(Shared, frozen=True, tag=hyphened):
    seat: int
    move: Option


class Notice(Shared, frozen=True, tag=hyphened):
    """To this seat alone: words are `notice-{message}` given `about`."""

    message: str
    about: dict[str, str | int] = {}


class Pong(Shared, frozen=True, tag=hyphened):
    re: int


FromHall: TypeAlias = (
    Welcome | News | TableChanged | Said | Done | Failed | Because | Foreseen | Hinted | Suggested | Notice | Pong
)

encode = msgspec.json.Encoder().encode
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def decode_client(text: str | bytes) -> FromClient:
    return _from_client.decode(text)
