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


def told_apart(function: ast.FunctionDef) -> dict[str, set[str]]:
    """What a function compares, `if unit == c.ARMY`, and with what; a match over strings is the same."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.If | ast.IfExp) and isinstance(node.test, ast.Compare):
            if isinstance(node.test.ops[0], ast.Eq):
                found.setdefault(ast.unparse(node.test.left), set()).add(
                    ast.unparse(node.test.comparators[0])
                )
        elif isinstance(node, ast.Match):
            cases = {ast.unparse(case.value) for case in ast.walk(node) if isinstance(case, ast.MatchValue)}
            found.setdefault(ast.unparse(node.subject), set()).update(cases)
    return found


@pytest.mark.parametrize("game", installed())
def test_what_differs_by_more_than_three_sorts_stands_in_a_table(game: str) -> None:
    chains = [
        f"{file.relative_to(GAMES)}: {function.name}: {what} is {', '.join(sorted(sorts))}"
        for file in sources(game)
        for function in functions(file)
        for what, sorts in told_apart(function).items()
        if len(sorts) > LONGEST
    ]
    assert not chains, "\n".join(chains)


def engine_files(game: str) -> Iterator[Path]:
    for file in sources(game):
        if "engine" in file.parts:
            yield file


def literal(node: ast.expr) -> float | None:
    """The number that is written there, if it is one."""
    if (
        isinstance(node, ast.Constant)
        and isinstance(node.value, int | float)
        and not isinstance(node.value, bool)
    ):
        return node.value
    return None


def is_wide(node: ast.expr) -> bool:
    """Written, and more than a single bit or step."""
    number = literal(node)
    return number is not None and number > 1


def is_packing(node: ast.AST) -> bool:
    """`a * 64 + b`, `a + b * 64`, `a >> 16`, `a & 15`. A single bit is none: `bits >> n & 1`, `1 << n`."""
    if not isinstance(node, ast.BinOp):
        return False
    sides = (node.left, node.right)
    if isinstance(node.op, ast.Add):
        products = [side for side in sides if isinstance(side, ast.BinOp) and isinstance(side.op, ast.Mult)]
        return any(is_wide(product.left) or is_wide(product.right) for product in products)
    if isinstance(node.op, ast.LShift | ast.RShift):
        return is_wide(node.right)
    return isinstance(node.op, ast.BitAnd) and any(map(is_wide, sides))


def declared(file: Path) -> set[int]:
    """All that declares names, at the top of the file or of a class."""
    classes = [node.body for node in parsed(file).body if isinstance(node, ast.ClassDef)]
    return {
        id(node)
        for body in [parsed(file).body, *classes]
        for statement in body
        if isinstance(statement, ast.AnnAssign)
        for node in ast.walk(statement)
    }


def is_float_sum(node: ast.AST) -> bool:
    """Weights of an evaluation are added and multiplied, but nothing is packed."""
    return any(isinstance(part, ast.Constant) and isinstance(part.value, float) for part in ast.walk(node))


@pytest.mark.parametrize("game", installed())
def test_numbers_are_packed_only_by_functions_that_have_a_name(game: str) -> None:
    """`a * 64 + b` is the whole body of a function that says what it means, and stands nowhere else."""
    found = []
    for file in engine_files(game):
        named = declared(file) | {
            id(node)
            for function in functions(file)
            if isinstance(function.body[-1], ast.Return) and len(function.body) <= 2
            for node in ast.walk(function)
        }
        for node in ast.walk(parsed(file)):
            if id(node) not in named and is_packing(node) and not is_float_sum(node):
                found.append(f"{file.relative_to(GAMES)}:{node.lineno}: {ast.unparse(node)}")
    assert not found, "\n".join(found)


PLAIN = {0, 1, 2}
"""Nothing, one, none (-1), the next, a pair, twice and half need no name. Everything else has one: it is declared with
it, at the top of a file or of a class, and a table of numbers is declared as a whole."""


def unnamed_numbers(file: Path) -> Iterator[ast.Constant]:
    named = declared(file)
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Constant) and id(node) not in named:
            number = literal(node)
            if number is not None and number not in PLAIN:
                yield node


@pytest.mark.parametrize("game", installed())
def test_every_number_of_an_engine_has_a_name(game: str) -> None:
    found = [
        f"{file.relative_to(GAMES)}:{node.lineno}: {node.value!r}"
        for file in engine_files(game)
        for node in unnamed_numbers(file)
    ]
    assert not found, "\n".join(found)


def test_the_looks_find_what_they_look_for(tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(
        """
MOST: Final = 16
def spread(a, b, c):
    d = a + b * 3
    e = d >> 16
    f = e & 15
    if f == MOST: return 7
    if f == b: return 1
    if f == c: return 2
    if f == d: return 0.3
    return e & 1 | 1 << f
""",
        encoding="utf-8",
    )
    packed = [ast.unparse(node) for node in ast.walk(parsed(file)) if is_packing(node)]
    assert sorted(packed) == ["a + b * 3", "d >> 16", "e & 15"]
    assert sorted(node.value for node in unnamed_numbers(file)) == [0.3, 3, 7, 15, 16]
    assert {what: len(sorts) for what, sorts in told_apart(next(functions(file))).items()} == {"f": 4}


def test_nobody_reads_an_agenda_by_numbers() -> None:
    found = [
        f"{file.relative_to(PACKAGE)}:{number}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if "agenda[-" in line
    ]
    assert not found, "\n".join(found)
