"""Which money cards are played?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import cheapest_purchase, money_in_hand, price_of_level
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.play_money import COIN, PAID, PLAY_MONEY
from trilithon.games.pantheon.names import CARDS, SACRIFICES
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do
from trilithon.games.pantheon.words.ways import Purchase, best_way, coins_for, sums
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

    def shown(self, s: Position) -> dict[str, Any]:
        """Every sum that can be put together and is enough for something, and every level that can be bought, each
        with the moves that do it all."""
        least = cheapest_purchase(s, s.to_move, True, s.jumps_left()) - s.budget()
        return {
            "sums": [
                {"money": s.budget() + n, "cards": len(coins), "moves": _moves(coins)}
                for n, coins in sorted(sums(s, s.to_move).items())
                if coins and n >= least
            ],
            "purchases": list(_purchases(s)),
        }

    def to_hex(self, s: Position, where: int) -> list[int]:
        most = s.budget() + money_in_hand(s, s.to_move)
        way = best_way(s, where, s.jumps_left(), most)
        return _purchase(s).of(s, way.price, way.moves()) if way else []

    def to_level(self, s: Position, kind: int) -> list[int]:
        return _purchase(s).of_level(s, kind)

    def to_piece(self, s: Position, piece: str) -> list[int]:
        return _purchase(s).of_piece(s, piece)


def _moves(coins: list[int]) -> list[str]:
    return [*(f"coin {value}" for value in coins), "paid"]


def _purchases(s: Position) -> Iterator[dict[str, Any]]:
    """Of all levels of sacrifice tiles for which there is enough."""
    for kind, name in enumerate(SACRIFICES, start=1):
        for level in range(s.level(s.to_move, kind) + 1, c.TOP_LEVEL + 1):
            coins = coins_for(s, price_of_level(s, s.to_move, kind, level) - s.budget())
            if coins is not None:
                moves = [*_moves(coins), f"tile {name} {level}"]
                yield {"sacrifice": name, "level": level, "cards": len(coins), "moves": moves}


def _purchase(s: Position) -> Purchase:
    return Purchase([], s.budget())
