"""`python -m bench.chaos --minutes 10 --halls 3`: plays, breaks, and checks; see `bench/chaos/__init__.py`."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random, SystemRandom

import msgspec
from bench.chaos.checker import violations
from bench.chaos.faults import Faults
from bench.chaos.history import Account, History
from bench.chaos.players import Company, Run
from bench.chaos.truth import truths
from bench.chaos.world import World

KEPT = Path("build/chaos")
COMES_BACK_WITHIN = 300.0  # seconds after the last fault


class Outcome(msgspec.Struct):
    """What came of one world."""

    store: str
    halls: int
    seconds: float
    faults: int
    kinds: dict[str, int]
    games: int
    tables: int
    answers: int
    confirmed: int
    starts: dict[str, int]
    wrong: list[str]


async def tried(store: str, folder: Path, chosen: argparse.Namespace, dice: Random) -> Outcome:
    world = World(store, folder, chosen.halls, chosen.thinkers, dice, chosen.pace)
    faults = Faults(world, dice, chosen.every, chosen.only)
    try:
        await world.open()
        history = await played(world, faults, chosen)
        wrong = faults.wrong + violations(history)
        if world.run.confirmed < chosen.least * chosen.minutes:
            wrong.append(f"only {world.run.confirmed} answers were confirmed: this run proves nothing")
        (folder / "history.json").write_bytes(msgspec.json.encode(history))
    finally:
        await world.close()
    return Outcome(
        store,
        len(world.halls),
        round(world.run.now(), 1),
        len(faults.noted),
        dict(faults.counted()),
        world.run.ends // 2,
        len(history.truths),
        sum(len(account.answers) for account in history.accounts),
        world.run.confirmed,
        {one.name: one.starts for one in world.kept()},
        wrong,
    )


async def played(world: World, faults: Faults, chosen: argparse.Namespace) -> History:
    run = world.run
    companies = [Company(run, number, chosen.bots) for number in range(chosen.tables)]
    for company in companies:
        await company.come_in()
    playing = [asyncio.create_task(company.play_on()) for company in companies]
    breaking = asyncio.create_task(broken(run, faults, chosen))
    limit = chosen.minutes * 60 if chosen.faults is None else None
    await asyncio.wait([breaking, *playing], timeout=limit, return_when=asyncio.FIRST_COMPLETED)
    for task in (breaking, *playing):
        if task.done():
            task.result()  # a slip of ours, not of the hall
    breaking.cancel()
    await asyncio.gather(breaking, return_exceptions=True)
    run.is_over.set()
    await world.heal()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    accounts = [account for account in run.accounts if account.tellings]
    await once_more(companies, accounts)
    found = await truths(world.database, dict.fromkeys(account.table for account in accounts))
    return History(accounts, found, faults.noted)


async def broken(run: Run, faults: Faults, chosen: argparse.Namespace) -> None:
    """While somebody plays: what happens to a world in which nobody does proves nothing."""
    await run.has_confirmed(1)
    await faults.go_on(chosen.faults)
    await run.has_confirmed(chosen.least * chosen.minutes)


async def once_more(companies: list[Company], accounts: list[Account]) -> None:
    """Everybody comes back and is told all of it."""
    players = {player.name: player for company in companies for player in company.players}
    if not accounts:
        return
    coming = [asyncio.create_task(players[account.player].finish(account)) for account in accounts]
    _, missing = await asyncio.wait(coming, timeout=COMES_BACK_WITHIN)
    for task in missing:
        task.cancel()
    await asyncio.gather(*coming, return_exceptions=True)


async def all_worlds(chosen: argparse.Namespace, folder: Path) -> list[Outcome]:
    stores = ["postgresql", "sqlite"] if chosen.store == "both" else [chosen.store]
    jobs = [tried(store, folder / store, chosen, Random(f"{chosen.seed} {store}")) for store in stores]
    found = await asyncio.gather(*jobs, return_exceptions=True)
    outcomes = [one for one in found if isinstance(one, Outcome)]
    for outcome in outcomes:
        print(shown(outcome))
    for one in found:
        if isinstance(one, BaseException):
            raise one  # a slip of ours, or a machine on which nothing opens
    return outcomes


def keep(folder: Path) -> Path:
    """Accounts, faults and logs, for whoever looks for the reason; not the databases."""
    kept = KEPT / time.strftime("%Y%m%d-%H%M%S")
    shutil.copytree(folder, kept, ignore=shutil.ignore_patterns("disk"))
    return kept


def shown(outcome: Outcome) -> str:
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(outcome.kinds.items()))
    starts = ", ".join(f"{name} {count}" for name, count in outcome.starts.items())
    return (
        f"{outcome.store}, {outcome.halls} halls, {outcome.seconds:.0f} s: {outcome.faults} faults ({kinds})\n"
        f"  {outcome.tables} tables, {outcome.games} games to their end, {outcome.answers} answers, "
        f"{outcome.confirmed} of them confirmed; started: {starts}\n"
        f"  {len(outcome.wrong)} violations" + "".join(f"\n    {wrong}" for wrong in outcome.wrong[:40])
    )


def asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--store", choices=["postgresql", "sqlite", "both"], default="both")
    parser.add_argument("--halls", type=int, default=3, help="on PostgreSQL; on SQLite there is always one")
    parser.add_argument("--thinkers", type=int, default=1, help="on PostgreSQL; 0: halls think for themselves")
    parser.add_argument("--tables", type=int, default=4, help="that are played at a time, of each store")
    parser.add_argument("--bots", type=int, default=1, help="at each table, beside two players")
    parser.add_argument("--every", type=float, default=1.2, help="seconds between two faults of a store, on average")
    parser.add_argument("--only", action="append", default=[], help="this kind of fault, such as kill-hall")
    parser.add_argument("--faults", type=int, help="until so many have happened, instead of --minutes")
    parser.add_argument("--least", type=float, default=30.0, help="confirmed answers a minute; fewer prove nothing")
    parser.add_argument("--pace", type=float, default=0.4, help="seconds a player thinks at most")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1 << 32))
    return parser.parse_args(words)


def main(words: list[str]) -> list[Outcome]:
    chosen = asked(words)
    folder = Path(tempfile.mkdtemp(prefix="meadhall-chaos-"))
    folder.chmod(0o755)
    print(f"seed {chosen.seed}", flush=True)
    is_well = False
    try:
        outcomes = asyncio.run(all_worlds(chosen, folder))
        print("faults in all:", sum(outcome.faults for outcome in outcomes))
        is_well = not any(outcome.wrong for outcome in outcomes)
        return outcomes
    finally:
        if not is_well:
            print(f"kept in {keep(folder)}")
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whatever was started is ended on the way
    sys.exit(any(outcome.wrong for outcome in main(sys.argv[1:])))
