"""`meadhall new-game knattleikr`: a smallest game that works and keeps every law, to grow from there.

The files come from `meadhall.blueprint`, with the new name in the place of the
old one: into the repository one stands in, or as a package of its own.
"""

from __future__ import annotations

import keyword
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Annotated, Final

import typer

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble

BLUEPRINT: Final = "meadhall.blueprint"
READ: Final = (".md", ".ftl")  # files for people, who read the title of a game where code has a class
GOOD_NAME: Final = re.compile("[a-z]+(-[a-z]+)*")
SHORTEST, LONGEST = 3, 24  # letters
ENTRIES: Final = '[project.entry-points."meadhall.games"]\n'


def new_game(
    name: Annotated[str, typer.Argument(help="as people will type it: letters, and hyphens between words")],
    package: Annotated[
        Path | None, typer.Option(help="a new folder, for a package of its own; else the repository one stands in")
    ] = None,
    lang: Language = None,
) -> None:
    """Begin a new game: a smallest one that works, with words, rulebook, lesson, face and tests."""
    voice = Voice(checked_language(lang))
    names = Names.of(name)
    check_free(names)
    where = repository(Path.cwd()) if package is None else package
    planned = in_repository(names, where) if package is None else as_package(names, where)
    write(planned)
    voice.say("terminal-new-game", style="bold", name=name, count=len(planned), folder=str(where))
    for step in next_steps(names, package):
        voice.console.print(f"  {step}", markup=False, soft_wrap=True)


@dataclass(frozen=True)
class Names:
    """One name in all its forms."""

    name: str  # "blood-rage"
    folder: str  # "bloodrage"
    kind: str  # "BloodRage"
    title: str  # "Blood Rage"
    number: str  # "BR", of rules

    @classmethod
    def of(cls, name: str) -> Names:
        parts = name.split("-")
        folder = "".join(parts)
        good = GOOD_NAME.fullmatch(name) and SHORTEST <= len(folder) <= LONGEST and not keyword.iskeyword(folder)
        if not good:
            raise Trouble("bad-game-name", name=name, shortest=SHORTEST, longest=LONGEST)
        titles = [part.capitalize() for part in parts]
        number = name[:2] if len(parts) == 1 else parts[0][0] + parts[1][0]
        return cls(name, folder, "".join(titles), " ".join(titles), number.upper())

    def written(self, text: str, ending: str, package: str) -> str:
        """A text of the blueprint, as it reads under this name."""
        text = text.replace(f"{BLUEPRINT}.game", package).replace("the-nameless", self.name)
        text = text.replace("Nameless", self.title if ending in READ else self.kind)
        return text.replace("nameless", self.folder).replace("NL-", f"{self.number}-")


def check_free(names: Names) -> None:
    """No game of that name, and nothing in the blueprint itself."""
    folders = {known.replace("-", "") for known in shelf.names()}
    used = any(re.search(rf"\b{names.kind}(View)?\b", text) for path, text in blueprint() if path.suffix == ".py")
    if names.folder in folders or used:
        raise Trouble("name-taken", name=names.name)


def repository(here: Path) -> Path:
    """The sources of Meadhall one stands in."""
    for folder in (here, *here.parents):
        about = folder / "pyproject.toml"
        if about.is_file() and (folder / "src/meadhall/games").is_dir():
            if tomllib.loads(about.read_text(encoding="utf-8")).get("project", {}).get("name") == "meadhall":
                return folder
    raise Trouble("no-repository", folder=str(here))


def in_repository(names: Names, root: Path) -> dict[Path, str]:
    """The game, its tests and its face, each beside those of the others; and its entry point."""
    package = f"meadhall.games.{names.folder}"
    places = {
        "game": root / "src/meadhall/games" / names.folder,
        "tests": root / "tests/games" / names.folder,
        "face": root / "web/src/games" / names.folder,
    }
    check_new(*places.values())
    planned = {
        places[path.parts[0]].joinpath(*path.parts[1:]): names.written(text, path.suffix, package)
        for path, text in blueprint()
        if path.parts[0] in places
    }
    about = root / "pyproject.toml"
    planned[about] = with_entry(about.read_text(encoding="utf-8"), f'{names.name} = "{package}:RULES"')
    return planned


def as_package(names: Names, root: Path) -> dict[Path, str]:
    """The game with everything it needs in one folder, to be installed beside Meadhall."""
    check_new(root)
    if find_spec(names.folder) is not None:
        raise Trouble("name-taken", name=names.name)
    inside = root / "src" / names.folder
    planned = {}
    for path, text in blueprint():
        match path.parts:
            case ("game", *rest):
                place = inside.joinpath(*rest)
            case ("package", "face" | "py.typed" as part, *rest):
                place = inside.joinpath(part, *rest)
            case ("package", "project.toml"):  # under its own name it would be taken for a project that lies here
                place = root / "pyproject.toml"
            case ("package", *rest):
                place = root.joinpath(*rest)
            case ("tests", "test_rules.py" as part):
                place = root / "tests" / part
            case _:
                continue
        planned[place] = imports_sorted(names.written(text, path.suffix, names.folder), names.folder)
    return planned


def blueprint() -> Iterator[tuple[PurePosixPath, str]]:
    """Every file there is to copy, by its place in the blueprint."""
    yield from texts_in(files(BLUEPRINT), PurePosixPath())


def texts_in(folder: Traversable, at: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.name.startswith(".") or entry.name == "__pycache__":
            continue
        if entry.is_dir():
            yield from texts_in(entry, at / entry.name)
        else:
            yield at / entry.name, entry.read_text(encoding="utf-8")


def with_entry(about: str, line: str) -> str:
    """A `pyproject.toml` with one more game, in the order of their names."""
    before, header, after = about.partition(ENTRIES)
    entries, gap, rest = after.partition("\n\n")
    return before + header + "\n".join(sorted([*entries.splitlines(), line])) + gap + rest


def imports_sorted(text: str, package: str) -> str:
    """In a package of its own, what is imported from it comes after what is imported from Meadhall."""
    lines = text.splitlines(keepends=True)
    own = [line for line in lines if re.match(rf"from {package}[. ]", line)]
    others = [line for line in lines if line not in own]
    ours = [at for at, line in enumerate(others) if line.startswith("from meadhall.")]
    if not own or not ours:
        return text
    end = ours[-1] + 1
    return "".join([*others[:end], "\n", *own, *others[end:]])


def check_new(*folders: Path) -> None:
    for folder in folders:
        if folder.exists():
            raise Trouble("folder-exists", folder=str(folder))


def write(planned: dict[Path, str]) -> None:
    for path, text in planned.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as reason:
            raise Trouble("cannot-save", path=str(path), reason=reason.strerror or str(reason)) from reason


def next_steps(names: Names, package: Path | None) -> list[str]:
    play = f"meadhall play {names.name} --seats human,greedy"
    if package is None:
        return ["make ready", "make wire", f"pytest tests/games/{names.folder}", play]
    return [f"pip install --editable {package}", f"pytest {package}", play]
