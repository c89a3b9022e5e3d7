"""Answers that several questions have: a hex, a kind of resource, a unit, a quest, and that nothing more is done."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.wording import chain
from trilithon.games.monuments.words.asking import Answer
from trilithon.games.monuments.words.saying import fighter, named_hex, say, token
from trilithon.games.monuments.words.things import building_target, figure_name, figure_targets, hex_target
from trilithon.kernel.engine.events import Message


class Done(Answer):
    """Enough of it; what exactly ends is said by the question."""

    proposed = False

    def __init__(self, called: str) -> None:
        self.called = called

    def label(self, s: Position, n: int) -> Message:
        return say(f"done-{self.called}")

    def write(self, s: Position, n: int) -> str:
        return "done"

    def about(self, s: Position, n: int) -> list[str]:
        return ["end"]


class InHex(Answer):
    """A hex; `called` is its label."""

    def __init__(self, word: str, called: str) -> None:
        self.word = word
        self.called = called

    def label(self, s: Position, n: int) -> Message:
        return say(self.called, hex=named_hex(s, n))

    def write(self, s: Position, n: int) -> str:
        return f"{self.word} {s.chart.names[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [hex_target(s, n)]


class InTown(InHex):
    """A worker is placed there; a click on the town means it too."""

    def __init__(self) -> None:
        super().__init__("at", "put-worker")

    def about(self, s: Position, n: int) -> list[str]:
        town = [building_target(s, n, c.TOWN)] if n < s.chart.lands else []
        return [hex_target(s, n), *town]


class OfKind(Answer):
    """A kind of resource."""

    def __init__(self, word: str, called: str) -> None:
        self.word = word
        self.called = called

    def label(self, s: Position, n: int) -> Message:
        return say(self.called, tokens=token(n))

    def write(self, s: Position, n: int) -> str:
        return f"{self.word} {KINDS[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"resource:{KINDS[n]}"]


class ByUnit(Answer):
    """A unit by where it is, aboard or ashore."""

    def __init__(self, word: str, called: str) -> None:
        self.word = word
        self.called = called

    def label(self, s: Position, n: int) -> Message:
        return say(self.called, fighter=fighter(s, n))

    def write(self, s: Position, n: int) -> str:
        return f"{self.word} {s.chart.figure_names[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return figure_targets(s, n)

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return {"piece": figure_name(s, n)}


class KeepQuest(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say(
            "keep",
            quest=s.box.quest_names[n],
            goals=chain("semicolon", s.box.goal_texts[n]),
            points=s.box.quest_points[n],
            penalty=s.box.quest_penalty[n],
        )

    def write(self, s: Position, n: int) -> str:
        return f"keep {s.box.quest_ids[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"quest:{s.box.quest_ids[n]}"]
