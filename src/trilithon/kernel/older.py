"""Games of an older version of the rules, in which somebody was asked what nobody is asked any more."""

from __future__ import annotations

from trilithon.kernel.errors import MoveError
from trilithon.kernel.playthrough import Playthrough

Decision = tuple[int, str]
"""A seat and what it decided, as text."""


def is_gone(playthrough: Playthrough, rules: int, decision: Decision, following: Decision | None) -> bool:
    """Was this an answer to such a question? Then it is left out.

    The same text may answer another question that is still asked; then what was decided next tells which one it was.
    """
    if not playthrough.game.was_asked(rules, decision[1]):
        return False
    if not _fits(playthrough, decision):
        return True
    if following is None or not _fits(playthrough, following):
        return False
    played = playthrough.copy()
    played.play_text(decision[1])
    return not _fits(played, following)


def _fits(playthrough: Playthrough, decision: Decision) -> bool:
    seat, text = decision
    if playthrough.state.to_move != seat:
        return False
    try:
        playthrough.read(text, seat, playthrough.ply)
    except MoveError:
        return False
    return True
