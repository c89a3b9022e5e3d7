"""What is bought next?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import price_of_level
from trilithon.games.pantheon.engine.placing import landings
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.buy import BUY, PIECE, TILE
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.names import CARDS, SACRIFICES
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because, do
from trilithon.games.pantheon.words.pieces import (
    PUT,
    STOP,
    price_missing,
    unspent,
    why_no_room,
    why_out_of_reach,
)
from trilithon.games.pantheon.words.ways import BANKS, moves_to_hex
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


def _label_tile(s: Position, tile: int) -> Message:
    kind, level = c.kind_of_tile(tile), c.level_of_tile(tile)
    key = "upgrade" if s.level(s.to_move, kind) else "tile"
    return do(key, kind=card(kind), level=level, price=_price_of_tile(s, tile))


def _price_of_tile(s: Position, tile: int) -> int:
    return price_of_level(s, s.to_move, c.kind_of_tile(tile), c.level_of_tile(tile))


def _piece(bank: int) -> str:
    return "foot" if bank == c.FEET_BANK else "column"


class BuyWords(PantheonWords):
    step = BUY
    rule = "PA-BUY-02"
    notation = ("tile SACRIFICE LEVEL", "buy foot", "buy column", "foot HEX", "column HEX", "stop")
    key = "buy"
    answers: Mapping[int, Answer] = {
        TILE: Answer(
            label=_label_tile,
            write=lambda s, tile: f"tile {CARDS[c.kind_of_tile(tile)]} {c.level_of_tile(tile)}",
            about=lambda s, tile: [f"sacrifice:{CARDS[c.kind_of_tile(tile)]}"],
            facts=lambda s, tile: {"price": _price_of_tile(s, tile)},
        ),
        PIECE: Answer(
            label=lambda s, bank: do(f"buy-{_piece(bank)}", price=s.box.piece_price),
            write=lambda s, bank: f"buy {_piece(bank)}",
            about=lambda s, bank: ["bank:feet" if bank == c.FEET_BANK else "bank:columns"],
            facts=lambda s, bank: {"price": int(s.box.piece_price)},
        ),
        c.PUT: PUT,
        c.STOP: STOP,
    }
    comes_last = True

    def details(self, s: Position) -> dict[str, Argument]:
        return {"n": s.budget()}

    def losses(self, s: Position, move: int) -> list[Message]:
        return unspent(s, move, "money")

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "hex" and s.get(BUY.placing):
            return _why_no_piece_there(s, s.chart.names.index(target.name))
        if target.sort == "sacrifice":
            return _why_no_tile(s, SACRIFICES.index(target.name) + 1)
        if target.sort == "bank":
            return _why_no_piece(s, BANKS[target.name])
        if target.sort == "stop":
            return because("PA-TURN-03", "nothing-done")
        return None

    def to_hex(self, s: Position, where: int) -> list[int]:
        return moves_to_hex(s, where, s.budget()) if s.get(BUY.placing) else []


def _why_no_piece_there(s: Position, where: int) -> Refusal:
    return (
        why_no_room(s, where)
        or _why_no_jump(s, where)
        or why_out_of_reach(s, where)
        or because("PA-BUY-09", "money-short", n=price_missing(s, where))
    )


def _why_no_jump(s: Position, where: int) -> Refusal | None:
    """Whoever owns a Gaiviles could get there in a movement."""
    seat = s.to_move
    if s.has(seat, c.JUMPS) and not s.option(c.GAIVILES_IN_BUYING) and where in landings(s, seat):
        return because("PA-JUMP-07", "no-jump-in-buying")
    return None


def _why_no_tile(s: Position, kind: int) -> Refusal:
    level = s.level(s.to_move, kind)
    if level == c.TOP_LEVEL:
        return because("PA-BUY-05", "top-level", kind=card(kind))
    missing = price_of_level(s, s.to_move, kind, level + 1) - s.budget()
    return because("PA-BUY-04", "money-short", n=missing)


def _why_no_piece(s: Position, bank: int) -> Refusal:
    if s.in_reserve(s.to_move, bank) == 0:
        return because("PA-BUY-08", "bank-empty")
    return because("PA-BUY-02", "money-short", n=s.box.piece_price - s.budget())
