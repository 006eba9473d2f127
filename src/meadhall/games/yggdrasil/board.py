"""The table in the terminal: the track of Asgard, the worlds, the islands, the gods (interpreted)."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from meadhall.games.yggdrasil.model import (
    ASGARD,
    BAGS,
    BEYOND_THE_GATE,
    BEYOND_THE_WALL,
    DARKNESS,
    DEAD,
    ELVES,
    ENEMIES,
    ENEMY_NAMES,
    FENRIR,
    FIRE,
    FIRST_EFFECT,
    FORGE,
    ICE,
    ISLANDS,
    LOST,
    MIDGARD,
    PIECES,
    PLAYING,
    POWER,
    RAINBOW,
    RUNE_OF,
    RUNES,
    SACRED,
    SPACES,
    VANE_SPACES,
    WHO_STIRS_THE_SEA,
)
from meadhall.games.yggdrasil.view import YggdrasilView
from meadhall.kernel.drawn import Drawn, Part, sheet, side_by_side
from meadhall.kernel.words import Words

COLOURS = ("yellow1", "dark_orange", "turquoise2", "medium_purple1", "green3", "indian_red1")  # of the enemies' cards
TREE = ((ASGARD, ELVES, SACRED), (MIDGARD, FORGE, ICE), (DARKNESS, FIRE, DEAD))  # crown, trunk, roots
BRANCHES = (("╲│╱", "─┼─", "╱│╲"), (" │ ", " │ ", " │ "), ("╱│╲", "╱│╲", "╱ ╲"))
BAG_COLOURS = ("white", "dodger_blue2", "green3", "grey62")


def draw_board(seen: YggdrasilView, words: Words) -> Drawn:
    if not seen.gods:
        return Drawn(Text(words.say("game")), [Part(words.called("world", ASGARD), Text(words.say("game")))])
    return Drawn(
        side_by_side([*headline(seen, words), *active(seen, words)]),
        [
            Part(words.called("world", ASGARD), Group(threats(seen, words), *below_threats(seen, words))),
            Part(words.say("board-worlds"), worlds(seen, words)),
            Part(words.say("board-islands"), Group(islands(seen, words), in_bags(seen, words))),
            Part(words.say("board-runes"), Group(*giants(seen, words))),
            Part(words.say("board-gods"), gods(seen, words)),
        ],
    )


def active(seen: YggdrasilView, words: Words) -> list[Text]:
    """Whose turn it is, and with what."""
    god = seen.active
    if seen.outcome != PLAYING or god not in seen.gods:
        return []
    held = f"{words.say('board-vikings')} {seen.vikings[god]} · {words.say('board-elves')} {seen.elves[god]}"
    return [Text(f"▶ {words.called('god', god)}", style="yellow"), Text(held, style="yellow")]


def headline(seen: YggdrasilView, words: Words) -> list[Text]:
    parts = [words.say("board-turn", {"turn": seen.turn}), words.say("board-cards", {"left": seen.cards_left})]
    if seen.quiet_turns:
        parts.append(words.say("board-quiet", {"turns": seen.quiet_turns}))
    if seen.outcome != PLAYING:
        parts.append(words.say("board-lost" if seen.outcome == LOST else "board-won"))
    return [Text(part, style="bold") for part in parts]


# Asgard


def track() -> str:
    """The spaces' numbers; wall and gate stand between them."""
    return fenced([str(space) for space in range(1, SPACES + 1)])


def place_on_track(seen: YggdrasilView, enemy: int) -> Text:
    """`··●║··║···`: the third space, before the wall."""
    here = seen.spaces[enemy]
    signs = ["●" if space == here else "·" for space in range(1, SPACES + 1)]
    return Text(fenced(signs), style=COLOURS[enemy], no_wrap=True)


def fenced(signs: list[str]) -> str:
    fences = {BEYOND_THE_WALL: "║", BEYOND_THE_GATE: "║"}
    return "".join([fences.get(space, "") + sign for space, sign in enumerate(signs, start=1)])


