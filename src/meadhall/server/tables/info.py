"""What may be known of a table without looking at its board, and who may look."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables.header import Header, clock_of, led_at_the_end, result_from
from meadhall.server.tables.seats import Chair


def info(
    header: Header,
    chairs: Collection[Chair],
    connected: Collection[Seat],
    me: str | None,
    led: Sequence[list[int]] = (),
) -> wire.TableInfo:
    """What `me` may know of a table without looking at its board; `led`, where the game is at hand, by seat."""
    leading = led or led_at_the_end(header.result)
    return wire.TableInfo(
        id=header.id,
        game=header.game,
        version=header.version,
        kind=header.kind,
        status=header.status,
        mode=header.mode,
        options=header.options,
        seats=[
            wire.SeatInfo(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                connected=chair.seat in connected,
                host=chair.is_held_by(header.host),
                left=chair.left,
                program=chair.program and chair.kind != "bot",
                emblem=chair.emblem,
                led=leading[chair.seat] if chair.seat < len(leading) else [],
            )
            for chair in chairs
        ],
        listed=header.listed,
        watchable=header.watchable,
        drawn=header.drawn,
        hints=may_be_advised(header, chairs),
        clock=clock_of(header),
        pace=header.pace,
        made_at=header.made_at,
        moved_at=header.moved_at,
        waiting=header.waiting or [],
        you=[chair.seat for chair in chairs if chair.is_held_by(me)],
        rated=header.rated,
        invited=[chair.seat for chair in chairs if header.status == "open" and chair.is_reserved_for(me)],
        kept=[chair.seat for chair in chairs if header.status == "running" and chair.is_kept_for(me)],
        result=result_from(header.result),
        next=header.next,
    )


def may_be_advised(header: Header, chairs: Collection[Chair]) -> bool:
    """Where the table allows it; else wherever nobody plays against another person. Never where it counts.

    What-ifs say it themselves: one of a game that goes on is no way round what its table says.
    """
    if header.rated:
        return False
    if header.kind == "fork":
        return header.hints
    return header.hints or len({rival(chair) for chair in chairs if chair.kind != "bot" or is_kept(chair)}) <= 1


def rival(chair: Chair) -> str:
    """Whoever sits there or will; one person may hold several seats."""
    return chair.person or f"seat {chair.seat}"


def is_kept(chair: Chair) -> bool:
    """A bot sits there for somebody who may come back."""
    return chair.left == "replaced"


def may_watch(header: Header, chairs: Collection[Chair], person: str | None) -> bool:
    """Spectators where they are welcome; else whoever sits or sat there, and the host."""
    if header.watchable or (person is not None and header.host == person):
        return True
    return any(chair.was_held_by(person) for chair in chairs)
