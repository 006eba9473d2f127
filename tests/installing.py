"""Other people's packages, as if they were installed."""

from __future__ import annotations

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
