"""Phase 2: what is said of an action is known to its words (`actions/`)."""

from __future__ import annotations

from functools import reduce
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.actions.use_crate import USE_CRATE
from trilithon.games.monumental.engine.actions.use_market import USE_MARKET
from trilithon.games.monumental.engine.hooks import ACTING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.module import modules_on
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.games.monumental.words.proposing import finished
from trilithon.games.monumental.words.shared import REASONS, ask, because, explained
from trilithon.games.monumental.words.table import ACTION_WORDS
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ActWords(MonumentalWords):
    step = ACT
    rule = "MO-ACQ-01"

    def question(self, s: Position) -> Message:
        put = (module.question(s) for module in modules_on(s))
        return next((question for question in put if question is not None), ask("act"))

    def label(self, s: Position, move: int) -> Message:
        return _action(s, move).label(s, argument_of(move))

    def forms(self) -> tuple[str, ...]:
        return tuple(form for action in ACTION_WORDS.values() for form in action.forms())

    def write(self, s: Position, move: int) -> str:
        return _action(s, move).write(s, argument_of(move))

    def about(self, s: Position, move: int) -> list[str]:
        return _action(s, move).about(s, argument_of(move))

    def losses(self, s: Position, move: int) -> list[Message]:
        return _action(s, move).losses(s, argument_of(move))

    def confirms(self, s: Position, move: int) -> bool:
        return _action(s, move).confirms(s, argument_of(move))

    def warns(self, s: Position, move: int) -> bool:
        """Of all but the end, which everybody expects."""
        return not _is_end(s, move)

    def does(self, s: Position, move: int) -> Message:
        return _action(s, move).does(s, argument_of(move))

    def notes(self, s: Position, move: int) -> list[Message]:
        return _action(s, move).notes(s, argument_of(move))

    def beside(self, s: Position, move: int) -> list[int]:
        """Tokens that bring what it is paid with."""
        spent = _action(s, move).spends(s, argument_of(move))
        tokens = [USE_MARKET.verb, *([USE_CRATE.verb] if c.PRODUCTION in spent else [])] if spent else []
        return [other for other in s.moves() if verb_of(other) in tokens]

    def forecast(self, s: Position, move: int) -> dict[str, Any]:
        return _action(s, move).forecast(s, argument_of(move))

    def facts(self, s: Position, move: int) -> dict[str, Any]:
        return _action(s, move).facts(s, argument_of(move))

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """What every action says whose business such a thing is."""
        refusals = [_why_not(s, action, target) for action in s.hooks.offered]
        said = [refusal for refusal in refusals if refusal is not None]
        return reduce(REASONS.both, said) if said else None

    def propose(self, s: Position, target: Target) -> list[int]:
        """What an action proposes; else the only thing that can be done here. Tiles are for more than one thing: with
        them nothing is done that was not proposed."""
        for action in _actions(s):
            if row := action.propose(s, target):
                return finished(s, row)
        moves = [move for move in s.moves() if str(target) in self.about(s, move)]
        if target.sort == "tile" or len(moves) != 1 or _is_end(s, moves[0]):
            return []
        return finished(s, moves)


def _actions(s: Position) -> list[ActionWords]:
    """The words of all actions that there are in this game, in the order of actions."""
    return [ACTION_WORDS[action.name] for action in s.hooks.offered]


def _is_end(s: Position, move: int) -> bool:
    return bool(s.hooks.actions[verb_of(move)].closes)


def _why_not(s: Position, action: Action, target: Target) -> Refusal | None:
    """Where a module forbids what could be done otherwise, that is the reason."""
    words, seat = ACTION_WORDS[action.name], s.to_move
    if s.hooks.forbid(s, seat, ACTING, action.verb):
        moves = Moves()
        action.offer(s, seat, moves)
        if any(str(target) in words.about(s, argument_of(move)) for move in moves.listed()):
            return explained(s, ACTING, int(action.verb), because("MO-ACQ-01", "not-now"))
    return words.why_not(s, target)


def _action(s: Position, move: int) -> ActionWords:
    return ACTION_WORDS[s.hooks.actions[verb_of(move)].name]
