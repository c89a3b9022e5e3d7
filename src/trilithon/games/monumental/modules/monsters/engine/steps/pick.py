"""Somebody loses one of several things and says which: what all such questions of Attacks have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.kernel.engine.moves import Moves, argument_of

PICK: Final = 1  # one of the options


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Hit):
    """Where there is nothing to choose nobody is asked; where nobody can be asked chance decides (MO-MOD-03)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.decides = True

    def options(self, s: World) -> list[int]:
        raise NotImplementedError

    def lose(self, s: World, option: i64) -> None:
        """It is gone, and the question is answered, or asked again for the next loss."""
        raise NotImplementedError

    def idle(self, s: World) -> bool:
        return not s.is_person(s.whose()) or len(self.options(s)) <= 1

    def settle(self, s: World) -> None:
        options = self.options(s)
        if not options:
            s.drop()
        elif len(options) == 1:
            self.lose(s, options[0])
        else:
            s.reveals += 1
            self.lose(s, options[s.rng.below(len(options))])

    def offer(self, s: World, moves: Moves) -> None:
        for option in self.options(s):
            moves.say(PICK, option)

    def answer(self, s: World, move: i64) -> None:
        s.reveals += 1  # whoever decides in another's turn does not think again (MO-MOD-13)
        self.lose(s, argument_of(move))
