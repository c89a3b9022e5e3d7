"""Arguments that several commands share. Whatever is wrong with one, a sentence says what would be right."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import TrilithonError
from trilithon.kernel.messages import Catalogue


class ArgumentError(TrilithonError):
    """An argument of the command line that cannot be used, and what would be right."""


# -- types, with what --help says about them -----------------------------------------------------------


def described(text: str, /, **settings: Any) -> Parameter:
    """An argument, and what `--help` says about it."""
    return Parameter(help=text, **settings)


AT_LEAST_1 = Number(gte=1)
AT_LEAST_0 = Number(gte=0)
LONGEST_SPEC = 40
"""Characters in the name of an agent."""

GameId = Annotated[str, described("Which game; `trilithon games` lists them.")]
Options = Annotated[
    list[str],
    described(
        "An option of the game as name=value; may be repeated. `trilithon games` lists them.",
        name="--option",
        show_default=False,
    ),
]
Packs = Annotated[
    list[Path],
    described(
        "A content file (TOML) that replaces or adds cards, tiles or numbers; may be repeated.",
        name="--pack",
        show_default=False,
    ),
]
Language = Annotated[
    str | None,
    described("Language of the texts, en or hu. Unless given, that of the environment, or else en."),
]
Viewer = Annotated[
    int | None,
    described("Whose view: a seat, from 1 on. Unless given, that of a spectator.", validator=AT_LEAST_1),
]


# -- reading them --------------------------------------------------------------------------------------


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Options as written on the command line; the game itself checks names and values."""
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise ArgumentError(f"an option is written as name=value, not {pair!r}")
        if name in options:
            raise ArgumentError(f"option {name} is given twice; it can have one value only")
        options[name] = value
    return options


NO_AGENTS = "none"


def read_agents(seats: str) -> tuple[str, ...]:
    """The specs of `search:24,greedy`; whether there are such agents, `make_agent` knows. `none` is for a game that
    plays all seats itself."""
    if seats.strip() == NO_AGENTS:
        return ()
    specs = tuple(spec.strip() for spec in seats.split(","))
    for spec in specs:
        if len(spec) > LONGEST_SPEC:
            raise ArgumentError(f"there is no agent with a name of {len(spec)} characters, {spec[:20]!r}…")
    return specs


def read_viewer(seat: int | None, seats: int) -> int:
    """The seat as a game counts them, from 0 on."""
    if seat is None:
        return NOBODY
    if not 1 <= seat <= seats:
        raise ArgumentError(f"there is no seat {seat}; with {seats} players seats are 1 to {seats}")
    return seat - 1


def read_language(given: str | None, texts: Catalogue) -> str:
    """The language asked for, or the one that the environment speaks as far as there are texts in it."""
    if given is not None:
        if given not in texts.languages:
            raise ArgumentError(f"there is no language {given!r}; there are: {', '.join(texts.languages)}")
        _asked_for.set(given)
        return given
    language = spoken_language()
    return language if language in texts.languages else "en"


_asked_for: ContextVar[str] = ContextVar("language", default="")


def forget_language() -> None:
    """Another command may be given in another language."""
    _asked_for.set("")


def spoken_language() -> str:
    """The one that was asked for, or that of the environment, whether or not there are texts in it."""
    if asked := _asked_for.get():
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first that is set decides, as in all of Unix
        if locale := os.environ.get(variable):
            return locale.split("_")[0].split(".")[0]
    return "en"


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ArgumentError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ArgumentError(f"{file} is not a text in UTF-8") from None


def read_json(text: str, where: str) -> dict[str, Any]:
    try:
        read = json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ArgumentError(f"{where} is not JSON: {error.msg} at {place}") from None
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, a thousand brackets
        raise ArgumentError(f"{where} is not JSON that can be read: {error}") from None
    if not isinstance(read, dict):
        raise ArgumentError(f"{where} must be a JSON object in braces")
    return read
