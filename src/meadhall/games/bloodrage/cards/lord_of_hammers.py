"""Lord of Hammers: the Leader moves on after a pillage."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.games.bloodrage.cards.numbers import LORD_OF_HAMMERS
from meadhall.games.bloodrage.cards.row import Row, leader
from meadhall.games.bloodrage.events import CardUsed, LeaderMovedOn
from meadhall.games.bloodrage.figures import LEADER
from meadhall.games.bloodrage.lands import NEIGHBOURS, YGGDRASIL, Place, Province, are_adjacent
from meadhall.games.bloodrage.model import LEADER_SLOT, BloodRage
from meadhall.games.bloodrage.moments import PROVINCE_PILLAGED, Reaction
from meadhall.games.bloodrage.moves import DECLINE, GO, Decline, Go
from meadhall.kernel.core import Decision, Flow, Frame, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class LordOfHammersListens(Reaction):
    def listens(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        """The Leader stands in the pillaged province, and somewhere there is room (BR-17.10)."""
        if state.in_slot(clan, LEADER_SLOT) != LORD_OF_HAMMERS or state.where(clan, LEADER) != province:
            return False
        return any([state.has_room(neighbour) for neighbour in NEIGHBOURS[province]])

    def frame(self, clan: Seat, province: Place) -> Frame[Any]:
        return LordOfHammers(clan, province)


class LordOfHammers(Procedure[BloodRage]):
    """The Leader may move on to an adjacent province with room (BR-17.8)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(MoveLeaderOn((self.clan,), self.province))
            return Flow.NEXT
        move = state.answers[self.clan]
        if isinstance(move, Go):
            state.tell(CardUsed(self.clan, LORD_OF_HAMMERS))
            state.move(self.clan, LEADER, self.province, move.place)
            state.tell(LeaderMovedOn(self.clan, self.province, move.place))
        return Flow.DONE


class MoveLeaderOn(Decision[BloodRage]):
    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [GO[place] for place in NEIGHBOURS[self.province] if state.has_room(place)]
        moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Decline():
                return None
            case Go(place=place) if place > YGGDRASIL or not are_adjacent(self.province, place):
                return refuse("BR-17.8", "not-adjacent", place=place)
            case Go(place=place) if not state.has_room(place):
                return refuse("BR-17.8", "no-empty-village", province=place)
            case Go():
                return None
            case _:
                return refuse("BR-17.8", "move-on-or-stay")


CARDS: Final[list[Row]] = [
    leader(
        age=1,
        name="lord-of-hammers",
        strength=3,
        cost=3,
        text=LordOfHammersListens(PROVINCE_PILLAGED),
        worth=1.0,
        copies=(1, 0, 0),
        words={
            "en": (
                "Lord of Hammers",
                "Leader, STR 3. After you pillage your Leader's province, the Leader may move on to an adjacent "
                "province.",
            ),
            "fr": (
                "Seigneur des marteaux",
                "Chef, Force 3. Après le pillage de la province où se tient votre Chef, il peut gagner une "
                "province adjacente.",
            ),
        },
    ),
]
