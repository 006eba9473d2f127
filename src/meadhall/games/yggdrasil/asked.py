"""Every question is put to whoever leads a god (YG-R-1)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import God, Yggdrasil
from meadhall.kernel.core import Decision
from meadhall.kernel.values import Seat


class Asked(Decision[Yggdrasil]):
    """A question to one god."""

    def __init__(self, seats: tuple[Seat, ...], god: God) -> None:
        super().__init__(seats)
        self.god: Final = god
