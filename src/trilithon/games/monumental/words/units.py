"""Which Units go to a conquest: the Warlord or not, then Soldiers from tile to tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.units import FROM, UNITS
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.marching import march_problems, row_of_units
from trilithon.games.monumental.words.moving import named_unit, unit_forms
from trilithon.games.monumental.words.proposing import finished
from trilithon.games.monumental.words.shared import ask, because, does, note, say
from trilithon.games.monumental.words.things import END, tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Counted, Frame, Target


class UnitsWords(MonumentalWords):
    step = UNITS
    rule = "MO-CONQ-15"
    notation = ("with warlord", "without warlord", "from TILE")
    lies = Lies.ON_TOP
    follows_action = True

    def forms(self) -> tuple[str, ...]:
        singles = unit_forms("with UNIT", "without UNIT", many=False)
        return (*self.notation, *singles, *unit_forms("from TILE UNIT", single=False))

    def question(self, s: Position) -> Message:
        name = _kind(s, s.get(UNITS.unit)) if _is_about_one(s) else "units"
        return ask(name, tile=named_tile(s, s.get(UNITS.tile)), n=s.get(UNITS.n))

    def label(self, s: Position, move: int) -> Message:
        if verb_of(move) == FROM:
            tile, unit = c.named_from(argument_of(move)), c.named_kind(argument_of(move))
            return say(of_unit(s, "from", unit), tile=named_tile(s, tile))
        unit = s.get(UNITS.unit)
        if not argument_of(move):
            return say(of_unit(s, "without", unit))
        return say(of_unit(s, "with", unit), tile=named_tile(s, _where(s)))

    def write(self, s: Position, move: int) -> str:
        if verb_of(move) == FROM:
            tile, unit = c.named_from(argument_of(move)), c.named_kind(argument_of(move))
            return f"from {named_unit(s, tile, unit)}"
        return f"{'with' if argument_of(move) else 'without'} {_kind(s, s.get(UNITS.unit))}"

    def about(self, s: Position, move: int) -> list[str]:
        if verb_of(move) == FROM:
            return [tile_thing(s, c.named_from(argument_of(move)))]
        return [tile_thing(s, _where(s)) if argument_of(move) else END]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"tile": s.chart.names[s.get(UNITS.tile)], "n": s.get(UNITS.n)}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile" or _is_about_one(s):
            return None
        tile, seat, conquered = tile_named(s, target), s.to_move, s.get(UNITS.tile)
        if s.owner(tile) != seat:
            return because("MO-CONQ-11", "not-controlled")
        if not lands.is_within(s, seat, tile, lands.parts_near(s, seat, conquered)):
            return because("MO-CONQ-11", "units-not-joined", tile=named_tile(s, conquered))
        if not any(s.units(tile, unit) for unit in _of_many(s)):
            return because("MO-CONQ-11", "no-unit")
        if conquest.free_on(s, tile, s.at.kinds_of_units, s.get(UNITS.unit)) <= 0:
            return because("MO-CONQ-13", "last-unit")
        return because(self.rule, "in-order")

    def usual(self, s: Position) -> int:
        return row_of_units(s)[0]

    def counted(self, s: Position, move: int) -> Counted | None:
        if verb_of(move) != FROM:
            return None
        tile, unit = c.named_from(argument_of(move)), c.named_kind(argument_of(move))
        free = conquest.free_on(s, tile, s.at.kinds_of_units, s.get(UNITS.unit))
        most = min(s.units(tile, unit) - s.named(tile, unit), free)
        return Counted(tile_thing(s, tile), 1, most, _kind(s, unit))

    def does(self, s: Position, move: int) -> Message:
        return does("conquer")

    def notes(self, s: Position, move: int) -> list[Message]:
        """What the Warlord brings, if it goes."""
        goes = verb_of(move) != FROM and argument_of(move) and s.get(UNITS.unit) == c.WARLORD
        if not goes or s.d[s.at.warlord_used + s.to_move]:
            return []
        civilization = s.civilization(s.to_move)
        texts = s.box.warlord_names[civilization], s.box.warlord_texts[civilization]
        return [note("lord", warlord=texts[0], effects=texts[1])]

    def forecast(self, s: Position, move: int) -> dict[str, Any]:
        """Where single ones go from, those that modules bring together."""
        shown: dict[str, Any] = {"conquers": s.chart.names[s.get(UNITS.tile)]}
        if verb_of(move) == FROM or not argument_of(move):
            return shown
        here = s.chart.names[_where(s)]
        return shown | ({"warlord": here} if s.get(UNITS.unit) == c.WARLORD else {"figures": [here]})

    # -- proposals -----------------------------------------------------------------------------------

    def propose(self, s: Position, target: Target) -> list[int]:
        """The rest of a conquest that is under way."""
        is_here = str(target) == tile_thing(s, s.get(UNITS.tile))
        return finished(s, row_of_units(s)) if is_here else []

    # -- frames that somebody wrote ------------------------------------------------------------------

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        tile, n = frame.values["tile"], frame.values["n"]
        yield from march_problems(s, frame.seat, tile, n, _undecided(s, frame))

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        tile, n, unit, lowest = (frame.values[name] for name in ("tile", "n", "unit", "lowest"))
        named = s.items(s.march(unit))
        is_next = lowest == (named[-1] if named else 0)
        if s.setup.units[unit].is_single:
            is_next = not named and lowest in (c.NONE, 0)
        are_there = 0 < n <= conquest.units_free(s, frame.seat, tile, _undecided(s, frame))
        return (
            is_next
            and are_there
            and conquest.can_afford_conquest(s, frame.seat, tile, lands.units_needed(s, tile))
        )


def _undecided(s: Position, frame: Frame) -> int:
    """The first kind of single Units that is still to be asked about."""
    unit = frame.values["unit"]
    return unit if s.setup.units[unit].is_single else s.at.kinds_of_units


def _is_about_one(s: Position) -> bool:
    """Is it asked whether the only Unit of a kind goes?"""
    return s.setup.units[s.get(UNITS.unit)].is_single


def _where(s: Position) -> int:
    """Where the single one stands that is asked about."""
    return s.figure(s.to_move, s.get(UNITS.unit))


def _kind(s: Position, unit: int) -> str:
    """As moves and texts name a kind of Units."""
    return s.setup.units[unit].name


def _of_many(s: Position) -> list[int]:
    """Kinds of Units of which a seat has many."""
    return [unit for unit, kind in enumerate(s.setup.units) if kind.is_soldier]
