"""`make gallery`: writes every situation, then serves them until Ctrl-C; prints where."""

from __future__ import annotations

import argparse
from collections import Counter
from contextlib import suppress
from pathlib import Path
from threading import Event

from tools.gallery.serving import Gallery
from tools.gallery.writing import write


def main() -> None:
    parser = argparse.ArgumentParser(description="Every game in every kind of situation, in a browser.")
    parser.add_argument("--folder", type=Path, default=Path("build/gallery"), help="where the situations are written")
    parser.add_argument("--port", type=int, default=0, help="0: one that is free")
    wish = parser.parse_args()
    found = Counter(f"{one.game}: {one.sort}s" for one in write(wish.folder))
    for what, count in found.items():
        print(f"{count:4} {what}")
    with Gallery(wish.folder, wish.port) as gallery, suppress(KeyboardInterrupt):
        print(gallery.address, flush=True)
        Event().wait()


if __name__ == "__main__":
    main()
