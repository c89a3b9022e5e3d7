"""Writes docs/positions.md: every field of a saved position, every frame of its agenda and every word of a move.

    python tools/describe_positions.py            # writes it anew
    python tools/describe_positions.py --check    # says whether it is current; a test does the same

Names, shapes and ranges come from the declarations that the engine itself uses (`engine/layout.py`, `engine/steps/`),
what a field is from the comment beside its declaration, forms of moves from the words of each question (`notation`),
examples of them from games that are played for it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from trilithon.games import find, installed
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.layout import FLAG, HIGHEST, NUMBER, SEAT, SEATS, TURN, Domain, Field
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.messages import catalogue
from trilithon.kernel.notation import PLACEHOLDERS, pattern_of
from trilithon.kernel.options import random_options, write_value
from trilithon.kernel.rows import read_row
from trilithon.kernel.stepped import SteppedGame

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "positions.md"
GAMES = 48
MORE_GAMES = {"monumental": 60}
"""So many games are played to find examples of moves; of those with many modules more."""
NAMED = 12
"""Names of a domain are listed if there are no more than these."""

SPECIAL: dict[str, list[dict[str, bool | str | int]]] = {
    "monumental": [
        {"special_provinces": True, "oasis_reserve": "hold", "monsters": 12, "automas": "any:0"},
        {"special_provinces": True, "oasis_reserve": "hold"},
        {"special_provinces": True, "oasis_reserve": "take"},
        {"heroes": True, "renaissance": True, "monsters": 12},
        {"automas": "any:2", "lost_kingdoms": True},
    ]
}
"""Options that some of the games are played with, so that questions of modules come up."""
PUSHED: dict[str, list[tuple[str, list[int]]]] = {
    "monumental": [
        ("destroy", [1]),
        ("discard", [1, 7, 0]),
        ("extra_space", [1]),
        ("take", [7, 1, 99]),
        ("repeat_one_off", []),
        ("convert", [2, 1]),
        ("mine", [0]),
        ("foothill_bid", [0]),
        ("foothill_match", [0, 1]),
        ("reserve", []),
        ("lose_somewhere", [0, 5, 1, 0]),
        ("lose_knowledge", [0, 0]),
        ("wreck", [5, 0]),
        ("surface", [0, 1]),
        ("gain_horse", [1]),
        ("ride", [1]),
    ],
    "monuments": [("token_kind", [1]), ("cargo", [0, 0, 1]), ("populate", [1, 1, 1, 1, 0])],
    "pantheon": [],
}
"""Questions that random games hardly ever ask, and the fields of their frames: they are put on the agenda."""

MAIN = {"monumental": ["act"], "monuments": ["card"], "pantheon": ["action"]}
"""The questions that rows of moves begin with."""

SETTINGS = {
    "monumental": """### `setting`

| part | what |
|---|---|
| `map` | the map in one line, with all tokens and Markets as they lay in the beginning (below) |
| `markets` | by tile, which Market is there: `samarkand`, `palmyra`, `timbuktu`, `malacca` |
| `civilizations` | a list: what each seat plays, no two the same |

A map is `map1-` and its rows from the top on, with `/` between them; odd rows, counted from 0, are shifted half a hex
to the right. The name of a tile is the letter of its column and the number of its row: `map1-.0an/Cw` has
the tiles `b0`, `a1` and `b1`. A tile is written as one of these:

| written | is |
|---|---|
| `.` | no tile |
| `w` | Water |
| `C` | a Capital |
| `0` to `4` | a Province of that terrain, followed by |
| `a`, `b`, `c`, `d` or `f` | its Exploration token: Barbarians of value 1 to 4, or a Free City; |
| `m` or `n` | a Market lies there, or none; |
| `A` to `Z`, perhaps | the letter of its kind, if it is a special Province, |
| `p` to `u`, perhaps | and for each bridge that begins there where it leads: `p` to the east, then clockwise |

In the option `map` token and Market may be left out: they are placed at random then. A saved map has them all.
""",
}
"""What a game's positions have under `setting`."""

ROWS = 6
"""So many rows of moves are shown of each game."""

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

Players may be a list of all, or an object by the numbers of some. Chance is fixed by a generator that is known to give
certain results: `rolling([(6, 5), (6, 0)])` (`kernel/patching.py`) rolls a six and then a one; its numbers are what
stands under `random` in a position or among changes.

    state = game.patch(state, {"random": rolling([(6, 5), (6, 0)]).words()})

