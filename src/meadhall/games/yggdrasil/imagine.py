"""What a seat may suppose: a table that looks the same from where it sits.

The order of deck and pile is drawn only when it is needed, so nothing of it is
here to be hidden. Only the bags have a secret, where the table agreed not to
count them.
"""

from __future__ import annotations

from meadhall.games.yggdrasil.model import BAG_GIANTS, BAG_VIKINGS, BAGS, Yggdrasil
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import Seat


def imagine(state: Yggdrasil, seat: Seat | None, dice: Dice) -> Yggdrasil:
    world = state.copy()
    if not state.bags_may_be_counted:
        fill_bags_anew(world, dice)
    return world


def fill_bags_anew(world: Yggdrasil, dice: Dice) -> None:
    """As many pawns as are out of sight, spread as they were at the start; an empty bag is felt to be empty."""
    full = [bag for bag in range(BAGS) if world.bag_size(bag)]
    if not full:
        return
    vikings, giants = sum(world.bag_vikings), sum(world.bag_giants)
    world.bag_vikings = [0] * BAGS
    world.bag_giants = [0] * BAGS
    for bag in full:
        if dice.below(vikings + giants) < vikings:
            vikings -= 1
            world.bag_vikings[bag] += 1
        else:
            giants -= 1
            world.bag_giants[bag] += 1
    for _ in range(vikings):
        world.bag_vikings[full[dice.weighted([BAG_VIKINGS[bag] for bag in full])]] += 1
    for _ in range(giants):
        world.bag_giants[full[dice.weighted([BAG_GIANTS[bag] for bag in full])]] += 1
