"""Scenarios with Mughals at the first seat: which Policy is attached where, and which lines were activated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from tests.games.monumental.scenario import SPACE_NAMES, Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.mughals import MODULE
from trilithon.games.monumental.modules.mughals.engine.codes import LINES

GAME = Monumental()
ON = {"lost_kingdoms": True}
POLICIES = ("karkhanas", "house_of_translations", "mansabdars", "peace_with_all", "grand_trunk_road")


class Lined(Scenario):
    def __init__(
        self, seats: int = 2, *, others: Sequence[str] = (), packs: Sequence[Path] = (), seat: int = 0
    ) -> None:
        names = [*others, *(name for name in ("egypt", "greece", "japan") if name not in others)][: seats - 1]
        names.insert(seat, "mughals")
        super().__init__(seats, civilizations=names, modules=ON, packs=packs)
        self.mughal = seat

    def attached(self, lines: Mapping[str, str]) -> Self:
        """Developed Policies in this order, by their lines: {"a": "karkhanas", "3": "mansabdars"}."""
        self.policies(self.mughal, *lines.values())
        for line, policy in lines.items():
            self.look.policy_line[self.state.box.policy_ids.index(policy)] = LINES.index(line)
        return self

    def crossing(self, space: str) -> Self:
        """The row and the column that meet there were activated, in a City without cards."""
        self.look.policy_crossing[self.mughal] = SPACE_NAMES.index(space)
        return self


def lines(play: Play) -> dict[str, str]:
    """Which Policy is attached where."""
    ids = play.state.box.policy_ids
    return {LINES[line]: ids[policy] for policy, line in enumerate(play.look.policy_line) if line != c.NONE}


def active(play: Play, seat: int = 0) -> list[str]:
    return [play.state.box.policy_ids[policy] for policy in active_policies(play.state, seat)]


def sound(play: Play) -> Play:
    assert list(MODULE.invariants(play.state)) == []
    return play
