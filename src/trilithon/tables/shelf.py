"""What can be played here: every game as it is, and beside it as it is with each pack of the owner's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from trilithon.games import find, installed
from trilithon.kernel.content import instead, read_head
from trilithon.kernel.errors import ContentError, SetupError
from trilithon.kernel.game import Game


class Shelf:
    """ContentError names the pack that cannot be played with, and what is wrong with it."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.plain = {name: find(name) for name in installed()}
        self.packed: dict[str, dict[str, Game]] = {name: {} for name in self.plain}
        """By game, and by the name of the pack in wishes for tables."""
        for pack in packs:
            game = _try_out(pack, _game_for(pack))
            beside, name = self.packed[game.id], _name(pack)
            if name in beside or game.pack in [other.pack for other in beside.values()]:
                raise ContentError(
                    f"{pack}: another pack for {game.id} has the same name; "
                    f"each needs a title and a file name of its own"
                )
            beside[name] = game

    def find(self, game: str, pack: str | None = None) -> Game:
        """SetupError says what there is instead."""
        if game not in self.plain:
            raise SetupError(f"there is no game {game!r}; installed: {', '.join(self.plain)}")
        if pack is None:
            return self.plain[game]
        if pack not in self.packed[game]:
            raise SetupError(f"there is no pack {pack!r} for {game}{instead(pack, self.packed[game])}")
        return self.packed[game][pack]

    def games(self) -> list[Game]:
        """All of them, with and without packs."""
        return [*self.plain.values(), *(game for beside in self.packed.values() for game in beside.values())]

    def warnings(self) -> list[str]:
        """What is odd about packs, though they can be played with."""
        return [f"{game.pack}: {odd}" for game in self.games() if game.pack for odd in game.warnings()]


def _name(pack: Path) -> str:
    """Of the file, in characters that may stand in an id."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", pack.stem)[:64]


def _game_for(pack: Path) -> str:
    """The game that it names, or else the only one that it fits."""
    head = read_head(pack)
    if head.game is not None:
        if head.game not in installed():
            raise ContentError(f"{pack}: there is no game {head.game!r}{instead(head.game, installed())}")
        return head.game
    complaints = {}
    for name in installed():
        try:
            find(name, [pack])
        except ContentError as error:
            complaints[name] = str(error).removeprefix(f"{pack}: ")
    fitting = [name for name in installed() if name not in complaints]
    if not fitting:
        wrong = "; ".join(f"for {name}: {complaint}" for name, complaint in complaints.items())
        raise ContentError(f"{pack}: it fits no game ({wrong})")
    if len(fitting) > 1:
        raise ContentError(
            f"{pack}: it fits {' and '.join(fitting)}; its first line should say which, as in game = {fitting[0]!r}"
        )
    return fitting[0]


def _try_out(pack: Path, name: str) -> Game:
    """Content may be right in every entry, and still be too little for a game."""
    game = find(name, [pack])
    for seats in game.usual_seats():
        try:
            game.start(game.setup(seats), 1)
        except SetupError as error:
            raise ContentError(f"{pack}: a game of {seats} cannot begin: {error}") from None
    return game
