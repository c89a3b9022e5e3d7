"""The shape of the engine: what is known of a question stands in its own file, and nobody branches over frames.

These look at the sources of the games, so that the next question cannot quietly be spread over twenty files again.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import trilithon
from trilithon.games import installed

PACKAGE = Path(trilithon.__file__).parent
GAMES = PACKAGE / "games"
LONGEST = 3
"""A choice between two or three is a choice; four branches over kinds of frames or verbs are a chain."""


def sources(game: str) -> Iterator[Path]:
    yield from sorted((GAMES / game).rglob("*.py"))


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def functions(file: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.FunctionDef):
            yield node


def name_of(node: ast.expr) -> str:
    """The last word of a name: `c.DESTROY` and `DESTROY` are the same."""
    if isinstance(node, ast.Attribute):
        return name_of(node.value) if node.attr in ("number", "name", "verb") else node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_class(node: ast.expr | None) -> bool:
    """By the look of its name."""
    name = name_of(node) if node else ""
    return name[:1].isupper() and not name.isupper()


@cache
def steps_and_verbs(game: str) -> frozenset[str]:
    """Constants that stand for kinds of frames or for verbs of moves: all that files of steps and actions define."""
    found = set()
    for file in sources(game):
        if (
            {"steps", "actions", "cards"} & set(file.parts)
            and "engine" in file.parts
            and file.stem != "table"
        ):
            for node in parsed(file).body:
                if isinstance(node, ast.AnnAssign) and name_of(node.target).isupper():
                    found.add(name_of(node.target))
    return frozenset(found)


def compared_with(function: ast.FunctionDef, names: frozenset[str]) -> set[str]:
    """Which of the names a function asks for: in comparisons, in patterns, as keys, or as `is_on_top(NAME)`."""
    found = set()
    for node in ast.walk(function):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            for side in [node.left, *node.comparators]:
                asked += side.elts if isinstance(side, ast.Tuple | ast.List | ast.Set) else [side]
        elif isinstance(node, ast.MatchValue):
            asked.append(node.value)
        elif isinstance(node, ast.Dict):
            asked += [key for key in node.keys if key is not None]
        elif isinstance(node, ast.Call) and name_of(node.func) in ("is_on_top", "is_at", "find"):
            asked += node.args
        found |= {name_of(one) for one in asked} & names
    return found


@pytest.mark.parametrize("game", installed())
def test_nobody_branches_over_kinds_of_frames_or_verbs(game: str) -> None:
    names = steps_and_verbs(game)
    assert len(names) > 20, "the steps of the game were not found"
    chains = []
    for file in sources(game):
        own = {name_of(node.target) for node in parsed(file).body if isinstance(node, ast.AnnAssign)}
        for function in functions(file):
            asked = compared_with(function, names - own)  # a question may tell its own verbs apart
            if len(asked) > LONGEST:
                chains.append(f"{file.relative_to(GAMES)}: {function.name}: {', '.join(sorted(asked))}")
    assert not chains, "\n".join(chains)


@pytest.mark.parametrize("game", installed())
def test_nobody_branches_over_kinds_of_primitives(game: str) -> None:
    """What an effect, a rule or a goal of the content is to the engine, to people and to opponents, its class says."""
    chains = []
    for file in sources(game):
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Match):
                kinds = {name_of(part.cls) for part in ast.walk(node) if isinstance(part, ast.MatchClass)}
                if len(kinds) > LONGEST:
                    chains.append(f"{file.relative_to(GAMES)}:{node.lineno}: {', '.join(sorted(kinds))}")
            elif isinstance(node, ast.Dict) and len(node.keys) > LONGEST and all(map(is_class, node.keys)):
                chains.append(f"{file.relative_to(GAMES)}:{node.lineno}: a table by classes")
    assert not chains, "\n".join(chains)


@pytest.mark.parametrize("game", installed())
def test_numbers_are_packed_only_by_functions_that_have_a_name(game: str) -> None:
    """`a * 64 + b` is the whole body of a function that says what it means, and stands nowhere else."""
    found = []
    for file in sources(game):
        if "engine" not in file.parts:
            continue
        named = {
            id(node)
            for function in functions(file)
            if isinstance(function.body[-1], ast.Return) and len(function.body) <= 2
            for node in ast.walk(function)
        }
        for node in ast.walk(parsed(file)):
            if id(node) not in named and (
                isinstance(node, ast.BinOp)
                and isinstance(node.op, ast.Add)
                and isinstance(node.left, ast.BinOp)
                and isinstance(node.left.op, ast.Mult)
                and isinstance(node.left.right, ast.Constant)
                and isinstance(node.left.right.value, int)
            ):
                found.append(f"{file.relative_to(GAMES)}:{node.lineno}: {ast.unparse(node)}")
    assert not found, "\n".join(found)


def test_nobody_reads_an_agenda_by_numbers() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{number}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if "agenda[-" in line
    ]
    assert not found, "\n".join(found)
