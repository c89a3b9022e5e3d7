"""Positions for tests of what is said: Greece (seat 0) and Egypt (seat 1), laid out by hand, at any question.

Near Greece's monument 1201: forest 1301, pasture 1302 and field 1202 are free to reach; mountain 1200, pastures 1100
and 1101, forest 1001, mountain 1102 and field 1103 lie behind rivers. 1203, 1303 and 1402 are sea.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.monuments.contents import game, say, tables
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import new_ferry
from trilithon.games.monuments.engine.monument import renew_rules
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import place_unit
from trilithon.games.monuments.engine.start import start_position
from trilithon.games.monuments.engine.steps.card import PLAY_CARD
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS, PIECES, UNITS
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.peek import Peek

NO_ABILITIES = 2
OPTIONS = [0, 1, NO_ABILITIES, 1, 0, 10, 1, 0, 0, 0, 0, 1, 100]
SUPPLY = {
    c.WORKER: c.S_WORKER,
    c.ARMED: c.S_WORKER,
    c.ARMY: c.S_ARMY,
    c.NAVY: c.S_NAVY,
    c.AIRFORCE: c.S_AIRFORCE,
}


def random_game(seats: int, seed: int, events: list[Event] | None = None) -> Iterator[Position]:
    """Every position of a game of random moves."""
    options = [-1, seed % 2, seed % 3, 1, 0, 10, 1, seed % 2, 0, 0, seed % 2, 1, 40]
    s = start_position(*tables(), seats, options, seeded(seed), events)
    s.events = events
    rng = seeded(seed, 7)
    while s.depth():
        yield s
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    yield s


class Table:
    """A position after the set-up, in round 2, without tokens and with the three workers at each monument."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        box, chart = tables()
        self.s = s = start_position(box, chart, 2, OPTIONS.copy(), seeded(1), None)
        self.look = Peek(s)
        self.do("lead greece", "lead egypt")
        while not s.is_on_top(PLAY_CARD):
            s.play(s.moves()[0])
        s.blank(s.layout.by_name["tokens"])
        self.look.stock = [c.TOKENS_EACH] * c.KINDS
        self.look.round = 2
        s.events = self.events

    def hex(self, name: str) -> int:
        return self.s.chart.names.index(name)

    def units(self, seat: int, at: str, *units: str) -> Table:
        for name in units:
            unit = UNITS.index(name)
            place_unit(self.s, seat, self.hex(at), unit)
            if unit in SUPPLY:
                self.look.supply[seat, SUPPLY[unit]] -= 1
        return self

    def tokens(self, at: str, **kinds: int) -> Table:
        for kind, n in kinds.items():
            self.look.tokens[self.hex(at), KINDS.index(kind)] += n
            self.look.stock[KINDS.index(kind)] -= n
        return self

    def buildings(self, seat: int, at: str, *buildings: str, state: int = c.INTACT) -> Table:
        self.look.builder[self.hex(at)] = seat
        for name in buildings:
            building = BUILDINGS.index(name)
            self.look.buildings[self.hex(at), building] = state
            self.look.supply[seat, c.S_BUILDING + building] -= 1
        return self

    def ferry(self, water: str, dock: str | None = None) -> Table:
        new_ferry(self.s, self.hex(water), self.hex(dock) if dock else c.NONE)
        return self

    def bonus(self, seat: int, *commons: str) -> Table:
        for name in commons:
            self.look.commons[self.s.box.common_ids.index(name)] = seat
        renew_rules(self.s, seat)
        return self

    def green(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.look.upgraded[seat, CARDS.index(card)] = 1
        return self

    def played(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.look.hand[seat, CARDS.index(card)] = 0
        return self

    def supply(self, seat: int, **pieces: int) -> Table:
        for piece, n in pieces.items():
            self.look.supply[seat, PIECES.index(piece)] = n
        return self

    def layers(self, seat: int, n: int) -> Table:
        self.look.layers[seat] = n
        return self

    def holds(self, seat: int, *quests: str) -> Table:
        self.look.quests[seat] = [self.s.box.quest_ids.index(quest) for quest in quests]
        return self

    def asks(self, step: Step[Any], *fields: int) -> Table:
        """Put a question on top for seat 0."""
        self.s.push(step, 0, *fields)
        self.s.run()
        return self

    # -- playing ---------------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        for text in texts:
            legal = {game().write(self.s, move): move for move in self.s.moves()}
            assert text in legal, f"{text!r} is not among {sorted(legal)}"
            self.s.play(legal[text])
        return self

    def question(self, language: str = "en") -> str:
        return say(game().question(self.s), language)

    def labels(self, language: str = "en") -> dict[str, str]:
        """What the buttons say, by notation."""
        return {
            game().write(self.s, move): say(game().label(self.s, move), language) for move in self.s.moves()
        }

    def log(self, language: str = "en") -> list[str]:
        return [say(event.message, language) for event in self.events]
