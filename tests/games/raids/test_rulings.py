"""Rulings that no single rule shows (RA-C); all others are cited where they are played."""

from __future__ import annotations

import re
from importlib.resources import files

from meadhall.games.raids import RULES
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.values import CHANCE
from tests.games.raids.tables import FACTS
from tests.tables import seated


def test_coins_never_run_out():
    """RA-C-15, RA-C-44: four arrivals and four plunder tiles need exactly the coins of the box."""
    plunder = sum(row["copies"] for row in FACTS["tiles"] if row["kind"] == "plunder")
    voyages = FACTS["voyages"]
    assert FACTS["coins"] == {"6": voyages, "3": voyages + plunder, "1": voyages + plunder}
    for seats in (2, 3, 4):
        for seed in range(10):
            table = seated(RULES, seats)
            while table.waiting:
                assert min(table.coins_left) >= 0
                seat = table.waiting[0]
                chance = seat == CHANCE
                move = core.draw(table, Dice(seed)) if chance else Dice(seed).choice(core.options(table, seat))
                core.answer(table, seat, move)


def test_every_ruling_is_explained():
    text = (files(RULES.package) / "RULINGS.md").read_text(encoding="utf-8")
    explained = {int(number) for number in re.findall(r"RA-C-(\d+)", text)}
    assert explained == set(range(1, 53))


def test_every_rule_example_and_ruling_stands_in_the_rulebook():
    for language in ("en", "fr"):
        numbers = list(rulebook(RULES, language).rules)
        assert len([number for number in numbers if re.fullmatch(r"RA-\d+\.\d+", number)]) == 217
        assert len([number for number in numbers if number.startswith("RA-EX-")]) == 26
        assert len([number for number in numbers if number.startswith("RA-C-")]) == 52
