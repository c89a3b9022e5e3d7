"""How much Gold the owner of a Foothill pays against an attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.conquered import CONQUERED
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.modules.provinces.engine.codes import FOOTHILL
from trilithon.games.monumental.modules.provinces.engine.own import is_kind
from trilithon.games.monumental.modules.provinces.engine.steps.bid import BID
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import END, resource_thing
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class BidWords(MonumentalWords):
    step = BID
    rule = "MO-PROV-05"
    notation = ("bid AMOUNT",)
    lies = Lies.ON_TOP
    asks_others = True

    def question(self, s: Position) -> Message:
        attacker = BID.attacker(s)
        return ask(
            "bid",
            attacker=player(attacker),
            tile=named_tile(s, s.get(BID.tile)),
            gold=s.has(attacker, c.GOLD),
        )

    def label(self, s: Position, move: int) -> Message:
        n = argument_of(move)
        return say("bid", n=n) if n else say("no-bid")

    def write(self, s: Position, move: int) -> str:
        return f"bid {argument_of(move)}"

    def about(self, s: Position, move: int) -> list[str]:
        return [resource_thing(c.GOLD)] if argument_of(move) else [END]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"tile": s.chart.names[s.get(BID.tile)], "attacker": BID.attacker(s)}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return because(self.rule, "bid-gold-only") if target.sort == "resource" else None

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        below = agenda[agenda.index(frame) - 1]
        if below.step is not CONQUERED or below.values["tile"] != frame.values["tile"]:
            yield "it lies on conquered of the same Province"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        tile = frame.values["tile"]
        return is_kind(s, tile, FOOTHILL) and s.owner(tile) == frame.seat != s.active()
