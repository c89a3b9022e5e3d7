"""Conquer a Province."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, lands
from trilithon.games.monumental.engine.actions.conquer import CONQUER
from trilithon.games.monumental.engine.hooks import CONQUERING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.marching import row_of_units
from trilithon.games.monumental.words.shared import because, explained, goods, played, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ConquerWords(ActionWords):
    action = CONQUER
    notation = ("conquer TILE",)

    def label(self, s: Position, argument: int) -> Message:
        price, less = _price(s, argument)
        units = lands.units_needed(s, argument)
        return say("conquer", tile=named_tile(s, argument), n=units, goods=goods(price), less=less)

    def write(self, s: Position, argument: int) -> str:
        return f"conquer {s.chart.names[argument]}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [tile_thing(s, argument)]

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
        price, less = _price(s, tile)
        short = _shortage(s, tile)
        dear = because("MO-CONQ-10", "conquest-dear", goods=goods(price), less=less, short=short)
        return explained(s, CONQUERING, tile, dear)

    def propose(self, s: Position, target: Target) -> list[int]:
        """With its Units."""
        if target.sort != "tile" or target.name not in s.chart.names:
            return []
        attack = make_move(CONQUER.verb, tile_named(s, target))
        return [attack, *row_of_units(played(s, attack))] if attack in s.moves() else []


def _full_price(s: Position, tile: int) -> list[int]:
    """Before reductions."""
    return [conquest.conquest_price(s, s.to_move, tile, resource) for resource in range(c.BASICS)]


def _price(s: Position, tile: int) -> tuple[list[int], int]:
    """What a conquest costs, and what goes off that still; nothing if it is clear where it goes off."""
    price = _full_price(s, tile)
    less = min(conquest.reduction(s, s.to_move, tile), sum(price))
    if sum(n > 0 for n in price) == 1:
        return [max(0, n - less) for n in price], 0
    return price, less


def _shortage(s: Position, tile: int) -> int:
    """What is missing after all Gold and all reductions."""
    have = [s.has(s.to_move, resource) for resource in range(c.BASICS)]
    if conquest.target_bits(s, tile) & c.TARGET_BARBARIAN:
        have[c.MILITARY] += s.has(s.to_move, c.FEUD)
    lacking = sum(max(0, n - there) for n, there in zip(_full_price(s, tile), have, strict=True))
    return lacking - conquest.reduction(s, s.to_move, tile) - s.has(s.to_move, c.GOLD)