What cannot be is refused with everything that is wrong: `seat 1, goods.gold: -1 is not from 0 to 32766`.

## Moves

A move is a few words. Several may stand in a row, `buy 3 granary gold 2`: answers that follow by themselves may be left
out or given. Numbers in moves (places of the display, explorers, effects, seats) are counted from 1; amounts are as
they are (`gold 0`: nothing in Gold). Names with `_` are the ids of cards and other things in the content; tiles and
hexes are named as on the map. Below, words in capitals stand for one of many things, and what is in brackets may be
missing; what a move means is said beside an example, in the words of the table. A question without an example is asked
by no card of the box, or hardly ever.
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
        least = max(low, 0)
        return (f"{least} to {high}" if high < HIGHEST - 1 else f"from {least} on") + none
    if not domain.names:
        return f"{domain.name} by number, {max(low, 0) + domain.first} to {high + domain.first}{none}"
    if len(domain.names) <= NAMED:
        return ", ".join(f"`{name}`" for name in domain.names) + none
    return _with_article(domain.name) + none


def _with_article(name: str) -> str:
    return f"{'an' if name[0] in 'aeio' else 'a'} {name}"


def comments(game: SteppedGame[Any]) -> dict[str, str]:
    """What is said of each field: in a comment beside its declaration, or in a string below it."""
    folder = ROOT / "src/trilithon/games" / game.id
    found: dict[str, str] = {}
    for file in (folder / "engine/layout.py", *sorted(folder.glob("modules/*/engine/*.py"))):
        found |= _comments_in(file.read_text(encoding="utf-8"))
    return found


