"""How many movement cards?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.moving import steps_of
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, landings, price_of
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.cards import CARDS, PLAY
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do, does
from trilithon.games.pantheon.words.ways import movement_to_hex, walks
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.engine.moves import argument_of, make_move


def _steps(s: Position, n: int) -> int:
    """With so many cards."""
    return s.get(CARDS.big_foot) + steps_of(s, s.to_move, n)


class CardsWords(PantheonWords):
    step = CARDS
    rule = "PA-MOVE-02"
    notation = ("cards AMOUNT",)
    key = "cards"
    answers: Mapping[int, Answer] = {
        PLAY: Answer(
            label=lambda s, n: do("cards", n=n, steps=_steps(s, n)),
            write=lambda s, n: f"cards {n}",
            about=lambda s, n: ["hand:movement"] if n else ["stop"],
            facts=lambda s, n: {"steps": _steps(s, n)},
        )
    }
    needs_temple = True
    comes_last = True

    def details(self, s: Position) -> dict[str, Argument]:
        return {"steps": _steps(s, 0)}

    def to_hex(self, s: Position, where: int) -> list[int]:
        return movement_to_hex(s, where, [], s.get(CARDS.big_foot))

    def usual(self, s: Position) -> int:
        """One card, even where a tile gives steps without any; or as many as it takes to place anything."""
        offered = sorted(argument_of(move) for move in s.moves())
        return make_move(PLAY, next((n for n in offered if n), 0))

    def does(self, s: Position, move: int) -> Message:
        return does("move")

    def forecast(self, s: Position, move: int) -> dict[str, Any]:
        """The hexes that a movement could get to, with the number of cards it takes."""
        offered = sorted(argument_of(move) for move in s.moves())
        budget = _steps(s, offered[-1])
        prices = {way.hexes[-1]: way.price for way in walks(s, budget)}
        if s.has(s.to_move, c.JUMPS):
            for where in [int(landing) for landing in landings(s, s.to_move)]:
                prices[where] = min(price_of(s, where), prices.get(where, IMPOSSIBLE))
        return {
            "reach": {
                s.chart.names[where]: next(n for n in offered if _steps(s, n) >= price)
                for where, price in sorted(prices.items())
                if price <= budget
            }
        }
