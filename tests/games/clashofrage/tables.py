"""Short ways to set a table of Clash of Rage for a test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.assault import DiceRoll, PickDice, StrikeOrFlee
from meadhall.games.clashofrage.cards import CARD_NAMES, CARDS, KINDS, SLOT
from meadhall.games.clashofrage.heroes import NO_HERO
from meadhall.games.clashofrage.model import (
    ELVES,
    FIRST_ACTION,
    NOWHERE,
    SLOTS,
    ClashOfRage,
    count,
    size,
)
from meadhall.games.clashofrage.regions import HOME, PLACES, TERRITORIES, territory_name
from meadhall.games.clashofrage.tactics import place_bastion
from meadhall.games.clashofrage.turn import Turn
from meadhall.kernel import core
from meadhall.kernel.core import Chance
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Event, Seat
from tests.tables import offered, play, seated

FOLDER = Path(__file__).parent
CASES: dict[str, Any] = {case["id"]: case for case in json.loads((FOLDER / "cases.json").read_text())["cases"]}
ROWS: dict[str, Any] = json.loads((FOLDER / "rows.json").read_text())
PLACE = {territory_name(place): place for place in range(TERRITORIES)} | {"home": HOME}
CARD = {  # by their ids in the data: `leg_dusk_blade`
    row["id"]: CARD_NAMES.index(row["id"].removeprefix("leg_").replace("_", "-"))
    for row in ROWS["equipment"] + ROWS["legendary"]
}
CLANS_OF = {2: "bohorg goldleif", 3: "bohorg goldleif steamfield", 4: "bohorg goldleif steamfield tomb"}


def opened(seats: int = 2, clans: str | None = None, seed: int = 1, **options: Any) -> ClashOfRage:
    """A table where everything is set up and the first tactic cards are to be chosen."""
    state: ClashOfRage = seated(RULES, seats, clans=clans or CLANS_OF[seats], **options)
    core.settle(state, Dice(seed))
    return state


def cleared(seats: int = 2, clans: str | None = None, **options: Any) -> ClashOfRage:
    """A map without elves or anything under way: every clan has a bastion, all figures are in reserve."""
    state = opened(seats, clans, **options)
    state.stack.clear()
    state.marks.clear()
    state.waiting = []
    for place in range(TERRITORIES):
        put(state, ELVES, place)
    spots = [spot for spot in range(len(state.spots)) if spot % (len(state.spots) // seats) == 0]
    for seat in range(seats):
        place_bastion(state, seat, spots[seat])
    state.order = list(range(seats))
    state.round = 1
    assert state.log is not None
    state.log.clear()
    return state


def at(place: str | int) -> int:
    return PLACE[place] if isinstance(place, str) else place


def place_name(place: str | int) -> str:
    """As records write it: `t1-se`."""
    return RULES.names["place"][at(place)]


def card_name(card: str | int) -> str:
    """As records write it: `dusk-blade`."""
    return CARD_NAMES[CARD[card] if isinstance(card, str) else card]


def put(state: ClashOfRage, side: int, place: str | int, ones: int = 0, twos: int = 0, threes: int = 0) -> None:
    """Exactly these units stand there; the others of their side are in reserve."""
    where = PLACES * side + at(place)
    new = ones | twos << 4 | threes << 8
    if side == ELVES:
        state.crystal_reserve += size(state.army[where]) - size(new)
    else:
        state.reserve[side] += state.army[where] - new
    state.army[where] = new


def there(state: ClashOfRage, side: int, place: str | int) -> tuple[int, int, int]:
    army = state.units(side, at(place))
    return count(army, 0), count(army, 1), count(army, 2)


def give(state: ClashOfRage, side: int, card: str | int, level: int) -> None:
    """The card comes from the deck and is worn by this level (0, 1, 2)."""
    number = CARD[card] if isinstance(card, str) else card
    if number > KINDS:
        state.legends &= ~(1 << number)
        state.forged[side] += 1
    else:
        state.deck[number] -= 1
    state.slots[SLOTS * side + 2 * level + SLOT[number]] = number


def hire(state: ClashOfRage, seat: Seat, hero: int, place: str | int) -> None:
    state.hero[seat], state.hero_at[seat] = hero, at(place)
    assert hero != NO_HERO and at(place) != NOWHERE


def turn(state: ClashOfRage, clan: Seat = 0, phase: int = FIRST_ACTION) -> None:
    """This clan's action begins; when it is over, so is the table."""
    state.phase = phase
    state.begin(Turn(clan))
    core.run(state)


