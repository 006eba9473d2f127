"""What the browser draws cards and board from are the rules' own rows."""

from __future__ import annotations

from meadhall.games.bloodrage import RULES
from meadhall.games.bloodrage.cards.index import CARDS
from meadhall.games.bloodrage.cards.numbers import HEIMDALLS_SIGHT, NO_CARD
from meadhall.games.bloodrage.lands import OUTER, REGIONS, VILLAGES, fjord_of
from meadhall.games.bloodrage.rows import ROWS, CardRow, PlaceRow
from meadhall.games.bloodrage.start import legendary_glory


def test_cards_are_told_as_the_rules_have_them():
    rows = [row for row in ROWS["cards"] if isinstance(row, CardRow)]
    assert [row.name for row in rows] == [card.name for card in CARDS]
    assert [(row.strength, row.cost, row.glory) for row in rows] == [(c.strength, c.cost, c.glory) for c in CARDS]
    assert len(rows) == RULES.numbers["no-card"] == NO_CARD
    assert [card for card, row in enumerate(rows) if row.copies_strength] == [HEIMDALLS_SIGHT]
    assert rows[0].figure == "dwarf-chieftain"
    assert {row.asks_for for row in rows} == {
        *{None, "manheim", "alfheim", "jotunheim"},
        *{"world-tree", "glorious-death"},
    }


def test_the_board_is_told_as_it_is():
    places = [row for row in ROWS["places"] if isinstance(row, PlaceRow)]
    assert [row.villages for row in places[:OUTER]] == VILLAGES
    named = [[places.index(row) for row in places if row.region == region] for region in ("manheim", "alfheim")]
    assert named == [sorted(provinces) for provinces in REGIONS[:2]]
    assert [places[province].fjord for province in range(OUTER)] == [
        places[fjord_of(province)].name for province in range(OUTER)
    ]
    assert RULES.numbers["legends"] == (0, *[legendary_glory(step) for step in range(1, 7)])
