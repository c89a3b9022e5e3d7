#!/usr/bin/env python3
"""Writes the client's TypeScript types from the messages of the server.

    python tools/make_types.py           # writes client/src/protocol.ts
    python tools/make_types.py --check   # complains if that file is not what would be written

Read from the sources as they are written, so that names, order and comments are kept; what is known of the classes
alone (tags, inheritance) is asked of them. A test runs the check.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from trilithon.tables import protocol
from trilithon.web import answers

FILE = Path(__file__).resolve().parent.parent / "client" / "src" / "protocol.ts"
MODULES = (protocol, answers)
SAID_BY_CLIENTS = (protocol.NewTable, protocol.ClientMessage, answers.Sketch)
"""Here a field with a default may be left out; the server leaves out nothing."""
WIDTH = 120
"""Of lines, so that Prettier has nothing to add."""

HEADER = """\
/* Made by tools/make_types.py from tables/protocol.py and web/answers.py: edit those, then `make types`. */

/** A message id of the catalogues and its arguments; the reader's language makes a sentence of it. */
export interface Text {
  id: string
  args: { [name: string]: Argument }
}
export type Argument = number | string | Text | Text[]
export type OptionValue = boolean | number | string
"""
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
OPTION_VALUE = "bool | int | str"


def typescript() -> str:
    return HEADER + "".join(text for module in MODULES for text in _declarations(module))


def _declarations(module: ModuleType) -> Iterator[str]:
    """A module's types in the order of its source, under the headings that stand there."""
    source = inspect.getsource(module)
    lines, last = source.splitlines(), 0
    for node in ast.parse(source).body:
        for line in lines[last : node.lineno]:
            if line.startswith("# -- "):
                yield f"\n// -- {line.strip('# -')}\n"
        last = node.lineno
        match node:
            case ast.ClassDef(name=name) if name != "Closed":
                yield "\n" + _interface(getattr(module, name), node)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name != "Text":
                yield "\n" + _alias(name, value)


def _alias(name: str, value: ast.expr) -> str:
    written = _type(value)
    return _filled(f"export type {name} =", written)


def _interface(cls: type[Struct], node: ast.ClassDef) -> str:
    parents = [base.__name__ for base in cls.__bases__ if base is not protocol.Closed]
    extends = f" extends {', '.join(parents)}" if parents else ""
    text = _comment(ast.get_docstring(node), "") + f"export interface {cls.__name__}{extends} {{\n"
    if cls.__struct_config__.tag is not None:
        text += f"  type: '{cls.__struct_config__.tag}'\n"
    for at, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign):
            optional = "?" if field.value is not None and cls in _said_by_clients() else ""
            text += _comment(_string(node.body[at + 1 :]), "  ")
            text += _filled(f"  {ast.unparse(field.target)}{optional}:", _type(field.annotation))
    return text + "}\n"


def _filled(begun: str, written: str) -> str:
    """A type in the line that has begun; if that is too long, in the next one, or its members one below the other."""
    line = f"{begun} {written}"
    if len(line) <= WIDTH:
        return line + "\n"
    indent = " " * (len(begun) - len(begun.lstrip()) + 2)
    if len(indent + written) <= WIDTH:
        return f"{begun}\n{indent}{written}\n"
    return f"{begun}\n" + "".join(f"{indent}| {member}\n" for member in written.split(" | "))


def _string(body: list[ast.stmt]) -> str | None:
    """The string that follows a field says what it means."""
    match body:
        case [ast.Expr(value=ast.Constant(value=str(text))), *_]:
            return text
    return None


def _comment(text: str | None, indent: str) -> str:
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return (
        f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
    )


def _type(node: ast.expr) -> str:
    if ast.unparse(node) == OPTION_VALUE:
        return "OptionValue"
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(word)):
            return f"'{word}'"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"{{ [name: string]: {_type(value)} }}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[value, *_])):
            return _type(value)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)):
            return " | ".join(_type(word) for word in words)
    raise TypeError(f"no TypeScript is known for {ast.unparse(node)}: teach tools/make_types.py")


def _said_by_clients() -> set[Any]:
    """All that can occur in what a client says."""
    found: set[Any] = set()
    waiting: list[Any] = list(SAID_BY_CLIENTS)
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and issubclass(hint, Struct) and hint not in found:
            found.add(hint)
            waiting += get_type_hints(hint).values()
    return found


def main() -> None:
    text = typescript()
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE.name} is not what the server says: run `make types`")


if __name__ == "__main__":
    main()
