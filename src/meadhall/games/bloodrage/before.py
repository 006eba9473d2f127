"""Cards and figures by the numbers that records once told: those records are read for ever (interpreted)."""

from typing import Final

NAMES_BEFORE: Final = {
    "card": (
        *["a1-dwarf-chieftain", "a1-troll", "a1-lord-of-hammers", "a1-brothers-in-arms", "a1-lokis-dragons"],
        *["a1-friggas-charm", "a1-lokis-domain", "a1-thors-glory", "a1-alfheim", "a1-glorious-death", "a1-jotunheim"],
        *["a1-manheim", "a1-friggas-grace", "a1-heimdalls-sight", "a1-lokis-trickery", "a1-odins-smite"],
        *["a1-thors-hammer", "a1-tyrs-bash", "a1-tyrs-smash", "a1-tyrs-smite", "a1-sea-serpent", "a1-friggas-succor"],
        *["a1-tyrs-domain", "a1-yggdrasil", "a1-lokis-blessing", "a1-tyrs-crush", "a2-dark-elf", "a2-valkyrie"],
        *["a2-lord-of-axes", "a2-experts-in-arms", "a2-fire-dragons", "a2-friggas-protection", "a2-odins-inspiration"],
        *["a2-tyrs-challenge", "a2-alfheim", "a2-glorious-death", "a2-jotunheim", "a2-manheim", "a2-heimdalls-eye"],
        *["a2-heimdalls-watch", "a2-lokis-backstab", "a2-odins-tide", "a2-thors-oath", "a2-tyrs-crush", "a2-tyrs-rage"],
        *["a2-fire-giant", "a2-lokis-eminence", "a2-tyrs-prowess", "a2-yggdrasil", "a2-tyrs-smite", "a2-thors-domain"],
        *["a2-tyrs-smash", "a3-frost-giant", "a3-soldier-of-hel", "a3-lord-of-spears", "a3-masters-in-arms"],
        *["a3-eternal-dragons", "a3-friggas-domain", "a3-odins-throne", "a3-thors-conquest", "a3-alfheim"],
        *["a3-glorious-death", "a3-jotunheim", "a3-manheim", "a3-heimdalls-gaze", "a3-heimdalls-watch"],
        *["a3-lokis-poison", "a3-odins-judgement", "a3-thors-ascension", "a3-thors-primacy", "a3-tyrs-crush"],
        *["a3-tyrs-rage", "a3-volur-witch", "a3-friggas-sacrifice", "a3-tyrs-wrath", "a3-yggdrasil", "a3-lokis-wrath"],
        *["a3-tyrs-smite", "unseen"],
    ),
    "figure": (
        *["warrior", "leader", "ship", "dwarf-chieftain", "troll", "sea-serpent", "dark-elf", "valkyrie", "fire-giant"],
        *["frost-giant", "soldier-of-hel", "volur-witch"],
    ),
}
