"""A position that keeps what is still to do on an agenda: a stack of frames, the same for every game.

A frame is five integers: kind, seat and three numbers whose meaning depends on the kind. Automatic frames run as
soon as they come to the top; a frame that asks somebody stays there until the answer is played. Whole turns, effects
inside effects and choices inside those are nothing but frames, so a position is complete at every decision.

In the list a frame lies upside down, so that the top of the agenda ends with kind, seat, a, b, of from the end:
`agenda[-1]` is what is asked, `agenda[-2]` who is.
"""

from __future__ import annotations

from typing import Final

from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import State

Frame = tuple[int, int, int, int, int]
"""Kind, seat, a, b, of."""
FRAME: Final = 5
"""Numbers of a frame."""
PART: Final = 4
"""Numbers of a part of an effect: a frame without the seat."""


class AgendaState(State):
    agenda: list[int]
    """Frames; the top is the end."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.agenda = []

    def push(self, kind: int, seat: int, a: int, b: int, of: int = 0) -> None:
        agenda = self.agenda
        agenda.append(of)
        agenda.append(b)
        agenda.append(a)
        agenda.append(seat)
        agenda.append(kind)

    def drop(self) -> None:
        """Take the top frame off."""
        agenda = self.agenda
        agenda.pop()
        agenda.pop()
        agenda.pop()
        agenda.pop()
        agenda.pop()

    def push_code(self, code: list[int], seat: int) -> None:
        """Put an effect on the agenda, its first part on top."""
        i = len(code) - PART
        while i >= 0:
            self.push(code[i], seat, code[i + 1], code[i + 2], code[i + 3])
            i -= PART

    def frames(self) -> list[Frame]:
        """From the bottom to the top, for those who only look."""
        agenda = self.agenda
        return [
            (agenda[at + 4], agenda[at + 3], agenda[at + 2], agenda[at + 1], agenda[at])
            for at in range(0, len(agenda), FRAME)
        ]

    # -- lists of lists --------------------------------------------------------------------------
    # Copies of a position share the inner lists, so these are replaced and never changed.

    def add_to(self, piles: list[list[int]], which: int, item: int) -> None:
        pile = piles[which].copy()
        pile.append(item)
        piles[which] = pile

    def take_from(self, piles: list[list[int]], which: int, item: int) -> None:
        pile = piles[which].copy()
        pile.remove(item)
        piles[which] = pile

    # -- the position as numbers -----------------------------------------------------------------

    def single_numbers(self) -> list[int]:
        """Every number of the position that stands alone."""
        raise NotImplementedError

    def lists(self) -> list[list[int]]:
        """Every flat list that is part of the position; what follows from the others is left out."""
        raise NotImplementedError

    def lists_of_lists(self) -> list[list[list[int]]]:
        """The same for lists of lists, which have the same length in every position with so many seats."""
        return []

    def numbers(self) -> list[int]:
        numbers = self.single_numbers()
        for part in self.lists():
            numbers.append(len(part))
            numbers.extend(part)
        for parts in self.lists_of_lists():
            for part in parts:
                numbers.append(len(part))
                numbers.extend(part)
        return numbers
