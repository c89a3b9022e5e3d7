"""Shuffle all that is done with into a new deck (MO-AUT-16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.deck import shuffle_all
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Shuffle(Verb):
    """It is the last line of every card that has it, so this card is done with too."""

    def __init__(self) -> None:
        super().__init__("shuffle", ends_slot=False, sees_to_queue=True)

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return True

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        shuffle_all(s, mine, seat)
        if s.events is not None:
            s.tell(seat, "automa-shuffled", {"n": s.size(mine.deck_of(seat))})


SHUFFLE: Final = Shuffle()
