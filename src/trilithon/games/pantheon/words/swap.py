"""How many pieces change places with the general reserve?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.games.pantheon.effects import Effect
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.swap import COLUMNS_TO_FEET, FEET_TO_COLUMNS, SWAP
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because, do
from trilithon.games.pantheon.words.ways import BANKS
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class SwapReserve(Effect, tag="swap_reserve", frozen=True):
    step = SWAP
    text = "swap"


def _reserve_after(s: Position, columns: int) -> dict[str, Any]:
    """With so many columns more, or (negative) fewer: all answers in one row, from most feet to most columns."""
    seat = s.to_move
    return {
        "amount": columns,
        "feet": s.in_reserve(seat, c.FEET_HOME) - columns,
        "columns": s.in_reserve(seat, c.COLUMNS_HOME) + columns,
    }


class SwapWords(PantheonWords):
    step = SWAP
    rule = "PA-NAT-08"
    notation = ("swap nothing", "swap AMOUNT feet", "swap AMOUNT columns")
    key = "swap"
    answers: Mapping[int, Answer] = {
        FEET_TO_COLUMNS: Answer(
            label=lambda s, n: do("feet-to-columns", n=n) if n else do("swap-nothing"),
            write=lambda s, n: f"swap {n} feet" if n else "swap nothing",
            about=lambda s, n: ["bank:columns"] if n else ["stop"],
            facts=lambda s, n: _reserve_after(s, n),
        ),
        COLUMNS_TO_FEET: Answer(
            label=lambda s, n: do("columns-to-feet", n=n),
            write=lambda s, n: f"swap {n} columns",
            about=lambda s, n: ["bank:feet"],
            facts=lambda s, n: _reserve_after(s, -n),
        ),
    }

    def usual(self, s: Position) -> int:
        return make_move(FEET_TO_COLUMNS, 0)

    def does(self, s: Position, move: int) -> Message:
        return self.label(s, move)

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "bank":
            return None
        empty = s.in_reserve(s.to_move, BANKS[target.name]) == 0
        return because("PA-NAT-08", "bank-empty" if empty else "nothing-to-swap")
