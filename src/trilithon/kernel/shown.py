"""A view as lines for a terminal: what the games' pictures in letters have in common."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.messages import Catalogue

WIDTH = 100
NOTHING = "–"


class Shown:
    """A game inherits from this and says in `lines` what is shown; its sentences are `<game>-show-...`."""

    game: str

    def __init__(
        self, names: Mapping[str, Message], view: dict[str, Any], texts: Catalogue, language: str
    ) -> None:
        self.names = names
        self.view = view
        self.texts = texts
        self.language = language

    def lines(self) -> list[str]:
        raise NotImplementedError

    def text(self) -> str:
        return "\n".join(part for line in self.lines() for part in _wrapped(line.rstrip()))

    def say(self, key: str, /, **args: Argument) -> str:
        return self.render(Message(f"{self.game}-show-{key}", args))

    def render(self, message: Message) -> str:
        return self.texts.render(message, self.language)

    def name(self, kind: str, name: str) -> str:
        """A thing of the content by its name there; all else has its name in the texts."""
        known = Message(f"{self.game}-{kind}-{name.replace('_', '-')}")
        return self.render(self.names.get(f"{kind}:{name}", known))

    def listed(self, words: list[str]) -> str:
        return ", ".join(words) or NOTHING


def _wrapped(line: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent="      ") if len(line) > WIDTH else [line]
