"""Where a Unit goes."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.hooks import MOVING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.steps.move_to import MOVE_TO
from trilithon.games.monumental.engine.telling import counted, named_tile, of_unit
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.moving import destinations, unit_shown, why_not_there
from trilithon.games.monumental.words.shared import ask, because, does, explained, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class MoveToWords(MonumentalWords):
    step = MOVE_TO
    rule = "MO-MIL-01"
    notation = ("to TILE",)
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        name = of_unit(s, "move-unit", s.get(MOVE_TO.unit))
        return ask(name, tile=named_tile(s, s.get(MOVE_TO.origin)))

    def label(self, s: Position, move: int) -> Message:
        tile = argument_of(move)
        price = 1 if s.get(MOVE_TO.free) else lands.price_of_move(s, s.to_move, tile)
        if price == 1:
            return say("to", tile=named_tile(s, tile))
        return say("to-for", tile=named_tile(s, tile), goods=counted(c.MILITARY, price))

    def write(self, s: Position, move: int) -> str:
        return f"to {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, argument_of(move))]

    def does(self, s: Position, move: int) -> Message:
        return does("move")

    def facts(self, s: Position, move: int) -> dict[str, Any]:
        return {"price": 0 if s.get(MOVE_TO.free) else lands.price_of_move(s, s.to_move, argument_of(move))}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        tile, origin = tile_named(s, target), s.get(MOVE_TO.origin)
        if tile == origin:
            return because("MO-MIL-01", "same-tile")
        if s.owner(tile) != s.to_move:
            return because("MO-MIL-01", "not-controlled")
        if s.chart.kind[tile] == c.CAPITAL:
            return because("MO-MIL-02", "no-units-to-capital")
        if tile in destinations(s, origin, s.get(MOVE_TO.free) == 1):
            return why_not_there(s, tile)
        if s.get(MOVE_TO.free):
            far = because("MO-EFF-33", "not-next-to", tile=named_tile(s, origin))
            return explained(s, MOVING, tile, far)
        return because("MO-MIL-01", "not-joined", tile=named_tile(s, origin))

    def shown(self, s: Position) -> dict[str, Any]:
        return {
            "tile": s.chart.names[s.get(MOVE_TO.origin)],
            **unit_shown(s, s.get(MOVE_TO.unit)),
            "free": s.get(MOVE_TO.free) == 1,
        }

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        seat, origin, unit = frame.seat, frame.values["origin"], frame.values["unit"]
        is_paid = frame.values["free"] == 1 or most_payable(s, seat, c.MILITARY) > 0
        return is_paid and s.owner(origin) == seat and lands.may_leave(s, origin, unit)
