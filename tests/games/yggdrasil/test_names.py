"""Records tell names; those of before told numbers, and are read as what these stood for."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.yggdrasil import RULES, numbering
from meadhall.games.yggdrasil.before import NAMES_BEFORE
from meadhall.kernel.notation import move_from, outcome_from, text_of
from meadhall.kernel.troubles import BadRecord


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("act 8", "act sacred"),
        ("fight 5", "fight fenrir"),
        ("forge 4", "forge gungnir"),
        ("move-valkyries 0", "move-valkyries rainbow"),
        ("purge-bag 3", "purge-bag black"),
        ("take-roll 2", "take-roll green"),
        ("meet 3", "meet freyja"),
        ("fight-giant 14", "fight-giant geirroed"),
        ("apply-card 13", "apply-card ragnarok-hel-loki-nidhogg"),
        ("use-vane 2", "use-vane fly"),
        ("use-vane 6", "use-vane fell"),
    ],
)
def test_a_number_is_read_as_what_it_stood_for(before, now):
    assert text_of(RULES, move_from(RULES, before)) == now
    assert move_from(RULES, now) is move_from(RULES, before)


def test_so_are_the_numbers_that_chance_told():
    assert text_of(RULES, outcome_from(RULES, "deal-gods 2 1")) == "deal-gods frey thor"
    assert text_of(RULES, outcome_from(RULES, "choose-specials 6 12")) == (
        "choose-specials angry-hel ragnarok-hel-surt-jormungand"
    )


@pytest.mark.parametrize("text", ["use-vane 0", "use-vane 1", "use-vane 7", "use-vane", "fight-giant 16"])
def test_what_never_was_is_told(text):
    with pytest.raises(BadRecord):
        move_from(RULES, text)


def test_whatever_had_a_number_is_still_there():
    for noun, names in NAMES_BEFORE.items():
        assert {name for name in names if name} <= set(RULES.names[noun])


def test_a_record_tells_names():
    game = meadhall.new("yggdrasil", seats=1, seed=1, first=0, gods="thor", difficulty="easy")
    game.play(0, "act 2")
    assert "0 act elves" in game.record().splitlines()
    assert meadhall.read(game.record()).record() == game.record()


def test_the_numbers_are_those_of_the_rows():
    text = numbering.MODEL.read_text()
    assert numbering.rewritten(text) == text


def test_one_more_in_a_row_renumbers_what_follows():
    text = numbering.MODEL.read_text()
    assert numbering.rewritten(text.replace("TYR: Final = 4", "TYR: Final = 7")) == text
    assert "\nWHO_STOPS_THE_DIE: Final = 2048\n" in numbering.numbers()


def test_numbers_are_written_or_only_checked(tmp_path, monkeypatch, capsys):
    model = tmp_path / "model.py"
    model.write_text(numbering.MODEL.read_text().replace("ODIN: Final = 0", "ODIN: Final = 5"))
    monkeypatch.setattr(numbering, "MODEL", model)
    assert numbering.main(["--check"]) == 1
    assert "ODIN: Final = 5" in model.read_text()
    assert numbering.main([]) == 0
    assert "ODIN: Final = 0" in model.read_text()
    assert numbering.main(["--check"]) == 0
    assert "make fields" in capsys.readouterr().out
