"""A state's fields are named once, where the table is set up; its `copy` is written from there.

A field is an assignment to `self` with a type, in any method of a game's state. One line says
its name, its type, how it begins, and in a comment what it is for:

    self.glory: list[int] = [0] * seats  # by clan

`python -m meadhall.kernel.fields FILE...` writes the method `copy` into the state of each file:
plain assignments, the fastest there is when compiled. With `--check` it writes nothing and fails
if a file would change. A `copy` with another docstring was written by hand and is left alone.
"""

import argparse
import ast
import sys
from pathlib import Path
from typing import NamedTuple

WRITTEN = "Written by `python -m meadhall.kernel.fields`."
OWN = {"list", "dict", "set"}  # changed in place, so that every copy needs its own


class Field(NamedTuple):
    name: str
    type: ast.expr


class Unclear(Exception):
    """A file without a state, or a field of which nobody knows how to copy it."""


def rewritten(source: str) -> str:
    """The same text with a current `copy`: in its old place, or at the end of the class."""
    kind = state_class(ast.parse(source))
    old = method(kind, "copy")
    if old is not None and ast.get_docstring(old) != WRITTEN:
        return source
    lines = source.splitlines(keepends=True)
    assert kind.end_lineno is not None
    if old is None:
        lines.insert(kind.end_lineno, "\n" + copy_method(kind))
    else:
        lines[old.lineno - 1 : old.end_lineno] = [copy_method(kind)]
    return "".join(lines)


def state_class(tree: ast.Module) -> ast.ClassDef:
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and "State" in [ast.unparse(base) for base in node.bases]:
            return node
    raise Unclear("no class made from State")


def method(kind: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    found = [node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return found[0] if found else None


def fields_of(kind: ast.ClassDef) -> list[Field]:
    """In the order of the text."""
    typed = [node for node in ast.walk(kind) if isinstance(node, ast.AnnAssign)]
    typed.sort(key=lambda node: node.lineno)
    return [
        Field(node.target.attr, node.annotation)
        for node in typed
        if isinstance(node.target, ast.Attribute) and ast.unparse(node.target.value) == "self"
    ]


def copy_method(kind: ast.ClassDef) -> str:
    lines = [
        f"    def copy(self) -> {kind.name}:",
        f'        """{WRITTEN}"""',
        f"        twin = {kind.name}(self)",
        *[f"        twin.{field.name} = {copied(field)}" for field in fields_of(kind)],
        "        return twin",
    ]
    return "\n".join(lines) + "\n"


def copied(field: Field) -> str:
    """What a copy holds: numbers and shared lists as they are, other lists one by one, rows and all."""
    here = f"self.{field.name}"
    if is_unchanging(field.type):
        return here
    if is_flat(field.type):
        return f"{here}.copy()"
    match field.type:
        case ast.Subscript(value=ast.Name(id="list"), slice=row) if is_flat(row):
            return f"[row.copy() for row in {here}]"
    raise Unclear(f"{field.name}: {ast.unparse(field.type)}: flat lists and lists of flat lists can be copied")


def is_unchanging(kind: ast.expr) -> bool:
    """A name of a number or a text, one of them or None, a tuple, or a list that is never changed."""
    match kind:
        case ast.Name(id=name):
            return name not in OWN
        case ast.Constant():  # None, and the dots of a tuple
            return True
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_unchanging(left) and is_unchanging(right)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=inside)):
            return all(is_unchanging(part) for part in inside)
        case ast.Subscript(value=ast.Name(id="Shared")):
            return True
    return False


def is_flat(kind: ast.expr) -> bool:
    """A list, set or dictionary of what does not change."""
    match kind:
        case ast.Subscript(value=ast.Name(id=name), slice=ast.Tuple(elts=inside)):
            return name in OWN and all(is_unchanging(part) for part in inside)
        case ast.Subscript(value=ast.Name(id=name), slice=inside):
            return name in OWN and is_unchanging(inside)
    return False


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m meadhall.kernel.fields", description="Writes `copy` of a state.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    wish = parser.parse_args(arguments)
    stale = 0
    for path in wish.files:
        text = path.read_text(encoding="utf-8")
        try:
            current = rewritten(text)
        except Unclear as reason:
            sys.exit(f"{path}: {reason}")
        if current != text:
            stale += 1
            print(f"{path}: copy {'is not current' if wish.check else 'written'}")
            if not wish.check:
                path.write_text(current, encoding="utf-8")
    return 1 if stale and wish.check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
