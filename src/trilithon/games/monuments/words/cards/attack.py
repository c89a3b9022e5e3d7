"""Attack."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.target import attack_on
from trilithon.kernel.game import Refusal


class AttackCard(CardWords):
    card = c.ATTACK

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        is_aboard = any(s.aboard(ferry) == seat for ferry in range(s.ferry_count()))
        some_land, some_water = 0, s.chart.shores
        fights = is_aboard or any(
            s.owner(spot) == seat
            and s.count(spot, unit)
            and battle.attack_power(s, seat, c.figure_in(spot, unit), target)
            for spot in range(s.chart.hexes)
            for unit in range(c.UNITS)
            for target in (some_land, some_water)
        )
        return because("MS-ATK-02", "no-target" if fights else "no-fighter")

    def propose_towards(self, s: Position, spot: int) -> list[int]:
        played = self.played(s)
        row = attack_on(played[1], spot) if played else []
        return [*played[0], *row] if played and row else []
