"""What other engines do in the same time, in their own environment: `random_peers.py play`, `search`, `environments`.

Prints one line of JSON: by name, how many a second; of environments, a second of the processor's own time, which others
at work on the machine do not take.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

SECONDS = 3.0
SIMULATIONS = 200  # of a search, at each move


def catan() -> Any:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def played_out(game: Any) -> int:
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def catanatron() -> float:
    decisions = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < SECONDS:
        decisions += played_out(catan())
    return decisions / took


def catanatron_playouts() -> float:
    """The unit of its tree search: a copy of a position played out at random."""
    game = catan()
    for _ in range(50):
        game.play_tick()
    playouts = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < SECONDS:
        played_out(game.copy())
        playouts += 1
    return playouts / took


def open_spiel(name: str, observes: bool = False) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    clock = process_time if observes else perf_counter
    decisions = 0
    begun = clock()
    while (took := clock() - begun) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                if observes:
                    state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / took


def python_tic_tac_toe() -> str:
    """Nine cells: what the way into Python and out again costs at least."""
    import open_spiel.python.games  # noqa: F401

    return "python_tic_tac_toe"


def open_spiel_search(name: str) -> float:
    """Simulations of its search in C++, each with one random playout."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 1000, False, 1, False)
    simulations, thinking = 0, 0.0
    state = game.new_initial_state()
    while thinking < SECONDS:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            begun = perf_counter()
            action = bot.step(state)
            thinking += perf_counter() - begun
            simulations += SIMULATIONS
            state.apply_action(action)
    return simulations / thinking


def pettingzoo(make: Callable[[], Any]) -> float:
    """Steps of an environment, each with a look at what is seen and a random action inside the mask."""
    env = make()
    rng = random.Random(1)
    steps = 0
    begun = process_time()
    while (took := process_time() - begun) < SECONDS:
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, ends, cut, _ = env.last()
            if ends or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
                steps += 1
    return steps / took


def connect_four() -> Any:
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.raw_env()


def chess() -> Any:
    from pettingzoo.classic import chess_v6

    return chess_v6.raw_env()


MEASURED: dict[str, dict[str, Callable[[], float]]] = {
    "play": {"catanatron": catanatron, "open_spiel backgammon": lambda: open_spiel("backgammon")},
    "search": {
        "open_spiel search, backgammon": lambda: open_spiel_search("backgammon"),
        "catanatron playouts": catanatron_playouts,
    },
    "environments": {
        "pettingzoo connect four": lambda: pettingzoo(connect_four),
        "pettingzoo chess": lambda: pettingzoo(chess),
        "open_spiel backgammon": lambda: open_spiel("backgammon", observes=True),
        "open_spiel tic-tac-toe in Python": lambda: open_spiel(python_tic_tac_toe(), observes=True),
    },
}

if __name__ == "__main__":
    print(json.dumps({name: measure() for name, measure in MEASURED[sys.argv[1]].items()}))
