"""Change the rules of a game a little, many times, and see whether its tests notice.

python bench/mutate.py raids --mutations 60 --seed 1
python bench/mutate.py raids --mutations 60 --seed 1 --only 17

Each mutation is tried in a scratch copy of the tree, interpreted: the game's own tests first, then the laws for that
game. What survives both is a rule that no test sees, or a change that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from meadhall.kernel import shelf

ROOT: Final = Path(__file__).parents[1]
NOT_RULES: Final = {
    "__init__.py",
    "index.py",
    "numbers.py",
    "before.py",
    "board.py",
    "evaluate.py",
}  # wiring, a picture, an opinion
NOT_COPIED: Final = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "node_modules", "static", "pictures", "__pycache__", ".*_cache", ".hypothesis"
)
MEMORY: Final = 4_000_000  # kilobytes a run may use: a mutation may well fill a list for ever
INTERPRETED: Final = {"MEADHALL_EXPECT": "interpreted", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
PATIENCE: Final = 6  # times what the unchanged tests take, then a run is given up

OTHER_OPERATORS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OTHER_CALLS: Final = {"min": "max", "max": "min"}
OTHER_FLOWS: Final = {"NEXT": "AGAIN", "AGAIN": "NEXT", "DONE": "NEXT"}


@dataclass(frozen=True)
class Mutation:
    """One stretch of one file, and what stands there instead."""

    file: str  # below the game's folder
    line: int
    kind: str
    start: int  # in bytes
    end: int
    text: str
    before: str  # the line as it stands
    after: str
    number: int = 0  # its place among those chosen, from 1
    fate: str = ""  # killed, killed by the laws, timed out, survived

    def apply(self, source: str) -> str:
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()


# What can be changed


def mutations_of(source: str, file: str) -> list[Mutation]:
    """Everything that could be changed in a source text."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    lines = source.splitlines()
    found = []
    for node in executed(ast.parse(source)):
        for kind, place, text in changes(node):
            first = starts[place.lineno - 1] + place.col_offset
            last = starts[(place.end_lineno or place.lineno) - 1] + (place.end_col_offset or 0)
            before = lines[place.lineno - 1].strip()
            mutation = Mutation(file, place.lineno, kind, first, last, text, before, "")
            after = mutation.apply(source).splitlines()[place.lineno - 1].strip()
            found.append(replace(mutation, after=after))
    return found


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of code that runs: no annotations, no checks for the reader's sake, nothing inside a string."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert | ast.JoinedStr):
                yield from executed(child)


Change = tuple[str, ast.expr | ast.stmt, str]


def changes(node: ast.AST) -> Iterator[Change]:
    """What one node could say instead: the kind of change, what is replaced, and by what."""
    match node:
        case ast.Compare(ops=operators):
            yield from [("comparison", node, text) for text in with_other_operators(node, operators)]
        case ast.Constant(value=bool(value)):
            yield "constant", node, str(not value)
        case ast.Constant(value=int(value)):
            yield "number", node, str(value + 1)
            yield "number", node, str(value - 1)
        case ast.BoolOp():
            twin = copy.copy(node)
            twin.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield "and or", node, ast.unparse(twin)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not", node, ast.unparse(operand)
        case ast.Expr(value=ast.Call(func=called)) if not ast.unparse(called).endswith("super().__init__"):
            yield "call", node, "pass"
        case ast.Subscript(slice=ast.Constant(value=0) as index):
            yield "first last", index, "-1"
        case ast.Subscript(slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)) as index):
            yield "first last", index, "0"
        case ast.Call(func=ast.Attribute(attr="pop", value=pile), args=[]):
            yield "first last", node, f"{ast.unparse(pile)}.pop(0)"
        case ast.Call(func=ast.Attribute(attr="pop", value=pile), args=[ast.Constant(value=0)]):
            yield "first last", node, f"{ast.unparse(pile)}.pop()"
        case ast.Name(id=name) if name in OTHER_CALLS:
            yield "min max", node, OTHER_CALLS[name]
        case ast.Attribute(value=ast.Name(id="Flow"), attr=flow) if flow in OTHER_FLOWS:
            yield "flow", node, f"Flow.{OTHER_FLOWS[flow]}"
        case ast.If(test=test) | ast.IfExp(test=test) | ast.match_case(guard=ast.expr() as test):
            yield from [("condition", test, text) for text in ("True", "False") if not is_listening(test, text)]
        case ast.comprehension(ifs=tests):
            yield from [("condition", test, "True") for test in tests]


