"""The content of the box and its texts for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trilithon.games import monuments
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.game import Monuments
from trilithon.games.monuments.schema import Content
from trilithon.kernel.content import read_content
from trilithon.kernel.engine.events import Message
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue

ROOT = Path(monuments.__file__).parent
FILES = sorted((ROOT / "content").glob("*.toml"))
TEXTS = ROOT / "texts"
LANGUAGES = ("en", "hu")


@cache
def content() -> Content:
    return read_content(Content, FILES)


@cache
def game() -> Monuments:
    return Monuments()


def tables() -> tuple[Box, Chart]:
    return game().box, game().chart


@cache
def catalogue() -> Catalogue:
    return Catalogue([KERNEL_TEXTS, TEXTS])


def say(message: Message, language: str = "en") -> str:
    return catalogue().render(message, language)
