"""Where the token of a Wonder that an Automa has completed goes (MO-AUT-25, -26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_card, named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.steps.asking import HOWS, RightHand, right_hand_or_self
from trilithon.kernel.engine.events import Argument


class AutomaSite(RightHand):  # an option is a tile
    def __init__(self) -> None:
        super().__init__("automa_site")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, right_hand_or_self(s, seat), seat, card)

    def options(self, s: World) -> list[int]:
        """Its Provinces without a Wonder; as an option says, only those of the lowest terrain."""
        seat = s.get(self.seat)
        lowest = own(s).low_terrain
        found: list[int] = []
        for tile in range(s.at.tiles):
            if s.owner(tile) != seat or i64(s.chart.kind[tile]) != c.PROVINCE or s.wonder_on(tile) >= 0:
                continue
            if lowest and found and s.chart.terrain[tile] != s.chart.terrain[found[0]]:
                if s.chart.terrain[tile] > s.chart.terrain[found[0]]:
                    continue
                found.clear()
            found.append(int(tile))
        return found

    def choose(self, s: World, option: i64, how: i64) -> None:
        seat = s.get(self.seat)
        card = s.get(self.card)
        s.drop()
        s.d[s.at.wonders + option] = s.kinds[card]
        if s.events is not None:
            told: dict[str, Argument] = {"tile": named_tile(s, option), "why": HOWS[how]}
            told["card"] = named_card(s, card)
            s.tell(seat, "automa-placed-wonder", told)
        for hook in s.hooks.on_wonder_placed:
            hook.wonder_placed(s, seat, option, card)

    def nothing(self, s: World) -> None:
        """To its Capital, which can hold any number of them."""
        seat = s.get(self.seat)
        card = s.get(self.card)
        capital = s.capital(seat)
        s.drop()
        if s.wonder_on(capital) < 0:
            s.d[s.at.wonders + capital] = s.kinds[card]
        else:
            s.add(own(s).more_wonders_of(seat), i64(s.kinds[card]))
        if s.events is not None:
            s.tell(seat, "automa-wonder-home", {"card": named_card(s, card)})
        for hook in s.hooks.on_wonder_placed:
            hook.wonder_placed(s, seat, capital, card)


AUTOMA_SITE: Final = AutomaSite()
