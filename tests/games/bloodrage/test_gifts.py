"""The Gods' Gifts phase and the draft (BR-7), and what a seat remembers of it (BR-24)."""

from __future__ import annotations

import pytest

from meadhall.games.bloodrage import RULES
from meadhall.games.bloodrage.cards.columns import deck
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS
from meadhall.games.bloodrage.events import CardKept, PacksPassed
from meadhall.games.bloodrage.moves import KEEP_CARD, Deal, KeepCard
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, refuse
from tests.games.bloodrage.halls import asked, card, do, hall, hold, put, refused, set_up, told
from tests.tables import play


def dealt(seats, **options):
    """Everybody holds a pack: the deck in order, eight cards each."""
    table = set_up(seats, **options)
    cards = deck(1, seats, bool(options.get("deck") == "caption_33"))
    play(RULES, table, "* deal " + " ".join(str(number) for number in cards[: 8 * seats]))
    return table


def pack(table, seat):
    return list(RULES.view(table, seat).pack)


def pick_first(table, rounds=1):
    """Everybody keeps the first card of the pack, some rounds in a row."""
    for _ in range(rounds):
        for seat in list(table.waiting):
            core.answer(table, seat, core.options(table, seat)[0])


def test_all_pick_at_once_and_pass_to_the_left():
    """BR-7.4, BR-7.7, BR-7.13, BR-R-7: picks lie face down until all have picked, then packs go left."""
    table = dealt(3)
    packs = [pack(table, seat) for seat in range(3)]
    kept = [packs[seat][seat] for seat in range(3)]
    for seat in (2, 0):
        core.answer(table, seat, KEEP_CARD[kept[seat]])
    assert table.hand == [[], [], []]
    assert table.waiting == [1]
    assert table.answers[0] == KeepCard(kept[0])
    assert 1 not in table.answers
    core.answer(table, 1, KEEP_CARD[kept[1]])
    assert table.hand == [[number] for number in kept]
    for seat in range(3):
        rest = [number for number in packs[seat - 1]]
        rest.remove(kept[seat - 1])
        assert pack(table, seat) == rest


def test_six_rounds_and_a_pair_nobody_takes():
    """BR-7.5, BR-7.6, BR-7.10, BR-7.11: packs of 8 to 3, hands of six, two cards of each pack discarded unseen."""
    table = dealt(4)
    sizes = []
    for _ in range(6):
        sizes.append(len(pack(table, 0)))
        pick_first(table)
    assert sizes == [8, 7, 6, 5, 4, 3]
    assert [len(hand) for hand in table.hand] == [6, 6, 6, 6]
    assert asked(table) == "ChooseAction"
    assert table.out == 2 + 4 * 2
    assert len(told(table, PacksPassed)) == 5
    assert RULES.view(table, 1).hand == tuple(table.hand[1])
    assert RULES.view(table, 1).hand_sizes == (6, 6, 6, 6)
    assert RULES.view(table, None).hand == ()


def test_two_players_keep_two_and_exchange():
    """BR-7.8, BR-7.9: three exchanges, packs of 8, 6 and 4, the last two cards discarded."""
    table = dealt(2)
    sizes = []
    for _ in range(3):
        mine = pack(table, 0)
        sizes.append(len(mine))
        pick_first(table)
        assert pack(table, 0) == mine[1:]  # the second card comes from the same pack
        pick_first(table)
    assert sizes == [8, 6, 4]
    assert [len(hand) for hand in table.hand] == [6, 6]
    assert table.out == 4 + 2 * 2
    assert asked(table) == "ChooseAction"


def test_a_deal_that_cannot_happen():
    """BR-7.2: eight cards of this deck for everybody, none more often than it is there, each pack in order."""
    table = set_up(2)
    first, second, *others = deck(1, 2, False)[:16]
    impossible = [
        [first, second, *others[:-1]],  # too few
        deck(1, 2, False),  # too many
        [second, first, *others],  # not in order
        [first, first, *others],  # there is only one of it
        [first, second, *others[:-1], deck(2, 2, False)[0]],  # of another Age
    ]
    assert core.refusal(table, CHANCE, Deal((first, second, *others))) is None
    for cards in impossible:
        assert core.refusal(table, CHANCE, Deal(tuple(cards))) == refuse("table", "cannot-happen"), cards


