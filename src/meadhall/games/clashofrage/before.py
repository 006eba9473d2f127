"""What the numbers in older records stood for: for ever the same, whatever is added since (interpreted)."""

from __future__ import annotations

from typing import Final

# fmt: off
NAMES_BEFORE: Final = {
    "clan": ("bohorg", "goldleif", "steamfield", "tomb"),
    "hero": ("razaro", "brunhorn", "sibylla", "wardok"),
    "card": (
        "none", "hunting-knife", "spiked-mace", "rune-staff", "crossbow", "twin-blades", "spiked-buckler",
        "blunderbuss", "rock-breaker", "war-drum", "heavy-armour", "shaman-cloak", "marching-boots",
        "chain-mail", "troll-hide", "plate-armour", "mechanical-wings", "massive-armour", "dusk-blade",
        "titan-hammer", "dawn-bow", "soul-scythe", "storm-lance", "rage-axe", "emerald-sceptre",
        "heartseeker", "elven-aegis", "dragon-cuirass", "wind-cape", "living-bark", "seer-crown",
        "spirit-mail", "fury-pelt", "seven-league",
    ),
    "place": (
        "t1-c", "t1-e", "t1-se", "t1-sw", "t1-w", "t1-nw", "t1-ne",
        "t2-c", "t2-e", "t2-se", "t2-sw", "t2-w", "t2-nw", "t2-ne",
        "t3-c", "t3-e", "t3-se", "t3-sw", "t3-w", "t3-nw", "t3-ne",
        "t4-c", "t4-e", "t4-se", "t4-sw", "t4-w", "t4-nw", "t4-ne",
        "bastion",
    ),
}
# fmt: on
