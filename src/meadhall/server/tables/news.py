"""The news of a game: what is the same for everybody, and what one seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.kernel.notation import move_from
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.tables.lessons import told_at
from meadhall.server.tables.referee import Referee

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Common:
    """What is worked out once for everybody."""

    events: to_wire.EventSpan
    moment: wire.Moment | None
    clocks: list[wire.ClockTime]
    result: list[wire.SeatResult] | None
    lesson: wire.LessonStep | None
    offers: to_wire.Offers


def common(table: Table, referee: Referee, first: int) -> Common:
    """From event `first` on."""
    clocks, lesson = table.clocks, table.lesson
    return Common(
        to_wire.EventSpan(referee.told[first:], referee.told_at[first:], first),
        to_wire.moment(referee.state),
        clocks.times(table.hall.now()) if clocks is not None and table.header.status == "running" else [],
        to_wire.result(referee.result),
        None if lesson is None else told_at(lesson, table.rules, referee.answers_given()),
        to_wire.Offers(table.rules, referee.state),
    )


def news(
    table: Table, referee: Referee, seat: Seat | None, shared: Common, events: list[wire.Told], view: Any | None
) -> wire.News:
    rules, state = table.rules, referee.state
    over = table.header.status != "running"
    chair = None if seat is None else table.seats[seat]
    can_undo = seat is not None and not over and referee.against_undo(seat) is None
    prepared = None if chair is None or chair.prepared is None else move_from(rules, chair.prepared)
    return wire.News(
        version=referee.count,
        question=None if seat is None or over else referee.asked.get(seat),
        first=shared.events.first,
        events=events,
        view=view,
        answer=None if seat is None else to_wire.own_answer(rules, state, seat),
        moment=shared.moment,
        choices=[] if over else shared.offers.to(seat),
        can_undo=can_undo,
        prepared=None if prepared is None else to_wire.bare_option(rules, prepared),
        clocks=shared.clocks,
        result=shared.result,
        lesson=shared.lesson,
        undo_for=table.bots.time_to_undo() if can_undo else None,
        since=None if seat is None else since(referee, seat),
        others=[] if over else shared.offers.to_others(seat),
    )


def since(referee: Referee, seat: Seat) -> wire.Since | None:
    """What others did since this seat last chose."""
    at = referee.first_by_others(seat)
    return None if at is None else wire.Since(referee.played[at].told, at + 1)


def whole_news(table: Table, referee: Referee, seat: Seat | None, first: int, view: Any) -> wire.News:
    """The whole table, and what happened since event `first`."""
    shared = common(table, referee, first)
    return news(table, referee, seat, shared, shared.events.seen_by(seat), view)