def test_only_cards_of_the_pack_can_be_kept():
    """BR-7.4: refusals say why."""
    table = dealt(2)
    elsewhere = pack(table, 1)[-1]
    assert elsewhere not in pack(table, 0)
    assert refused(table, 0, f"keep-card {elsewhere}") == ("BR-7.4", "card-not-in-pack")
    assert refused(table, 0, "pass") == ("BR-7.4", "keep-one-card")


def test_a_kept_card_takes_no_part_in_the_draft():
    """BR-7.1, BR-7.10: seven cards in hand after the draft of the next Age."""
    table = hall(3, age=1)
    for seat in range(3):
        hold(table, seat, "a1-tyrs-smite", "a1-tyrs-bash")
        do(table, f"{seat} pass")
    do(table, "0 keep-card a1-tyrs-smite", "1 keep-card a1-tyrs-bash", "2 keep-card a1-tyrs-bash")
    core.answer(table, CHANCE, core.draw(table, Dice(3)))
    assert table.age == 2
    assert card("a1-tyrs-smite") not in pack(table, 1)
    assert all(26 <= number < 52 for number in pack(table, 0))
    pick_first(table, 6)
    assert [len(hand) for hand in table.hand] == [7, 7, 7]
    assert card("a1-tyrs-smite") in table.hand[0]


def test_the_first_game_has_no_draft_in_the_first_age():
    """BR-7.12, BR-R-8: hands of eight, nothing discarded; the Second Age is drafted."""
    table = dealt(2, first_game=True)
    assert [len(hand) for hand in table.hand] == [8, 8]
    assert asked(table) == "ChooseAction"
    do(table, "0 pass", "1 pass")
    pick_first(table)
    core.answer(table, CHANCE, core.draw(table, Dice(3)))
    assert (table.age, asked(table)) == (2, "PickGift")
    assert len(pack(table, 0)) == 8


def test_others_are_not_told_what_was_kept():
    """BR-24.2: the event names the card to its owner only."""
    table = dealt(3)
    pick_first(table)
    event = told(table, CardKept)[0]
    assert event == CardKept(0, 0)
    assert event.seen_by(0) == CardKept(0, 0)
    assert event.seen_by(1) == event.seen_by(None) == CardKept(0, ALL_CARDS)


# What a seat remembers


def hidden_cards(world, clan):
    return sorted(world.hand[clan] + world.quests[clan])


def test_who_passed_a_pack_knows_what_was_in_it():
    """BR-24.2: of the seven cards I passed on, my neighbour has one and still holds six to pass."""
    table = dealt(3)
    mine = pack(table, 0)
    pick_first(table, 2)
    assert [memory.cards for memory in RULES.view(table, 0).remembered] == [tuple(mine[1:]), tuple(table.draft[18:24])]
    for seed in range(40):
        world = RULES.imagine(table, 0, Dice(seed))
        taken = [number for number in world.hand[1] if number in mine]
        assert taken  # the second card seat 1 kept came from my pack
        passed_on = world.draft[:8]
        assert sorted(passed_on) == sorted(table.draft[:8])
        assert passed_on[0] == table.draft[0]


def test_guesses_differ_where_nothing_is_known():
    """The first pick of my right neighbour is a card I have never seen, so it can be many."""
    table = dealt(3)
    seen = set(pack(table, 0))
    pick_first(table)
    seen |= set(pack(table, 0))
    guesses = {RULES.imagine(table, 0, Dice(seed)).hand[2][0] for seed in range(60)}
    assert len(guesses) > 4
    assert not guesses & {number for number in seen if deck(1, 3, False).count(number) == 1}


def test_a_pack_that_comes_back_tells_who_can_have_what():
    """After four passes my pack returns: the three missing cards went to the three others, one each."""
    table = dealt(4)
    mine = pack(table, 0)
    pick_first(table, 4)
    back = pack(table, 0)
    missing = [number for number in mine[1:] if number not in back]
    assert len(missing) == 3 and len(back) == 4
    memory = next(memory for memory in RULES.view(table, 0).remembered if set(memory.cards) == set(missing))
    assert sorted(memory.takers) == [1, 2, 3]
    for seed in range(30):
        world = RULES.imagine(table, 0, Dice(seed))
        for clan in (1, 2, 3):
            assert len([number for number in world.hand[clan] if number in missing]) >= 1
        assert sorted(world.draft[1:4]) == sorted(missing)


