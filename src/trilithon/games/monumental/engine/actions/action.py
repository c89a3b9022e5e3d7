"""An action of phase 2: what can be done when nothing is pending (MO-ACQ-01, DP-03)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One object of each is listed in the table; its place there is the verb of its moves."""

    name: str
    verb: i64
    module: i64
    """The module that it belongs to, by its number; -1 if it is one of the base game."""
    closes: bool
    """It ends the seat's phase."""
    counts: bool
    """It is an action like others. Turning tokens into resources is none: it is done beside one (MO-RES-09, -10)."""

    then: list[str]
    """Names of actions that may still follow as parts of the same one, where a seat has one action at a time: a step
    and then what the Explorer finds there, one Unit and then another."""

    follows: list[str]
    """The same the other way round: names of actions of which it may be the second part."""

    def __init__(self, name: str, counts: bool = True) -> None:
        self.name = name
        self.verb = -1
        self.module = -1
        self.then = []
        self.follows = []
        self.closes = False
        self.counts = counts

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        """Add what the seat could do now: `moves.say(self.verb, argument)`."""
        raise NotImplementedError

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        """Push what the action consists of: payments on top, what they are for below."""
        raise NotImplementedError
