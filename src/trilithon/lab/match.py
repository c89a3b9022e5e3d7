"""A match of two agents: blocks of one deal in all rotations of the seats, until a sequential test decides.

One of the two sits among others who are all the second; if they are equally strong it wins one game in as many as there
are seats. What was played is kept in a file, so that a match can be stopped at any time and goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from trilithon.kernel.errors import TrilithonError
from trilithon.kernel.game import Game
from trilithon.lab.sequential import SequentialTest, Verdict
from trilithon.lab.simulation import FinishedGame, Series, play_series
from trilithon.lab.statistics import win_shares

WITHOUT_END = 10**9


class MatchError(TrilithonError):
    """A match that cannot be gone on with."""


@dataclass(frozen=True)
class Block:
    """One deal, played with the first agent at every seat."""

    score: float
    """Its share of the wins."""
    margin: float
    """Its points ahead of the others' average."""


@dataclass(frozen=True)
class Rivals:
    """Who plays whom, and at what."""

    game: str
    first: str
    second: str
    seats: int = 2
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()

    def series(self, blocks: int) -> Series:
        entrants = (self.first, *[self.second] * (self.seats - 1))
        games = min(WITHOUT_END, blocks) * self.seats
        return Series(
            self.game, entrants, games, self.seed, self.options, self.packs, records=False, in_blocks=True
        )

    def check(self) -> Game:
        return self.series(1).check()

    def told(self) -> dict[str, Any]:
        """All that must be the same for a match to go on: content too."""
        game = self.check()
        setup = game.setup_for(self.seats, self.options)
        return {
            **asdict(self),
            "packs": [str(pack) for pack in self.packs],
            "options": dict(setup.options),
            "content": game.content_of(setup.options),
            "rules": game.rules_version,
        }


def play_blocks(
    rivals: Rivals, workers: int = 1, first: int = 0, most: int = WITHOUT_END
) -> Generator[Block, None, None]:
    """Blocks of games without end, or as many as wanted, from that number on."""
    with closing(play_series(rivals.series(most), workers, first * rivals.seats)) as games:
        while block := tuple(islice(games, rivals.seats)):
            yield judge(block)


def judge(games: tuple[FinishedGame, ...]) -> Block:
    scores, margins = [], []
    for game in games:
        seat = game.seating.index(0)
        others = [points for at, points in enumerate(game.scores) if at != seat]
        scores.append(win_shares(game.places)[seat])
        margins.append(game.scores[seat] - sum(others) / len(others))
    return Block(sum(scores) / len(scores), sum(margins) / len(margins))


class KeptMatch:
    """The blocks of a match, in a file or only here."""

    def __init__(self, rivals: Rivals, file: Path | None) -> None:
        self.file = file
        self.blocks: list[Block] = []
        if file is None:
            return
        told = rivals.told()
        if file.exists():
            self._read(file, told)
        else:
            file.write_text(json.dumps(told) + "\n", encoding="utf-8")

    def _read(self, file: Path, told: Mapping[str, Any]) -> None:
        try:
            head, *lines = file.read_text(encoding="utf-8").splitlines()
            before = json.loads(head)
            # a line that was cut off when the machine stopped is played again
            whole = [line for line in lines if line.endswith("}")]
            self.blocks = [Block(**json.loads(line)) for line in whole]
        except (ValueError, TypeError, OSError) as error:
            raise MatchError(f"{file} is not the file of a match: {error}") from None
        if differing := [name for name in told if before.get(name) != told[name]]:
            raise MatchError(
                f"{file} has another match: its {differing[0]} is {before.get(differing[0])!r}, "
                f"not {told[differing[0]]!r}; name another file, or go on as it was begun"
            )
        if len(whole) < len(lines):
            kept = [head, *whole]
            file.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(block)) + "\n")


def counted(test: SequentialTest, blocks: list[Block]) -> SequentialTest:
    """The test with what was played before. It stops where it had decided."""
    for block in blocks:
        if test.verdict is not Verdict.OPEN:
            break
        test.add(block.score)
    return test
