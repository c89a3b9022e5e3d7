"""Conquer a Province."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, lands
from trilithon.games.monumental.engine.actions.conquer import CONQUER
from trilithon.games.monumental.engine.hooks import CONQUERING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.conquest_prices import price_of_conquest, shortage
from trilithon.games.monumental.words.marching import row_of_units
from trilithon.games.monumental.words.shared import because, does, explained, goods, note, played, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ConquerWords(ActionWords):
    action = CONQUER
    notation = ("conquer TILE",)

    def label(self, s: Position, argument: int) -> Message:
        price, less = price_of_conquest(s, s.to_move, argument)
        units = lands.units_needed(s, argument)
        return say("conquer", tile=named_tile(s, argument), n=units, goods=goods(price), less=less)

    def write(self, s: Position, argument: int) -> str:
        return f"conquer {s.chart.names[argument]}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [tile_thing(s, argument)]

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        return (c.MILITARY,)

    def does(self, s: Position, argument: int) -> Message:
        return does("conquer")

    def notes(self, s: Position, argument: int) -> list[Message]:
        return [note("token")] if s.token(argument) >= 0 else []

    def forecast(self, s: Position, argument: int) -> dict[str, Any]:
        return {"conquers": s.chart.names[argument]}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Of tiles that are not the seat's own."""
        if target.sort != "tile":
            return None
        tile, seat = tile_named(s, target), s.to_move
        if s.chart.kind[tile] == c.WATER:
            return because("MO-CONQ-02", "water")
        if s.owner(tile) == seat:
            return None
        if s.chart.kind[tile] == c.CAPITAL:
            return because("MO-CONQ-02", "foreign-capital")
        if not lands.parts_near(s, seat, tile):
            return explained(s, CONQUERING, tile, because("MO-CONQ-02", "not-adjacent"))
        if s.hooks.forbid(s, seat, CONQUERING, tile):
            return explained(s, CONQUERING, tile, because("MO-CONQ-02", "forbidden"))
        needed, have = lands.units_needed(s, tile), conquest.units_free(s, seat, tile, c.SOLDIER)
        if have < needed:
            return because("MO-CONQ-09", "units-short", n=needed, have=have)
        price, less = price_of_conquest(s, s.to_move, tile)
        short = shortage(s, s.to_move, tile)
        dear = because("MO-CONQ-10", "conquest-dear", goods=goods(price), less=less, short=short)
        return explained(s, CONQUERING, tile, dear)

    def propose(self, s: Position, target: Target) -> list[int]:
        """With its Units."""
        if target.sort != "tile" or target.name not in s.chart.names:
            return []
        attack = make_move(CONQUER.verb, tile_named(s, target))
        return [attack, *row_of_units(played(s, attack))] if attack in s.moves() else []
