"""Plans: what is paid from where, what is exchanged, who attacks. The map is described in `table.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.games.monuments.contents import game, say, tables
from tests.games.monuments.scenario import Play, Scenario
from tests.games.monuments.table import OPTIONS, random_game
from tests.games.monuments.test_monument import ready
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.start import start_position
from trilithon.games.monuments.engine.steps.leave_out import charge
from trilithon.games.monuments.game import Monuments
from trilithon.games.monuments.view import view
from trilithon.games.monuments.words.chances import odds
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.plan import Plan, PlanPart, PlanThing, Prepare, Row
from trilithon.kernel.rows import only_answer, read_row


def plan_of(s: Position, *wish: str) -> Plan:
    plan = game().plan(s, wish)
    assert plan is not None
    return plan


def part(plan: Plan, asked: str) -> PlanPart:
    return next(one for one in plan.parts if one.asked == asked)


def thing(plan: Plan, target: str, what: str = "") -> PlanThing:
    found = [one for one in plan.parts for one in one.things if one.thing == target]
    return next(one for one in found if not what or one.what == what)


def numbers(part: PlanPart) -> dict[str, int]:
    return {f"{one.thing} {one.what}": one.n for one in part.things if one.n}


def chosen(part: PlanPart) -> str:
    (one,) = [option for option in part.options if option.is_chosen]
    return say(one.label)


def alternatives(plan: Plan) -> Iterator[Row]:
    for one in plan.parts:
        yield from (option.row for option in one.options)
        for choice in one.things:
            yield from (row for row in (choice.fewer, choice.more, choice.click) if row is not None)


def carried_out(s: Position, row: Row) -> Position:
    """Every answer is legal where it is given, or has been given by the kernel already."""
    trial = game().twin(s)
    for move in [*read_row(game(), s, " ".join(row)).decisions, None]:
        while trial.depth() and (given := only_answer(trial, trial.moves())) is not None:
            trial.play(given)
        if move is not None:
            trial.play(move)
    return trial


def is_complete(s: Position, after: Position) -> bool:
    """Nothing is left of the questions of how: somebody else is asked, something is shown, or it is asked what."""
    if after.to_move != s.to_move or after.reveals != s.reveals:
        return True
    words = game().asked(after)
    return words is None or words.usual(after) is None


# -- all plans -----------------------------------------------------------------------------------------


def test_plans_of_random_games_are_legal_and_complete_and_so_are_all_that_they_offer() -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        for number, s in enumerate(random_game(2 + seed % 3, seed)):
            if number % 23 or not s.depth():
                continue
            before = s.numbers()
            outlooks = game().outlooks(s, s.moves())
            begun = [
                game().write(s, move)
                for move, look in zip(s.moves(), outlooks, strict=True)
                if look.prepare is Prepare.ALWAYS
            ]
            for wish in [[], *([move] for move in begun)]:
                plan = game().plan(s, wish)
                assert (plan is not None) or not wish
                if plan is None:
                    continue
                assert is_complete(s, carried_out(s, plan.row))
                for row in list(alternatives(plan))[:12]:
                    other = plan_of(s, *row)
                    assert list(other.row[: len(row)]) == list(row)
                    assert is_complete(s, carried_out(s, other.row))
                found.update(one.asked for one in plan.parts)
            assert s.numbers() == before
    assert {"pay", "trade_for"} <= found.keys(), found


# -- payments ------------------------------------------------------------------------------------------


def two_forests() -> Play:
    scenario = Scenario().units(0, "1301", worker=1).units(0, "1302", worker=1)
    return scenario.tokens("1301", wood=3).tokens("1302", wood=1).play()


@pytest.mark.rule("MS-SPD-01")
def test_what_is_built_is_paid_from_where_most_lies_unless_it_is_said_otherwise() -> None:
    play = two_forests().do("play build")
    plan = plan_of(play.state, "build ferry 1302-1402")
    assert plan.row == ["build ferry 1302-1402", "spend 1301 1 wood"]
    assert (plan.pays, plan.gains, say(plan.does)) == ({"wood": 1}, {}, "Build")
    there = thing(plan, "hex:1302", "wood")
    assert (there.n, there.most, there.told["kind"]) == (0, 1, "wood")
    assert there.click == ["build ferry 1302-1402", "spend 1302 1 wood"]
    other = plan_of(play.state, *there.click)
    assert numbers(part(other, "pay")) == {"hex:1302 wood": 1}
    after = carried_out(play.state, other.row)
    assert view(after, 0)["ferries"][0]["dock"] == "1302"
    assert game().purse(after, 0)["wood"] == 3


@pytest.mark.rule("MS-SPD-01", "MS-SPD-04")
def test_every_way_to_pay_can_be_chosen_and_no_other() -> None:
    scenario = Scenario()
    for at, tokens in {
        "1301": {"wood": 2, "sheep": 1},
        "1302": {"wood": 1, "sheep": 2, "metal": 1},
        "1202": {"wood": 1},
    }.items():
        scenario.units(0, at, worker=1).tokens(at, **tokens)
    s = scenario.play().state
    charge(s, 0, c.purse_of(2, 2, 1, 0), 2)
    ways = {_left(after) for after in _paid(s)}
    seen: dict[str, None] = {}
    open_rows: list[Row] = [[]]
    reached = set()
    while open_rows:
        row = open_rows.pop()
        plan = plan_of(s, *row)
        if str(plan.row) in seen:
            continue
        seen[str(plan.row)] = None
        reached.add(_left(carried_out(s, plan.row)))
        open_rows += alternatives(plan)
    assert len(ways) > 10
    assert reached == ways


def _paid(s: Position) -> Iterator[Position]:
    if game().view(s, 0)["asked"] != "pay":
        yield s
        return
    for move in s.moves():
        after = game().twin(s)
        after.play(move)
        yield from _paid(after)


def _left(s: Position) -> str:
    return str([place.get("tokens") for place in view(s, 0)["hexes"]])


@pytest.mark.rule("MS-SPD-04", "MS-MON-03")
def test_a_layer_is_paid_with_its_card_and_a_discount_spares_what_is_short() -> None:
    play = ready(1).upgraded(0, "monument").tokens("1301", wood=1).play()
    plan = plan_of(play.state, "play monument")
    assert numbers(part(plan, "leave_out")) == {"resource:sheep sheep": 1}
    assert plan.pays == {"wood": 1}
    other = plan_of(play.state, *(thing(plan, "resource:wood").more or []))
    assert other.pays == {"sheep": 1}
    assert other.row[0] == "play monument"


def test_a_price_of_a_pack_is_in_the_plan_and_in_the_view(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[price]]\nid = "ferry"\ncost = { wood = 2 }\n')
    play = two_forests().do("play build")
    tuned = Monuments([pack])
    s = tuned.load({**game().dump(play.state), "content": tuned.content_digest})
    plan = tuned.plan(s, ["build ferry 1302-1402"])
    assert plan is not None
    assert plan.pays == {"wood": 2}
    assert tuned.view(s, 0)["costs"]["piece:ferry"] == {"cost": {"wood": 2}, "less": 0, "short": 0}


@pytest.mark.rule("MS-BLD-01", "MS-TRN-03", "MS-UPG-01")
def test_views_say_what_things_cost_and_what_is_missing() -> None:
    s = two_forests().do("play build").state
    shown = view(s, 0)
    assert shown["costs"]["piece:fort"] == {"cost": {"wood": 1, "metal": 1}, "less": 0, "short": 1}
    assert shown["asked_about"]["pieces"]["piece:ferry"]["short"] == 0
    assert "piece:farm" not in shown["asked_about"]["pieces"], "nobody has the ability"
    assert "piece:army" in shown["costs"]
    assert "pieces" not in view(s, 1)["asked_about"]
    me = shown["players"][0]
    assert me["next_layer"]["short"] == 1
    assert {card["card"]: card["short"] for card in me["cards"]}["produce"] == 2
    free = Scenario().upgraded(0, "build").play().do()
    assert view(free.state, 0)["costs"]["piece:fort"]["less"] == 1


# -- exchanges -----------------------------------------------------------------------------------------


@pytest.mark.rule("MS-TRD-01")
def test_an_exchange_gives_what_is_spare_for_what_is_lacking() -> None:
    scenario = Scenario().layers(0, 1).units(0, "1301", worker=1).units(0, "1302", worker=1)
    play = scenario.tokens("1301", wood=3, sheep=1).tokens("1302", sheep=3).play()
    plan = plan_of(play.state, "play trade")
    assert (chosen(part(plan, "trade")), chosen(part(plan, "trade_for"))) == ("Give 2 sheep", "1 metal")
    assert plan.pays == {"sheep": 2}
    assert [option.told["kind"] for option in part(plan, "trade").options] == ["wood", "sheep"]
    assert part(plan, "trade").options[0].told["n"] == 2
    assert numbers(part(plan, "pay")) == {"hex:1301 sheep": 1, "hex:1302 sheep": 1}
    wood = plan_of(play.state, *part(plan, "trade").options[0].row)
    assert (wood.pays, wood.row) == ({"wood": 2}, ["play trade", "give wood", "kind metal"])
    wheat = next(option for option in part(wood, "trade_for").options if option.told["kind"] == "wheat")
    after = carried_out(play.state, plan_of(play.state, *wheat.row).row)
    assert view(after, 0)["asked"] == "trade_to"


@pytest.mark.rule("MS-TRD-01")
def test_what_was_given_is_not_what_is_usually_taken_and_is_shown_while_that_is_asked() -> None:
    scenario = Scenario().layers(0, 5).units(0, "1301", worker=1).units(0, "1302", worker=1)
    play = scenario.tokens("1301", wood=2).tokens("1302", sheep=2, metal=2, wheat=1).play()
    plan = plan_of(play.state, "play trade", "give wood")
    assert chosen(part(plan, "trade_for")) == "1 wheat"
    play.do("play trade", "give wood")
    assert view(play.state, 1)["asked_about"]["given"] == {"wood": 2}
    asked = plan_of(play.state)
    assert (asked.row, asked.parts[0].asked) == (["kind wheat"], "trade_for")


def test_whether_there_is_another_exchange_is_for_the_player_to_say() -> None:
    scenario = Scenario().upgraded(0, "trade").units(0, "1301", worker=1).units(0, "1302", worker=1)
    play = scenario.tokens("1301", wood=2).tokens("1302", sheep=2).play()
    play.do("play trade", "give wood", "kind metal", "at 1301")
    assert play.asked == "trade"
    assert game().plan(play.state, []) is None
    assert plan_of(play.state, "give wood").pays == {"wood": 1}


# -- attacks -------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-ATK-02", "MS-ATK-07")
def test_all_of_the_strongest_hex_attack_and_those_of_another_in_their_place() -> None:
    scenario = Scenario().units(0, "1302", army=2, airforce=1).units(0, "1201", armed=2)
    play = scenario.units(1, "1202", army=1).play().do("play attack", forced=False)
    if play.asked == "target":
        play.do("attack 1202", forced=False)
    s = play.state
    plan = plan_of(s)
    row = ["send 1302 army", "send 1302 army", "send 1302 airforce", "done"]
    assert (plan.row, plan.is_final, say(plan.does)) == (row, True, "Attack")
    army, armed = thing(plan, "unit:1302:army"), thing(plan, "unit:1201:armed")
    assert (army.n, army.most, army.told["power"], army.told["piece"]) == (2, 2, 3, "army")
    assert plan.shown["battle"]["power"] == 8
    assert len(plan.shown["battle"]["force"]) == 3
    assert (armed.n, armed.most, armed.fewer) == (0, 2, None)
    assert armed.more == ["send 1201 armed", "done"], "only with the upgraded card from several hexes"
    fewer = plan_of(s, *(army.fewer or []))
    assert fewer.shown["battle"]["power"] == 5
    assert fewer.shown["battle"]["odds"]["win"] < plan.shown["battle"]["odds"]["win"]
    alone = plan_of(s, "send 1302 airforce", "done")
    assert thing(alone, "unit:1302:airforce").fewer == ["send 1302 army", "done"], "somebody goes"


@pytest.mark.rule("MS-ATK-02")
def test_with_the_upgraded_card_they_come_from_everywhere() -> None:
    scenario = Scenario().upgraded(0, "attack").units(0, "1302", army=1).units(0, "1201", armed=1)
    play = scenario.ferry("1203", aboard=[("armed", ""), ("worker", "")]).units(1, "1202", army=1).play()
    play.do("play attack", forced=False)
    if play.asked == "target":
        outlook = dict(zip(play.legal, game().outlooks(play.state, play.state.moves()), strict=True))
        assert outlook["attack 1202"].prepare is Prepare.ALWAYS
        assert game().told(play.state, play.state.moves()[0])["against"] == 3
        play.do("attack 1202", forced=False)
    plan = plan_of(play.state)
    assert numbers(plan.parts[0]) == {
        "unit:1201:armed armed": 1,
        "unit:1302:army army": 1,
        "passenger:1:1 armed": 1,
    }
    without = plan_of(play.state, *(thing(plan, "passenger:1:1").click or []))
    assert without.row == ["send 1302 army", "send 1201 armed", "done"]
    after = carried_out(play.state, without.row)
    assert after.reveals > play.state.reveals


@pytest.mark.rule("MS-ATK-08", "MS-ATK-09")
@pytest.mark.parametrize(("power", "against"), [(1, 0), (1, 1), (3, 2), (2, 4), (5, 5)])
def test_odds_are_those_of_all_dice(power: int, against: int) -> None:
    faces = (0, 0, 1, 1, 2, 2)
    outcomes: Counter[int] = Counter()
    mine = Counter(sum(dice) for dice in product(faces, repeat=power))
    theirs = Counter(sum(dice) for dice in product(faces, repeat=against))
    for (one, n), (other, m) in product(mine.items(), theirs.items()):
        outcomes[(one > other) - (one < other)] += n * m
    shown = odds(Scenario().play().state, power, against)
    assert shown == pytest.approx([outcomes[sign] / outcomes.total() for sign in (1, 0, -1)])


@pytest.mark.rule("MS-ATK-08")
def test_ten_dice_are_rolled_at_most_unless_the_option_says_otherwise() -> None:
    s = Scenario().play().state
    assert odds(s, 14, 3) == odds(s, 10, 3)
    unlimited = Scenario(dice_cap=0).play().state
    assert odds(unlimited, 14, 3).win > odds(unlimited, 10, 3).win


def fleeing() -> Play:
    """Two workers are left of three, and have two ways out."""
    scenario = Scenario().units(0, "1203", airforce=3).units(1, "1202", worker=3).bridges("1102-1202")
    play = scenario.play().do("play attack", "attack 1202", *["send 1203 airforce"] * 3)
    assert view(play.state, 1)["battle"]["rolled"] is None
    return play.fight(1, 0)


@pytest.mark.rule("MS-ATK-08", "MS-ATK-10")
def test_what_was_rolled_is_shown_until_the_battle_is_over() -> None:
    play = fleeing()
    mine, theirs = view(play.state, 0)["battle"]["rolled"]
    assert mine == {"power": 6, "dice": [1, 0, 0, 0, 0, 0], "sum": 1}
    assert theirs == {"power": 0, "dice": [], "sum": 0}
    assert game().load(game().dump(play.state)).numbers() == play.state.numbers()
    while view(play.state, 1)["battle"]:
        play.do(play.legal[0], forced=False)
    assert not any(play.look.rolled)
    assert not any(play.look.strength)


@pytest.mark.rule("MS-RET-01")
def test_all_who_are_left_retreat_together_if_they_can() -> None:
    play = fleeing()
    assert sorted(play.legal) == ["retreat 1102", "retreat 1302"]
    together = view(play.state, 1)["asked_about"]["together"]
    assert sorted(way["hex"] for way in together) == ["1102", "1302"]
    assert "together" not in view(play.state, 0)["asked_about"]
    for way in together:
        after = carried_out(play.state, way["moves"])
        there = next(place for place in view(after, 1)["hexes"] if place["id"] == way["hex"])
        assert (way["moves"], there["units"]) == ([f"retreat {way['hex']}"] * 2, {"worker": 2})
    play.do("retreat 1102")
    assert view(play.state, 1)["asked_about"]["together"] == [], "only one is left"


# -- what is asked once more ---------------------------------------------------------------------------


@pytest.mark.rule("MS-MON-04", "MS-GEN-09")
def test_who_sacrifices_the_last_worker_beside_resources_is_asked_once_more() -> None:
    play = ready(1).tokens("1301", wood=1).play().do("play monument")
    if play.asked == "pay":
        play.do(play.legal[0], forced=False)
    looks = dict(zip(play.legal, game().outlooks(play.state, play.state.moves()), strict=True))
    assert looks["sacrifice 1301 worker"].prepare is Prepare.ALWAYS
    assert looks["sacrifice 1202 worker"].prepare is Prepare.NEVER
    plan = plan_of(play.state, "sacrifice 1301 worker")
    assert plan.row == ["sacrifice 1301 worker"]
    assert "you lose the control of the resources there" in say(plan.losses[0])


# -- what views say besides ----------------------------------------------------------------------------


@pytest.mark.rule("MS-SET-11")
def test_who_lays_down_first_resources_sees_what_is_reached_without_a_bridge() -> None:
    s = start_position(*tables(), 2, OPTIONS.copy(), seeded(1), None)
    while view(s, s.to_move)["asked"] != "start_resource":
        s.play(s.moves()[0])
    shown = view(s, s.to_move)
    home = shown["players"][s.to_move]["civilization"]
    assert (home, sorted(shown["asked_about"]["near"])) == ("greece", ["1202", "1301", "1302"])
    assert "near" not in view(s, 1 - s.to_move)["asked_about"]


@pytest.mark.rule("MS-GEN-09", "MS-GEN-10")
def test_hexes_tell_whose_tokens_are_nobodys_and_how_many_fit() -> None:
    play = Scenario().units(0, "1301", worker=1).units(0, "1302", army=1).commons(0, "granaries").play()
    for at in ("1301", "1302", "1202"):
        play.look.tokens[play.state.chart.names.index(at), 0] = 1
    hexes = {place["id"]: place for place in view(play.state, 1)["hexes"]}
    assert [hexes[at]["idle"] for at in ("1301", "1302", "1202")] == [False, True, True]
    assert hexes["1301"]["capacity"] == play.state.capacity(0)
    assert hexes["1202"]["capacity"] == c.CAPACITY


@pytest.mark.rule("MS-BON-02")
def test_who_takes_a_common_bonus_sees_how_many_of_its_sort_are_held() -> None:
    play = ready(2, Scenario().commons(0, "roads")).play().do("play monument", "sacrifice 1202 worker")
    assert play.asked == "common"
    held = view(play.state, 0)["asked_about"]["held"]
    box = play.state.box
    same = [
        name
        for at, name in enumerate(box.common_ids)
        if name in held and box.common_same[at] == box.common_same[box.common_ids.index("roads")]
    ]
    assert {name: n for name, n in held.items() if n} == dict.fromkeys(same, 1)


@pytest.mark.rule("MS-END-01")
def test_turns_that_are_left_of_the_round_are_counted() -> None:
    for start, active, left in ((1, 0, 0), (1, 1, 1), (0, 0, 1), (0, 1, 0)):
        s = Scenario().starts(start).turn(active).play().state
        assert view(s, 0)["turn"]["left"] == left
