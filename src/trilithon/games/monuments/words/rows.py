"""Rows of moves that are proposed: they are played on a copy while they are made, so only what is legal move by move is
ever proposed. Dice, and whatever else would show something hidden, are left to the player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from trilithon.games.monuments.engine.position import Position


def after(s: Position, row: Sequence[int]) -> Position:
    """The position to which these moves lead."""
    trial = cast(Position, s.copy())
    for move in row:
        trial.play(move)
    return trial
