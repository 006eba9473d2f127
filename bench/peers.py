"""`make bench`: our games beside their peers, in one run on one machine.

Catanatron (a fast Python engine of Catan) and OpenSpiel (C++ games behind
Python) are installed into an environment of their own and play random games;
so do we. Ratios, not seconds, are what can be compared between machines.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from meadhall.cli.bench import measure
from meadhall.kernel import shelf

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv" / "peers" / "bin" / "python"
ROUNDS = 3  # measured in turn, the best of each counts: whatever else runs here disturbs all alike
SECONDS = 2.0


def main() -> None:
    best_peer: dict[str, float] = {}
    ours: dict[str, dict[str, float]] = {}
    for _ in range(ROUNDS):
        for name, speed in peers().items():
            best_peer[name] = max(speed, best_peer.get(name, 0.0))
        for name in shelf.names():
            figures = measure(shelf.find(name), None, SECONDS)
            known = ours.setdefault(name, figures)
            for key in ("decisions_per_second", "loop_decisions_per_second", "games_per_second"):
                known[key] = max(known[key], figures[key])
            known["copy_us"] = min(known["copy_us"], figures["copy_us"])
    report = {"peers": best_peer, "meadhall": ours, "ratios": ratios(best_peer, ours)}
    if "--json" in sys.argv:
        print(json.dumps(report, indent=2))
    else:
        show(best_peer, ours)


def peers(what: str = "play") -> dict[str, float]:
    answer = subprocess.run(
        [str(PEERS), str(HERE / "random_peers.py"), what], capture_output=True, text=True, check=True, timeout=600
    )
    found: dict[str, float] = json.loads(answer.stdout.splitlines()[-1])
    return found


def ratios(best_peer: dict[str, float], ours: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    return {
        name: {peer: figures["decisions_per_second"] / speed for peer, speed in best_peer.items()}
        for name, figures in ours.items()
    }


def show(best_peer: dict[str, float], ours: dict[str, dict[str, float]]) -> None:
    table = Table(title=f"random play, best of {ROUNDS} rounds")
    for heading in ("", "decisions/s", "from Python", "games/s", "copy µs", *[f"× {peer}" for peer in best_peer]):
        table.add_column(heading, justify="right")
    for name, figures in ours.items():
        speed = figures["decisions_per_second"]
        table.add_row(
            name,
            f"{speed:,.0f}",
            f"{figures['loop_decisions_per_second']:,.0f}",
            f"{figures['games_per_second']:,.0f}",
            f"{figures['copy_us']:.2f}",
            *[f"{speed / peer:.1f}" for peer in best_peer.values()],
        )
    for name, speed in best_peer.items():
        table.add_row(name, f"{speed:,.0f}", "", "", "", *["" for _ in best_peer])
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
