"""The Nexus of Atlantis as an Automa has it (MO-AUT-54)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.deck import has_next, next_card
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.queue import enter_nexus
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Nexus(Verb):
    """The next card comes to its right end; then all its cards are carried out, which the queue sees to. In Continuous
    play their lines are taken one by one, and it is one of these that ends a slot (MO-CONT-23)."""

    def __init__(self) -> None:
        super().__init__("nexus", ends_slot=False, sees_to_queue=True)

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return has_next(s, mine, seat) or s.size(mine.nexus_of(seat)) > 0

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        card = next_card(s, mine, seat)
        if card >= 0:
            s.add(mine.nexus_of(seat), card)
            if s.events is not None:
                s.tell(seat, "automa-nexus", {"card": mine.cards.names[card]})
        enter_nexus(s, mine, seat)


NEXUS: Final = Nexus()
