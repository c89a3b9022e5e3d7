"""Steps of a movement, and who has enough of them to place anything (PA-MOVE, PA-TURN-03)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import cheapest_placement
from trilithon.games.pantheon.engine.world import World


def steps_of(s: World, seat: i64, cards_played: i64) -> i64:
    """Steps from movement cards and tiles (PA-MOVE-02)."""
    return cards_played * s.box.card_steps + s.has(seat, c.MORE_STEPS)


def most_steps(s: World, seat: i64) -> i64:
    """With all movement cards of the hand."""
    return steps_of(s, seat, s.held(seat, c.MOVEMENT))


def can_move(s: World, seat: i64) -> bool:
    """Can the active player place at least one piece (PA-TURN-03)?"""
    most = s.box.big_foot_steps + most_steps(s, seat)
    return cheapest_placement(s, seat, s.has(seat, c.JUMPS)) <= most


def can_follow(s: World, seat: i64) -> bool:
    """The same without the big foot (PA-MOVE-08)."""
    most = most_steps(s, seat)
    return most > 0 and cheapest_placement(s, seat, s.has(seat, c.JUMPS)) <= most
