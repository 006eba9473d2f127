"""How often greedy teams win Yggdrasil, by gods and difficulty: writes docs/greedy-yggdrasil.md.

python bench/teams_yggdrasil.py --games 100
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from meadhall.agents.arena import play_game, wilson
from meadhall.agents.roster import agent
from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.table_options import DIFFICULTIES

PAGE = Path(__file__).parents[1] / "docs" / "greedy-yggdrasil.md"
INTRODUCTION = """# How often greedy gods hold Ragnarök off

Teams of `{agent}` agents, {games} games for each number of gods and each difficulty, one seat for each god, gods drawn
from the seed. In brackets Wilson's interval at 95 %.

    python bench/teams_yggdrasil.py --games {games} --agent {agent}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how often teams of agents win Yggdrasil.")
    parser.add_argument("--games", type=int, default=100, help="for each number of gods and each difficulty")
    parser.add_argument("--agent", default="greedy")
    wishes = parser.parse_args()
    levels = [name for name, _, _ in DIFFICULTIES]
    cells = [(wishes.agent, gods, level, wishes.games) for level in levels for gods in RULES.seats]
    with ProcessPoolExecutor() as pool:
        won = dict(zip(cells, pool.map(victories, cells)))
    lines = ["| | " + " | ".join(god_count(gods) for gods in RULES.seats) + " |", "|---" * (1 + len(RULES.seats)) + "|"]
    for level in levels:
        row = [share(won[wishes.agent, gods, level, wishes.games], wishes.games) for gods in RULES.seats]
        lines.append(f"| {level.replace('_', ' ')} | " + " | ".join(row) + " |")
    PAGE.write_text("\n".join([INTRODUCTION.format(agent=wishes.agent, games=wishes.games), *lines, ""]))
    print("\n".join(lines))


def god_count(gods: int) -> str:
    return "1 god" if gods == 1 else f"{gods} gods"


def victories(cell: tuple[str, int, str, int]) -> int:
    name, gods, level, games = cell
    team = [agent(name)] * gods
    return sum(play_game(RULES, team, seed, {"difficulty": level})[0].won for seed in range(games))


def share(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / games:.0%} ({low:.0%} – {high:.0%})"


if __name__ == "__main__":
    main()
