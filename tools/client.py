"""The browser client, built by Node where Node is at hand. What is built already is not built again."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILT = Path("src/meadhall/server/web/static/index.html")


def provide(root: Path = ROOT) -> bool:
    """Whether the client is there. MEADHALL_CLIENT: 0 = never build it, 1 = or fail, unset = when Node is here."""
    wish = os.environ.get("MEADHALL_CLIENT", "")
    if wish == "0" or not (root / "web/package.json").is_file() or is_fresh(root):
        return (root / BUILT).is_file()
    reason = build(root)
    if reason and wish == "1":
        raise SystemExit(f"meadhall: the browser client cannot be built: {reason}")
    if reason:
        state = "is older than its sources" if (root / BUILT).is_file() else "is left out"
        print(f"meadhall: the browser client {state}: {reason}")
    return (root / BUILT).is_file()


def build(root: Path) -> str:
    """Why it could not be built; nothing, if it could."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "no Node.js is here"
    for step in (["ci"], ["run", "build"]):
        ran = subprocess.run(
            [npm, *step], cwd=root / "web", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if ran.returncode:
            return f"`npm {' '.join(step)}` failed\n{ran.stdout}"
    return ""


def is_fresh(root: Path) -> bool:
    built = root / BUILT
    return built.is_file() and all(path.stat().st_mtime <= built.stat().st_mtime for path in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """All it is made of: its own files, and the words, which live with the rules."""
    yield from (root / "src").rglob("*.ftl")
    for name in os.listdir(root / "web"):
        path = root / "web" / name
        if name not in ("node_modules", "tests"):
            yield from path.rglob("*") if path.is_dir() else [path]
