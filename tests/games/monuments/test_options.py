"""Options of a game as they are named at the table, and what a finished game tells a laboratory."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.monuments.scenario import options
from trilithon.games import find
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.game import OPTIONS, Monuments
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import SetupError
from trilithon.kernel.peek import Peek
from trilithon.kernel.record import parse_record, replay


@pytest.fixture(scope="module")
def game() -> Monuments:
    return cast(Monuments, find("monuments"))


ENGINE = {
    ("start_player", 2): (c.O_START, 1),
    ("civ_assignment", "random"): (c.O_CHOOSE_CIV, 0),
    ("ability_deal", "by_civ"): (c.O_ABILITIES, 1),
    ("ability_deal", "none"): (c.O_ABILITIES, 2),
    ("first_turn_restriction", False): (c.O_FIRST_TURN, 0),
    ("weapons_need_permit", True): (c.O_WEAPON_PERMIT, 1),
    ("dice_cap", 0): (c.O_DICE_CAP, 0),
    ("supply_limits", "unlimited"): (c.O_HARD_SUPPLY, 0),
    ("retreat_split", "domain"): (c.O_ONE_RETREAT, 1),
    ("trade_needs_worker", True): (c.O_TRADE_WORKER, 1),
    ("quest_returns", "removed"): (c.O_QUEST_REMOVED, 1),
    ("quest_history", "received"): (c.O_QUEST_SINCE, 1),
    ("unlock_per_layer", 2): (c.O_UNLOCK, 2),
    ("round_limit", 0): (c.O_ROUNDS, 0),
    ("round_limit", 33): (c.O_ROUNDS, 33),
}


@pytest.mark.parametrize("option", ENGINE, ids=str)
def test_each_option_reaches_the_engine_and_is_saved(game: Monuments, option: tuple[str, object]) -> None:
    place, number = ENGINE[option]
    default = list(game.start(game.setup(3), 1).options)
    assert default == options(start_player=-1)
    s = game.start(game.setup(3, dict([option])), 1)
    assert list(s.options) == [number if at == place else old for at, old in enumerate(default)]
    saved = game.dump(s)
    assert saved["options"][option[0]] == option[1]
    assert game.load(saved).options == s.options


def test_all_options_are_here() -> None:
    assert [option.id for option in OPTIONS] == list(dict.fromkeys(name for name, _ in ENGINE))


@pytest.mark.rule("MS-GRD-01")
def test_the_limit_of_rounds_is_twenty_to_two_hundred_or_none(game: Monuments) -> None:
    for value in (0, 20, "100", 200):
        assert game.setup(2, {"round_limit": value}).options["round_limit"] == int(value)
    for value in (19, 201, 1, -1, "many"):
        with pytest.raises(SetupError, match="any whole number from 20 to 200"):
            game.setup(2, {"round_limit": value})


@pytest.mark.rule("MS-SET-04")
def test_a_start_player_whom_there_is_not_is_drawn(game: Monuments) -> None:
    assert game.start(game.setup(4, {"start_player": 4}), 1).start() == 3
    assert {game.start(game.setup(2, {"start_player": 4}), seed).start() for seed in range(20)} == {0, 1}


@pytest.mark.rule("MS-SET-04")
def test_records_of_version_1_counted_seats_from_0(game: Monuments) -> None:
    record = "trilithon record 2\ngame monuments\nrules {}\nseats 3\noption start_player 1\nseed 3\n"
    old, new = (replay(game, parse_record(record.format(rules))) for rules in (1, 2))
    assert (old.state.to_move, new.state.to_move) == (1, 0)
    assert old.setup.options["start_player"] == 2


def test_a_finished_game_tells_what_a_laboratory_asks(game: Monuments) -> None:
    s, rng = game.start(game.setup(3, {"round_limit": 20}), 5), seeded(5)
    while s.to_move != NOBODY:
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    study = game.study(s, lambda: pytest.fail("the last position knows all that is asked"))
    for trait in ("civilization", "ability", "score_card", "deck", "order"):
        assert len({traits[trait] for traits in study.traits}) == 3
    assert study.measures["rounds"] == 20
    look = Peek(s)
    kept = [quest for seat in range(3) for quest in (*look.quests[seat], *look.completed[seat])]
    assert len(study.chances["quest"]) == len(kept)
    assert sum(taken for taken, _ in study.chances["quest"].values()) == sum(map(len, look.completed))
    taken = [game.box.common_ids[common] for common, owner in enumerate(look.commons) if owner >= 0]
    assert [name for name, chance in study.chances["common"].items() if chance == (1, 1)] == taken
