"""What differs between two views of one seat: what is told with every event.

A change is a list of steps `[field, value]`, or `[field, place, …, value]` where only some entries of a long list are
new. Whoever applies them in turn to the view before has the view after, exactly.

    >>> from meadhall.kernel.changes import applied, changed
    >>> before = {"gold": (1, 2), "men": ((0, 0, 4), (1, 0, 0), (2, 2, 2))}
    >>> after = {"gold": (3, 4), "men": ((0, 0, 4), (1, 0, 7), (2, 2, 2))}
    >>> changed(before, after)
    [['gold', (3, 4)], ['men', 1, 2, 7]]
    >>> applied(before, changed(before, after)) == after
    True

"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[list[Any]]:
    """The steps from one view to another, field by field in the view's own order."""
    steps: list[list[Any]] = []
    for name, now in after.items():
        was = before[name]
        if was is not now and was != now:
            _add_steps(steps, [name], was, now)
    return steps


def _add_steps(steps: list[list[Any]], path: list[Any], was: Any, now: Any) -> None:
    """Entries by their places where at most half of a list is new, else the whole."""
    if isinstance(was, tuple) and isinstance(now, tuple) and len(was) == len(now):
        places = [place for place in range(len(now)) if was[place] is not now[place] and was[place] != now[place]]
        if 2 * len(places) <= len(now):
            for place in places:
                _add_steps(steps, [*path, place], was[place], now[place])
            return
    steps.append([*path, now])


def applied(view: Mapping[str, Any], steps: list[list[Any]]) -> dict[str, Any]:
    """The view after these steps; the one before stays as it is."""
    after = dict(view)
    for step in steps:
        name, *places, value = step
        after[name] = _set(after[name], places, value)
    return after


def _set(content: Any, places: list[int], value: Any) -> Any:
    if not places:
        return value
    place = places[0]
    entries = list(content)
    entries[place] = _set(entries[place], places[1:], value)
    return type(content)(entries)
