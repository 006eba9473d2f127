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

Mode: TypeAlias = Literal["live", "correspondence"]
Status: TypeAlias = Literal["open", "running", "over", "abandoned", "stopped", "unreadable"]
SeatKind: TypeAlias = Literal["open", "invited", "person", "bot"]
TableKind: TypeAlias = Literal["game", "fork", "lesson"]
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


class SeatInfo(Shared, frozen=True):
    seat: int
    kind: SeatKind
    name: str  # "" where nobody sits yet
    level: str | None = None  # the agent behind a bot: "greedy"
    connected: bool = False
    host: bool = False
    left: Departure | None = None  # a bot plays on for a person who went
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
    made_at: float
    moved_at: float  # when something last happened
    waiting: list[int]  # seats that owe an answer
    you: list[int] = []  # the seats you hold
    kept: list[int] = []  # seats a bot keeps for you: you were missing, and may take them back
    result: list[SeatResult] | None = None
    next: str | None = None  # the table of the rematch


# What travels by HTTP


class Me(Shared, frozen=True):
    id: str
    name: str
    account: str | None = None  # None: a guest


class Guest(Asked, frozen=True):
    name: Name


class Rename(Asked, frozen=True):
    name: Name


class Credentials(Asked, frozen=True):
    account: AccountName
    password: Password


class NewPassword(Asked, frozen=True):
    """Every other session of this account ends."""

    old: Password
    new: Password


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
    is_cooperative: bool  # all win or lose together


class Games(Shared, frozen=True):
    games: list[GameInfo]
    levels: list[str]  # the agents a bot may be


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
    """`me`: you; `open`: anybody from the lobby; `invited`: whoever has the link; `bot`: an agent."""

    kind: Literal["me", "open", "invited", "bot"]
    level: Word | None = None


class NewTable(Asked, frozen=True):
    game: Word
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Choice] = {}
    mode: Mode = "live"
    clock: Clock | None = None
    listed: bool = True
    watchable: bool = True
    drawn: bool = False
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


class Seated(Shared, frozen=True):
    table: TableInfo
    seat: int
    token: str


class ChangeSeat(Asked, frozen=True):
    """The host, before the game: who may sit here."""

    kind: Literal["open", "invited", "bot"]
    level: Word | None = None


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
