"""In the terminal a number may be a slip: what wastes is asked again; a move written out is meant."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.cli.bots import HUMAN
from meadhall.cli.plain import Plain
from meadhall.cli.sitting import Sitting
from meadhall.kernel.troubles import Trouble


@pytest.fixture
def terminal(tmp_path):
    game = meadhall.new("yggdrasil", seats=1, seed=3, gods="thor,frey", first=0)
    return Plain(Sitting(game, [HUMAN], tmp_path / "saved.game", "en"))


def last_number(terminal: Plain) -> str:
    offered = terminal.sitting.offered(0)
    assert terminal.sitting.describe(0, offered[-1]).startswith("End the turn")
    return str(len(offered))


def test_the_number_of_what_wastes_is_typed_twice(terminal):
    number = last_number(terminal)
    with pytest.raises(Trouble) as doubted:
        terminal.move_typed(0, number)
    assert doubted.value.message == "say-it-again"
    assert "actions left? Type" in terminal.sitting.trouble(doubted.value)
    assert terminal.move_typed(0, number) is terminal.sitting.offered(0)[-1]


def test_another_number_is_doubted_anew_and_a_harmless_one_is_not(terminal):
    number = last_number(terminal)
    with pytest.raises(Trouble):
        terminal.move_typed(0, number)
    offered = terminal.sitting.offered(0)
    elves = next(at for at, move in enumerate(offered) if terminal.sitting.describe(0, move) == "World of the Elves")
    assert terminal.move_typed(0, str(elves + 1)) is offered[elves]


def test_a_move_written_out_is_meant(terminal):
    assert terminal.move_typed(0, "end-turn") == "end-turn"
