"""What people may choose when they open a table."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import ANGRY, CARDS, ENEMY_NAMES, GOD_NAMES, GODS, RAGNAROK, Yggdrasil
from meadhall.games.yggdrasil.start import start
from meadhall.kernel.opening import first_named
from meadhall.kernel.rules import FIRST, Amounts, Choice, Choices, Option, Some

# fmt: off
DIFFICULTIES: Final = (
    # name       angry  Ragnarök (YG-2.22)
    ("easy",       0,   0),
    ("normal",     3,   0),
    ("hard",       6,   0),
    ("very_hard",  6,   2),
    ("ragnarok",   6,   4),
)
# fmt: on
RAGNAROK_NAMES: Final = [f"r{at}" for at in range(1, CARDS - RAGNAROK + 1)]
AMOUNTS: Final = Amounts((len(ENEMY_NAMES), len(RAGNAROK_NAMES)))
DIFFICULTY_HELP: Final = "easy, normal, hard, very_hard, ragnarok, 2/1, hel,loki/r1"


def some_gods(wish: Choice, seats: int) -> Choice:
    """`3` gods drawn, or `odin,thor,tyr` by name: at least one for each seat, dealt round the table."""
    text = str(wish).lower()
    if text.isdecimal():
        if seats <= int(text) <= GODS:
            return text
    else:
        names = [name.strip() for name in text.split(",")]
        if seats <= len(names) <= GODS and len(set(names)) == len(names) and set(names) <= set(GOD_NAMES):
            return ",".join(names)
    raise ValueError("drawn, " + ", ".join([str(count) for count in range(seats, GODS + 1)]) + ", odin,thor,…")


def named_gods(choice: Choice) -> tuple[int, ...]:
    """The gods the table named, in turn order; none if they are drawn."""
    if choice == "drawn" or str(choice).isdecimal():
        return ()
    return tuple([GOD_NAMES.index(name) for name in str(choice).split(",")])


def count_of_gods(choice: Choice, seats: int) -> int:
    if choice == "drawn":
        return seats
    return int(choice) if str(choice).isdecimal() else len(named_gods(choice))


def a_difficulty(wish: Choice, seats: int) -> Choice:
    """`2/1`: so many angry and Ragnarök cards; `hel,loki/r1`: these (YG-2.18, YG-2.21)."""
    angry, slash, ragnarok = str(wish).lower().partition("/")
    if slash:
        count_of(angry, ENEMY_NAMES)
        count_of(ragnarok, RAGNAROK_NAMES)
        if angry.isdecimal() == ragnarok.isdecimal() or "0" in (angry, ragnarok):
            return angry + slash + ragnarok
    raise ValueError(DIFFICULTY_HELP)


def count_of(wish: str, names: list[str]) -> int:
    """How many special cards of one kind these are: a number, or their names."""
    if wish.isdecimal():
        if int(wish) <= len(names):
            return int(wish)
    else:
        named = wish.split(",")
        if set(named) <= set(names) and len(set(named)) == len(named):
            return len(named)
    raise ValueError(DIFFICULTY_HELP)


def special_cards(choice: Choice) -> tuple[int, int]:
    """How many angry and Ragnarök cards are in the deck (YG-2.22)."""
    for name, angry, ragnarok in DIFFICULTIES:
        if choice == name:
            return (angry, ragnarok)
    wishes = str(choice).split("/")
    return (count_of(wishes[0], ENEMY_NAMES), count_of(wishes[1], RAGNAROK_NAMES))


def named_specials(choice: Choice) -> tuple[int, ...]:
    """The special cards the table named; none if they are drawn."""
    angry, _, ragnarok = str(choice).partition("/")
    cards = [ANGRY + enemy for enemy, name in enumerate(ENEMY_NAMES) if name in angry.split(",")]
    return tuple(cards + [RAGNAROK + at for at, name in enumerate(RAGNAROK_NAMES) if name in ragnarok.split(",")])


OPTIONS: Final = (
    FIRST,
    Option("difficulty", tuple([name for name, _, _ in DIFFICULTIES]), a_difficulty, AMOUNTS),
    Option("gods", ("drawn",), some_gods, Some("god", tuple(GOD_NAMES))),
    Option("bags_may_be_counted", (True, False)),
    Option("utgardloki_stops_trance", (True, False)),
    Option("trance", (True, False)),
)


def open_table(seats: int, choices: Choices) -> Yggdrasil:
    difficulty, gods = choices["difficulty"], choices["gods"]
    angry, ragnarok = special_cards(difficulty)
    state = start(
        seats,
        first_named(choices["first"]),
        named_gods(gods),
        count_of_gods(gods, seats),
        named_specials(difficulty),
        angry,
        ragnarok,
    )
    state.bags_may_be_counted = bool(choices["bags_may_be_counted"])
    state.utgardloki_stops_trance = bool(choices["utgardloki_stops_trance"])
    state.with_trance = bool(choices["trance"])
    return state
