"""Writes docs/positions.md: every field of a saved position, every frame of its agenda and every word of a move.

    python tools/describe_positions.py            # writes it anew
    python tools/describe_positions.py --check    # says whether it is current; a test does the same

Names, shapes and ranges come from the declarations that the engine itself uses (`engine/layout.py`, `engine/steps/`),
what a field is from the comment beside its declaration, moves from games that are played for it.
"""

from __future__ import annotations

import ast
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from trilithon.games import find, installed
from trilithon.kernel.engine.layout import FLAG, HIGHEST, NUMBER, SEAT, SEATS, TURN, Domain, Field
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import random_options
from trilithon.kernel.stepped import SteppedGame

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "positions.md"
GAMES = 12
"""So many games are played to find examples of moves."""
NAMED = 12
"""Names of a domain are listed if there are no more than these."""

OUTDATED = "docs/positions.md is out of date: run `python tools/describe_positions.py`"

OPENING = """# Positions and moves as text

*Made by `tools/describe_positions.py` from the declarations that the engine plays by; do not edit.*

## A saved position

`trilithon show GAME --json` and `Game.dump` give a whole position as JSON: readable, editable by hand and
checked when it is loaded. Everything that is wrong is said at once.

| part | what it is |
|---|---|
| `game`, `rules`, `content` | which game, under which version of its rules, with which content |
| `modules` | of those that are on: the digest of their content |
| `options` | what the game is played with |
| `setting` | what never changes: the map, who plays what |
| `table` | fields that belong to nobody in particular |
| `players` | a list: the fields of each seat |
| `tiles`, `hexes`, ... | fields of places and things, by their names |
| `agenda` | what is still to do, the first thing first: `do` is the step, `seat` whose it is |
| `random` | the generator, four numbers |
| `reveals` | how often something hidden was shown or chance was used: undo stops there |

- Seats are counted from 1. Nobody, nothing and nowhere are `null`.
- What is not mentioned is blank: 0, `false`, `null` or empty.
- Piles are written from their tops on, and so is the agenda.
- A field that is said to be *for each* of something is an object by the names of these things, or a list if they have
  none (places of the display).
- What *lasts* a turn is blank again when the next one begins.
- `n` of a step is how often or how much; `code`, `choice` and `conditions` are numbers of the tables that are made from
  the content, and `kinds`, `among` and `bits` are sets: each thing has its bit. Nobody needs to write these by hand.
- A step that **asks** waits for a move; the others run by themselves. "Below" is what comes later on the agenda.
- Words that are ours are in the [glossary](glossary.md); letters and numbers such as MO-WON-06 name
  [rules](rules/).

## Making a position

`Game.patch` changes some things of a position and leaves the rest alone. What exists once is taken from wherever it
was; what is left without a place goes to the bottom of the pile it comes from.

    state = game.patch(game.start(game.setup(2), seed=1), {"players": {"1": {"goods": {"gold": 5}}}})

Chance is fixed by `kernel.patching.rolling([(6, 5), (6, 0)])`, a generator that rolls a six and then a one.

## Moves

A move is a few words. Several may stand in a row, `buy 3 granary gold 2`: answers that follow by themselves may be left
out or given. Numbers in moves (places of the display, explorers, effects, seats) are counted from 1; amounts are as
they are (`gold 0`: nothing in Gold). Names with `_` are the ids of cards and other things in the content; tiles and
hexes are named as on the map. What a move means is said beside an example of each kind, in the words of the table.
"""


class Example(NamedTuple):
    text: str
    label: str
    """In English, as the button of the table has it."""


def shape_of(game: SteppedGame[Any], domains: dict[int, Domain], field: Field) -> str:
    axes = [domains[axis] for axis in field.axes]
    parts = [f"for each {axis.name}" for axis in axes if not axis.group]
    if field.most:
        parts.append("a pile")
    return ", ".join(parts)


def values_of(domain: Domain, number: int, low: int, high: int) -> str:
    none = " or none" if low < 0 else ""
    if number == FLAG:
        return "true or false"
    if number == SEAT:
        return "a seat" + none
    if number == SEATS:
        return "a list of seats"
    if number == NUMBER:
        return f"{low} to {high}" if high < HIGHEST - 1 else f"from {low} on"
    if not domain.names:
        return f"{domain.name} by number, {low} to {high}"
    if len(domain.names) <= NAMED:
        return ", ".join(f"`{name}`" for name in domain.names) + none
    return _with_article(domain.name) + none


def _with_article(name: str) -> str:
    return f"{'an' if name[0] in 'aeio' else 'a'} {name}"


