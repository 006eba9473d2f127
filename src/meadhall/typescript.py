"""What the browser knows of each game, as TypeScript: its view, events, moves, questions, and rows that never change.

    python -m meadhall.typescript web/src/games            writes generated.ts into every game's folder there,
                                                           and spoken.en.ftl …: the words that cards bring along
    python -m meadhall.typescript web/src/games --check    fails where one is not what the rules say now
    python -m meadhall.typescript --game raids             prints one, for a game that brings its own face

Types are read from the annotations of the rules, which compiled modules do not have: run it interpreted.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from mypy_extensions import i64

from meadhall.kernel import shelf
from meadhall.kernel.core import Chance, Decision
from meadhall.kernel.dump import frame_classes, subclasses
from meadhall.kernel.notation import hyphened, names_of
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Event, Move, field_names
from meadhall.kernel.words import LANGUAGES, spoken

FILE = "generated.ts"
WORDS = "words"  # of a row: what people read, which goes into Fluent files of its own
BARE = {int: "number", i64: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
WIDTH = 120


def generated(rules: Rules) -> str:
    """The whole file of one game."""
    view = view_of(rules)
    name = view.__name__.removesuffix("View")
    parts = [
        f"// Made from the rules of {rules.name}: `make wire`.",
        *[interface(struct) for struct in structs_in(view)],
        "/** What may be told, by its kind. */\n" + union(f"{name}Event", contents(events_of(rules))),
        "/** What players may do. */\n" + union(f"{name}Move", contents(moves_of(rules))),
        "/** What may be asked. Nobody is told what chance is asked about. */\n"
        + union(f"{name}Question", contents(questions_of(rules))),
        "/** A move as the hall reads it. */\n" + one_of(f"{name}Notation", notations(rules)),
        "/** All of it, for whatever is the same in every game. */\n" + whole(name),
        *[table(noun, rows, names_in(rules)) for noun, rows in rules.rows.items()],
        *[f"export const {constant(noun)} = {json.dumps(number)} as const;" for noun, number in rules.numbers.items()],
    ]
    return "\n\n".join(parts) + "\n"


def whole(name: str) -> str:
    parts = ("view", "event", "move", "question", "notation")
    return block(f"export interface {name}Game", [f"{part}: {name}{part.capitalize()};" for part in parts])


# What there is


def view_of(rules: Rules) -> type[msgspec.Struct]:
    found = get_type_hints(rules.open_view).get("return")
    assert inspect.isclass(found) and issubclass(found, msgspec.Struct), f"open_view of {rules.name} returns no view"
    return found


def structs_in(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """A view and every struct inside it, each before it is spoken of."""
    seen: dict[type[msgspec.Struct], None] = {}

    def visit(kind: Any) -> None:
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
            if kind not in seen:
                for inside in get_type_hints(kind).values():
                    visit(inside)
                seen[kind] = None
            return
        for inside in get_args(kind):
            visit(inside)

    visit(struct)
    return iter(seen)


def events_of(rules: Rules) -> list[type[Any]]:
    return [kind for kind in subclasses(Event) if kind.__module__.startswith(rules.package + ".")]


def moves_of(rules: Rules) -> list[type[Any]]:
    return list(dict.fromkeys(type(move) for move in rules.moves))


def questions_of(rules: Rules) -> list[type[Any]]:
    """Those of the game, and those that every game may ask; what lists no answers only stands for several."""
    found = [kind for kind in frame_classes(rules).values() if issubclass(kind, Decision)]
    asked = [kind for kind in found if kind is not Chance and kind.options is not Decision.options]
    return sorted(asked, key=lambda kind: kind.__name__)


def contents(kinds: Sequence[type[Any]]) -> dict[str, str]:
    """By its kind, what each of them holds."""
    return {hyphened(kind.__name__): "{}" if issubclass(kind, Chance) else content(kind) for kind in kinds}


def content(kind: type[Any]) -> str:
    names = field_names(kind)
    if not names:
        return "{}"
    hints = get_type_hints(kind.__init__)
    assert all(name in hints for name in names), f"{kind.__name__} says no types: it is compiled"
    return braces([f"{name}: {written(hints[name])}" for name in names], ";")


def notations(rules: Rules) -> list[str]:
    """`sail ${number}`, or the names themselves where a field has names."""
    found = []
    for kind in moves_of(rules):
        words = [hyphened(kind.__name__)]
        for field in field_names(kind):
            words.append("${" + told_as(rules, field) + "}")
        found.append(f"`{' '.join(words)}`" if len(words) > 1 else json.dumps(words[0]))
    return found


def told_as(rules: Rules, field: str) -> str:
    """What a record tells of a field: a number, or one of the names of its noun."""
    names = names_of(rules, field)
    if names is None:
        return "number"
    rows = names_in(rules).get(rules.nouns[field], [])
    more = [json.dumps(name) for name in names if name not in rows]
    return " | ".join([*[capitalised(rules.nouns[field]) + "Name"] * bool(rows), *more])


def capitalised(noun: str) -> str:
    """`god-card` becomes `GodCard`, as its row is called."""
    return "".join([word.capitalize() for word in noun.split("-")])


# How it is written


def written(kind: Any) -> str:
    """A type of Python in TypeScript."""
    if kind in BARE:
        return BARE[kind]
    if kind is Any or kind is object:
        return "unknown"
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if inspect.isclass(kind) and issubclass(kind, Move):
        return "unknown"  # an answer lying face down is nobody's business
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return " | ".join([written(part) for part in inside])
    if origin in (list, set, frozenset, Sequence) or (origin is tuple and inside[1:] == (...,)):
        return listed(written(inside[0]))
    if origin is tuple:
        return "[" + ", ".join([written(part) for part in inside]) + "]"
    if origin in (dict, Mapping):
        return f"Record<{written(inside[0])}, {written(inside[1])}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def listed(kind: str) -> str:
    return f"({kind})[]" if " " in kind and not kind.startswith("[") else f"{kind}[]"


def interface(struct: type[msgspec.Struct]) -> str:
    fields = [f"{name}: {written(kind)};" for name, kind in get_type_hints(struct).items()]
    return block(f"export interface {struct.__name__}", fields)


def block(head: str, lines: Sequence[str]) -> str:
    return "\n".join([f"{head} {{", *[f"  {line}" for line in lines], "}"])


def union(name: str, kinds: Mapping[str, str]) -> str:
    return one_of(name, [f'{{ kind: "{kind}"; fields: {fields} }}' for kind, fields in kinds.items()] or ["never"])


def one_of(name: str, parts: Sequence[str]) -> str:
    """On one line where there is room."""
    short = f"export type {name} = {' | '.join(parts) or 'never'};"
    return (
        short if len(short) <= WIDTH else f"export type {name} =\n" + "\n".join([f"  | {part}" for part in parts]) + ";"
    )


def constant(noun: str) -> str:
    return noun.upper().replace("-", "_")


def names_in(rules: Rules) -> dict[str, list[str]]:
    """Of every table whose rows have names, by what one of them is called: `figure`."""
    named = [rows for rows in rules.rows.values() if "name" in rows[0].__struct_fields__]
    return {hyphened(single(rows)): [str(dict(fields_of(row))["name"]) for row in rows] for rows in named}


def single(rows: tuple[msgspec.Struct, ...]) -> str:
    return type(rows[0]).__name__.removesuffix("Row")


def table(noun: str, rows: tuple[msgspec.Struct, ...], names_by_noun: Mapping[str, list[str]]) -> str:
    """Rows as data, their type, and the number of each name; a text is one of those that stand in its column."""
    kind, one = type(rows[0]), single(rows)
    assert all(type(row) is kind for row in rows), f"the rows of {noun} are not of one kind"
    columns = {name: hint for name, hint in get_type_hints(kind).items() if name != WORDS}
    parts = []
    if "name" in columns:
        names = names_by_noun[hyphened(one)]
        assert len(set(names)) == len(names), f"two rows of {noun} have one name"
        numbers = [f"{key(name)}: {number}," for number, name in enumerate(names)]
        parts.append(block(f"export const {constant(hyphened(one))} =", numbers) + " as const;")
        parts.append(f"export type {one}Name = keyof typeof {constant(hyphened(one))};")
    fields = [f"{name}: {column(name, columns[name], rows, names_by_noun)};" for name in columns if name != "name"]
    parts.append(
        block(f"export interface {kind.__name__}", [*["name: " + one + "Name;"] * ("name" in columns), *fields])
    )
    data = [f"  {literal(row)}," for row in rows]
    return "\n".join([*parts, f"export const {constant(noun)}: readonly {kind.__name__}[] = [", *data, "];"])


def column(name: str, hint: Any, rows: tuple[msgspec.Struct, ...], names_by_noun: Mapping[str, list[str]]) -> str:
    """A text is the name of another row where the column is called so, or one of those that stand there."""
    kind = written(hint)
    texts = dict.fromkeys(text for row in rows for text in texts_in(getattr(row, name)))
    if texts:
        is_name = set(texts) <= set(names_by_noun.get(name, ()))
        text = f"{name.capitalize()}Name" if is_name else " | ".join(map(json.dumps, texts))
        kind = f"({text})[]" if kind == "string[]" else kind.replace("string", text)
    return f"readonly {kind}" if kind.endswith("[]") else kind


def texts_in(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, tuple):
        for inside in content:
            yield from texts_in(inside)


def literal(content: Any) -> str:
    if isinstance(content, msgspec.Struct):
        return braces([f"{name}: {literal(inside)}" for name, inside in fields_of(content)], ",")
    if isinstance(content, tuple):
        return "[" + ", ".join([literal(inside) for inside in content]) + "]"
    return json.dumps(content, ensure_ascii=False)


def fields_of(row: msgspec.Struct) -> list[tuple[str, Any]]:
    return [(name, getattr(row, name)) for name in row.__struct_fields__ if name != WORDS]


def braces(parts: Sequence[str], end: str) -> str:
    """On one line where there is room."""
    short = "{ " + f"{end} ".join(parts) + " }"
    if len(short) < WIDTH:
        return short
    return "{\n" + "".join([f"      {part}{end}\n" for part in parts]) + "    }"


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


# Files


def folder_of(rules: Rules) -> str:
    return rules.package.rpartition(".")[2]


def files_of(rules: Rules) -> dict[str, str]:
    words = {f"spoken.{language}.ftl": spoken(rules, language) for language in LANGUAGES} if rules.spoken else {}
    return {FILE: generated(rules), **words}


def main() -> int:
    parser = argparse.ArgumentParser(description="What the browser knows of each game, as TypeScript.")
    parser.add_argument("faces", nargs="?", type=Path, help="the folder of the faces, one folder a game")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file is old")
    parser.add_argument("--game", help="print this game's")
    wish = parser.parse_args()
    if wish.game:
        print(generated(shelf.find(wish.game)), end="")
    return update(wish.faces, wish.check) if wish.faces else 0


def update(faces: Path, check: bool) -> int:
    old = []
    for rules in [shelf.find(name) for name in shelf.names()]:
        folder = faces / folder_of(rules)
        if not folder.is_dir():
            continue  # a game from elsewhere brings its own
        for name, text in files_of(rules).items():
            file = folder / name
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                old.append(file)
                if not check:
                    file.write_text(text, encoding="utf-8")
    for file in old:
        print(f"{file} is not what the rules say now: make wire" if check else f"{file} written", file=sys.stderr)
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())