def moving(state: ClashOfRage, clan: Seat = 0, phase: int = FIRST_ACTION) -> None:
    turn(state, clan, phase)
    play(RULES, state, f"{clan} move-armies")


def walk(state: ClashOfRage, clan: Seat, origin: str, figure: str, *path: str) -> None:
    """One figure ("1", "2", "3" or "hero") goes along a path and halts."""
    play(RULES, state, f"{clan} move-from {place_name(origin)}")
    take = "take-hero" if figure == "hero" else f"take {'i' * int(figure)}"
    if take in offered(state, clan):
        play(RULES, state, f"{clan} {take}")
    for place in path:
        play(RULES, state, f"{clan} go {place_name(place)}")
    if "halt" in offered(state, clan):
        play(RULES, state, f"{clan} halt")


def march_all(state: ClashOfRage, clan: Seat, origin: str, place: str) -> None:
    """Everybody goes one step."""
    play(RULES, state, f"{clan} move-from {place_name(origin)}")
    if "take-all" in offered(state, clan):
        play(RULES, state, f"{clan} take-all")
    play(RULES, state, f"{clan} go {place_name(place)}")
    if "halt" in offered(state, clan):
        play(RULES, state, f"{clan} halt")


def finish_moving(state: ClashOfRage, clan: Seat = 0) -> None:
    play(RULES, state, f"{clan} end-movement")


def attack(state: ClashOfRage, origin: str, place: str, clan: Seat = 0, phase: int = FIRST_ACTION) -> None:
    """The whole army moves and the fight begins."""
    moving(state, clan, phase)
    march_all(state, clan, origin, place)
    finish_moving(state, clan)


def strike(state: ClashOfRage, wounds: int) -> None:
    """Whoever is asked strikes, if anybody is; the dice show so many wounds."""
    if isinstance(state.stack[-1], StrikeOrFlee):
        play(RULES, state, f"{state.waiting[0]} strike")
    roll(state, wounds)


def roll(state: ClashOfRage, wounds: int) -> None:
    assert isinstance(state.stack[-1], DiceRoll)
    play(RULES, state, f"* roll-dice {wounds}")


def keep_dice(state: ClashOfRage) -> None:
    """Nobody rolls again."""
    while state.stack and isinstance(state.stack[-1], PickDice):
        play(RULES, state, f"{state.waiting[0]} keep-dice")


def dice(state: ClashOfRage) -> int:
    """How many dice are about to be rolled."""
    question = state.stack[-1]
    assert isinstance(question, DiceRoll)
    return question.dice


def told(state: ClashOfRage, kind: type[Event]) -> list[Any]:
    assert state.log is not None
    return [event for event in state.log if isinstance(event, kind)]


def last(state: ClashOfRage, kind: type[Event]) -> Any:
    return told(state, kind)[-1]


def settle(state: ClashOfRage, seed: int = 1) -> None:
    core.settle(state, Dice(seed))


def chance_waits(state: ClashOfRage) -> bool:
    return CHANCE in state.waiting and isinstance(state.stack[-1], Chance)


def owned(state: ClashOfRage, seat: Seat) -> list[int]:
    """Cards worn or set aside."""
    worn = [card for card in state.slots[SLOTS * seat : SLOTS * (seat + 1)] if card]
    aside = [card for card in range(CARDS + 1) for _ in range(state.spare[(CARDS + 1) * seat + card])]
    return sorted(worn + aside)