def comments(game: SteppedGame[Any]) -> dict[str, str]:
    """What is said of each field: in a comment beside its declaration, or in a string below it."""
    source = (ROOT / "src/trilithon/games" / game.id / "engine/layout.py").read_text(encoding="utf-8")
    lines = source.splitlines()
    found: dict[str, str] = {}
    for block in (node.body for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
        for node, below in pairwise([*block, ast.Pass()]):
            match node:
                case ast.AnnAssign(
                    value=ast.Call(
                        func=ast.Attribute(attr="field" | "thing" | "piles"),
                        args=[ast.Constant(value=name), *_],
                    )
                ):
                    beside = lines[(node.end_lineno or 0) - 1].partition("#")[2].strip()
                    said = beside or _string(below)
                    found[str(name)] = said[:1].upper() + said[1:]
    return found


def _string(node: ast.stmt) -> str:
    """A string that stands alone, as what follows a declaration: without its full stop."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(said))):
            return " ".join(said.removesuffix(".").split())
    return ""


def explained_steps(game: SteppedGame[Any]) -> dict[str, str]:
    """What is said of each step: of the file that is named for it or has no other, and of its class."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "src/trilithon/games" / game.id).rglob("engine/**/steps/*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        steps = {}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                name = re.search(r'__init__\(\s*"(\w+)"', ast.unparse(node).replace("'", '"'))
                if name is not None:
                    steps[name[1]] = _first_paragraph(node)
        for name, said in steps.items():
            own_file = len(steps) == 1 or name == file.stem or not said
            whole = _first_paragraph(tree) if own_file else ""
            found[name] = " ".join(dict.fromkeys(filter(None, [whole, said])))
    return found


def _first_paragraph(node: ast.Module | ast.ClassDef) -> str:
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


def describe_fields(game: SteppedGame[Any], state: Any) -> list[str]:
    layout = state.layout
    beside = comments(game)
    groups: dict[str, list[Field]] = {"table": []}
    for field in layout.fields:
        if not field.derived:
            group = layout.domains[field.axes[0]].group if field.axes else ""
            groups.setdefault(group or "table", []).append(field)
    lines = []
    for name, fields in groups.items():
        lines += [f"### `{name}`", "", "| field | what | may be | lasts |", "|---|---|---|---|"]
        for field in fields:
            what = "; ".join(
                filter(None, [beside.get(field.name, ""), shape_of(game, layout.domains, field)])
            )
            may = values_of(layout.domains[field.domain], field.domain, field.low, field.high)
            lasts = "a turn" if field.lasts == TURN else ""
            lines.append(f"| `{field.name}` | {what} | {may} | {lasts} |")
        lines.append("")
    return lines


def describe_steps(game: SteppedGame[Any], state: Any) -> list[str]:
    layout = state.layout
    said = explained_steps(game)
    lines = ["### Steps of the agenda", "", "| step | what | its fields |", "|---|---|---|"]
    for step in state.steps:
        fields = []
        for field in step.fields:
            domain = layout.domains.get(field.domain)
            if domain is not None:
                high = field.high if field.high >= 0 else domain.size - 1
                fields.append(f"`{field.name}`: {values_of(domain, field.domain, field.low, high)}")
        what = said.get(step.name, "")
        if step.decides:
            what = f"**asks** {what}"
        lines.append(f"| `{step.name}` | {what} | {'; '.join(fields)} |")
    return [*lines, ""]


def describe_moves(state: Any, examples: dict[str, dict[str, Example]]) -> list[str]:
    lines = ["### Moves", "", "| question | move | what the table says of it |", "|---|---|---|"]
    for step in state.steps:
        for example in examples.get(step.name, {}).values():
            lines.append(f"| `{step.name}` | `{example.text}` | {example.label} |")
    return [*lines, ""]


def pattern_of(text: str) -> str:
    """Moves that differ in names and numbers only are of one kind."""
    words = text.split()
    return " ".join(
        [words[0], *("*" if re.search(r"\d|_", word) else word for word in words[1:2]), str(len(words))]
    )


def play(game: SteppedGame[Any]) -> tuple[Any, dict[str, dict[str, Example]]]:
    """A position, and an example of every kind of move by the step that offers it."""
    texts = catalogue(game)
    examples: dict[str, dict[str, Example]] = {}
    state: Any = None
    for seed in range(GAMES):
        rng = seeded(seed, 2)
        options = random_options(game.options, seeded(seed, 1)) if seed % 2 else {}
        state = game.start(game.setup(game.seat_counts[seed % len(game.seat_counts)], options), seed)
        while state.to_move != NOBODY:
            moves = state.moves()
            for move in moves[:: max(1, len(moves) // 4)]:
                text = game.write(state, move)
                of_step, pattern = examples.setdefault(state.step().name, {}), pattern_of(text)
                if pattern not in of_step:
                    of_step[pattern] = Example(text, texts.render(game.label(state, move), "en"))
            state.play(moves[rng.below(len(moves))])
    return game.start(game.setup(game.seat_counts[-1]), 0), examples


def page() -> str:
    lines = [OPENING]
    for name in installed():
        game = find(name)
        if isinstance(game, SteppedGame):
            state, examples = play(game)
            lines += [f"## {name.capitalize()}", ""]
            lines += [
                *describe_fields(game, state),
                *describe_steps(game, state),
                *describe_moves(state, examples),
            ]
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    written = page()
    if "--check" in arguments:
        current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == written
        print("docs/positions.md is current" if current else OUTDATED)
        return 0 if current else 1
    PAGE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
