"""Every moment at which a card says something, and who is heard.

A card's text stands in the card's own module: a `Text` says what happens when its moment comes, a
`Reaction` asks its clan, a `Rescue` saves figures, an `Action` is one more way to spend a turn.
The rules only name the moment. Clans are heard clockwise from the pillager or from whoever acts.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.bloodrage.cards.columns import SAYS, Card
from meadhall.games.bloodrage.lands import Place, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.kernel.core import Frame
from meadhall.kernel.values import Move, Refusal, Seat

NOTHING: Final = 0  # its numbers are all a card has

# Of a card revealed in a battle
TEXTS_CANCELLED: Final = 1  # right after the reveal (BR-15.7)
CARDS_SWEPT: Final = 2  # and then: all choose again (BR-15.9)
BEFORE_COMPARISON: Final = 3  # BR-15.13
ADDED_LATE: Final = 4  # it may join the cards already revealed (BR-15.15)
STRENGTHS_COMPARED: Final = 5  # its strength depends on the others (BR-15.19)
BATTLE_DECIDED: Final = 6  # for the winner, or for a loser (BR-16.4)
REWARD_TAKEN: Final = 7  # its clan has pillaged (BR-17.8)

# Of a revealed card, of a Monster or of a clan upgrade
FIGURES_FELL: Final = 8  # Glory for figures destroyed in a battle (BR-16.15)

# Of a Monster, or of the Leader's card
ARRIVED: Final = 9  # it has invaded (BR-9.11)
PILLAGED: Final = 10  # it stands where its clan has pillaged (BR-17.7, BR-17.10)

# Of upgrades that are asked for
AFTER_INVADE: Final = 11  # a figure has been placed (BR-9.11)
AFTER_SUCCOR: Final = 12  # and another one behind it (BR-9.11)
BATTLE_WON: Final = 13  # the winner would discard (BR-16.10)
PROVINCE_PILLAGED: Final = 14  # the reward is taken (BR-17.8)
BATTLE_OVER: Final = 15  # all is resolved (BR-16.19)
IN_DANGER: Final = 16  # figures are about to be destroyed (BR-4.2)
TURN: Final = 17  # an action is chosen (BR-8.17)

# Of a Quest
JUDGED: Final = 18  # BR-19

MOMENTS: Final = 19


class Text:
    """What a card does at its moment: one method of these."""

    def __init__(self, moment: int) -> None:
        self.moment: Final = moment

    def cancel(self, state: BloodRage, clan: Seat) -> None:
        """TEXTS_CANCELLED."""

    def sweep(self, state: BloodRage, clan: Seat) -> None:
        """CARDS_SWEPT."""

    def before_comparison(self, state: BloodRage, clan: Seat, pillager: Seat, province: Province) -> None:
        """BEFORE_COMPARISON."""

    def strength(self, state: BloodRage, clan: Seat) -> int:
        """STRENGTHS_COMPARED: what it adds to the strength on its face."""
        raise NotImplementedError

    def if_won(self, state: BloodRage, clan: Seat) -> None:
        """BATTLE_DECIDED."""

    def if_lost(self, state: BloodRage, clan: Seat, winner: Seat) -> None:
        """BATTLE_DECIDED; a battle nobody won has no winner to name (BR-16.5)."""

    def reward_taken(self, state: BloodRage, clan: Seat, province: Province) -> None:
        """REWARD_TAKEN."""

    def figures_fell(self, state: BloodRage, clan: Seat, everyone: int, enemies: int) -> None:
        """FIGURES_FELL: so many in all, and so many of other clans."""

    def arrived(self, state: BloodRage, clan: Seat, place: Place) -> None:
        """ARRIVED."""

    def pillaged(self, state: BloodRage, clan: Seat, province: Province) -> None:
        """PILLAGED."""

    def is_completed(self, state: BloodRage, clan: Seat) -> bool:
        """JUDGED."""
        raise NotImplementedError

    def nearness(self, state: BloodRage, clan: Seat) -> float:
        """JUDGED, by whoever weighs a position: how much of a Quest not yet completed is done."""
        return 0.0


class Reaction(Text):
    """An upgrade that may be called on at its moment."""

    def listens(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        """Whether this clan has it, and can use it now."""
        raise NotImplementedError

    def frame(self, clan: Seat, province: Place) -> Frame[Any]:
        """What the clan is asked, and what follows."""
        raise NotImplementedError


class Rescue(Text):
    """A way to save a figure about to be destroyed."""

    def is_way(self, move: Move) -> bool:
        """Whether this move is its way."""
        raise NotImplementedError

    def is_open(self, state: BloodRage, clan: Seat, province: Place) -> bool:
        """Whether this clan has it, and somebody it could save."""
        raise NotImplementedError

    def moves(self, state: BloodRage, clan: Seat) -> list[Move]:
        """Whom it could save, once it is open."""
        raise NotImplementedError

    def refusal(self, state: BloodRage, clan: Seat, province: Place, move: Move) -> Refusal | None:
        raise NotImplementedError

    def save(self, state: BloodRage, clan: Seat, province: Place, move: Move) -> None:
        """Carries it out."""
        raise NotImplementedError


class Action(Text):
    """An upgrade that adds an action to those of a turn (BR-8.17)."""

    def __init__(self, card: Card) -> None:
        super().__init__(TURN)
        self.card: Final = card

    def is_action(self, move: Move) -> bool:
        """Whether this move is its action."""
        raise NotImplementedError

    def moves(self, state: BloodRage, clan: Seat) -> list[Move]:
        """For a clan that has it."""
        raise NotImplementedError

    def refusal(self, state: BloodRage, clan: Seat, move: Move) -> Refusal | None:
        """For a clan that has it."""
        raise NotImplementedError

    def act(self, state: BloodRage, clan: Seat, move: Move) -> None:
        """Carries it out."""
        raise NotImplementedError


SILENCE: Final = Text(NOTHING)
TEXT: Final[list[Text]] = []  # by card; entered with the cards
REACTIONS: Final[list[list[Reaction]]] = [[] for _ in range(MOMENTS)]  # by moment
RESCUES: Final[list[Rescue]] = []
ACTIONS: Final[list[Action]] = []
MOURNERS: Final[list[Text]] = []  # Monsters and clan upgrades that speak when FIGURES_FELL


def says(state: BloodRage, clan: Seat, moment: int) -> bool:
    """Whether the card a clan revealed speaks at this moment, and nobody cancelled it."""
    return SAYS[state.played[clan]] == moment and not state.cancelled >> clan & 1


def text_of(state: BloodRage, clan: Seat) -> Text:
    """Of the card a clan revealed."""
    return TEXT[state.played[clan]]


def open_window(state: BloodRage, moment: int, first: Seat, province: Place) -> None:
    """Whoever holds something for this moment may use it, clockwise from `first`."""
    frames: list[Frame[Any]] = []
    for clan in state.clockwise(first):
        for text in REACTIONS[moment]:
            if text.listens(state, clan, province):
                frames.append(text.frame(clan, province))
    if frames:
        state.begin_all(frames)


def offer(state: BloodRage, moment: int, clan: Seat, province: Place) -> None:
    """This clan alone may use what it holds for this moment."""
    frames: list[Frame[Any]] = []
    for text in REACTIONS[moment]:
        if text.listens(state, clan, province):
            frames.append(text.frame(clan, province))
    if frames:
        state.begin_all(frames)