def _comments_in(source: str) -> dict[str, str]:
    lines = source.splitlines()
    found: dict[str, str] = {}
    for block in (node.body for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
        for node, below in pairwise([*block, ast.Pass()]):
            match node:
                case (ast.AnnAssign() | ast.Assign()) as declared if isinstance(declared.value, ast.Call):
                    name = _declared(declared.value)
                    if not name:
                        continue
                    beside = lines[(node.end_lineno or 0) - 1].partition("#")[2].strip()
                    said = beside or _string(below)
                    found[str(name)] = said[:1].upper() + said[1:]
    return found


def _declared(call: ast.Call) -> str:
    """The name of the field, if one is declared here."""
    match call:
        case ast.Call(
            func=ast.Attribute(attr="field" | "thing" | "piles" | "noted"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            return name
    return ""


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
                named = re.search(
                    r'__init__\((?:self, name: str=)?\s*"(\w+)"', ast.unparse(node).replace("'", '"')
                )
                if named is not None:
                    steps[named[1]] = _first_paragraph(node)
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


def describe_options(game: SteppedGame[Any]) -> list[str]:
    saved = {option.id for option in game.saved_options()}
    texts = catalogue(game)
    lines = ["### `options`", "", "| option | what | may be | rule |", "|---|---|---|---|"]
    for option in game.options:
        what = texts.render(Message(f"{game.id}-option-{option.id}"), "en")
        seen = (
            "" if option.id in saved else "; saved positions do not name it: what came of it is in `setting`"
        )
        default = f"{option.allowed()}; without a word: {write_value(option.default)}"
        lines.append(f"| `{option.id}` | {what}{seen} | {default} | {option.rule} |")
    return [*lines, ""]


def forms_of(game: SteppedGame[Any], state: Any) -> dict[str, tuple[str, ...]]:
    """The forms of all answers of each step that asks; what stands beside every question is under ``."""
    forms = {step.name: game.words[int(step.number)].forms() for step in state.steps if step.decides}
    return {"": tuple(form for aside in game.asides for form in aside.notation), **forms}


def form_of(forms: Mapping[str, tuple[str, ...]], step: str, text: str) -> tuple[str, str]:
    """The question (`` for what stands beside all of them) and the form that a move has; ValueError if it has none."""
    for asked in (step, ""):
        for form in forms[asked]:
            if pattern_of(form).fullmatch(text):
                return asked, form
    raise ValueError(f"{step}: {text!r} is none of {forms[step]}: its words must say so (`notation`)")


def describe_moves(
    forms: Mapping[str, tuple[str, ...]], examples: Mapping[tuple[str, str], Example]
) -> list[str]:
    lines = ["### Moves", ""]
    used = {word.strip("[]") for some in forms.values() for form in some for word in form.split()}
    lines += [f"- `{name}`: {word.meaning}" for name, word in PLACEHOLDERS.items() if name in used]
    lines += ["", "| question | answers | for example | what the table says of it |", "|---|---|---|---|"]
    for step, some in forms.items():
        for form in some:
            example = examples.get((step, form))
            shown = f"`{example.text}` | {example.label}" if example else " | "
            lines.append(f"| {f'`{step}`' if step else 'any'} | `{form}` | {shown} |")
    return [*lines, ""]


class Examples:
    """An example of every form of a move, found by playing."""

    def __init__(self, game: SteppedGame[Any]) -> None:
        self.game = game
        self.texts = catalogue(game)
        self.start = game.start(game.setup(game.usual_seats()[-1], *SPECIAL.get(game.id, [])[:1]), 0)
        self.forms = forms_of(game, self.start)
        self.found: dict[tuple[str, str], Example] = {}
        self.some: list[Any] = []
        """Positions on the way, to ask in them what is hardly ever asked."""
        self.rows: dict[str, str] = {}
        """Rows of moves that can be played, by their second questions."""
        for seed in range(MORE_GAMES.get(game.id, GAMES)):
            self._play(seed)
        for step, fields in PUSHED[game.id]:
            self._push(step, fields)

    def _play(self, seed: int) -> None:
        rng, game = seeded(seed, 2), self.game
        options = random_options(game.options, seeded(seed, 1)) if seed % 2 else {}
        if seed % 4 == 2:
            options |= (SPECIAL.get(game.id) or [{}])[seed // 4 % len(SPECIAL.get(game.id) or [{}])]
        counts = game.usual_seats()
        state: Any = game.start(game.setup(counts[seed % len(counts)], options), seed)
        ply = 0
        while state.to_move != NOBODY:
            moves = state.moves()
            self._find_row(state, rng.copy())
            self._look(state, moves[:: max(1, len(moves) // 5)])
            if ply % 40 == 20:
                self.some.append(state.copy())
            state.play(moves[rng.below(len(moves))])
            ply += 1

    def _find_row(self, state: Any, rng: Rng) -> None:
        """What is decided from here on by one seat until it is asked the same again, or another one is."""
        twin, words, asked, then = state.copy(), list[str](), state.step().name, ""
        if len(self.rows) >= ROWS or asked not in MAIN[self.game.id]:
            return
        while len(words) < 8 and twin.to_move == state.to_move and (not words or twin.step().name != asked):
            then = twin.step().name if len(words) == 1 else then
            moves = twin.moves()
            move = moves[rng.below(len(moves))]
            words.append(self.game.write(twin, move))
            twin.play(move)
        if 2 <= len(words) < 8 and then not in self.rows:
            row = " ".join(words)
            read_row(self.game, state, row)  # MoveError if it cannot be read here
            self.rows[then] = row

    def _look(self, state: Any, moves: list[int]) -> None:
        for move in moves:
            text = self.game.write(state, move)
            key = form_of(self.forms, state.step().name, text)
            if key not in self.found:
                self.found[key] = Example(text, self.texts.render(self.game.label(state, move), "en"))

    def _push(self, name: str, fields: list[int]) -> None:
        """Ask it in one position after the other, until all its answers have been seen."""
        wanted = {(name, form) for form in self.forms[name]}
        for state in self.some:
            if wanted <= set(self.found):
                return
            twin = state.copy()
            step = next(step for step in twin.steps if step.name == name)
            if twin.plays(step):
                twin.push(step, twin.to_move, *fields)
                if not step.idle(twin):
                    self._look(twin, twin.moves())


def page() -> str:
    lines = [OPENING]
    for name in installed():
        game = find(name)
        if isinstance(game, SteppedGame):
            examples = Examples(game)
            lines += [
                f"## {name.capitalize()}",
                "",
                f"Rows of moves: {'; '.join(f'`{row}`' for row in examples.rows.values())}.",
                "",
            ]
            lines += [
                *describe_options(game),
                *SETTINGS.get(name, "").splitlines(),
                *([""] if name in SETTINGS else []),
                *describe_fields(game, examples.start),
                *describe_steps(game, examples.start),
                *describe_moves(examples.forms, examples.found),
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
