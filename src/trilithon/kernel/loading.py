"""The outside of a saved position: its header, options, seats and generator.

Whatever is wrong is said, and something else stands in for it, so that the rest can be looked at too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.errors import PositionError
from trilithon.kernel.game import Game, Json
from trilithon.kernel.options import Option, Value, read_options

HEADER = ("game", "rules", "content")
NEEDED = ("options", "players", "agenda", "random")
WORD = 1 << 32
"""Numbers of a generator are below this."""


@dataclass(frozen=True)
class Outside:
    options: Mapping[str, Value]
    setting: Json
    seats: tuple[int, ...]
    """So many play; several where that cannot be told."""
    players: list[Any]
    """As they are written; nothing of them if they are no list."""
    random: Rng
    reveals: int
    is_sound: bool
    """Nothing stands in for options or players: what follows from these can be checked."""


def read_outside(
    game: Game, options: tuple[Option, ...], position: Any, complain: Callable[[str], None]
) -> Outside:
    """PositionError if the position is of another game or of other rules: nothing of it would make sense here.
    `options` are those that a saved position names."""
    if not isinstance(position, dict):
        raise PositionError(["a position is an object, in braces"])
    for part in (*HEADER, *NEEDED):
        if part not in position:
            complain(f"{part}: it is missing")
    _check_header(game, position)
    wrong: list[str] = []
    values, wrong_options = _options(options, position, wrong.append)
    content, here = position.get("content"), game.content_with(values)
    if "content" in position and content != here:
        complain(f"content: made with {content!r}; the content loaded is {here!r}")
    for problem in wrong:
        complain(problem)
    players, seats = _players(game, values, position, complain)
    if not wrong_options:
        made_with, modules = position.get("modules", {}), game.modules(values)
        if made_with != modules:
            complain(f"modules: made with {made_with!r}; with these options they are {modules!r} here")
    reveals = position.get("reveals", 0)
    if type(reveals) is not int or not 0 <= reveals < WORD:
        complain("reveals: a whole number from 0 to 2^32 - 1 is needed")
        reveals = 0
    return Outside(
        values,
        _object(position, "setting", complain),
        seats,
        players,
        read_generator(position.get("random", [0] * 4), complain) or Rng(0, 0, 0, 0),
        reveals,
        is_sound=not wrong_options and len(seats) == 1 and "players" in position,
    )


def read_generator(words: Any, complain: Callable[[str], None]) -> Rng | None:
    if (
        isinstance(words, list)
        and len(words) == 4
        and all(type(word) is int and 0 <= word < WORD for word in words)
    ):
        return Rng(*words)
    complain("random: four whole numbers from 0 to 2^32 - 1 are needed")
    return None


def as_far_as_possible(problems: Iterable[str]) -> list[str]:
    """Of a position that is refused anyway: whoever looks for more may meet what cannot be, and ends there."""
    found: list[str] = []
    with suppress(Exception):
        found.extend(problems)
    return found


def _object(position: Json, part: str, complain: Callable[[str], None]) -> Json:
    value = position.get(part, {})
    if isinstance(value, dict):
        return value
    complain(f"{part}: an object is needed, in braces")
    return {}


def _check_header(game: Game, position: Json) -> None:
    wrong = game.header_problems(position.get("game", game.id), position.get("rules", game.rules_version))
    if wrong:
        raise PositionError(wrong)


def _options(
    options: tuple[Option, ...], position: Json, complain: Callable[[str], None]
) -> tuple[dict[str, Value], bool]:
    """Their values, and whether any of them is wrong."""
    written = position.get("options", {})
    values, wrong = read_options(options, _object(position, "options", complain))
    for problem in wrong:
        complain(f"options: {problem}")
    return values, bool(wrong) or not isinstance(written, dict)


def _players(
    game: Game, options: Mapping[str, Value], position: Json, complain: Callable[[str], None]
) -> tuple[list[Any], tuple[int, ...]]:
    """What is written of them, and how many they are, or may be."""
    allowed, players = game.seats_with(options), position.get("players")
    if not isinstance(players, list):
        if "players" in position:
            complain(f"players: a list of {', '.join(map(str, allowed))} is needed")
        return [], allowed
    if len(players) not in allowed:
        because = "with these options " if len(players) in game.seat_counts else ""
        complain(f"players: {because}a list of {', '.join(map(str, allowed))} is needed")
        return players, allowed
    return players, (len(players),)
