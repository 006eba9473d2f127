"""A card as a row: what is printed on it, what it says, and how many there are.

Cards that share an Age and a name are one card here, in several `copies`: so many are unmarked,
so many marked 3+, so many marked 4+; `left_out` are not in the smaller decks of `caption_33`
(BR-R-1). `words` are its name and its text, in each language.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.bloodrage.cards.columns import (
    AGE,
    AGES,
    AMOUNT,
    BATTLE,
    BEARERS,
    CLAN_UPGRADE,
    COPIES,
    COST,
    DECKS,
    FIGURE,
    GAIN,
    GLORY,
    KIND,
    LEADER_UPGRADE,
    MONSTER_UPGRADE,
    MOST_PLAYERS,
    NO_GAIN,
    PAIR,
    QUEST,
    SAYS,
    SHIP_UPGRADE,
    SMALL_COPIES,
    STRENGTH,
    WARRIOR_UPGRADE,
    WORTH,
    Card,
    copies,
)
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, KINDS, NO_CARD
from meadhall.games.bloodrage.figures import FIGURES, LEADER, OWN_KINDS, SHIP, WARRIOR, FigureKind, enter_figure
from meadhall.games.bloodrage.moments import (
    ACTIONS,
    FIGURES_FELL,
    MOURNERS,
    REACTIONS,
    RESCUES,
    SILENCE,
    TEXT,
    Action,
    Reaction,
    Rescue,
    Text,
)

Copies: TypeAlias = tuple[int, int, int]
Words: TypeAlias = dict[str, tuple[str, str]]


class Row:
    def __init__(
        self,
        kind: int,
        age: int,
        name: str,
        copies: Copies,
        words: Words,
        strength: int = 0,
        cost: int = 0,
        text: Text = SILENCE,
        left_out: int = 0,
        glory: int = 0,
        asks_for: str = "",
        figure: int = WARRIOR,
        monster: FigureKind | None = None,
        pair: int = 0,
        gain: int = NO_GAIN,
        amount: int = 0,
        worth: float = 0.0,
    ) -> None:
        self.kind: Final = kind
        self.age: Final = age
        self.name: Final = f"a{age}-{name}"
        self.copies: Final = copies
        self.left_out: Final = left_out
        self.words: Final = {language: f"{called}\n.text = {told}" for language, (called, told) in words.items()}
        self.strength: Final = strength
        self.cost: Final = cost
        self.glory: Final = glory
        self.asks_for: Final = asks_for
        self.text: Final = text
        self.figure: Final = figure
        self.monster: Final = monster
        self.pair: Final = pair
        self.gain: Final = gain
        self.amount: Final = amount
        self.worth: Final = worth

    def in_deck(self, players: int, small: bool) -> int:
        """How many there are at a table of so many (BR-5.11)."""
        unmarked, three, four = self.copies
        count = unmarked + (three if players >= 3 else 0) + (four if players >= 4 else 0)
        return count - self.left_out if small else count


def battle(
    age: int, name: str, copies: Copies, words: Words, strength: int, text: Text = SILENCE, left_out: int = 0
) -> Row:
    return Row(BATTLE, age, name, copies, words, strength=strength, text=text, left_out=left_out)


def quest(age: int, name: str, copies: Copies, words: Words, glory: int, asks_for: str, text: Text) -> Row:
    """`asks_for` tells whoever draws it what it is about."""
    return Row(QUEST, age, name, copies, words, glory=glory, asks_for=asks_for, text=text)


def leader(
    age: int, name: str, copies: Copies, words: Words, strength: int, cost: int, worth: float, text: Text = SILENCE
) -> Row:
    return Row(LEADER_UPGRADE, age, name, copies, words, strength, cost, text, figure=LEADER, worth=worth)


def warriors(
    age: int, name: str, copies: Copies, words: Words, strength: int, pair: int, cost: int, worth: float
) -> Row:
    """`pair` is the STR of two in the same province (BR-3.18)."""
    return Row(WARRIOR_UPGRADE, age, name, copies, words, strength, cost, figure=WARRIOR, pair=pair, worth=worth)


def ship(
    age: int,
    name: str,
    copies: Copies,
    words: Words,
    strength: int,
    cost: int,
    worth: float,
    gain: int = NO_GAIN,
    amount: int = 0,
) -> Row:
    return Row(
        SHIP_UPGRADE, age, name, copies, words, strength, cost, figure=SHIP, gain=gain, amount=amount, worth=worth
    )


def monster(
    age: int,
    name: str,
    copies: Copies,
    words: Words,
    figure: dict[str, tuple[str, str, str]],
    strength: int,
    cost: int,
    worth: float,
    text: Text = SILENCE,
    is_ship: bool = False,
    home_strength: int = 0,
) -> Row:
    """Card and figure at once: it costs as much to play as to invade with; `figure` are the figure's words."""
    kind = FigureKind(name, strength, cost, figure, is_ship, home_strength)
    return Row(MONSTER_UPGRADE, age, name, copies, words, strength, cost, text, monster=kind, worth=worth)


