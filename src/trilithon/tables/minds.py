"""Who decides for an agent's seat: its level first, a fast one if that does not answer, any legal move at last."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from typing import Protocol

from trilithon.agents.levels import ADVISER, FAST, LEVELS, Level
from trilithon.games import find
from trilithon.kernel.errors import MoveError
from trilithon.kernel.kept import Parts
from trilithon.tables.course import Course
from trilithon.tables.thinking import Advice, ThinkingFailed, Thought

log = logging.getLogger(__name__)

TRIES = 2


class Thinking(Protocol):
    """What `Thinkers` does."""

    async def think(self, thought: Thought) -> Advice: ...

    async def close(self) -> None: ...


class Minds:
    def __init__(
        self,
        thinkers: Thinking,
        levels: Mapping[str, Level] = LEVELS,
        pace: float = 0.0,
    ) -> None:
        self.thinkers = thinkers
        self.levels = levels
        self.pace = pace
        """Seconds that a decision takes at least, so that people can follow."""
        self.fallbacks = 0

    async def decide(self, course: Course, level: str) -> str:
        """A legal move for the seat to move, in any case."""
        began = asyncio.get_running_loop().time()
        move = await self._decide(course, level)
        await asyncio.sleep(self.pace - (asyncio.get_running_loop().time() - began))
        return move

    async def advise(self, course: Course) -> Advice:
        """What a good player would do, to the end of the action; ThinkingFailed if none has an answer."""
        return await self._think(course, self.levels.get(ADVISER, LEVELS[ADVISER]), whole=True)

    async def _decide(self, course: Course, level: str) -> str:
        wanted, fast = self.levels.get(level), self.levels.get(FAST, LEVELS[FAST])
        for mind in [wanted] * TRIES + [fast]:
            if mind is not None:
                try:
                    return (await self._think(course, mind)).moves[0]
                except ThinkingFailed as failure:
                    log.warning("%s did not decide: %s", mind.id, failure)
        self.fallbacks += 1
        state = course.playthrough.state
        return course.game.write(state, secrets.choice(course.playthrough.legal))

    async def _think(self, course: Course, level: Level, whole: bool = False) -> Advice:
        game, state = course.game, course.playthrough.state
        position, seed = game.dump(state), secrets.randbits(63)
        advice = await self.thinkers.think(
            Thought(game.id, _kept(course), position, level.spec, seed, level.seconds, whole)
        )
        try:
            game.read(state, advice.moves[0])
        except MoveError as error:
            raise ThinkingFailed(str(error)) from None
        return advice


def _kept(course: Course) -> Parts:
    """The content of a table, for another process; that of today it has by itself."""
    game = course.game
    return {} if game is find(game.id) else game.parts(course.playthrough.setup.options)
