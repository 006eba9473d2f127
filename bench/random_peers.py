"""Random play of other engines, run in their own environment; prints one line of JSON."""

from __future__ import annotations

import json
import random
from time import perf_counter

SECONDS = 3.0


def catanatron() -> float:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    decisions = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < SECONDS:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / took


def open_spiel(name: str) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / took


if __name__ == "__main__":
    print(json.dumps({"catanatron": catanatron(), "open_spiel backgammon": open_spiel("backgammon")}))
