"""The contract of all games, kept with each of the Lost Kingdoms at the table, with other modules, and with five."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

from tests.contract import (
    test_packed,
    test_plans,
    test_play,
    test_positions,
    test_records,
    test_secrets,
    test_texts,
)
from tests.contract.playing import Case
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.game import Game
from trilithon.kernel.options import Value

GAME = Monumental()
EVERYTHING: dict[str, Value] = {
    "renaissance": True,
    "special_provinces": True,
    "oasis_reserve": "hold",
    "heroes": True,
    "monsters": 4,
}
TABLES: list[tuple[str, dict[str, Value], int]] = [
    ("mughals,aztecs", {}, 3),
    ("amazons,atlantis,aztecs", EVERYTHING, 12),
    ("japan,mughals,amazons,aztecs,atlantis", {}, 13),
]
"""Civilizations, further options, and the seed."""
KEPT: list[Callable[[Game], None]] = [
    test_packed.test_every_number_is_in_its_range_at_every_decision,
    test_packed.test_what_is_free_is_zero,
    test_plans.test_plans_can_be_played_and_cost_what_they_say,
    test_plans.test_what_is_changed_about_a_plan_is_changed,
    test_plans.test_answers_say_what_they_are,
    test_play.test_there_is_always_something_to_decide_until_the_game_ends,
    test_play.test_invariants_hold_at_every_decision,
    test_play.test_asking_changes_nothing,
    test_play.test_a_copy_is_equal_and_independent,
    test_play.test_copies_are_silent_and_listening_changes_nothing,
    test_play.test_points_add_up_and_places_follow_from_them,
    test_positions.test_every_position_is_saved_and_loaded_exactly,
    test_positions.test_a_loaded_position_plays_on_like_the_original,
    test_positions.test_spoilt_positions_are_refused_or_sound,
    test_records.test_a_record_replays_to_the_same_game,
    test_records.test_undo_goes_back_to_the_very_position,
    test_secrets.test_what_is_shown_depends_only_on_what_may_be_known,
    test_secrets.test_what_is_offered_depends_only_on_what_may_be_known,
    test_secrets.test_imagined_positions_are_sound_and_cost_the_original_nothing,
    test_secrets.test_what_is_imagined_depends_only_on_what_may_be_known,
    test_texts.test_everything_that_happens_can_be_told,
    test_texts.test_every_move_has_a_notation_of_its_own,
    test_texts.test_every_move_has_a_label_and_is_about_something,
    test_texts.test_what_cannot_be_done_says_why_and_by_which_rule,
    test_texts.test_a_terminal_can_show_it,
]


def tables(game: Game, share: float = 1.0) -> Iterator[Case]:
    for peoples, others, seed in TABLES:
        options = {"lost_kingdoms": True, "civilizations": peoples, **others}
        yield Case(game.setup(peoples.count(",") + 1, options), seed, default=False)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.__name__.removeprefix("test_"))
def test_the_contract_is_kept(kept: Callable[[Game], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[kept.__module__], "cases", tables)
    kept(GAME)