def test_my_own_discarded_pair_is_held_by_nobody():
    """BR-24.2: whoever throws the last pair of a pack away knows it is gone."""
    table = dealt(4)
    pick_first(table, 5)
    mine = pack(table, 2)
    pick_first(table)
    pair = mine[1:]
    for seed in range(30):
        world = RULES.imagine(table, 2, Dice(seed))
        for number in pair:
            if deck(1, 4, False).count(number) == 1:
                assert all(number not in world.hand[clan] for clan in (0, 1, 3))


def test_a_spectator_has_seen_no_pack():
    """BR-24.1: every hand is a guess, though sizes are public."""
    table = dealt(3)
    pick_first(table, 6)
    assert RULES.view(table, None).remembered == ()
    hands = {tuple(RULES.imagine(table, None, Dice(seed)).hand[0]) for seed in range(20)}
    assert len(hands) > 10


def test_cards_seen_in_battle_and_taken_back_are_known_to_be_in_hand():
    """BR-24.1: a loser's card returns to the hand under everybody's eyes."""
    table = dealt(3)
    pick_first(table, 6)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    lost = table.hand[1][0]
    do(table, "0 pillage horgr", f"0 play-card {table.hand[0][-1]}", f"1 play-card {lost}")
    assert RULES.view(table, 2).known == ((), (lost,), ())
    for seed in range(20):
        assert lost in RULES.imagine(table, 2, Dice(seed)).hand[1]
        assert lost in RULES.imagine(table, None, Dice(seed)).hand[1]


def test_a_known_quest_may_be_the_one_committed():
    """BR-12.5: once it lies face down nobody knows whether it is the one they saw."""
    table = dealt(3)
    pick_first(table, 6)
    seat = next(seat for seat in range(3) if any(8 <= number <= 11 for number in table.hand[seat]))
    quest = next(number for number in table.hand[seat] if 8 <= number <= 11)
    table.known.append(seat * ALL_CARDS + quest)
    table.shown.append(seat * ALL_CARDS + quest)
    for other in range(seat):
        do(table, f"{other} pass")
    do(table, f"{seat} play-card {quest}")
    watcher = (seat + 1) % 3
    worlds = [RULES.imagine(table, watcher, Dice(seed)) for seed in range(20)]
    assert all(quest in world.hand[seat] + world.quests[seat] for world in worlds)
    assert all(len(world.quests[seat]) == 1 and 8 <= world.quests[seat][0] <= 23 for world in worlds)


def test_what_was_kept_from_an_earlier_age_is_remembered():
    """BR-18.4: who passed a pack knows what the others can have kept, and guesses nothing else."""
    table = dealt(2)
    pick_first(table, 6)
    seen_by_me = set(table.draft) - set(table.draft[8:10])  # all but the first two picks of the other
    do(table, "0 pass", "1 pass")
    pick_first(table)
    maybe = set(RULES.view(table, 0).maybe[1])
    assert table.hand[1][0] in maybe
    thrown_away = set(table.draft[6:8])
    assert seen_by_me and not (maybe & set(table.hand[0]) - {table.hand[1][0]}) and not maybe & thrown_away
    guesses = {RULES.imagine(table, 0, Dice(seed)).hand[1][0] for seed in range(40)}
    assert guesses <= maybe
    assert len(guesses) > 1  # and not always the same


def test_a_kept_card_that_is_shown_is_no_guess_any_more():
    """BR-24.1: after it is played nothing remains to be guessed."""
    table = hall(3, age=2)
    hold(table, 0, "a1-troll")
    table.maybe = [0] * 12
    for watcher in (1, 2, 3):
        table.maybe[watcher * 3] = 0b111111
    do(table, "0 play-card a1-troll", "0 decline")
    assert table.maybe == [0] * 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_hands_use_no_card_twice(seats):
    """No more copies of a card than the deck has, whoever imagines."""
    table = dealt(seats)
    pick_first(table, 6)
    whole = deck(1, seats, False)
    for seat in [*range(seats), None]:
        world = RULES.imagine(table, seat, Dice(5))
        every = [number for hand in world.hand for number in hand]
        assert all(every.count(number) <= whole.count(number) for number in every)