def with_other_operators(node: ast.Compare, operators: list[ast.cmpop]) -> Iterator[str]:
    for at, operator in enumerate(operators):
        for other in OTHER_OPERATORS[type(operator)]:
            twin = copy.copy(node)
            twin.ops = [*operators[:at], other(), *operators[at + 1 :]]
            yield ast.unparse(twin)


def is_listening(test: ast.expr, text: str) -> bool:
    """`if state.log is not None` only spares the making of events nobody hears."""
    return text == "True" and ast.unparse(test).endswith(".log is not None")


# Which of them are tried


def choose(folder: Path, wanted: int, seed: int) -> list[Mutation]:
    """A fixed choice by the seed: from each file its share, in each file kind by kind, no line twice."""
    rng = random.Random(seed)
    shares = []
    for path in sorted(folder.rglob("*.py")):
        if path.name not in NOT_RULES:
            row = in_turn(mutations_of(path.read_text(encoding="utf-8"), str(path.relative_to(folder))), rng)
            shares += [(at / len(row), rng.random(), mutation) for at, mutation in enumerate(row)]
    shares.sort(key=lambda share: share[:2])
    chosen = sorted(
        [mutation for _, _, mutation in shares[:wanted]], key=lambda mutation: (mutation.file, mutation.line)
    )
    return [replace(mutation, number=number) for number, mutation in enumerate(chosen, 1)]


def in_turn(mutations: list[Mutation], rng: random.Random) -> list[Mutation]:
    """Shuffled so that each kind has its turn, however many numbers a table of cards holds."""
    rng.shuffle(mutations)
    one_a_line = list({mutation.line: mutation for mutation in mutations}.values())
    kinds = sorted({mutation.kind for mutation in one_a_line})
    rng.shuffle(kinds)
    rows = [[mutation for mutation in one_a_line if mutation.kind == kind] for kind in kinds]
    longest = max([len(row) for row in rows], default=0)
    return [row[at] for at in range(longest) for row in rows if at < len(row)]


# Trying them


