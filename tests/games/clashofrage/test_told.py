"""What the clans are told, and how the table looks as it is told."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.events import (
    AssaultBegan,
    BandHalted,
    DicePicked,
    DiceRolled,
    EquipmentBought,
    EquipmentTakenOff,
    EquippingBegan,
    FightWon,
    FirstNamed,
    HeroHired,
    HeroRecruited,
    MapDrawn,
    MapJoined,
    MovementBegan,
    PhaseBegan,
    ReinforcementsReady,
    RoundBegan,
    TileChosen,
    TileLaid,
    TilePutBeside,
    TurnBegan,
    UnitsFelled,
    UnitsMoved,
)
from meadhall.games.clashofrage.model import (
    ELVES,
    FIRST_ACTION,
    NOWHERE,
    PLAY_TACTICS,
    SECOND_ACTION,
    STONES,
    UPGRADE_ELVES,
)
from meadhall.games.clashofrage.regions import HOME
from meadhall.games.clashofrage.turn import Actions
from meadhall.kernel import core
from meadhall.kernel.game import Game
from meadhall.kernel.values import NOBODY
from tests.games.clashofrage.tables import (
    CARD,
    at,
    attack,
    chance_waits,
    cleared,
    give,
    keep_dice,
    put,
    settle,
    strike,
    turn,
)
from tests.tables import play, seated

KNIFE = CARD["hunting_knife"]


def listen(state):
    state.log, state.scenes = [], []


def told(state):
    """Every event since then, with the view a spectator has as it is told."""
    return [(event, RULES.view(scene, None)) for event, scene in zip(state.log, state.scenes, strict=True)]


def events_of(state):
    return [event for event, _ in told(state)]


def seen_at(state, kind):
    """The view as the last event of a kind is told."""
    return [seen for event, seen in told(state) if isinstance(event, kind)][-1]


def test_a_phase_is_told_then_whose_action_it_is():
    """CR-4.1, CR-4.4"""
    state = cleared()
    listen(state)
    state.begin(Actions(SECOND_ACTION))
    core.run(state)
    assert events_of(state) == [PhaseBegan(SECOND_ACTION), TurnBegan(0)]
    assert seen_at(state, PhaseBegan).phase == SECOND_ACTION
    assert seen_at(state, TurnBegan).active == 0
    play(RULES, state, "0 pass")
    assert events_of(state)[-1] == TurnBegan(1)


def test_the_first_round_has_no_phase_1():
    """CR-4.1, CR-4.2"""
    game = Game(RULES, 2, 3)
    while sum(isinstance(event, RoundBegan) for event in game.told) < 3:
        seat = game.waiting[0]
        quiet = [move for move in game.options(seat) if type(move).__name__ in ("Pass", "DeployRest")]
        game.play(seat, (quiet or game.options(seat))[0])
    begins = [at for at, event in enumerate(game.told) if isinstance(event, RoundBegan)]
    rounds = [game.told[begins[0] : begins[1]], game.told[begins[1] : begins[2]]]
    phases = [[event.phase for event in events if isinstance(event, PhaseBegan)] for events in rounds]
    later = [PLAY_TACTICS, FIRST_ACTION, STONES, SECOND_ACTION]
    assert phases == [later, [UPGRADE_ELVES, *later]]


def test_who_has_moved_is_told_with_the_last_step():
    """CR-7.5, CR-7.12"""
    state = cleared()
    put(state, 0, "T1.SE", 2)
    state.moved[at("T1.SE")] = 2  # in an earlier action
    turn(state)
    listen(state)
    play(RULES, state, "0 move-armies")
    assert seen_at(state, MovementBegan).moved[at("T1.SE")] == (0, 0, 0)
    play(RULES, state, "0 move-from t1-se", "0 take-all", "0 go t1-c")
    assert seen_at(state, UnitsMoved).moved[at("T1.C")] == (0, 0, 0)
    play(RULES, state, "0 halt")
    assert events_of(state)[-1] == BandHalted(0, at("T1.C"))
    assert seen_at(state, BandHalted).moved[at("T1.C")] == (2, 0, 0)


def test_enemies_end_a_march_as_it_is_told():
    """CR-7.9"""
    state = cleared()
    put(state, 0, "T1.SE", 1)
    put(state, ELVES, "T1.C", 2)
    turn(state)
    listen(state)
    play(RULES, state, "0 move-armies", "0 move-from t1-se", "0 go t1-c")
    assert isinstance(events_of(state)[-1], UnitsMoved)
    assert seen_at(state, UnitsMoved).moved[at("T1.C")] == (1, 0, 0)


def test_every_assault_is_told_before_its_dice_and_the_fight_until_it_is_won():
    """CR-12.9, CR-12.12, CR-12.21, CR-12.33"""
    state = cleared()
    put(state, 0, "T1.SE", 6, 3, 2)
    put(state, 1, "T1.C", 1)
    give(state, 0, "shaman_cloak", 0)
    listen(state)
    attack(state, "T1.SE", "T1.C")
    if state.striker == 1:
        strike(state, 0)
        keep_dice(state)
    assert events_of(state)[-1] == AssaultBegan(0)
    begun = seen_at(state, AssaultBegan)
    assert (begun.striker, begun.wound_faces, begun.blank_faces, begun.wounds) == (0, 0, 0, 0)
    play(RULES, state, "0 strike", "* roll-dice 1")
    rolled = seen_at(state, DiceRolled)
    assert (rolled.wound_faces, rolled.blank_faces, rolled.rerolls) == (1, state.blank_faces, state.rerolls)
    assert rolled.rerolls > 0
    play(RULES, state, "0 pick-die blank")
    assert events_of(state)[-1] == DicePicked(0, 0, 1)
    assert seen_at(state, DicePicked).picked_blanks == 1
    reserve = state.reserve[1]
    play(RULES, state, "0 roll-picked", "* roll-dice 1")
    keep_dice(state)
    assert seen_at(state, UnitsFelled).reserves[1][0] == (reserve & 15) + 1
    assert (seen_at(state, UnitsFelled).battlefield, seen_at(state, UnitsFelled).foe) == (at("T1.C"), 1)
    assert (seen_at(state, FightWon).battlefield, seen_at(state, FightWon).foe) == (NOWHERE, NOBODY)


def test_a_hero_is_paid_for_before_he_joins():
    """CR-8.16, CR-8.18"""
    state = cleared()
    put(state, 0, "T1.SE", 1)
    state.gold[0] = 20
    turn(state)
    listen(state)
    play(RULES, state, "0 equip-armies", "0 recruit razaro")
    assert isinstance(events_of(state)[0], EquippingBegan)
    assert events_of(state)[-1] == HeroHired(0, 0, 20 - state.gold[0])
    assert (seen_at(state, HeroHired).heroes[0], seen_at(state, HeroHired).hero_places[0]) == (0, NOWHERE)
    play(RULES, state, "0 station bastion")
    assert seen_at(state, HeroRecruited).hero_places[0] == HOME


def test_equipment_lies_beside_the_sheet_when_it_is_bought_and_when_it_is_organised():
    """CR-8.3, CR-8.12"""
    state = cleared()
    state.gold[0] = 20
    state.deck[KNIFE] -= 1
    state.market[KNIFE] += 1
    turn(state)
    listen(state)
    play(RULES, state, "0 equip-armies", "0 buy hunting-knife")
    bought = seen_at(state, EquipmentBought)
    assert (bought.spare[0], bought.may_organise) == ((KNIFE,), True)
    if chance_waits(state):
        settle(state)
    play(RULES, state, "0 fit ii", "0 organise")
    assert events_of(state)[-1] == EquipmentTakenOff(0)
    off = seen_at(state, EquipmentTakenOff)
    assert (off.spare[0], set(off.slots[0])) == ((KNIFE,), {0})


def test_reinforcements_are_told_before_they_are_placed():
    """CR-6.16, CR-6.17"""
    game = Game(RULES, 2, 3)
    while not any(isinstance(event, ReinforcementsReady) for event in game.told):
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    ready = next(event for event in game.told if isinstance(event, ReinforcementsReady))
    assert game.waiting == [ready.clan]
    assert sum(RULES.view(game.state, None).arriving) == ready.count


def test_a_map_is_told_as_it_is_joined():
    """CR-3.1, CR-3.2, CR-R-7"""
    state = seated(RULES, 2, map="built", clans="bohorg goldleif")
    listen(state)
    play(RULES, state, "* first 0", "0 lay-tile t1", "1 lay-tile t4", "1 lie-beside 0", "1 turn-tile 2")
    assert [type(event) for event in events_of(state)[:6]] == [
        *[FirstNamed, TileLaid, TileChosen, TilePutBeside, TileLaid, MapJoined],
    ]
    assert [len(seen.laying) for _, seen in told(state)[:6]] == [0, 0, 1, 3, 0, 0]
    assert not seen_at(state, TileLaid).spots
    assert seen_at(state, MapJoined).spots


def test_a_drawn_map_is_told_whole():
    """CR-3.1"""
    game = Game(RULES, 3, 1, map="random")
    (drawn,) = [event for event in game.told if isinstance(event, MapDrawn)]
    assert drawn.tiles == tuple(tile for tile, *_ in RULES.view(game.state, None).tiles)