def enemy_name(seen: YggdrasilView, enemy: int, words: Words) -> Text:
    name = words.called("enemy", enemy)
    if enemy == FENRIR and seen.is_raging:
        name += f" ({words.say('board-raging')})"
    return Text(name, style=COLOURS[enemy])


def threats(seen: YggdrasilView, words: Words) -> Table:
    """Where each enemy stands, and what the next card does to him."""
    table = sheet(words.say("board-enemy"), track())
    for title in ("strength", "chance", "threat"):
        table.add_column(words.say(f"board-{title}"))
    for enemy in sorted(range(ENEMIES), key=lambda enemy: -seen.spaces[enemy]):
        space = seen.spaces[enemy]
        strength = f"⚔{seen.strengths[enemy]} ✦{POWER[space]}" if space > 1 else "–"
        table.add_row(
            enemy_name(seen, enemy, words),
            place_on_track(seen, enemy),
            strength,
            chance_of(seen, enemy),
            threat_of(seen, enemy, words),
        )
    return table


def below_threats(seen: YggdrasilView, words: Words) -> list[Text]:
    """How many are too far already, and what is known of the deck."""
    wall, gate, _ = seen.lines
    told = [words.say("board-beyond", {"wall": wall.beyond, "gate": gate.beyond})]
    if seen.top:
        told.append(words.say("board-known-top", {"cards": seen.top}))
    elif seen.bottom:
        told.append(words.say("board-known-bottom", {"cards": seen.bottom}))
    return [Text(line, style="dim") for line in told]


def chance_of(seen: YggdrasilView, enemy: int) -> str:
    """None where no card is drawn next turn: the deck is empty, or it is day (YG-8.24)."""
    return f"{seen.threats[enemy].chance} %" if seen.cards_left and not seen.quiet_turns else "–"


def threat_of(seen: YggdrasilView, enemy: int, words: Words) -> Text:
    """A special card is named, since it does something else than his own; what cannot come next stays dim."""
    threat = seen.threats[enemy]
    told = words.say(f"enemy-{ENEMY_NAMES[enemy]}", {"space": threat.space, "power": threat.power}, "threat")
    if threat.card >= ENEMIES:
        told = words.say("board-by-card", {"card": threat.card, "threat": told})
    if threat.is_defeat:
        told = words.say("board-to-defeat", {"threat": told})
    if threat.chance == 0:
        return Text(told, style="dim")
    if threat.is_defeat:
        return Text(told, style="bold red")
    return Text(told, style="yellow" if threat.space >= BEYOND_THE_GATE else "")


# The tree


def worlds(seen: YggdrasilView, words: Words) -> Table:
    """Crown, trunk and roots."""
    table = sheet()
    for place, part in enumerate(TREE):
        for world in part:
            style = "dim" if world in seen.used or blocked(seen, world) is not None else ""
            name = Text(words.called("world", world), style=style)
            branch = Text(BRANCHES[place][part.index(world)], style="green")
            table.add_row(branch, name, held_in(seen, world, words), state_of(seen, world, words))
    return table


def blocked(seen: YggdrasilView, world: int) -> int | None:
    return seen.blocked_by[world]


def state_of(seen: YggdrasilView, world: int, words: Words) -> str:
    giant = blocked(seen, world)
    if giant is not None:
        return words.say("board-blocked", {"giant": giant})
    return words.say("board-used") if world in seen.used else ""


def held_in(seen: YggdrasilView, world: int, words: Words) -> str:
    if world == ELVES:
        return words.say("board-at-home", {"elves": seen.elves_at_home})
    if world == FORGE:
        return " ".join(
            f"{words.called('artefact', enemy)[:4]}{''.join(map(str, levels)) or '–'}"
            for enemy, levels in enumerate(seen.forge)
        )
    if world == DEAD:
        return words.say("board-dead", {"dead": seen.dead, "removed": seen.removed})
    if world == FIRE:
        return words.say("board-fire", {"fire": seen.fire})
    if world == ICE:
        return words.say("board-pile", {"pile": str(len(seen.pile)), "strength": seen.giant_strength})
    if world == SACRED:
        reached = f" – {words.called('effect', seen.vane - FIRST_EFFECT, 'gives')}" if seen.vane >= FIRST_EFFECT else ""
        return words.say("board-vane", {"space": seen.vane, "spaces": VANE_SPACES}) + reached
    return ""


