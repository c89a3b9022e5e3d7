"""Whole games with Mughals: nothing is lost, records and kept content play them again, imagining changes nothing."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.monumental.modules.lined import GAME, ON
from tests.games.monumental.soundness import problems
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.mughals.engine.own import own
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record

TABLES = ["mughals,egypt", "greece,mughals,china", "japan,denmark,mughals,egypt", "egypt,mughals"]


def with_mughals(case: int) -> dict[str, object]:
    return {
        **ON,
        "civilizations": TABLES[case % len(TABLES)],
        "renaissance": case % 2 == 0,
        "heroes": case % 3 == 0,
        "monsters": 3 if case % 4 == 1 else 0,
        "special_provinces": case % 5 == 2,
        "trigger_limit": "once" if case % 2 else "each",
    }


@pytest.mark.parametrize("case", range(8))
def test_at_every_decision_of_a_game_everything_is_in_order(case: int) -> None:
    """Culture is plentiful, so that all Policies are developed; a position is written and read now and then."""
    civilizations = TABLES[case % len(TABLES)].split(",")
    s = GAME.start(GAME.setup(len(civilizations), with_mughals(case)), case)
    rng, decisions = seeded(case), 0
    while s.to_move != NOBODY:
        if s.phase() == c.ACTIVATING and s.to_move == own(s).seat:
            s.d[s.at.goods + s.to_move * c.RESOURCES + c.CULTURE] = 3
        moves = s.moves()
        wanted = [move for move in moves if GAME.write(s, move).split()[0] in ("develop", "policy", "copy")]
        chosen = wanted if wanted and rng.below(2) else moves
        s.play(chosen[rng.below(len(chosen))])
        decisions += 1
        assert problems(s) == []
        assert list(GAME.invariants(s)) == []
        if decisions % 9 == 0 and s.to_move != NOBODY:
            assert GAME.load(GAME.dump(s)).fingerprint() == s.fingerprint()
            imagined = cast(Position, s.imagine(s.to_move, seeded(decisions)))
            assert GAME.view(imagined, s.to_move) == GAME.view(s, s.to_move)
    measures = GAME.study(s, lambda: pytest.fail("nobody asks")).measures
    assert measures["mughal_policies_attached"] == s.size(s.developed(own(s).seat)) >= 2
    assert measures["mughal_policies_activated"] >= 1


def test_a_game_is_recorded_and_replayed_with_content_that_was_kept() -> None:
    setup = GAME.setup(3, with_mughals(1))
    play = Playthrough.start(GAME, setup, 5)
    while not play.over:
        play.play(play.legal[len(play.played) * 7 % len(play.legal)])
    record = parse_record(write_record(play))
    assert replay(GAME, record).state.fingerprint() == play.state.fingerprint()
    again = Monumental(kept=GAME.parts(setup.options))
    assert replay(again, record).state.fingerprint() == play.state.fingerprint()


def test_without_lost_kingdoms_a_game_is_what_it_was() -> None:
    s = GAME.start(GAME.setup(2), 1)
    assert not {"policy_line", "policy_attached", "policy_crossing"} & set(s.layout.by_name)
    assert not any("lines" in player for player in GAME.view(s, 0)["players"])


@pytest.mark.rule("MO-POL-03", "MO-LK-17")
def test_views_say_which_policies_are_active() -> None:
    """Those of the lines of a Mughal, in its own turn only; of everybody else the newest, whosever turn it is."""
    s = cast(Position, GAME.start(GAME.setup(2, {**ON, "civilizations": "mughals,egypt"}), 3))
    rng = seeded(3)
    most, others, used = 0, 0, 0
    while s.to_move != NOBODY:
        for seat in range(2):
            s.d[s.at.goods + seat * c.RESOURCES + c.CULTURE] = 9
        mughals, egypt = GAME.view(s, NOBODY)["players"]
        tabs = [tab for tab in mughals["lines"].values() if tab and tab["active"]]
        active = mughals["active_policies"]
        assert sorted((one["id"], one["used"]) for one in active) == sorted(
            (tab["policy"], tab["used"]) for tab in tabs
        )
        assert s.active() == 0 or not active
        assert [one["id"] for one in egypt["active_policies"]] == egypt["developed"][-1:]
        most = max(most, len(active))
        others += s.active() == 0 and bool(egypt["active_policies"])
        used += any(one["used"] for one in egypt["active_policies"])
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    assert most == 2
    assert others
    assert used
