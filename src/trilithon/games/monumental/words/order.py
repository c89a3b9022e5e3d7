"""Which of several simultaneous effects comes first."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.entry import Entry
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.entries import EntryWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.table import WORDS
from trilithon.games.monumental.words.things import END, number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target, frames


class OrderWords(StoppableWords):
    step = ORDER
    rule = "MO-EFF-05"
    notation = ("effect N", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("order", n=s.get(ORDER.n))

    def label(self, s: Position, move: int) -> Message:
        if move == c.DONE:
            return say("skip" if s.get(ORDER.n) == 1 else "skip-all")
        name, effect = _told(s, argument_of(move))
        return say("token", effect=effect) if name is None else say("entry", card=name, effect=effect)

    def text_of(self, s: Position, move: int) -> str:
        return f"effect {argument_of(move) + 1}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [f"entry:{argument_of(move) + 1}"]

    def only_here(self, s: Position) -> list[str]:
        return [f"entry:{n + 1}" for n in range(s.get(ORDER.n))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "entry":
            return because("MO-EFF-04", "entry-idle", effect=_told(s, number_named(target))[1])
        if target.sort == END and any(_is_compulsory(entry) for entry in _entries(s)):
            return because("MO-CONQ-17", "token-first")
        return None

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        n = 0
        at = agenda.index(frame)
        while isinstance(agenda[at - n - 1].step, Entry):
            n += 1
        if n != frame.values["n"]:
            yield f"it says how many lie below it: {n}"


def _entries(s: Position) -> list[Frame]:
    """The first one first."""
    return frames(s)[-2::-1][: s.get(ORDER.n)]


def _is_compulsory(entry: Frame) -> bool:
    return isinstance(entry.step, Entry) and entry.step.is_compulsory


def _told(s: Position, index: int) -> tuple[Message | None, Message]:
    """Whose effect an entry is (None: a token's), and what it does."""
    entry = _entries(s)[index]
    words = WORDS[int(entry.step.number)]
    assert isinstance(words, EntryWords)
    return words.described(s, entry)
