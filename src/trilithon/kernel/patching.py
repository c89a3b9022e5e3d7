"""Positions for tests, puzzles and studies: a game that has begun, with some things changed.

    state = game.start(game.setup(2), seed=1)
    for _ in range(3):  # two Capitals, the row and column of the first turn
        state.play(state.moves()[0])
    state = game.patch(state, {
        "players": {"1": {"goods": {"gold": 5}, "deck": ["fort 2"], "looted": ["miners"]}},
        "tiles": {
            "d3": {"units": {"soldier": 7}},
            "d2": {"owner": 1, "units": {"soldier": 2}, "token": None, "crate": False},
        },
        "random": rolling([(6, 5), (6, 0)]).words(),
    })

The changes have the form of a saved position (`saved.py`) and name only what is to be different; of a field that has
one number for each thing (`goods`), only the things that are named change, everything else of a field is replaced.
Players may be named by their numbers. What exists once (a card) is taken from wherever it was, and what a change leaves
without a place goes to the bottom of the pile that the game says it comes from. So a deck can be given by its top cards
alone.

Chance is fixed by a generator that is known to give certain results: `rolling([(6, 5), (6, 0)])` rolls a six and a one,
and `words()` are its numbers, as a saved position has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.layout import SEAT, Field
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.loading import read_generator
from trilithon.kernel.saved import Complain, FieldReader, row_named

Json = dict[str, Any]
Spot = tuple[str, int]
"""A row of a field: the field's name and the row's number."""
TRIES = 2_000_000


class Patcher(FieldReader):
    """Reads changes into a position that is not blank, and remembers which rows they named."""

    def __init__(self, s: AgendaState, complain: Complain) -> None:
        super().__init__(s, complain)
        self.named: set[Spot] = set()

    def read(self, written: Mapping[str, Any]) -> None:
        players = written.get("players")
        if isinstance(players, dict):  # by their numbers: those that are not named stay as they are
            seats = self.layout.domains[SEAT]
            players = {str(name): part for name, part in players.items()}
            for name in sorted(set(players) - set(seats.names)):
                self.complain(f"players: there is no seat {name!r}; seats are 1 to {seats.size}")
            players = [players.get(name, {}) for name in seats.names]
            written = {**written, "players": players}
        elif players is None:
            written = {**written, "players": [{} for _ in range(self.layout.seats)]}
        super().read(written)

    def replace_agenda(self, changes: Mapping[str, Any]) -> None:
        """Agenda and generator, if they are among the changes."""
        if "agenda" in changes:
            while self.s.depth():
                self.s.drop()
            self.read_agenda(changes["agenda"])
        if "random" in changes:
            self.s.rng = read_generator(changes["random"], self.complain) or self.s.rng

    def _read_row(self, field: Field, row: int, value: Any, at: str) -> None:
        self.named.add((field.name, row))
        super()._read_row(field, row, value, at)


def things(s: AgendaState, domain: int) -> dict[int, list[Spot]]:
    """Where everything of a domain lies, as far as it lies in a field."""
    found: dict[int, list[Spot]] = {}
    for field in s.layout.fields:
        if field.domain == domain and not field.derived:
            for row in range(field.rows):
                place = field.row(row)
                for item in s.items(place) if field.most else [int(s.d[place])]:
                    if item >= 0:
                        found.setdefault(item, []).append((field.name, row))
    return found


def settle(
    s: AgendaState, domain: int, before: Mapping[int, list[Spot]], homes: Mapping[int, int], patcher: Patcher
) -> None:
    """Everything of a domain in one place again. `homes`: per thing the pile that it goes to if it has none."""
    names = s.layout.domains[domain].names
    after = things(s, domain)
    for item, spots in after.items():
        named = [spot for spot in spots if spot in patcher.named]
        if len(named) > 1:
            where = " and ".join(row_named(s.layout, s.layout.by_name[name], row) for name, row in named)
            patcher.complain(f"{names[item]} cannot be in {where} at once")
        elif named:
            for name, row in spots:
                if (name, row) != named[0]:
                    _take_out(s, s.layout.by_name[name], row, item)
    for item in sorted(set(before) - set(after)):
        if item in homes:
            pile = homes[item]
            s.fill(pile, [item, *s.items(pile)])
        else:
            patcher.complain(
                f"{names[item]} is left over: no place was given for it, and it belongs to no pile"
            )


def _take_out(s: AgendaState, field: Field, row: int, item: int) -> None:
    if field.most:
        s.take(field.row(row), item)
    else:
        s.d[field.row(row)] = field.blank()


def rolling(results: Sequence[tuple[int, int]]) -> Rng:
    """A generator whose next results are these: of `below(n)`, as (n, result), one after the other."""
    for seed in range(TRIES):
        rng = seeded(seed)
        start = rng.copy()
        if all(rng.below(n) == result for n, result in results):
            return start
    raise ValueError(f"no seed below {TRIES:,} gives {len(results)} results like these: ask for fewer")
