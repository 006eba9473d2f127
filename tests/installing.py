"""Other people's packages, as if they were installed."""

from __future__ import annotations

import tomllib
from pathlib import Path


def install(folder: Path, name: str, **points: str) -> None:
    """Put a package on the path `folder` that names things to be found.

    `install(here, "other-twigs", games="twigs = tests.kernel.twigs:RULES")`
    """
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"[meadhall.{group}]\n{point}\n" for group, point in points.items()]
    (about / "entry_points.txt").write_text("".join(lines))


def installed_from(package: Path, folder: Path) -> None:
    """What a package's own `pyproject.toml` names is found on the path `folder`."""
    about = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [(name, value)] = about["entry-points"]["meadhall.games"].items()
    install(folder, about["name"], games=f"{name} = {value}")
