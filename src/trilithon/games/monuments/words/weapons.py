"""Who gets a weapon, from the stock or of a fallen bearer: what both questions have in common."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.words.asking import Answer, Asking
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import named_hex, say
from trilithon.games.monuments.words.things import figure_targets
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class Arm(Answer):
    def label(self, s: Position, n: int) -> Message:
        hexes = s.chart.hexes
        if not c.is_aboard(hexes, n):
            return say("arm", hex=named_hex(s, c.spot_of(n)))
        return say("arm-aboard", n=c.ferry_of(hexes, n) + 1, place=c.slot_of(hexes, n) + 1)

    def write(self, s: Position, n: int) -> str:
        hexes = s.chart.hexes
        if not c.is_aboard(hexes, n):
            return f"arm {s.chart.names[c.spot_of(n)]}"
        return f"arm ferry {c.ferry_of(hexes, n) + 1}{' second' if c.slot_of(hexes, n) else ''}"

    def about(self, s: Position, n: int) -> list[str]:
        return figure_targets(s, n)


class GivingWeapon(Asking):
    unit_rule = "MS-WPN-01"

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        is_armed = s.owner(spot) == seat and s.count(spot, c.ARMED)
        return because("MS-WPN-01", "armed-already" if is_armed else "no-worker-here")

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        return because("MS-WPN-01", "armed-already" if unit == c.ARMED else "no-worker")

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        return self.why_not_unit(s, seat, s.water(ferry), s.passenger(ferry, slot))
