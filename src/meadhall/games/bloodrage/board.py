"""The table in the terminal (interpreted)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.games.bloodrage.cards.numbers import KINDS, NO_CARD
from meadhall.games.bloodrage.figures import LEADER, WARRIOR
from meadhall.games.bloodrage.lands import (
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
from meadhall.kernel.values import Seat
from meadhall.kernel.words import Words

COLOURS = ("bright_red", "orange3", "yellow", "bright_blue")  # Wolf, Bear, Serpent, Raven


def draw_board(seen: BloodRageView, words: Words) -> Group:
    """Provinces and fjords, then the battle if there is one, the clans, and what only I see."""
    parts: list[RenderableType] = [draw_lands(seen, words)]
    if seen.contested is not None and seen.fighting:
        parts.append(draw_battle(seen, seen.contested, words))
    parts += [draw_clans(seen, words), *draw_own_cards(seen, words), draw_legend(words)]
    return Group(*parts)


def draw_lands(seen: BloodRageView, words: Words) -> Table:
    title = words.say("board-age", {"age": seen.age, "phase": seen.phase})
    table = Table(title=title, title_style="bold")
    table.add_column(words.say("board-province"))
    table.add_column(words.say("board-token"))
    table.add_column(words.say("board-villages"), justify="center")
    for clan in range(seen.seats):
        table.add_column(clan_name(seen, clan, words))
    table.add_row(*land_row(seen, YGGDRASIL, words), end_section=True)
    for province in range(OUTER):
        table.add_row(*land_row(seen, province, words), style="dim" if province in seen.ruined else "")
        if province % 2:
            table.add_row(*fjord_row(seen, FJORD_OF[province], words), end_section=True)
    return table


def land_row(seen: BloodRageView, province: Province, words: Words) -> list[RenderableType]:
    region = region_of(province)
    name = Text(words.called("place", province), style="bold")
    if region is not None:
        name.append(f" ({words.called('region', region)})", style="not bold dim")
    villages = "∞" if province == YGGDRASIL else f"{seen.filled[province]}/{VILLAGES[province]}"
    here: list[RenderableType] = [troops(seen, clan, province, words) for clan in range(seen.seats)]
    return [name, token(seen, province, words), villages, *here]


def token(seen: BloodRageView, province: Province, words: Words) -> str:
    if province in seen.ruined:
        return words.say("board-ruined")
    reward = words.say("board-pillaged") if province in seen.pillaged else words.called("token", seen.tokens[province])
    doomed = [age for age, doom in enumerate(seen.dooms, start=1) if doom == province and age >= seen.age]
    return "; ".join([reward] + [words.say("board-doomed", {"age": age}) for age in doomed])


def fjord_row(seen: BloodRageView, fjord: Place, words: Words) -> list[RenderableType]:
    ships: list[RenderableType] = [troops(seen, clan, fjord, words) for clan in range(seen.seats)]
    return [Text(f"≈ {words.called('place', fjord)}", style="cyan"), "", "", *ships]


def troops(seen: BloodRageView, clan: Seat, place: Place, words: Words) -> Text:
    """`WWL =5`: who stands there, and the clan's strength."""
    letters = [letter(WARRIOR, words)] * seen.warriors[clan * PLACES + place]
    letters += [letter(kind, words) for kind in range(LEADER, KINDS) if seen.place_of[clan * KINDS + kind] == place]
    if place < PROVINCES and place not in seen.ruined and seen.strengths[clan][place]:
        letters.append(f"={seen.strengths[clan][place]}")
    return Text(" ".join(letters) or "·", style=COLOURS[seen.clans[clan]])


def letter(figure: int, words: Words) -> str:
    return words.called("figure", figure, "letter")


def clan_name(seen: BloodRageView, clan: Seat, words: Words) -> Text:
    name = f"{words.seat(clan)}, {words.called('animal', seen.clans[clan])}"
    return Text(name, style=COLOURS[seen.clans[clan]])


def draw_battle(seen: BloodRageView, province: Province, words: Words) -> Table:
    """Who is in, how strong, and what was revealed."""
    table = Table(title=words.say("board-battle", {"province": province}), title_style="bold")
    for clan in seen.fighting:
        table.add_column(clan_name(seen, clan, words))
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
    table = Table()
    table.add_column("")
    for clan in range(seen.seats):
        table.add_column(clan_name(seen, clan, words))
    seats = range(seen.seats)
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


def draw_own_cards(seen: BloodRageView, words: Words) -> list[Table]:
    """My hand, my pack, my Quests, each card with its text, and what I passed on."""
    tables = [
        card_table(words.say(title), cards, words)
        for title, cards in (("board-hand", seen.hand), ("board-pack", seen.pack), ("board-my-quests", seen.quests))
        if cards
    ]
    if seen.pack and seen.remembered:
        passed = Table(title=words.say("board-passed-on"), show_header=False)
        for memory in seen.remembered:
            passed.add_row(card_names(list(memory.cards), words))
        tables.append(passed)
    return tables


def card_table(title: str, cards: tuple[int, ...], words: Words) -> Table:
    table = Table(title=title, title_style="bold", show_header=False)
    for card in cards:
        table.add_row(words.called("card", card), words.called("card", card, "text"))
    return table


def draw_legend(words: Words) -> Text:
    letters = [f"{letter(kind, words)} {words.called('figure', kind, 'name')}" for kind in range(KINDS)]
    return Text(words.say("board-legend", {"letters": ", ".join(letters)}), style="dim")
