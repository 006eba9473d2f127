"""Tables that count: among accounts, each in one seat, without bots and advice.

Moves may be taken back as everywhere: while nobody has answered and nothing was
shown. Where somebody leaves, a bot plays on and they come last.
"""

from __future__ import annotations

from meadhall.kernel.rules import Rules
from meadhall.server import wire
from meadhall.server.tables.change import Change
from meadhall.server.tables.seats import Chair
from meadhall.server.troubles import NotNow, NotUnderstood, NotYours


def check_wish(me: wire.Me, rules: Rules, wish: wire.NewTable) -> None:
    """Whether such a table can count."""
    if rules.is_cooperative or wish.hints or len(wish.seats) < 2:
        raise NotUnderstood("rated-against-others")
    if any(seat.kind == "bot" or seat.account is not None for seat in wish.seats):
        raise NotUnderstood("rated-people-only")
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise NotUnderstood("rated-one-seat")
    check_person(me)


def check_person(me: wire.Me) -> None:
    if me.account is None:
        raise NotYours("rated-accounts-only")
    if me.bot:
        raise NotYours("rated-people-only")


def check_newcomer(change: Change, me: wire.Me) -> None:
    """Whether somebody may sit down there."""
    check_person(me)
    if any(chair.is_held_by(me.id) for chair in change.chairs):
        raise NotNow("rated-one-seat")


def check_claim(chair: Chair, me: wire.Me) -> None:
    """A seat is not handed to somebody else."""
    if chair.person != me.id:
        raise NotYours("rated-one-seat")
