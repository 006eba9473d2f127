"""How a first evening goes: `python bench/newcomers.py [--games N] [GAME…]`.

Somebody who has just learnt the rules is stood for by a player who sees what each move brings at once and now and then
takes a lesser one: more or less often. One of them sits down, in every seat for each seed, with the bots a new table
might have. Prints for each company how often the newcomer wins; a fair share is one in as many as there are seats.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

from meadhall.agents import roster
from meadhall.agents.agent import Agent, Seen
from meadhall.agents.greedy import Greedy
from meadhall.agents.thrall import best_first
from meadhall.arena.playing import play_game
from meadhall.arena.shares import wilson
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Move

FIRST_SEED = 3_000_000  # neither learned from, nor compared on, nor on the ladder
SEATS = 3  # what the hall sets a table for, if nobody says otherwise
COMPANIES = (("thrall", "thrall"), ("thrall", "greedy"), ("greedy", "greedy"))
FRIENDS = (("greedy", "greedy"), ("skald", "skald"))  # where all win together
ERRING = (2, 3, 6)  # the best move is passed over once in so many; again of those that are left


@dataclass
class Newcomer:
    one_in: int
    name: str = "newcomer"
    eyes: Greedy = field(default_factory=lambda: Greedy(worlds=1, follow=0, branches=0))

    def choose(self, seen: Seen, dice: Dice) -> Move:
        if len(seen.options) == 1:
            return seen.options[0]
        order = best_first(seen, self.eyes, dice)
        while len(order) > 1 and dice.below(self.one_in) == 0:
            order.pop(0)
        return order[0]


def evening(rules: Rules, company: tuple[str, ...], one_in: int, games: int) -> float:
    """Victories of the newcomer, a shared one divided; where all win together, whole ones."""
    won = 0.0
    for number in range(games):
        seed, seat = divmod(number, SEATS)
        agents: list[Agent] = [roster.agent(level) for level in company]
        agents.insert(seat, Newcomer(one_in))
        results = play_game(rules, agents, FIRST_SEED + seed)
        winners = sum(result.won for result in results)
        if results[seat].won:
            won += 1.0 if rules.is_cooperative else 1.0 / winners
    return won


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="*", default=["raids", "blood-rage", "clash-of-rage", "yggdrasil"])
    asked.add_argument("--games", type=int, default=150)
    chosen = asked.parse_args()
    print("| game | bots | errs one in | games | won | interval |\n|---|---|---:|---:|---:|---|")
    for name in chosen.game:
        rules = shelf.find(name)
        for company in FRIENDS if rules.is_cooperative else COMPANIES:
            for one_in in ERRING:
                won = evening(rules, company, one_in, chosen.games)
                low, high = wilson(won, chosen.games)
                cells = [name, ", ".join(company), str(one_in), str(chosen.games)]
                print(f"| {' | '.join(cells)} | {won / chosen.games:.0%} | {low:.0%} – {high:.0%} |", flush=True)


if __name__ == "__main__":
    main()
