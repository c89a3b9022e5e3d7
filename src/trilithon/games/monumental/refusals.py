"""How a reason is put: its message, and the number of the rule behind it."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.labels import QUESTIONS, question
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.game import Refusal


def because(rule: str, id: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"monumental-reason-{id}", args), rule)


def not_asked(s: Position) -> Refusal:
    """Something else is being asked."""
    return because(QUESTIONS[s.agenda[-1]].rule, "not-asked", question=question(s))


def both(first: Refusal, second: Refusal) -> Refusal:
    """Two things could be done here, and neither can; the rule is that of the first."""
    return because(first.rule, "both", first=first.message, second=second.message)
