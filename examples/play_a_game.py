"""Two agents and a random one play Raids; prints who won and by what."""

from __future__ import annotations

import meadhall
from meadhall.agents.agent import seen_from
from meadhall.agents.roster import agent
from meadhall.kernel.dice import Dice


def main() -> None:
    players = [agent("greedy"), agent("random"), agent("greedy")]
    game = meadhall.new("raids", seats=3, seed=7)
    dice = Dice(7)
    while not game.is_over:
        seat = game.waiting[0]
        game.play(seat, players[seat].choose(seen_from(game.rules, game.state, seat, dice), dice))
    for seat, line in enumerate(game.result or ()):
        print(f"seat {seat} ({players[seat].name}): {line.score} glory, rank {line.rank}")


if __name__ == "__main__":
    main()