def clan(
    age: int,
    name: str,
    copies: Copies,
    words: Words,
    cost: int,
    worth: float,
    text: Text = SILENCE,
    gain: int = NO_GAIN,
    amount: int = 0,
) -> Row:
    return Row(CLAN_UPGRADE, age, name, copies, words, cost, cost, text, gain=gain, amount=amount, worth=worth)


# Entering them


def enter(rows: list[Row]) -> list[Row]:
    """Fills the columns; the rows come in the order of their numbers."""
    assert len(rows) == ALL_CARDS, "the numbers of the cards are not current: make fields"
    for kind in OWN_KINDS:
        enter_figure(kind, NO_CARD)
    for card, row in enumerate(rows):
        enter_numbers(row, row.figure if row.monster is None else enter_figure(row.monster, card))
        TEXT.append(row.text)
        if row.gain != NO_GAIN:
            BEARERS[row.gain].append(card)
    enter_numbers(Row(BATTLE, 0, "none", (0, 0, 0), {}), WARRIOR)
    TEXT.append(SILENCE)
    listen_to([row for row in rows if row.kind == MONSTER_UPGRADE])  # before the upgrades (BR-16.15)
    listen_to([row for row in rows if row.kind != MONSTER_UPGRADE and row.kind != BATTLE])
    for small in (False, True):
        for players in range(MOST_PLAYERS + 1):
            for age in range(1, AGES + 1):
                DECKS.append(sorted_deck(age, players, small))
    assert len(FIGURES) == KINDS
    return rows


def enter_numbers(row: Row, figure: int) -> None:
    KIND.append(row.kind)
    AGE.append(row.age)
    STRENGTH.append(row.strength)
    COST.append(row.cost)
    GLORY.append(row.glory)
    FIGURE.append(figure)
    PAIR.append(row.pair)
    GAIN.append(row.gain)
    AMOUNT.append(row.amount)
    WORTH.append(row.worth)
    SAYS.append(row.text.moment)
    COPIES.append([row.in_deck(players, False) for players in range(MOST_PLAYERS + 1)])
    SMALL_COPIES.append([row.in_deck(players, True) for players in range(MOST_PLAYERS + 1)])


def listen_to(rows: list[Row]) -> None:
    """Upgrades are heard at their moment in this order."""
    for row in rows:
        text = row.text
        if isinstance(text, Reaction):
            REACTIONS[text.moment].append(text)
        elif isinstance(text, Rescue):
            RESCUES.append(text)
        elif isinstance(text, Action):
            ACTIONS.append(text)
        elif text.moment == FIGURES_FELL:
            MOURNERS.append(text)


def sorted_deck(age: int, players: int, small: bool) -> list[Card]:
    return [card for card in range(ALL_CARDS) if AGE[card] == age for _ in range(copies(card, players, small))]
