"""Options of play (PA-OPT-01, -03, -04, -06, -07)."""

from __future__ import annotations

import pytest

from tests.games.pantheon.common import TAKE_J7, TAKE_LAST_GOD, draw_three, last_god, then_persia
from tests.games.pantheon.scenario import Play, Scenario
from trilithon.games import find
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import SetupError

BONUS = {"half", "god", "column", "step", "sacrifice", "reserve"}


@pytest.mark.rule("PA-OPT-01", "PA-OPT-03", "PA-OPT-04", "PA-OPT-06", "PA-OPT-07")
def test_defaults() -> None:
    options = find("pantheon").setup(2).options
    wanted = {
        "bonus_mode": "random",
        "traitera_after_trigger": True,
        "gaiviles_in_buying": False,
        "stall_rounds": 5,
        "open_half_gods": False,
    }
    assert {name: options[name] for name in wanted} == wanted


@pytest.mark.rule("PA-OPT-01")
def test_bonus_tiles_are_dealt_at_random_by_default() -> None:
    game = find("pantheon")
    dealt = []
    for seed in range(40):
        position = game.dump(game.start(game.setup(3), seed))
        waiting = [player["bonus_waiting"] for player in position["players"]]
        if None not in waiting:  # a nation asks something before they act
            assert {*waiting, *position["table"]["bonus_box"]} == BONUS
            assert position["table"]["bonus_open"] == []
            dealt.append(tuple(waiting))
    assert len(set(dealt)) > 5


@pytest.mark.rule("PA-OPT-01")
def test_bonus_tiles_can_be_chosen_instead() -> None:
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    play = Play(game, game.start(game.setup(2, {"bonus_mode": "choice", "first_player": "1"}), 3))
    while play.asked != "pick_bonus":
        assert play.asked != "action"
        play.do(play.legal[0])
    assert play.to_move == 1
    assert {*play.legal} == {f"bonus {tile}" for tile in BONUS}


@pytest.mark.rule("PA-OPT-01")
def test_no_other_way_of_dealing_is_known() -> None:
    with pytest.raises(SetupError, match="random, choice"):
        find("pantheon").setup(2, {"bonus_mode": "auction"})


# -- Traitera ----------------------------------------------------------------------------------------


@pytest.mark.rule("PA-OPT-03")
@pytest.mark.parametrize("allowed", [True, False])
def test_traitera_after_the_trigger(allowed: bool) -> None:
    play = last_god(traitera_after_trigger=allowed).owns(0, "traitera").play().do(*TAKE_LAST_GOD)
    assert (play.asked == "traitera") == allowed
    assert play.table["epoch"] == (1 if allowed else 2)
    assert play.player(0)["gods"] == {"traitera": 1}


@pytest.mark.rule("PA-OPT-03")
def test_without_a_trigger_traitera_is_always_allowed() -> None:
    play = draw_three(last_god(traitera_after_trigger=False).owns(0, "traitera").play())
    assert play.legal == ["use", "decline"]


@pytest.mark.rule("PA-OPT-03")
def test_a_trigger_in_a_traitera_action_forbids_the_next_one() -> None:
    scenario = last_god(traitera_after_trigger=False).owns(0, "traitera", 2)
    play = draw_three(scenario.play()).do("use", *TAKE_LAST_GOD)
    assert play.table["epoch"] == 2
    assert play.player(0)["gods"] == {"traitera": 1}


@pytest.mark.rule("PA-OPT-03")
def test_loot_taken_last_forbids_traitera_too() -> None:
    scenario = then_persia(Scenario(options={"traitera_after_trigger": False})).owns(0, "traitera")
    play = scenario.hand(0, movement=1).loot(j7="reserve_feet").play().do(*TAKE_J7)
    assert play.table["epoch"] == 2


# -- jumps while buying ------------------------------------------------------------------------------


def buying_with_gaiviles(copies: int, allowed: bool = True) -> Play:
    """Over i4 leads a jump to i3, over j6 one to j7; seat 0 goes shopping with 6 money."""
    scenario = Scenario(options={"gaiviles_in_buying": allowed}).feet(1, "i4", "j6").hand(0, money_1=7)
    return scenario.owns(0, "gaiviles", copies).play().do("buy", *["coin 1"] * 6, "paid")


