"""Scenarios with Heroes: who lies in the row, who serves whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.heroes import MODULE
from trilithon.games.monumental.modules.heroes.engine.coming import put
from trilithon.games.monumental.modules.heroes.engine.own import hero_of, own, stands_on
from trilithon.kernel.options import Value

GAME = Monumental()
HEROES = [card.id for card in GAME._in_the_box({"heroes": True}).content.card if card.kind == "other"]


class Heroic(Scenario):
    """All Heroes that the test does not name are out of the game; those of the Renaissance are there too."""

    def __init__(
        self, seats: int = 2, *, civilizations: Sequence[str] = (), also: Mapping[str, Value] | None = None
    ) -> None:
        """`also`: options of other modules."""
        modules = {"heroes": True, **(also or {})}
        super().__init__(seats, civilizations=civilizations, modules=modules, renaissance=1)
        s = self.state
        for pile in (s.at.future, own(s).row):
            for card in s.items(pile):
                if s.kind_of(card) == c.OTHER:
                    s.take(pile, card)
                    s.add(s.at.removed, card)

    def _fetch(self, seat: int, name: str) -> int:
        return self._out(name) if name in HEROES else super()._fetch(seat, name)

    def _out(self, name: str) -> int:
        s = self.state
        card = next(card for card in s.items(s.at.removed) if s.box.card_ids[s.kinds[card]] == name)
        s.take(s.at.removed, card)
        return card

    def row(self, *names: str) -> Self:
        """In the row, the oldest first."""
        for name in names:
            self.state.add(own(self.state).row, self._out(name))
        return self

    def hero(self, seat: int, name: str, tile: str | None = None, *, spent: int = 0) -> Self:
        """It serves the seat; `tile` must be the seat's own if it is a Unit."""
        s = self.state
        put(s, own(s), seat, self._out(name), c.NONE if tile is None else self.tiles[tile])
        if tile is not None and s.units(self.tiles[tile], own(s).unit):
            self._take(seat, self.tiles[tile])
        self.look.hero_spent[seat] = spent
        return self


def row(play: Play) -> list[str]:
    return play._names(play.look.heroes)


def hero(play: Play, seat: int) -> str | None:
    card = hero_of(play.state, own(play.state), seat)
    return None if card < 0 else play._name(card)


def stands(play: Play, seat: int) -> str | None:
    tile = stands_on(play.state, own(play.state), seat)
    return None if tile < 0 else play.state.chart.names[tile]


def sound(play: Play) -> Play:
    """Nothing is wrong with it."""
    assert list(MODULE.invariants(play.state)) == []
    return play
