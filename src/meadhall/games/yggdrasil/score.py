"""Who has won, and what is never lost (YG-12.9, YG-15)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import ENEMIES, LEVELS, WON, Yggdrasil, count_bits

VICTORY: Final = 100


def score(state: Yggdrasil) -> int:
    """100 for victory; after a defeat, the part of the enemy deck the gods lived to see, in a hundred.

    The game itself knows only victory and defeat, shared by all (YG-12.9).
    """
    if state.outcome == WON:
        return VICTORY
    seen = sum(state.discard)
    return min(VICTORY - 1, VICTORY * seen // (seen + state.cards_left() + len(state.looked_at)))


def pieces(state: Yggdrasil) -> dict[str, int]:
    """Everything that is counted (YG-INV-1 to YG-INV-6)."""
    deck = state.cards_left() + len(state.looked_at)
    return {
        "vikings": sum(state.bag_vikings) + state.dead + sum(state.vikings) + state.removed + state.sent,
        "fire giants": sum(state.bag_giants) + state.fire,
        "elves": state.elves_at_home + sum(state.elves),
        "frost giants": count_bits(state.pile) + count_bits(state.awake) + count_bits(state.defeated),
        "artefacts": count_bits(state.forge) + artefacts_held(state),
        "enemy cards": deck + sum(state.discard),
    }


def artefacts_held(state: Yggdrasil) -> int:
    held = 0
    for god in state.order:
        for enemy in range(ENEMIES):
            if 0 < state.level(god, enemy) <= LEVELS:
                held += 1
    return held
