"""What a seat may suppose: a table that looks the same from where it sits.

Secret are the other clans' hands, Quests and picks. What the watcher knows of
them is kept: cards everybody has seen, packs that went through its hands, and
what can have been kept from an earlier Age. The rest is dealt anew.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import KIND, QUEST, Card, copies
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS
from meadhall.games.bloodrage.memory import (
    FIXED,
    PACK,
    UNSEEN,
    group_cards,
    groups_seen_by,
    pickers,
    unseen_cards,
)
from meadhall.games.bloodrage.model import BloodRage
from meadhall.kernel.dice import Dice
from meadhall.kernel.guess import guess_answers
from meadhall.kernel.values import NOBODY, Seat

ANY_QUEST: Final = ALL_CARDS  # a wish for some Quest, whichever


def imagine(state: BloodRage, seat: Seat | None, dice: Dice) -> BloodRage:
    world = state.copy()
    guess = Guess(state, seat)
    guess.deal(dice)
    for clan in range(state.seats):
        if clan != seat:
            secrets = guess.secret_cards(clan)
            world.quests[clan] = some_quests(secrets, len(state.quests[clan]), dice)
            for card in world.quests[clan]:
                secrets.remove(card)
            world.hand[clan] = sorted(secrets)
    world.draft = guess.draft
    forget_what_others_know(world, seat)
    guess_answers(world, seat, dice)
    return world


def some_quests(secrets: list[Card], count: int, dice: Dice) -> list[Card]:
    quests = [card for card in secrets if KIND[card] == QUEST]
    dice.shuffle(quests)
    return sorted(quests[:count])


def forget_what_others_know(world: BloodRage, seat: Seat | None) -> None:
    """Of what other watchers know about kept cards, a seat knows only what everybody does."""
    seats = world.seats
    everybody = world.maybe[seats * seats :]
    for watcher in range(seats):
        if watcher != seat:
            for clan in range(seats):
                world.maybe[watcher * seats + clan] = 0 if clan == watcher else everybody[clan]


class Guess:
    """One way the hidden cards can lie, found by trying; the truth is one, so there always is one."""

    def __init__(self, state: BloodRage, seat: Seat | None) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.others: Final = [clan for clan in range(state.seats) if clan != seat]
        self.groups: Final = groups_seen_by(state, state.seats if seat is None else seat)
        self.pickers: Final = pickers(state)
        self.draft: list[Card] = state.draft.copy()
        self.bags: list[list[Card]] = []  # what each group still holds
        self.room: list[list[int]] = []  # [clan][group]: places not yet filled
        self.given: list[list[list[Card]]] = []  # [clan][group]: cards that must lie there
        self.kept: list[Card] = [ALL_CARDS] * state.seats  # from an earlier Age
        self.fill_bags()

    def fill_bags(self) -> None:
        state = self.state
        count = 1 + max([UNSEEN] + [group for group in self.groups if group != FIXED])
        self.bags = [[] for _ in range(count)]
        if self.groups:
            self.bags[UNSEEN] = unseen_cards(state, self.groups)
        for group in range(1, count):
            self.bags[group] = group_cards(state, self.groups, group)
        self.room = [[0] * count for _ in range(state.seats)]
        self.given = [[[] for _ in range(count)] for _ in range(state.seats)]
        for place, group in enumerate(self.groups):
            owner = self.owner(place)
            if group != FIXED and owner != NOBODY:
                self.room[owner][group] += 1

    def owner(self, place: int) -> Seat:
        """Who has picked the card at this place; nobody, where it is still in a pack or thrown away."""
        return self.pickers[place] if place % PACK < self.state.picks else NOBODY

    def deal(self, dice: Dice) -> None:
        kept = [clan for clan in self.others if self.mask(clan)]
        found = self.guess_kept(kept, 0, dice)
        assert found, "what a seat knows contradicts itself"
        for group, bag in enumerate(self.bags):
            dice.shuffle(bag)
            for place, here in enumerate(self.groups):
                if here == group:
                    self.draft[place] = self.card_for(place, group)
        for pack in range(len(self.draft) // PACK):
            rest = pack * PACK + self.state.picks
            self.draft[rest : (pack + 1) * PACK] = sorted(self.draft[rest : (pack + 1) * PACK])

    def card_for(self, place: int, group: int) -> Card:
        owner = self.owner(place)
        if owner != NOBODY and self.given[owner][group]:
            return self.given[owner][group].pop()
        return self.bags[group].pop()

    def mask(self, clan: Seat) -> int:
        watcher = self.state.seats if self.seat is None else self.seat
        return self.state.maybe[watcher * self.state.seats + clan]

    def guess_kept(self, clans: list[Seat], at: int, dice: Dice) -> bool:
        """What each clan has kept from an earlier Age, then everything else."""
        if at == len(clans):
            return self.give(self.wishes(), 0, dice)
        mask = self.mask(clans[at])
        candidates = [card for card in range(ALL_CARDS) if mask >> card & 1 and self.can_be_kept(card)]
        dice.shuffle(candidates)
        for card in candidates:
            self.kept[clans[at]] = card
            if self.guess_kept(clans, at + 1, dice):
                return True
        self.kept[clans[at]] = ALL_CARDS
        return False

    def can_be_kept(self, card: Card) -> bool:
        """Not more of it than there are, one's own among them."""
        own = 0 if self.seat is None else self.state.hand[self.seat].count(card)
        return self.kept.count(card) + own < copies(card, self.state.seats, self.state.small_decks)

    def wishes(self) -> list[int]:
        """[clan, card]: what must lie among a clan's picks: cards it has shown, and then enough Quests."""
        wishes = [
            key // ALL_CARDS * (ALL_CARDS + 1) + key % ALL_CARDS for key in self.state.shown if self.is_other(key)
        ]
        for clan in self.others:
            certain = [key % ALL_CARDS for key in self.state.known if key // ALL_CARDS == clan]
            if self.kept[clan] != ALL_CARDS:
                certain.append(self.kept[clan])
            quests = len([card for card in certain if KIND[card] == QUEST])
            missing = len(self.state.quests[clan]) - quests
            wishes += [clan * (ALL_CARDS + 1) + ANY_QUEST] * missing
        return wishes

    def is_other(self, key: int) -> bool:
        return key // ALL_CARDS != self.seat

    def give(self, wishes: list[int], at: int, dice: Dice) -> bool:
        """Fulfil one wish after another, going back where the next cannot be fulfilled."""
        if at == len(wishes):
            return True
        clan, wish = divmod(wishes[at], ALL_CARDS + 1)
        ways = [group for group in range(len(self.bags)) if self.room[clan][group] and self.has(group, wish)]
        dice.shuffle(ways)
        for group in ways:
            card = wish if wish != ANY_QUEST else self.some_quest(group, dice)
            self.bags[group].remove(card)
            self.room[clan][group] -= 1
            self.given[clan][group].append(card)
            if self.give(wishes, at + 1, dice):
                return True
            self.given[clan][group].pop()
            self.room[clan][group] += 1
            self.bags[group].append(card)
            self.bags[group].sort()
        return False

    def has(self, group: int, wish: int) -> bool:
        if wish == ANY_QUEST:
            return any([KIND[card] == QUEST for card in self.bags[group]])
        return wish in self.bags[group]

    def some_quest(self, group: int, dice: Dice) -> Card:
        """Any is as good as another: wishes for one very card are all fulfilled before."""
        return dice.choice(sorted({card for card in self.bags[group] if KIND[card] == QUEST}))

    def secret_cards(self, clan: Seat) -> list[Card]:
        """Hand and Quests together: what came back, what was kept, and the picks nobody has seen."""
        state = self.state
        cards = [key % ALL_CARDS for key in state.known if key // ALL_CARDS == clan]
        if self.kept[clan] != ALL_CARDS:
            cards.append(self.kept[clan])
        for place in range(len(self.draft)):
            if self.owner(place) == clan:
                cards.append(self.draft[place])
        for key in state.shown:
            if key // ALL_CARDS == clan:
                cards.remove(key % ALL_CARDS)
        return cards
