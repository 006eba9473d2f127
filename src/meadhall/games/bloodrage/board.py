"""The table in the terminal (interpreted)."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from meadhall.games.bloodrage.cards.numbers import KINDS, NO_CARD
from meadhall.games.bloodrage.figures import LEADER, WARRIOR
from meadhall.games.bloodrage.lands import (
    BESIDE,
    BOX,
    FJORD_OF,
    OUTER,
    PLACES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
    Place,
    Province,
    region_of,
)
from meadhall.games.bloodrage.model import AXES, HORNS, RAGE, SLOTS, STATS, TRACKS
from meadhall.games.bloodrage.view import BloodRageView
from meadhall.kernel.drawn import Drawn, Part, clipped, sheet, side_by_side
from meadhall.kernel.values import Seat
from meadhall.kernel.words import Words

COLOURS = ("indian_red1", "orange3", "yellow1", "dodger_blue1")  # Wolf, Bear, Serpent, Raven
DOOM = "☠"
ROOMY = (50, 16)  # columns, and more for each clan, with which regions are named too


def draw_board(seen: BloodRageView, words: Words) -> Drawn:
    """Provinces and fjords, the battle if there is one, the clans, and what only I see."""
    parts = [Part(words.say("board-lands"), Lands(seen, words))]
    now = 0
    if seen.contested is not None and seen.fighting:
        now = len(parts)
        battle = [draw_battle(seen, seen.contested, words), *draw_own_cards(seen, words)]
        parts.append(Part(words.say("board-battle", {"province": seen.contested}), Group(*battle)))
    elif seen.pack:
        now = len(parts) + 1
    parts.append(Part(words.say("board-clans"), draw_clans(seen, words)))
    if seen.hand or seen.pack or seen.quests:
        parts.append(Part(words.say("board-cards"), Group(*draw_own_cards(seen, words), *draw_passed_on(seen, words))))
    return Drawn(draw_brief(seen, words), parts, now)


def draw_brief(seen: BloodRageView, words: Words) -> Text:
    age = Text(words.say("board-age", {"age": seen.age, "phase": seen.phase}), style="bold")
    return side_by_side([age, *[standing(seen, clan, words) for clan in range(seen.seats)]])


def standing(seen: BloodRageView, clan: Seat, words: Words) -> Text:
    about = {"name": words.seat(clan), "glory": seen.glory[clan], "rage": seen.rage[clan]}
    return Text(words.say("board-standing", about), style=COLOURS[seen.clans[clan]])


# The land


class Lands:
    """A line for each province and fjord; regions where there is room for them."""

    def __init__(self, seen: BloodRageView, words: Words) -> None:
        self.seen = seen
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        roomy = options.max_width >= ROOMY[0] + ROOMY[1] * self.seen.seats
        yield draw_lands(self.seen, self.words, roomy)
        yield draw_legend(self.seen, self.words)


def draw_lands(seen: BloodRageView, words: Words, with_regions: bool) -> Table:
    table = sheet(words.say("board-province"), words.say("board-token"), words.say("board-villages"))
    for clan in range(seen.seats):
        table.add_column(clan_name(seen, clan, words) if with_regions else seat_name(seen, clan, words))
    table.add_row(*land_row(seen, YGGDRASIL, words, with_regions))
    for province in range(OUTER):
        table.add_row(*land_row(seen, province, words, with_regions), style="dim" if province in seen.ruined else "")
        fjord = FJORD_OF[province]
        if province % 2 and (with_regions or has_ships(seen, fjord)):
            table.add_row(*fjord_row(seen, fjord, words))
    return table


def has_ships(seen: BloodRageView, fjord: Place) -> bool:
    """Where there is little room, an empty fjord takes none."""
    clans = range(seen.seats)
    return any(seen.place_of[clan * KINDS + kind] == fjord for clan in clans for kind in range(LEADER, KINDS))


def land_row(seen: BloodRageView, province: Province, words: Words, with_region: bool) -> list[RenderableType]:
    region = region_of(province)
    name = Text(words.called("place", province), style="bold")
    if region is not None and with_region:
        name.append(f" ({words.called('region', region)})", style="not bold dim")
    villages = "∞" if province == YGGDRASIL else f"{seen.filled[province]}/{VILLAGES[province]}"
    here: list[RenderableType] = [troops(seen, clan, province, words) for clan in range(seen.seats)]
    return [clipped(name), clipped(token(seen, province, words)), villages, *here]


def token(seen: BloodRageView, province: Province, words: Words) -> str:
    """What pillaging brings, and the Age in which the province is lost."""
    if province in seen.ruined:
        return words.say("board-ruined")
    pillaged = province in seen.pillaged
    reward = words.say("board-pillaged") if pillaged else words.called("token", seen.tokens[province], "short")
    doomed = [age for age, doom in enumerate(seen.dooms, start=1) if doom == province and age >= seen.age]
    return " ".join([reward] + [f"{DOOM}{age}" for age in doomed])


def fjord_row(seen: BloodRageView, fjord: Place, words: Words) -> list[RenderableType]:
    ships: list[RenderableType] = [troops(seen, clan, fjord, words) for clan in range(seen.seats)]
    return [clipped(f"≈ {words.called('place', fjord, 'short')}", "cyan"), "", "", *ships]


def troops(seen: BloodRageView, clan: Seat, place: Place, words: Words) -> Text:
    """`2W L =5`: who stands there, and the clan's strength."""
    warriors = seen.warriors[clan * PLACES + place]
    letters = [f"{warriors}{letter(WARRIOR, words)}"] if warriors else []
    letters += [letter(kind, words) for kind in range(LEADER, KINDS) if seen.place_of[clan * KINDS + kind] == place]
    if place < PROVINCES and place not in seen.ruined and seen.strengths[clan][place]:
        letters.append(f"={seen.strengths[clan][place]}")
    return clipped(" ".join(letters) or "·", COLOURS[seen.clans[clan]])


