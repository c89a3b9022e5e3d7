"""Positions for tests of what is said: Greece (seat 0) and Egypt (seat 1), laid out by hand, at any question.

Near Greece's monument 1201: forest 1301, pasture 1302 and field 1202 are free to reach; mountain 1200, pastures 1100
and 1101, forest 1001, mountain 1102 and field 1103 lie behind rivers. 1203, 1303 and 1402 are sea.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.monuments.contents import say, tables
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import new_ferry
from trilithon.games.monuments.engine.monument import renew_rules
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import place_unit
from trilithon.games.monuments.engine.start import start_position
from trilithon.games.monuments.engine.turns import run
from trilithon.games.monuments.labels import label, question
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS, PIECES, UNITS
from trilithon.games.monuments.notation import write_move
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded

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
    while s.agenda:
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
        self.do("lead greece", "lead egypt")
        while s.agenda[-1] != c.PLAY_CARD:
            s.play(s.moves()[0])
        s.tokens = [0] * len(s.tokens)
        s.stock = [c.TOKENS_EACH] * c.KINDS
        s.round = 2
        s.events = self.events

    def hex(self, name: str) -> int:
        return self.s.chart.names.index(name)

    def units(self, seat: int, hex: str, *units: str) -> Table:
        for name in units:
            unit = UNITS.index(name)
            place_unit(self.s, seat, self.hex(hex), unit)
            if unit in SUPPLY:
                self.s.supply[seat * c.SUPPLIES + SUPPLY[unit]] -= 1
        return self

    def tokens(self, hex: str, **kinds: int) -> Table:
        for kind, n in kinds.items():
            self.s.tokens[self.hex(hex) * c.KINDS + KINDS.index(kind)] += n
            self.s.stock[KINDS.index(kind)] -= n
        return self

    def buildings(self, seat: int, hex: str, *buildings: str, state: int = c.INTACT) -> Table:
        self.s.builder[self.hex(hex)] = seat
        for name in buildings:
            building = BUILDINGS.index(name)
            self.s.buildings[self.hex(hex) * c.BUILDINGS + building] = state
            self.s.supply[seat * c.SUPPLIES + c.S_BUILDING + building] -= 1
        return self

    def ferry(self, water: str, dock: str | None = None) -> Table:
        new_ferry(self.s, self.hex(water), self.hex(dock) if dock else c.NONE)
        return self

    def bonus(self, seat: int, *commons: str) -> Table:
        s = self.s
        s.commons = [
            seat if id in commons else there for id, there in zip(s.box.common_ids, s.commons, strict=True)
        ]
        renew_rules(s, seat)
        return self

    def green(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.s.cards[seat * c.CARDS + CARDS.index(card)] |= c.GREEN
        return self

    def played(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.s.cards[seat * c.CARDS + CARDS.index(card)] &= ~c.IN_HAND
        return self

    def supply(self, seat: int, **pieces: int) -> Table:
        for piece, n in pieces.items():
            self.s.supply[seat * c.SUPPLIES + PIECES.index(piece)] = n
        return self

    def layers(self, seat: int, n: int) -> Table:
        self.s.layers[seat] = n
        return self

    def holds(self, seat: int, *quests: str) -> Table:
        self.s.quests[seat] = [self.s.box.quest_ids.index(quest) for quest in quests]
        self.s.since[seat] = [0] * (c.DEEDS * len(quests))
        return self

    def asks(self, kind: int, a: int = 0, b: int = 0, of: int = 0) -> Table:
        """Put a question on top for seat 0."""
        self.s.push(kind, 0, a, b, of)
        run(self.s)
        return self

    # -- playing ---------------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        for text in texts:
            legal = {write_move(self.s, move): move for move in self.s.moves()}
            assert text in legal, f"{text!r} is not among {sorted(legal)}"
            self.s.play(legal[text])
        return self

    def question(self, language: str = "en") -> str:
        return say(question(self.s), language)

    def labels(self, language: str = "en") -> dict[str, str]:
        """What the buttons say, by notation."""
        return {write_move(self.s, move): say(label(self.s, move), language) for move in self.s.moves()}

    def log(self, language: str = "en") -> list[str]:
        return [say(event.message, language) for event in self.events]