def islands(seen: YggdrasilView, words: Words) -> Table:
    """Side by side, as they lie; the bags under them."""
    table = sheet()
    table.show_header = True
    for island in range(ISLANDS):
        name = words.called("island", island) if island == RAINBOW else words.called("colour", island - 1)
        table.add_column(name, justify="center", style=BAG_COLOURS[island - 1] if island else "")
    table.add_row(*[island_state(seen, island, words) for island in range(ISLANDS)])
    table.add_row("", *[bag_state(seen, bag, words) for bag in range(BAGS)])
    return table


def in_bags(seen: YggdrasilView, words: Words) -> Text:
    counted = {"vikings": seen.vikings_in_bags, "giants": seen.giants_in_bags}
    told = " · ".join(f"{words.say(f'board-{name}')} {count}" for name, count in counted.items())
    return Text(f"{told} ({words.say('board-in-bags')})", style="dim")


def island_state(seen: YggdrasilView, island: int, words: Words) -> str:
    parts = [words.say("board-valkyries")] if seen.valkyries == island else []
    if seen.submerged == island:
        parts.append(words.say("board-whirlpool" if is_stirred(seen) else "board-submerged"))
    return "\n".join(parts) or "·"


def is_stirred(seen: YggdrasilView) -> bool:
    """Hymir's whirlpool (YG-8.12)."""
    return any(WHO_STIRS_THE_SEA >> giant & 1 for giant in seen.awake)


def bag_state(seen: YggdrasilView, bag: int, words: Words) -> str:
    if seen.is_empty[bag]:
        return words.say("board-empty")
    if not seen.bag_vikings:
        return words.say("board-unknown")
    return f"{seen.bag_vikings[bag]} V / {seen.bag_giants[bag]} G"


def giants(seen: YggdrasilView, words: Words) -> list[Text]:
    """Runes by how many of their giants have fallen, and the giants that are awake."""
    runes = [Text(rune_line(seen, rune, words)) for rune in range(RUNES)]
    return runes + [giant_line(giant, words) for giant in seen.awake]


def giant_line(giant: int, words: Words) -> Text:
    return Text.assemble((words.called("giant", giant), "red"), f" – {words.called('giant', giant, 'effect')}")


def rune_line(seen: YggdrasilView, rune: int, words: Words) -> str:
    fallen = [giant for giant in seen.defeated if RUNE_OF[giant] == rune]
    marks = "●" * len(fallen) + "○" * (PIECES[rune] - len(fallen))
    names = ", ".join(words.called("giant", giant) for giant in fallen)
    return f"{words.called('rune', rune)} {marks} {names}"


# The gods


def gods(seen: YggdrasilView, words: Words) -> Table:
    titles = ("god", "led-by", "vikings", "elves", "artefacts", "power")
    table = sheet(*[words.say(f"board-{title}") for title in titles])
    for god, leader in zip(seen.gods, seen.leaders):
        style = "bold" if god == seen.active else ""
        table.add_row(
            Text(god_title(seen, god, words), style=style),
            words.seat(leader),
            str(seen.vikings[god]),
            str(seen.elves[god]),
            artefacts_of(seen, god, words),
            power_of(seen, god, words),
        )
    return table


def god_title(seen: YggdrasilView, god: int, words: Words) -> str:
    name = words.called("god", god)
    if god == seen.active and seen.outcome == PLAYING:
        return f"▶ {name} ({words.say('board-actions', {'left': seen.actions_left})})"
    return name


def artefacts_of(seen: YggdrasilView, god: int, words: Words) -> str:
    held = [(enemy, level) for enemy, level in enumerate(seen.artefacts[god]) if level]
    return ", ".join(
        f"{words.called('artefact', enemy)} +{level} ({words.called('enemy', enemy)})" for enemy, level in held
    )


def power_of(seen: YggdrasilView, god: int, words: Words) -> str:
    if god in seen.in_trance:
        return f"{words.say('board-in-trance')} – {words.called('god', god, 'trance')}"
    return words.called("god", god, "power")
