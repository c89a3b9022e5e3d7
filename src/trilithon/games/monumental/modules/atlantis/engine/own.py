"""What the module keeps of a game: who has a Nexus, where its places lie in the table of a City, its fields.

A Nexus is a row of further places behind those of the City (`engine/slots.py`), filled from the left without gaps.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import PIECES, Fields
from trilithon.games.monumental.engine.setup import OWN_CARDS, Setup
from trilithon.games.monumental.engine.slots import Slot
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.atlantis.engine.codes import CIVILIZATION, NUMBER
from trilithon.games.monumental.modules.lost_kingdoms.engine.kingdom import Kingdom
from trilithon.kernel.engine.layout import HIGHEST, SEAT, TURN
from trilithon.kernel.engine.layout import NUMBER as ANY


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Kingdom):
    event: i64
    """The number of the event that activating the leftmost card is."""
    first: i64
    """The slot of the leftmost place,"""
    room: i64
    """and how many there are: one for every Knowledge that there is. None, if nobody leads Atlantis."""
    fresh: i64
    """The field: so many cards at the right end came this turn (MO-LK-12)."""
    turned: i64
    """Cards that a seat has activated there in this game, for the laboratory."""

    def __init__(self, event: i64, moments: list[str]) -> None:
        super().__init__(NUMBER, CIVILIZATION, moments)
        self.event = event
        self.has_city = True
        self.first = 0
        self.room = 0
        self.fresh = 0
        self.turned = 0

    def change(self, setup: Setup) -> None:
        self.first = len(setup.slots)
        super().change(setup)

    def settle(self, setup: Setup) -> None:
        """Whoever leads Atlantis has a Nexus (MO-LK-08)."""
        self.room = _most_cards(setup)
        slots: list[Slot] = []
        for slot in setup.slots:
            slots.append(slot)
        for place in range(self.room):
            name = "nexus" + str(place + 1)
            slots.append(Slot(name, -1, is_upper=False, can_leave=False, is_open=False))
        setup.slots = vec[Slot](slots)
        for seat in range(setup.seats):
            if seat != self.seat:
                setup.city_alone[seat] = 1

    def declare(self, at: Fields) -> None:
        self.fresh = at.field("nexus_new", [SEAT], ANY, 0, PIECES, TURN)
        """So many cards at the right end of a Nexus came in this turn."""
        self.turned = at.noted("nexus_activations", [SEAT], 0, HIGHEST)  # in the whole game


def _most_cards(setup: Setup) -> int:
    """All Knowledge of the Development deck, and the two cards that lie there from the beginning."""
    n = OWN_CARDS
    for kind in setup.kinds:
        of_era = i64(setup.box.card_deck[i64(kind)]) >= c.ERA_1
        if of_era and i64(setup.box.card_kind[i64(kind)]) == c.KNOWLEDGE:
            n += 1
    return n


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(NUMBER))
