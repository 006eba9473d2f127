"""`meadhall odds`: what a fight of Clash of Rage would come to (interpreted).

meadhall odds bohorg:3,1,0 elves:1,0,1
meadhall odds tomb:8,2,1 steamfield:4,2,0 --attacker-card 3=crossbow --defender-hero wardok
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

import typer
from rich.table import Table

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.cards import CARD_NAMES
from meadhall.games.clashofrage.clans import CLAN_NAMES, CLANS, ELVEN, FIGURES, LEVELS
from meadhall.games.clashofrage.feud import Outcome
from meadhall.games.clashofrage.forecast import Host, forecast
from meadhall.games.clashofrage.heroes import HERO_NAMES, NO_HERO
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.words import Words, words_of


class BadFight(Trouble):
    """Something that was typed of a fight that cannot be."""

    package: ClassVar[str] = RULES.package


SIDES = {name: clan for clan, name in enumerate(CLAN_NAMES)} | {"elves": ELVEN}


def odds(
    attacker: Annotated[str, typer.Argument(help="A clan and its units of level I, II, III, such as bohorg:3,1,0")],
    defender: Annotated[str, typer.Argument(help="A clan, or elves: guards, elders, templars")],
    attacker_card: Annotated[list[str] | None, typer.Option(help="Level and card, such as 1=crossbow")] = None,
    defender_card: Annotated[list[str] | None, typer.Option(help="Level and card, such as 3=plate-armour")] = None,
    attacker_hero: Annotated[str | None, typer.Option(help=", ".join(HERO_NAMES))] = None,
    defender_hero: Annotated[str | None, typer.Option(help=", ".join(HERO_NAMES))] = None,
    elves_take_rage: Annotated[bool, typer.Option(help="as the table has agreed")] = True,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="print as JSON")] = False,
) -> None:
    """Clash of Rage: who wins this fight, how often, and who is left."""
    language = checked_language(lang)
    mine = host(attacker, attacker_card or [], attacker_hero)
    theirs = host(defender, defender_card or [], defender_hero)
    if mine.clan == ELVEN:
        raise BadFight("elves-never-attack")
    outcome = forecast(mine, theirs, elves_take_rage)
    if as_json:
        print(json.dumps(described(outcome), indent=2))
    else:
        Voice(language).console.print(drawn(outcome, mine, theirs, words_of(RULES, language)))


def described(outcome: Outcome) -> dict[str, Any]:
    return {
        "wins": outcome.wins,
        "loses": outcome.loses,
        "assaults": outcome.assaults,
        "attackers_left": outcome.attackers_left,
        "defenders_left": outcome.defenders_left,
    }


def host(text: str, cards: list[str], hero: str | None) -> Host:
    """`bohorg:3,1,0`, with `1=crossbow` and the like."""
    name, _, numbers = text.partition(":")
    counts = numbers.split(",")
    if name not in SIDES or len(counts) != LEVELS or not all(number.isdecimal() for number in counts):
        raise BadFight("bad-host", host=text, known=", ".join(SIDES))
    units = (int(counts[0]), int(counts[1]), int(counts[2]))
    clan = SIDES[name]
    if not any(units) or any(units[level] > FIGURES[LEVELS * clan + level] for level in range(LEVELS)):
        raise BadFight("bad-host", host=text, known=", ".join(SIDES))
    return Host(clan, units, tuple(card_of(card) for card in cards), hero_of(hero))


def card_of(text: str) -> tuple[int, int]:
    """Level (0, 1, 2) and card, which may be written `plate_armour` as well."""
    level, _, told = text.partition("=")
    name = told.replace("_", "-").removeprefix("leg-")
    if level not in ("1", "2", "3") or name not in CARD_NAMES[1:]:
        raise BadFight("bad-card", card=text, known=", ".join(CARD_NAMES[1:]))
    return int(level) - 1, CARD_NAMES.index(name)


def hero_of(name: str | None) -> int:
    if name is None:
        return NO_HERO
    if name.lower() not in HERO_NAMES:
        raise BadFight("bad-hero", hero=name, known=", ".join(HERO_NAMES))
    return HERO_NAMES.index(name.lower())


def drawn(outcome: Outcome, mine: Host, theirs: Host, words: Words) -> Table:
    table = Table(title=words.say("odds-title", {"count": round(outcome.assaults, 1)}))
    for column in ("odds-side", "odds-wins", "odds-units", "odds-left"):
        table.add_column(words.say(column))
    for side, wins, loses, left in (
        (mine, outcome.wins, outcome.loses, outcome.attackers_left),
        (theirs, outcome.loses, outcome.wins, outcome.defenders_left),
    ):
        name = words.called("clan", side.clan) if side.clan < CLANS else words.say("elf-sheet")
        standing, surviving = (
            listed("odds-standing", side.units, side, words),
            listed("odds-surviving", left, side, words),
        )
        table.add_row(name, share(wins, loses, words), standing, surviving)
    return table


def share(wins: float, loses: float, words: Words) -> str:
    """To a tenth of a percent; nothing is called sure or hopeless that is not."""
    percent = round(100 * wins, 1)
    nearly = -1 if percent == 0.0 < wins else 1 if percent == 100.0 and loses > 0.0 else 0
    return words.say("odds-share", {"share": percent, "nearly": nearly})


def listed(message: str, numbers: Sequence[float], side: Host, words: Words) -> str:
    """Of each type that was there, how many."""
    return "\n".join(
        words.say(message, {"count": numbers[level], "unit": LEVELS * side.clan + level})
        for level in range(LEVELS)
        if side.units[level]
    )
