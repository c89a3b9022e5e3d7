"""Whole games, played at a table as a page plays them: many decisions in one command."""

from __future__ import annotations

import pytest

from tests.browser.leading import begin, foresee, rows_of
from trilithon.games import installed
from trilithon.kernel.playthrough import Playthrough
from trilithon.tables import steps
from trilithon.tables.course import Course


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", installed())
def test_what_was_decided_can_be_played_in_rows(game: str, seed: int) -> None:
    """A text in such a row is a decision, also where the same text was an answer that the kernel gave by itself."""
    play = begin(game, 2, None, seed)
    foresee(play, lambda play: False, lambda play: None)
    course = Course.begin(Playthrough.start(play.game, play.setup, seed))
    for seat, moves in rows_of(play):
        course = steps.play(course, seat, moves).course
    assert course.over
    assert course.playthrough.played == play.played
