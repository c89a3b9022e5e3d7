"""The Automa cards as tables of numbers, made from the content once and shared by all games."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.kernel.engine.events import Message


class Cards:
    """Read-only; cards are indices. The lines of all cards stand one after the other, `codes.LINE` numbers each."""

    ids: list[str]
    names: list[Message]
    lines: vec[i16]
    line_texts: list[Message]  # by line: what it does and when, without its price and its type
    start: vec[i16]  # per card: its first line,
    end: vec[i16]  # and the one after its last
    general: vec[i16]  # and how many of them are general: these come first
    types: vec[i16]  # per card: bits of the types that its lines are for
    action: list[int]  # cards of every deck
    advanced: list[int]
    hero: int  # -1: there is none
    of_civilization: dict[str, int]

    def told(self, line: i64, what: i64) -> i64:
        """A number of a line."""
        return i64(self.lines[line * a.LINE + what])

    def length(self, card: i64, reading: i64) -> i64:
        """How many lines are gone through when a card is read in a certain way."""
        n = i64(self.end[card]) - i64(self.start[card])
        return n + i64(self.general[card]) if reading == a.GENERAL_TWICE else n

    def line_at(self, card: i64, reading: i64, at: i64) -> i64:
        """The line that comes in this place; read twice, general lines come again before all others."""
        if reading == a.GENERAL_TWICE and at >= i64(self.general[card]):
            at -= i64(self.general[card])
        return i64(self.start[card]) + at

    def is_for(self, card: i64, kind: i64) -> bool:
        """Has it a line for Warlords of a type?"""
        return i64(self.types[card]) >> kind & 1 == 1
