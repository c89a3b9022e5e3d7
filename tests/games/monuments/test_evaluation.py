"""What a position is worth at a glance: whatever brings a layer nearer is worth more, and nothing counts twice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monuments.table import Table, random_game
from trilithon.agents import make_agent
from trilithon.games import find
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.evaluation import LAST_TURN, expected, expected_points, rounds_left
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.reach import FARTHEST, STEP, Outlook
from trilithon.games.monuments.engine.scoring import metric, points
from trilithon.games.monuments.engine.spots import usable_count
from trilithon.games.monuments.engine.steps.activate import ACTIVATE
from trilithon.games.monuments.engine.steps.attackers import WHICH_ATTACKER
from trilithon.games.monuments.engine.steps.card import PLAY, PLAY_CARD, REST
from trilithon.games.monuments.engine.steps.keep_quests import KEEP_QUESTS
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.pay import PAY
from trilithon.games.monuments.engine.steps.produce import WHERE_PRODUCE
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.games.monuments.engine.survey import Places, survey
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.peek import Peek
from trilithon.kernel.playthrough import Playthrough


def worth(table: Table, seat: int = 0) -> float:
    return expected_points(table.s)[seat]


def settled() -> Table:
    """Greece on its first three hexes."""
    return Table().units(0, "1301", "worker").units(0, "1302", "worker").units(0, "1202", "worker")


def test_at_the_end_it_is_the_score() -> None:
    *_, last = random_game(3, 5)
    assert not last.depth()
    assert last.evaluate() == [float(n) for n in points(last)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_survey_counts_as_the_rules_do(seats: int) -> None:
    for at, s in enumerate(random_game(seats, seats + 6)):
        if at % 7 or Peek(s).score_card[0] < 0:
            continue
        for seat in range(seats):
            v = survey(s, seat)
            assert v.land == metric(s, seat, c.M_LAND)
            assert v.workers == metric(s, seat, c.M_WORKERS)
            assert v.power == metric(s, seat, c.M_POWER)
            assert v.upgrades == metric(s, seat, c.M_UPGRADES)
            assert c.purse_size(v.tokens) == metric(s, seat, c.M_RESOURCES)
            for building in range(c.BUILDINGS):
                assert int(v.usable[building]) == usable_count(s, seat, building)


def test_what_a_layer_needs_is_worth_more_than_what_it_does_not() -> None:
    bare = worth(settled())
    needed = worth(settled().tokens("1301", wood=1))
    not_needed = worth(settled().tokens("1202", metal=1))
    assert needed > not_needed > bare


def test_a_layer_is_worth_more_than_being_ready_for_it() -> None:
    ready = settled().tokens("1301", wood=1).tokens("1302", sheep=1)
    before = worth(ready)
    ready.do("play monument")
    while not ready.s.is_on_top(PLAY_CARD):
        ready.s.play(ready.s.moves()[0])
    assert ready.look.layers[0] == 1
    assert worth(ready) > before


def test_every_layer_is_worth_more_than_the_one_before() -> None:
    values = [worth(settled().layers(0, n)) for n in range(5)]
    assert values == sorted(values)
    assert values[4] - values[0] > 12


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("a worker", settled().units(0, "1301", "worker")),
        ("land of a new kind", settled().units(0, "1200", "worker")),
        ("a factory", settled().buildings(0, "1302", "factory")),
        ("a town", settled().buildings(0, "1202", "town")),
        ("a fort", settled().buildings(0, "1202", "fort")),
        ("an upgraded Production", settled().green(0, "produce")),
        ("an upgraded Movement", settled().green(0, "move")),
        ("faster workers", settled().bonus(0, "roads")),
        ("a permit", settled().bonus(0, "charter")),
        ("less land to control", settled().bonus(0, "surveyors")),
        ("fewer sacrifices", settled().bonus(0, "mercy")),
    ],
)
def test_what_helps_is_worth_something(what: str, more: Table) -> None:
    assert worth(more) > worth(settled()) + 0.05, what


def test_a_town_with_two_workers_is_worth_more_than_one_without() -> None:
    town = settled().buildings(0, "1202", "town")
    alone = worth(town.units(0, "1301", "worker"))
    other = settled().buildings(0, "1202", "town").units(0, "1202", "worker")
    assert worth(other) > alone


def test_growing_fast_is_worth_more_while_there_is_much_to_grow() -> None:
    def gain(layers: int) -> float:
        one = settled().units(0, "1202", "worker").units(0, "1302", "worker").buildings(0, "1202", "town")
        two = settled().units(0, "1202", "worker").units(0, "1302", "worker").buildings(0, "1202", "town")
        two.buildings(0, "1302", "town").green(0, "populate")
        return worth(two.layers(0, layers)) - worth(one.layers(0, layers))

    gains = [gain(layers) for layers in range(5)]
    assert gains == sorted(gains, reverse=True)
    assert gains[4] > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_the_first_tokens_are_laid_where_the_first_layer_is_paid(seed: int) -> None:
    game = find("monuments")
    play = Playthrough.start(game, game.setup(2, {"civ_assignment": "random"}), seed)
    agent = make_agent("greedy", seed)
    s = play.state
    while isinstance(s, Position) and Peek(s).round == 0:
        play.play(agent.choose(s))
        s = play.state
    assert isinstance(s, Position)
    for seat in range(2):
        at = s.monument_of(seat) * 6
        beside = [int(s.chart.near[side]) for side in range(at, at + 6) if s.chart.river[side] < 0]
        laid = {int(s.chart.terrain[spot]) for spot in beside if spot < s.chart.lands and s.tokens_in(spot)}
        assert laid == {c.WOOD, c.SHEEP}


def test_cards_in_the_discard_are_worth_a_part_of_a_turn() -> None:
    all_in_hand = worth(settled())
    assert all_in_hand > worth(settled().played(0, "move")) > worth(settled().played(0, "move", "produce"))


def test_idle_workers_are_worth_more_near_free_land() -> None:
    at_bridge = bridged(settled(), "1202", "1102").units(0, "1202", "worker")
    farther = bridged(settled(), "1202", "1102").units(0, "1301", "worker")
    assert worth(at_bridge) > worth(farther)


def ways(table: Table, *idle: str) -> list[int]:
    """How far those are who are on their way to free land, each to a hex of its own, the nearest first."""
    places = Places()
    for name in idle:
        places.add(table.hex(name), 1)
    view = Outlook(table.s, 0, places)
    found = [view.send_the_nearest() for _ in idle]
    return [way for way in found if way < FARTHEST]


def idle_in(table: Table, name: str) -> int:
    places = survey(table.s, 0).idle
    return sum(int(places.people[n]) for n in range(places.size) if places.spots[n] == table.hex(name))


def bridged(table: Table, *ends: str) -> Table:
    chart, first = table.s.chart, table.hex(ends[0])
    sides = range(first * 6, first * 6 + 6)
    river = next(chart.river[at] for at in sides if chart.near[at] == table.hex(ends[1]))
    table.look.bridges[river] = 1
    return table


def test_bridges_and_ferries_shorten_the_way() -> None:
    before = ways(settled(), "1202")
    assert ways(bridged(settled(), "1202", "1102"), "1202") < before
    crowd = ["1301"] * 6
    assert sum(ways(settled().ferry("1402", "1301"), *crowd)) < sum(ways(settled(), *crowd))


def test_a_ferry_is_for_those_who_can_get_there() -> None:
    far_from_dock = settled().units(0, "1100", "worker")
    assert ways(far_from_dock, "1100") == ways(far_from_dock.ferry("1402", "1301"), "1100")


def test_everybody_idle_goes_to_another_hex() -> None:
    two = ways(bridged(settled(), "1202", "1102"), "1202", "1202")
    assert two[0] == STEP < two[1]


def test_whoever_is_farther_away_has_a_longer_way() -> None:
    together, apart = (ways(bridged(settled(), "1202", "1102"), "1202", other) for other in ("1202", "1301"))
    assert together[0] == apart[0]
    assert together[1] < apart[1]


def test_land_that_is_taken_makes_no_other_land_farther() -> None:
    """Or nobody would take what several are near to."""
    before = ways(bridged(settled(), "1202", "1102"), "1202", "1202", "1202")
    after = ways(bridged(settled(), "1202", "1102").units(0, "1102", "worker"), "1202", "1202")
    assert after == before[1:]


def test_who_boards_is_idle_at_the_dock_and_then_at_sea() -> None:
    dock = settled().ferry("1402", "1301").units(0, "1301", "worker", "worker")
    assert idle_in(dock, "1301") == 2
    dock.do("play move", "move 1301 worker", "board ferry 1 wait")
    assert idle_in(dock, "1301") == 2, "one of them waits for the other"
    dock.do("move 1301 worker", "board ferry 1")
    assert idle_in(dock, "1402") == 2
    landing = [
        dock.s.chart.landing[dock.hex(name) * dock.s.chart.hexes + dock.hex("1402")]
        for name in ("1304", "1404")
    ]
    assert ways(dock, "1402") == [min(landing)]


def test_quests_that_are_nearly_done_are_worth_more() -> None:
    none = worth(settled().holds(0))
    far = worth(settled().holds(0, "qc09"))
    near = worth(settled().holds(0, "qs01"))
    done = worth(settled().units(0, "1200", "worker").holds(0, "qs01"))
    assert far < none < near
    assert done - worth(settled().units(0, "1200", "worker").holds(0)) > near - none


def test_quests_overseas_are_far_away_though_little_is_missing() -> None:
    table = settled().layers(0, 4)
    for at in ("1200", "1100", "1101", "1001", "1102", "1103", "1304"):
        table.units(0, at, "worker")
    none = worth(table.holds(0))
    assert worth(table.holds(0, "qc07")) < none, "ten hexes, but none on another continent"
    assert worth(table.holds(0, "qs01")) > none


def test_a_payment_under_way_counts_as_made() -> None:
    table = settled().tokens("1302", sheep=3).units(0, "1101", "worker").tokens("1101", sheep=1)
    before = table.s.evaluate()[0]
    table.do("play build", "build factory 1302")
    assert table.s.is_on_top(PAY)
    assert table.s.evaluate()[0] > before - 1.0
    assert table.s.is_on_top(PAY), "it only looks"


def test_a_stronger_neighbour_is_a_threat() -> None:
    peace = settled().units(1, "1100", "worker")
    war = settled().units(1, "1101", "army")
    calm = settled().units(1, "1100", "army")
    assert worth(war) < worth(calm)
    assert worth(peace) > worth(war)


def test_whoever_still_plays_in_the_last_round_is_expected_to_gain() -> None:
    table = settled()
    s = table.s
    table.look.ending = 1
    to_come = expected(s, 1)
    table.look.active = 1
    s.push(PLAY_CARD, 1)
    begins = expected(s, 1)
    s.push(ACTIVATE, 1)
    under_way = expected(s, 1)
    assert begins == under_way + LAST_TURN
    assert to_come >= begins


@pytest.mark.parametrize("seats", [2, 4])
def test_a_glimpse_tells_own_positions_apart_as_the_evaluation_does(seats: int) -> None:
    """Between two battles and before the last round it is the seat's own part of it."""
    compared = 0
    for at, s in enumerate(random_game(seats, seats + 2)):
        if at % 11 == 0 and s.to_move >= 0 and Peek(s).target < 0 and not Peek(s).ending:
            assert s.glimpse(s.to_move) == s.evaluate()[s.to_move]
            compared += 1
    assert compared > 10


def test_the_last_turns_are_few() -> None:
    table = settled()
    assert rounds_left(table.s, 0) > 20
    table.look.ending = 1
    table.look.active = table.look.start = 0
    assert (rounds_left(table.s, 0), rounds_left(table.s, 1)) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("question", "closes"),
    [
        (LAST_WINDOW, True),
        (WHERE_PRODUCE, True),
        (GIVE_WEAPON, False),
        (WHICH_ATTACKER, False),
        (KEEP_QUESTS, False),
    ],
)
def test_only_what_ends_the_action_closes(question: Step[Any], closes: bool) -> None:
    table = settled()
    table.s.push(question, 0)
    assert table.s.closes(c.DONE) is closes
    assert table.s.asks(c.DONE)


def test_a_card_that_is_begun_is_not_done() -> None:
    table = settled()
    assert not table.s.closes(make_move(PLAY, c.MOVE))
    assert table.s.closes(REST)