def letter(figure: int, words: Words) -> str:
    return words.called("figure", figure, "letter")


def draw_legend(seen: BloodRageView, words: Words) -> Text:
    """Of the letters that are to be seen, and of the signs."""
    seats = range(seen.seats)
    here = [
        kind
        for kind in range(KINDS)
        if kind == WARRIOR or any(seen.place_of[clan * KINDS + kind] not in (BESIDE, BOX) for clan in seats)
    ]
    letters = [f"{letter(kind, words)} {words.called('figure', kind, 'name')}" for kind in here]
    return Text(words.say("board-legend", {"letters": ", ".join(letters), "doom": DOOM}), style="dim")


# The clans


def seat_name(seen: BloodRageView, clan: Seat, words: Words) -> Text:
    return Text(words.seat(clan), style=COLOURS[seen.clans[clan]])


def clan_name(seen: BloodRageView, clan: Seat, words: Words) -> Text:
    name = f"{words.seat(clan)}, {words.called('animal', seen.clans[clan])}"
    return Text(name, style=COLOURS[seen.clans[clan]])


def draw_battle(seen: BloodRageView, province: Province, words: Words) -> Table:
    """Who is in, how strong, and what was revealed."""
    table = sheet(*[clan_name(seen, clan, words) for clan in seen.fighting])
    table.add_row(
        *[words.say("board-strength", {"strength": seen.strengths[clan][province]}) for clan in seen.fighting]
    )
    cells = []
    for clan in seen.fighting:
        cards = [seen.played[clan]] + [card for owner, card in seen.late if owner == clan]
        cells.append(card_names([card for card in cards if card != NO_CARD], words))
    table.add_row(*cells)
    return table


def draw_clans(seen: BloodRageView, words: Words) -> Table:
    seats = range(seen.seats)
    table = sheet("", *[clan_name(seen, clan, words) for clan in seats])
    table.add_row(words.say("board-glory"), *[str(seen.glory[clan]) for clan in seats], style="bold")
    table.add_row(words.say("board-rage"), *[rage(seen, clan, words) for clan in seats])
    table.add_row(words.say("board-stats"), *[stats(seen, clan) for clan in seats])
    table.add_row(words.say("board-cards"), *[str(seen.hand_sizes[clan]) for clan in seats])
    table.add_row(words.say("board-quests"), *[str(seen.quest_counts[clan]) for clan in seats])
    table.add_row(words.say("board-reserve"), *[troops(seen, clan, RESERVE, words) for clan in seats])
    table.add_row(words.say("board-valhalla"), *[troops(seen, clan, VALHALLA, words) for clan in seats])
    table.add_row(words.say("board-upgrades"), *[upgrades(seen, clan, words) for clan in seats])
    return table


def rage(seen: BloodRageView, clan: Seat, words: Words) -> str:
    notes = [words.say("board-first")] if clan == seen.first else []
    notes += [words.say("board-passed")] if seen.passed[clan] else []
    return f"{seen.rage[clan]} ({', '.join(notes)})" if notes else str(seen.rage[clan])


def stats(seen: BloodRageView, clan: Seat) -> str:
    values = [TRACKS[stat][seen.stats[clan * STATS + stat] - 1] for stat in (RAGE, AXES, HORNS)]
    return " / ".join(str(value) for value in values)


def upgrades(seen: BloodRageView, clan: Seat, words: Words) -> str:
    return card_names([card for card in seen.sheet[clan * SLOTS : (clan + 1) * SLOTS] if card != NO_CARD], words)


def card_names(cards: list[int], words: Words) -> str:
    return ", ".join(words.called("card", card) for card in cards) or "·"


# What only I see


def draw_own_cards(seen: BloodRageView, words: Words) -> list[RenderableType]:
    """My pack, my hand, my Quests, each card with its text."""
    drawn: list[RenderableType] = []
    for title, cards in (("board-pack", seen.pack), ("board-hand", seen.hand), ("board-my-quests", seen.quests)):
        if cards:
            drawn += [Text(words.say(title), style="bold"), card_table(cards, words)]
    return drawn


def draw_passed_on(seen: BloodRageView, words: Words) -> list[RenderableType]:
    if not (seen.pack and seen.remembered):
        return []
    packs = [Text("  " + card_names(list(memory.cards), words)) for memory in seen.remembered]
    return [Text(words.say("board-passed-on"), style="bold"), *packs]


def card_table(cards: tuple[int, ...], words: Words) -> Table:
    table = sheet()
    for card in cards:
        name = Text("  " + words.called("card", card), style="cyan", no_wrap=True)
        table.add_row(name, words.called("card", card, "text"))
    return table
