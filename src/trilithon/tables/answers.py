"""What commands were answered with: one that comes again gets the same answer and is not carried out again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from trilithon.store import AnswerRow

KEPT = 64
"""Answers of each seat. A client repeats a command only until it is answered, when its line was lost meanwhile, and
has one or two under way; so an answer is of use until a few later ones were given. Should a forgotten one be asked for
after all, nothing is played twice: the table is at another version by then, and the command is late."""


class Answers:
    """Of one table, those given first in front."""

    def __init__(self, rows: Iterable[AnswerRow]) -> None:
        self._of_seats: defaultdict[int, dict[str, bytes]] = defaultdict(dict)
        for row in rows:
            self._of_seats[row.seat][row.command_id] = row.answer

    def find(self, seat: int, command_id: str) -> bytes | None:
        return self._of_seats[seat].get(command_id)

    def surplus(self, seat: int) -> tuple[tuple[int, str], ...]:
        """Seat and id of those that make room for one more."""
        ids = list(self._of_seats[seat])
        return tuple((seat, command_id) for command_id in ids[: max(0, len(ids) + 1 - KEPT)])

    def add(self, row: AnswerRow) -> None:
        for seat, command_id in self.surplus(row.seat):
            del self._of_seats[seat][command_id]
        self._of_seats[row.seat][row.command_id] = row.answer
