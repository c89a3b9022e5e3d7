"""What the words of all action cards have in common."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.card import PLAY
from trilithon.games.monuments.words.rows import after
from trilithon.games.monuments.words.saying import does, named_action, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.game import Refusal


class CardWords:
    card: int

    def label(self, s: Position) -> Message:
        """What playing it does."""
        return say("play", card=named_action(self.card))

    def facts(self, s: Position) -> dict[str, Any]:
        """What a page must know of it: its price, if it has one."""
        return {}

    def does(self) -> Message:
        """For the button that plays it with all that follows."""
        return does("play")

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        """Why a card in hand cannot be played; None only if it can."""
        raise NotImplementedError

    def propose(self, s: Position) -> list[int]:
        """A row of moves that begins with this card and is more than playing it."""
        return []

    def propose_towards(self, s: Position, spot: int) -> list[int]:
        """The same to do something in a hex."""
        return []

    def played(self, s: Position) -> tuple[list[int], Position] | None:
        """Playing it, and the position after that; None if it cannot be played."""
        move = make_move(PLAY, self.card)
        return ([move], after(s, [move])) if move in s.moves() else None