class Scratch:
    """A copy of the tree in which one mutation at a time is tried."""

    def __init__(self, tree: Path, game: str, folder: str) -> None:
        self.tree: Final = tree
        self.rules: Final = tree / "src" / "meadhall" / "games" / folder
        self.suites: Final = [["tests/games/" + folder], ["tests/laws", "-k", game]]
        self.limits: list[float | None] = [None, None]
        shutil.copytree(ROOT, tree, ignore=NOT_COPIED, dirs_exist_ok=True)

    def time_unchanged(self) -> None:
        """How long each suite may take, from how long it takes when nothing is changed."""
        for at, suite in enumerate(self.suites):
            began = time.monotonic()
            if not self.passes(suite, None):
                raise SystemExit(f"{' '.join(suite)} fails before anything is changed")
            self.limits[at] = 10 + PATIENCE * (time.monotonic() - began)

    def fate(self, mutation: Mutation) -> str:
        path = self.rules / mutation.file
        source = path.read_text(encoding="utf-8")
        self.write(path, mutation.apply(source))
        try:
            for suite, limit, fate in zip(self.suites, self.limits, ("killed", "killed by the laws")):
                if not self.passes(suite, limit):
                    return fate
            return "survived"
        except subprocess.TimeoutExpired:
            return "timed out"
        finally:
            self.write(path, source)

    def write(self, path: Path, source: str) -> None:
        """Python tells stale bytecode by time and size, which a mutation may share with what it changes."""
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            stale.unlink()
        path.write_text(source, encoding="utf-8")

    def passes(self, suite: list[str], limit: float | None) -> bool:
        plugins = [
            "-p",
            "no:cacheprovider",
            "-p",
            "pytest_asyncio.plugin",
            "-p",
            "pytest_timeout",
        ]  # others load slowly
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", *plugins, *suite]
        run = subprocess.run(
            ["sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh", *pytest],
            cwd=self.tree,
            env={**os.environ, **INTERPRETED, "PYTHONPATH": str(self.tree / "src")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=limit,
            check=False,
        )
        return run.returncode == 0


def tried(game: str, folder: str, chosen: list[Mutation], jobs: int, console: Console) -> list[Mutation]:
    """Each mutation with its fate."""
    free: queue.Queue[Scratch] = queue.Queue()

    def one(mutation: Mutation) -> Mutation:
        scratch = free.get()
        try:
            return replace(mutation, fate=scratch.fate(mutation))
        finally:
            free.put(scratch)

    with ExitStack() as folders, Progress(console=console) as progress:
        task = progress.add_task(f"{game}: the tests as they are", total=len(chosen))
        scratches = []
        for _ in range(jobs):
            place = folders.enter_context(tempfile.TemporaryDirectory(prefix="meadhall-mutate-"))
            scratches.append(Scratch(Path(place), game, folder))
        scratches[0].time_unchanged()
        for scratch in scratches:
            scratch.limits = [limit and limit * jobs for limit in scratches[0].limits]
            free.put(scratch)
        progress.update(task, description=f"{game}: mutations")
        with ThreadPoolExecutor(jobs) as pool:
            done = []
            for future in as_completed([pool.submit(one, mutation) for mutation in chosen]):
                done.append(future.result())
                progress.advance(task)
                if done[-1].fate in ("survived", "timed out"):
                    tell(console, done[-1])
    return sorted(done, key=lambda mutation: mutation.number)


def tell(console: Console, mutation: Mutation) -> None:
    console.print(f"{mutation.number}. {mutation.fate}: {mutation.file}:{mutation.line}", highlight=False)
    console.print(f"    - {mutation.before}\n    + {mutation.after}", highlight=False, markup=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Change a game's rules a little and see whether its tests notice.")
    parser.add_argument("game", choices=shelf.names())
    parser.add_argument("--mutations", type=int, default=60, help="how many are tried")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", type=int, action="append", metavar="N", help="the Nth of them alone; may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="tried side by side")
    parser.add_argument("--list", action="store_true", help="name them and try nothing")
    parser.add_argument("--json", action="store_true", help="everything as JSON on standard output")
    wishes = parser.parse_args()
    folder = shelf.find(wishes.game).package.rpartition(".")[2]
    chosen = choose(ROOT / "src" / "meadhall" / "games" / folder, wishes.mutations, wishes.seed)
    chosen = [mutation for mutation in chosen if not wishes.only or mutation.number in wishes.only]
    console = Console(stderr=wishes.json, width=140)
    if wishes.list:
        for mutation in chosen:
            tell(console, replace(mutation, fate=mutation.kind))
        return
    done = tried(wishes.game, folder, chosen, wishes.jobs, console)
    fates = [mutation.fate for mutation in done]
    counts = {fate: fates.count(fate) for fate in ("killed", "killed by the laws", "timed out", "survived")}
    if wishes.json:
        report = {"game": wishes.game, "seed": wishes.seed, "counts": counts, "mutations": done}
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        console.print(", ".join(f"{fate}: {count}" for fate, count in counts.items()), highlight=False)


if __name__ == "__main__":
    main()
