"""Scenarios with special Provinces: the small maps of `scenario.py` with letters behind their cells."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.monumental.scenario import MAPS, Play, Scenario
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.game import Refusal
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Value

GAME = Monumental()


def drawn(seats: int, cells: dict[str, str]) -> list[str]:
    """The map for so many seats, with other cells: drawn(2, {"b0": "11-D"})."""
    rows = [row.split() for row in MAPS[seats]]
    for name, cell in cells.items():
        rows[int(name[1:])]["abcde".index(name[0])] = cell
    return [" ".join(row) for row in rows]


def special(
    seats: int = 2,
    *,
    reserve: str = "take",
    civilizations: Sequence[str] = (),
    strict: bool = False,
    **cells: str,
) -> Scenario:
    """special(b0="11-D") is a scenario with a Desert on b0; `strict`: with no more counters than in the box."""
    modules: dict[str, Value] = {"special_provinces": True, "oasis_reserve": reserve}
    rows = drawn(seats, cells)
    return Scenario(
        seats, civilizations=civilizations, rows=rows, modules=modules, strict_components=int(strict)
    )


def said(refusal: Refusal | None, language: str = "en") -> str:
    assert refusal is not None
    return catalogue(GAME).render(refusal.message, language)


def labelled(play: Play, move: str, language: str = "en") -> str:
    """What a button says."""
    found = next(legal for legal in play.state.moves() if GAME.write(play.state, legal) == move)
    return catalogue(GAME).render(GAME.label(play.state, found), language)


def asked(play: Play, language: str = "en") -> str:
    return catalogue(GAME).render(GAME.question(play.state), language)