@pytest.mark.rule("PA-OPT-04")
def test_jumps_in_buying_are_an_option() -> None:
    assert {"foot i3", "foot j7"} <= {*buying_with_gaiviles(1).legal}
    assert not {"foot i3", "foot j7"} & {*buying_with_gaiviles(1, allowed=False).legal}
    assert not {"foot i3", "foot j7"} & {*buying_with_gaiviles(0).legal}


@pytest.mark.rule("PA-OPT-04")
@pytest.mark.parametrize(("copies", "second"), [(1, False), (2, True)])
def test_each_gaiviles_gives_one_jump_per_buying(copies: int, second: bool) -> None:
    play = buying_with_gaiviles(copies).do("foot i3")
    assert ("foot j7" in play.legal) == second
    assert second or play.why_not("hex:j7") == ("PA-JUMP-01", "pantheon-reason-no-jump-left")
    assert play.table["budget"] == 5, "the landing costs the usual 1"


@pytest.mark.rule("PA-OPT-04")
def test_the_next_buying_has_its_own_jumps() -> None:
    play = draw_three(buying_with_gaiviles(1).do("foot i3", "stop")).do("buy", "coin 1", "paid")
    assert "foot j7" in play.legal


# -- the guard ---------------------------------------------------------------------------------------


def after_stalled_turns(turns: int, rounds: int, seats: int = 2) -> int:
    """The number of the epoch after so many turns of drawing."""
    scenario = then_persia(Scenario(seats, options={"stall_rounds": rounds})).gods("vinthrad")
    scenario.table["stalled_turns"] = turns - 1
    number: int = draw_three(scenario.play()).table["epoch"]
    return number


@pytest.mark.rule("PA-OPT-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [2, 3, 5, 8])
def test_the_guard_acts_after_so_many_rounds(rounds: int, seats: int) -> None:
    assert after_stalled_turns(rounds * seats - 1, rounds, seats) == 1
    assert after_stalled_turns(rounds * seats, rounds, seats) == 2


@pytest.mark.rule("PA-OPT-06")
def test_the_guard_can_be_switched_off() -> None:
    assert after_stalled_turns(1, 0) == 1
    assert after_stalled_turns(500, 0) == 1


@pytest.mark.rule("PA-OPT-06")
@pytest.mark.parametrize("rounds", [1, -1, -5])
def test_too_few_rounds_are_refused(rounds: int) -> None:
    with pytest.raises(SetupError, match="stall_rounds"):
        find("pantheon").setup(2, {"stall_rounds": rounds})


# -- open half gods ----------------------------------------------------------------------------------


def after_plaesiris(is_open: bool) -> Play:
    """Seat 0 has just drawn half gods of value 2 and 3 from the stack; seat 1 has one of value 5."""
    scenario = Scenario(options={"open_half_gods": is_open}).half_gods(1, 5, seen=True).half_stack(2, 3)
    scenario.hand(0, movement=1).loot(j7="god", l4="step").gods_stack("plaesiris")
    return scenario.play().do(*TAKE_J7)


@pytest.mark.rule("PA-OPT-07")
def test_half_gods_are_closed_by_default() -> None:
    play = after_plaesiris(False)
    for viewer in (1, NOBODY):
        assert "half_god_values" not in play.view(viewer)["players"][0]
        assert [message.args.get("value") for message in half_gods_told(play, viewer)] == [None, None]
    assert "half_god_values" not in play.view(0)["players"][1]


@pytest.mark.rule("PA-OPT-07")
def test_by_option_all_half_gods_are_public_once_taken() -> None:
    play = after_plaesiris(True)
    for viewer in (0, 1, NOBODY):
        players = play.view(viewer)["players"]
        assert [player["half_god_values"] for player in players] == [[2, 3], [5]]
        assert [message.args["value"] for message in half_gods_told(play, viewer)] == [2, 3]
        assert play.view(viewer)["half_gods"]["stack"] == 21 - 3, "those in the stack stay hidden"


def half_gods_told(play: Play, viewer: int) -> list[Message]:
    return [message for message in play.told(viewer) if message.id.startswith("pantheon-log-half-god")]
