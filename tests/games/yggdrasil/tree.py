"""Short ways to set a tree up and play under it. One seat leads all gods unless a test says otherwise."""

from __future__ import annotations

from typing import Any

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.model import ANGRY, ENEMY_NAMES, RAGNAROK, Yggdrasil
from meadhall.kernel import core
from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Refusal
from tests import tables

HEL, SURT, JORMUNGAND, LOKI, NIDHOGG, FENRIR = range(6)
ODIN, THOR, FREY, FREYJA, TYR, HEIMDALL = range(6)
ASGARD, MIDGARD, ELVES, FORGE, DARKNESS, DEAD, FIRE, ICE, SACRED = range(9)
WHITE, BLUE, GREEN, BLACK = range(4)
RAINBOW = 0
DAEG = 3
GIANT = {name: giant for giant, name in enumerate(RULES.names["giant"])}


def at_cards(gods: str = "thor,frey", seats: int = 1, **options: Choice) -> Yggdrasil:
    """The first god is about to turn over the first enemy card."""
    return _set_up(gods, seats, 0, options)


def at_actions(gods: str = "thor,frey", seats: int = 1, **options: Choice) -> Yggdrasil:
    """The first god has all actions before him, and no enemy has moved."""
    return _set_up(gods, seats, 1, options)


def _set_up(gods: str, seats: int, quiet_turns: int, options: dict[str, Choice]) -> Yggdrasil:
    choices = RULES.choices(seats, {"gods": gods, "first": 0, **options})
    state: Yggdrasil = RULES.start(seats, choices)
    state.log = []
    state.quiet_turns = quiet_turns
    core.run(state)
    go(state, "* first 0", "* deal-gods " + gods.replace(",", " "))
    if state.angry_cards + state.ragnarok_cards:
        go(state, "* choose-specials " + " ".join(map(str, specials(state))))
    return state


def specials(state: Yggdrasil) -> list[int]:
    """Those the table named, or the first of each kind."""
    named = list(state.stack[0].special_cards)  # type: ignore[attr-defined]
    drawn = [ANGRY + at for at in range(state.angry_cards)] + [RAGNAROK + at for at in range(state.ragnarok_cards)]
    return named or drawn


def go(state: Yggdrasil, *answers: str) -> None:
    tables.play(RULES, state, *answers)


def offered(state: Yggdrasil, seat: int = 0) -> list[str]:
    return tables.offered(state, seat)


def why(state: Yggdrasil, text: str, seat: int = 0) -> tuple[str, str] | None:
    """The rule and the reason a move is refused for."""
    refused: Refusal | None = tables.why_not(RULES, state, seat, text)
    return None if refused is None else (refused.rule, refused.why)


def draw(state: Yggdrasil, name: str, *then: str) -> None:
    """`draw(table, "hel", "* roll 2")`; `angry-hel` and `ragnarok-1` are cards too."""
    kind, _, rest = name.partition("-")
    card = RULES.names["card"][RAGNAROK + int(rest) - 1] if kind == "ragnarok" else name
    go(state, f"* draw-card {card}", *then)


def wake(state: Yggdrasil, *names: str) -> None:
    for name in names:
        state.pile &= ~(1 << GIANT[name])
        state.awake |= 1 << GIANT[name]


def defeat(state: Yggdrasil, *names: str) -> None:
    for name in names:
        state.pile &= ~(1 << GIANT[name])
        state.awake &= ~(1 << GIANT[name])
        state.defeated |= 1 << GIANT[name]


def give(state: Yggdrasil, god: int, vikings: int = 0, elves: int = 0) -> None:
    """Vikings from the black bag, Elves from home: nothing is lost."""
    state.bag_vikings[BLACK] -= vikings
    state.vikings[god] += vikings
    state.elves_at_home -= elves
    state.elves[god] += elves


def hold(state: Yggdrasil, god: int, artefact: int, level: int) -> None:
    state.forge &= ~(1 << 3 * artefact + level - 1)
    state.artefacts[god] |= level << 2 * artefact


def put_in_trance(state: Yggdrasil, *gods: int) -> None:
    for god in gods:
        state.in_trance |= 1 << god


def place(state: Yggdrasil, **spaces: int) -> None:
    """`place(table, hel=4, surt=2)`"""
    for name, space in spaces.items():
        state.spaces[ENEMY_NAMES.index(name)] = space


def told(state: Yggdrasil, kind: type[Any]) -> list[Any]:
    assert state.log is not None
    return [event for event in state.log if isinstance(event, kind)]


def question(state: Yggdrasil) -> str:
    return type(state.stack[-1]).__name__
