"""Which money cards are played?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import money_in_hand
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.play_money import COIN, PAID, PLAY_MONEY
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do
from trilithon.games.pantheon.words.ways import Purchase, best_way
from trilithon.kernel.engine.events import Argument


class PlayMoneyWords(PantheonWords):
    step = PLAY_MONEY
    rule = "PA-BUY-01"
    notation = ("coin AMOUNT", "paid")
    key = "play-money"
    answers: Mapping[int, Answer] = {
        COIN: Answer(
            label=lambda s, value: do("coin", value=value),
            write=lambda s, value: f"coin {value}",
            about=lambda s, value: [f"hand:{CARDS[c.MONEY + value]}"],
        ),
        PAID: Answer(
            label=lambda s, _: do("paid", total=s.budget()),
            write=lambda s, _: "paid",
            about=lambda s, _: ["stop"],
        ),
    }
    needs_temple = True
    comes_last = True

    def details(self, s: Position) -> dict[str, Argument]:
        return {"n": s.budget()}

    def to_hex(self, s: Position, where: int) -> list[int]:
        most = s.budget() + money_in_hand(s, s.to_move)
        way = best_way(s, where, s.jumps_left(), most)
        return _purchase(s).of(s, way.price, way.moves()) if way else []

    def to_level(self, s: Position, kind: int) -> list[int]:
        return _purchase(s).of_level(s, kind)

    def to_piece(self, s: Position, piece: str) -> list[int]:
        return _purchase(s).of_piece(s, piece)


def _purchase(s: Position) -> Purchase:
    return Purchase([], s.budget())
