"""Which bots sit down with somebody who has named none.

Gentle ones until a first victory at their game, then those who take what they can: beside these, somebody who has just
learnt the rules hardly ever wins (docs/agents.md). Where all win together, good company from the first evening on.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.rules import Rules
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.people.history import past_of

GENTLE: Final = "thrall"


async def fitting_level(hall: Hall, me: wire.Me, rules: Rules) -> str:
    if rules.is_cooperative or await has_won(hall, me, rules):
        return hall.default_level
    return GENTLE


async def has_won(hall: Hall, me: wire.Me, rules: Rules) -> bool:
    """At this game, once."""
    past = await past_of(hall.store, me.id)
    return any(one.header.game == rules.name and one.outcome == "won" for one in past)
