"""Numbers of cards and Monsters follow from the cards: nobody keeps them by hand (interpreted).

`make fields` runs this file, which reads the modules in `cards`, each with its list `CARDS`, and
writes `numbers.py`, a constant for each number (literal, since compiled code folds only these), and
`index.py`, which enters the cards in this order. With `--check` it writes nothing and fails if a
file would change. The modules are read, not run: they may need a number that is not there yet.

Cards are numbered by Age; in it first those everybody plays with, then those marked 3+ and 4+; then
by kind and name.
"""

import argparse
import ast
import sys
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "cards"
PACKAGE = "meadhall.games.bloodrage.cards"
KINDS = ("monster", "leader", "warriors", "ship", "clan", "quest", "battle")  # as cards are ordered
OWN_FIGURES = 3  # Warrior, Leader and Ship come before the Monsters
WRITTEN = "Written by `make fields`."


class Found(NamedTuple):
    """A card in its module."""

    age: int
    name: str
    kind: str
    copies: tuple[int, int, int]
    module: str
    place: int  # in the module's list

    def order(self) -> tuple[int, int, int, str]:
        marked = [at for at, count in enumerate(self.copies) if count]
        return self.age, marked[0], KINDS.index(self.kind), self.name


def cards_in(path: Path) -> list[Found]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id="CARDS"), value=ast.List(elts=calls)):
                return [found(path.stem, place, call) for place, call in enumerate(calls)]
    return []


def found(module: str, place: int, call: ast.expr) -> Found:
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in KINDS:
        raise SystemExit(f"{module}: not one of {', '.join(KINDS)}: {ast.unparse(call)[:60]}")
    given = {word.arg: word.value for word in call.keywords}
    age, name, copies = [ast.literal_eval(given[key]) for key in ("age", "name", "copies")]
    return Found(age, name, call.func.id, copies, module, place)


def all_cards(folder: Path) -> list[Found]:
    cards = [card for path in sorted(folder.glob("*.py")) if path.name != "index.py" for card in cards_in(path)]
    return sorted(cards, key=Found.order)


def constant(card: Found, cards: list[Found]) -> str:
    """THORS_HAMMER; A1_ALFHEIM where several Ages have one; TROLL_CARD where TROLL is the figure."""
    name = card.name.replace("-", "_").upper()
    if sum(other.name == card.name for other in cards) > 1:
        return f"A{card.age}_{name}"
    return name + "_CARD" if card.kind == "monster" else name


def numbers(cards: list[Found]) -> str:
    monsters = [card.name.replace("-", "_").upper() for card in cards if card.kind == "monster"]
    lines = [
        f'"""The number of every card, and of every Monster. {WRITTEN}"""',
        "",
        "from typing import Final",
        "",
        *[f"{constant(card, cards)}: Final = {number}" for number, card in enumerate(cards)],
        f"ALL_CARDS: Final = {len(cards)}",
        f"NO_CARD: Final = {len(cards)}  # a card nobody may see, or none at all",
        "",
        "# Figures, after Warrior, Leader and Ship",
        *[f"{name}: Final = {number}" for number, name in enumerate(monsters, start=OWN_FIGURES)],
        f"KINDS: Final = {OWN_FIGURES + len(monsters)}",
    ]
    return "\n".join(lines) + "\n"


def index(cards: list[Found]) -> str:
    lines = [
        f'"""Every card, in the order of their numbers. {WRITTEN}"""',
        "",
        "from typing import Final",
        "",
        f"from {PACKAGE} import (",
        *[f"    {module}," for module in sorted({card.module for card in cards})],
        ")",
        f"from {PACKAGE}.row import Row, enter",
        "",
        "CARDS: Final[list[Row]] = enter(",
        "    [",
        *[f"        {card.module}.CARDS[{card.place}]," for card in cards],
        "    ]",
        ")",
    ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str], folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(description="Numbers of the cards.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    check = parser.parse_args(arguments).check
    cards = all_cards(folder)
    stale = 0
    for name, text in (("numbers.py", numbers(cards)), ("index.py", index(cards))):
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{file}: {'not current: make fields' if check else 'written'}")
            if not check:
                file.write_text(text, encoding="utf-8")
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
