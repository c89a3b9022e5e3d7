"""Which token of a Market is kept."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.look import LOOK
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.parts import gains_of
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class LookWords(MonumentalWords):
    step = LOOK
    rule = "MO-EXPL-06"
    notation = ("keep TOKEN",)
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        return ask("look", market=s.box.market_names[s.get(LOOK.market)])

    def label(self, s: Position, move: int) -> Message:
        return say("keep-token", goods=gains_of(s, s.box.bargain_code[argument_of(move)]))

    def write(self, s: Position, move: int) -> str:
        return f"keep {s.box.bargain_ids[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        market = s.get(LOOK.market)
        place = s.items(s.stack(market)).index(argument_of(move))
        tile = [int(here) for here in s.chart.market].index(market)
        return [f"entry:{place + 1}", tile_thing(s, tile)]

    def only_here(self, s: Position) -> list[str]:
        return [f"entry:{n + 1}" for n in range(s.size(s.stack(s.get(LOOK.market))))]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"market": s.box.market_ids[s.get(LOOK.market)]}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        market = frame.values["market"]
        return s.size(s.stack(market)) > 0 and frame.seat not in s.items(s.buyers(market))
