"""Small tables of Blood Rage to play rules on, and the names people use for things."""

from __future__ import annotations

from typing import Any, TypeVar

from meadhall.games.bloodrage import RULES
from meadhall.games.bloodrage.age import DiscardPhase, EndOfAge, QuestPhase, Ragnarok, ReleaseValhalla
from meadhall.games.bloodrage.battle import AddLateCard, JoinBattle
from meadhall.games.bloodrage.cards.columns import FIGURE, KIND, MONSTER_UPGRADE, Card
from meadhall.games.bloodrage.cards.index import CARDS
from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.figures import CARD_OF, FIRST_MONSTER
from meadhall.games.bloodrage.lands import BESIDE, RESERVE
from meadhall.games.bloodrage.model import SLOTS, SLOTS_FOR, BloodRage
from meadhall.games.bloodrage.turn import ActionPhase
from meadhall.kernel import core
from meadhall.kernel.notation import move_from, text_of
from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Event, Refusal, Seat
from tests.tables import play, seated

PLACES = list(RULES.names["place"])
FIGURES = list(RULES.names["figure"])
CLANS = ["wolf", "bear", "serpent", "raven"]
STATS = ["rage", "axes", "horns"]
CARD_NAMES = [row.name for row in CARDS]

# Setups in which nothing is destroyed that a test needs: tokens by province, then dooms and lost provinces.
TOKENS = (
    "0 1 2 0 3 1 2 0"  # Elvagar Rage, Angerboda Axes, Muspelheim Horns, Horgr Rage, Utgard 5 Glory, Andlang Axes, …
)
DOOMS = {2: "7 6 3 2 1 4", 3: "7 6 3 2 1", 4: "7 6 3 2"}


def card(name: str) -> Card:
    return CARD_NAMES.index(name)


def place(name: str) -> int:
    return PLACES.index(name)


def do(table: BloodRage, *answers: str) -> None:
    """`do(table, "0 pillage andlang", "1 decline")`: every answer must be legal."""
    play(RULES, table, *answers)


def refused(table: BloodRage, seat: Seat, text: str) -> tuple[str, str] | None:
    """The rule and the reason, or None if the move is allowed."""
    why: Refusal | None = core.refusal(table, seat, move_from(RULES, text))
    return None if why is None else (why.rule, why.why)


def may(table: BloodRage, seat: Seat) -> list[str]:
    """What a seat is offered."""
    return [text_of(RULES, move) for move in core.options(table, seat)]


def set_up(seats: int, **options: Choice) -> BloodRage:
    """The board is ready; the First Age waits for its deal."""
    table: BloodRage = seated(
        RULES, seats, first=0, clans=" ".join(["wolf", "bear", "serpent", "raven"][:seats]), **options
    )
    clans = " ".join(str(seat) for seat in range(seats))
    play(
        RULES, table, f"* draw-clans {clans}", f"* place-tokens {TOKENS}", f"* place-dooms {DOOMS[seats]}", "* first 0"
    )
    return table


def hall(seats: int = 2, age: int = 1, whole: bool = False, **options: Choice) -> BloodRage:
    """The Action phase of an Age with empty hands; nothing but Myrkulor is doomed. `whole`: nothing is lost either."""
    table = set_up(seats, **options)
    del table.stack[1:], table.marks[1:]
    table.waiting = []
    table.answers.clear()
    table.age = age
    table.decks_left = 3 - age
    table.ruined = 0 if whole else table.ruined
    table.begin_all([ActionPhase(), DiscardPhase(), QuestPhase(), Ragnarok(), ReleaseValhalla(), EndOfAge()])
    core.run(table)
    table.log = []
    return table


def put(table: BloodRage, clan: Seat, figure: str, where: str, count: int = 1) -> None:
    """Figures from the reserve to the board, Monsters with their card on the clan sheet."""
    kind = FIGURES.index(figure)
    if kind >= FIRST_MONSTER and table.where(clan, kind) == BESIDE:
        upgrade(table, clan, CARD_NAMES[CARD_OF[kind]])
    for _ in range(count):
        table.move(clan, kind, RESERVE, place(where))


def bury(table: BloodRage, clan: Seat, figure: str, count: int = 1) -> None:
    for _ in range(count):
        table.move(clan, FIGURES.index(figure), RESERVE, 14)


def upgrade(table: BloodRage, clan: Seat, *names: str) -> None:
    """Cards on the clan sheet, each in the first empty slot of its kind."""
    for name in names:
        number = card(name)
        slots = SLOTS_FOR[KIND[number]]
        slot = next(slot for slot in slots if table.in_slot(clan, slot) == NO_CARD)
        table.sheet[clan * SLOTS + slot] = number
        if KIND[number] == MONSTER_UPGRADE:
            table.recruit(clan, FIGURE[number])


def hold(table: BloodRage, clan: Seat, *names: str) -> None:
    table.hand[clan] = sorted(card(name) for name in names)


def held(table: BloodRage, clan: Seat) -> list[str]:
    return [CARD_NAMES[number] for number in table.hand[clan]]


def call_nobody(table: BloodRage) -> None:
    """Everybody declines the call to battle."""
    while table.waiting and isinstance(table.stack[-1], JoinBattle):
        do(table, f"{table.waiting[0]} decline")


def add_nothing(table: BloodRage) -> None:
    """Everybody declines to add a late card."""
    while table.waiting and isinstance(table.stack[-1], AddLateCard):
        do(table, f"{table.waiting[0]} decline")


def fight(table: BloodRage, where: str, *cards: str, seat: Seat = 0) -> None:
    """`fight(table, "horgr", "0 a1-tyrs-smash", "1 a1-odins-smite")`: a pillage up to what the cards ask."""
    do(table, f"{seat} pillage {where}")
    call_nobody(table)
    for answer in cards:
        who, _, name = answer.partition(" ")
        do(table, f"{who} play-card {name}")
    add_nothing(table)


E = TypeVar("E", bound=Event)


def told(table: BloodRage, kind: type[E]) -> list[E]:
    """The events of one kind so far."""
    return [event for event in table.log or [] if isinstance(event, kind)]


def top(table: BloodRage) -> Any:
    """The question on the table."""
    return table.stack[-1]


def asked(table: BloodRage) -> str:
    return type(table.stack[-1]).__name__
