"""Production, spending, building, populating and trade (MS-PRD, MS-SPD, MS-BLD, MS-BRG, MS-POP, MS-TRD)."""

from __future__ import annotations

import pytest

from tests.games.monuments.scenario import Play, Scenario

# -- production ------------------------------------------------------------------------------------------------


def produced(scenario: Scenario, place: str) -> dict[str, int]:
    """What lies in the hex after producing there only."""
    play = scenario.play().do("play produce", f"at {place}", forced=False)
    return play.tokens(place)


@pytest.mark.rule("MS-PRD-01", "MS-PRD-02", "MS-PRD-07")
@pytest.mark.parametrize(
    ("workers", "armed", "factory", "made"),
    [(1, 0, False, 1), (1, 1, False, 2), (0, 0, True, 1), (1, 0, True, 3), (2, 0, False, 2)],
)
def test_workers_and_a_factory_produce(workers: int, armed: int, factory: bool, made: int) -> None:
    scenario = Scenario()
    if workers:
        scenario.units(0, "1302", worker=workers, armed=armed)
    if factory:
        scenario.buildings(0, "1302", "factory")
    assert produced(scenario, "1302") == {"sheep": made}


@pytest.mark.rule("MS-PRD-03", "MS-BON-04")
@pytest.mark.parametrize(
    ("ability", "commons", "made"),
    [("workshops", (), 3), ("workshops", ("ploughs",), 4), ("farms", (), 4), ("farms", ("ploughs",), 5)],
)
def test_how_many_tokens_a_hex_yields_at_most(ability: str, commons: tuple[str, ...], made: int) -> None:
    scenario = Scenario(abilities=(ability,)).commons(0, *commons)
    scenario.units(0, "1202", worker=4).buildings(0, "1202", "factory")
    assert produced(scenario, "1202") == {"wheat": made}


@pytest.mark.rule("MS-PRD-04", "MS-GEN-10")
def test_the_yield_is_cut_to_the_room() -> None:
    scenario = Scenario().units(0, "1202", worker=3).tokens("1202", wood=2, wheat=1)
    assert produced(scenario, "1202") == {"wood": 2, "wheat": 3}
    full = Scenario().units(0, "1202", worker=3).tokens("1202", wood=5)
    assert "play produce" not in full.play().legal, "no hex yields anything"


@pytest.mark.rule("MS-PRD-04", "MS-BON-04")
def test_granaries_have_room_for_seven() -> None:
    scenario = Scenario().commons(0, "granaries").units(0, "1202", worker=3).tokens("1202", wheat=5)
    assert produced(scenario, "1202") == {"wheat": 7}


@pytest.mark.rule("MS-PRD-05", "MS-GEN-11")
@pytest.mark.parametrize(("hard", "made"), [(1, 2), (0, 3)])
def test_the_yield_is_cut_to_the_stock(hard: int, made: int) -> None:
    scenario = Scenario(supply_limits=hard).units(0, "1301", worker=3).stock(wood=2)
    assert produced(scenario, "1301") == {"wood": made}


@pytest.mark.rule("MS-PRD-05", "MS-PRD-06")
def test_hexes_are_chosen_in_order_each_once_and_in_full() -> None:
    scenario = Scenario().units(0, "1301", worker=2).units(0, "1001", worker=2).stock(wood=3)
    play = scenario.play().do("play produce", "at 1001", forced=False)
    assert play.tokens("1001") == {"wood": 2}
    assert sorted(play.legal) == ["at 1301", "done"], "not the same again; a second hex is optional"
    assert play.do("at 1301").tokens("1301") == {"wood": 1}, "the rest of the stock"


@pytest.mark.rule("MS-PRD-01", "MS-BON-04")
def test_overseers_add_a_hex() -> None:
    scenario = Scenario().commons(0, "overseers").units(0, "1301", worker=1).units(0, "1302", worker=1)
    play = scenario.units(0, "1202", worker=1).play().do("play produce", "at 1301", "at 1302", "at 1202")
    assert play.controlled(0) == {"wood": 1, "sheep": 1, "wheat": 1}


@pytest.mark.rule("MS-PRD-08", "MS-GEN-09")
def test_what_a_factory_makes_alone_belongs_to_nobody_until_a_worker_comes() -> None:
    scenario = Scenario().buildings(0, "1302", "factory").units(0, "1302", army=1).units(0, "1301", worker=1)
    play = scenario.play().do("play produce", "at 1302", "done")
    assert play.tokens("1302") == {"sheep": 1}
    assert play.controlled(0) == {}
    play.do("play quest", "keep qa10", "done")
    play.do("play move", "move 1301 worker", "walk 1302", "done")
    assert play.controlled(0) == {"sheep": 1}


@pytest.mark.rule("MS-PRD-09", "MS-GEN-08", "MS-BLD-10")
def test_blocked_and_damaged_factories_produce_nothing() -> None:
    blocked = Scenario().buildings(0, "1302", "factory").units(1, "1302", worker=1)
    assert "play produce" not in blocked.play().legal
    damaged = Scenario().buildings(0, "1302", "factory", damaged=True).units(0, "1302", worker=1)
    assert produced(damaged, "1302") == {"sheep": 1}
    foreign = Scenario().buildings(1, "1302", "factory").units(0, "1302", worker=1)
    assert produced(foreign, "1302") == {"sheep": 1}, "another's factory works for nobody"


@pytest.mark.rule("MS-PRD-07")
def test_a_workshop_makes_any_kind_token_by_token() -> None:
    scenario = Scenario(abilities=("workshops",)).buildings(0, "1301", "workshop").units(0, "1301", worker=2)
    play = scenario.play().do("play produce", "at 1301")
    assert play.asked == "produce_kind"
    play.do("kind metal", "kind wheat")
    assert play.tokens("1301") == {"metal": 1, "wheat": 1}
    without = Scenario(abilities=("horses", "workshops")).units(0, "1301", worker=2)
    assert produced(without, "1301") == {"wood": 2}


# -- spending --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-SPD-01", "MS-SPD-02", "MS-GEN-09")
def test_the_payer_chooses_among_controlled_tokens_anywhere() -> None:
    scenario = Scenario().units(0, "1301", worker=1).tokens("1301", wood=1).units(0, "0800", worker=1)
    scenario.tokens("0800", wood=1).units(0, "1302", army=1).tokens("1302", wood=1)
    play = scenario.play().do("play build", "build ferry 1301-1402")
    assert sorted(play.legal) == ["spend 0800 1 wood", "spend 1301 1 wood"], "not where only an army is"
    play.do("spend 0800 1 wood")
    assert (play.tokens("0800"), play.tokens("1301")) == ({}, {"wood": 1})
    assert play.stock()["wood"] == 23


@pytest.mark.rule("MS-SPD-04", "MS-BLD-06")
def test_a_discount_leaves_out_any_kind_of_the_price() -> None:
    scenario = Scenario().upgraded(0, "build").units(0, "1301", worker=1).tokens("1301", wood=1, metal=1)
    play = scenario.play().do("play build", "build fort 1301")
    assert sorted(play.legal) == ["kind metal", "kind wood"]
    assert play.do("kind wood").tokens("1301") == {"wood": 1}
    only = Scenario().upgraded(0, "build").units(0, "1301", worker=1).tokens("1301", metal=1)
    assert only.play().do("play build", "build fort 1301").tokens("1301") == {}


@pytest.mark.rule("MS-SPD-04", "MS-BLD-06")
def test_discounts_add_up_but_one_resource_remains() -> None:
    scenario = Scenario().commons(0, "masonry").upgraded(0, "build").units(0, "1302", worker=1)
    play = scenario.tokens("1302", sheep=1).play().do("play build", "build factory 1302")
    assert play.tokens("1302") == {}, "2 less 2 is still 1"
    town = (
        Scenario()
        .commons(0, "masonry")
        .upgraded(0, "build")
        .units(0, "1302", worker=1)
        .tokens("1302", wheat=1)
    )
    assert "build town 1302" in town.play().do("play build", forced=False).legal, "3 less 2"
    broke = Scenario().commons(0, "masonry").upgraded(0, "build").units(0, "1302", worker=1)
    assert "play build" not in broke.play().legal


# -- building --------------------------------------------------------------------------------------------------

PRICES = {
    "fort": {"metal": 1, "wood": 1},
    "town": {"sheep": 1, "wheat": 2},
    "factory": {"sheep": 2},
}


@pytest.mark.rule("MS-BLD-01", "MS-BLD-02", "MS-SPD-01")
@pytest.mark.parametrize("building", PRICES)
def test_buildings_have_their_prices(building: str) -> None:
    price = PRICES[building]
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", **price)
    play = scenario.play().do("play build", f"build {building} 1302", forced=False)
    assert play.buildings("1302") == {building: "intact"}
    assert play.tokens("1302") == {}
    assert play.to_move == 1, "one play, one building"
    assert play.deeds(0) == {"buildings": 1}
    for kind in price:
        less = Scenario().units(0, "1302", worker=1).tokens("1302", **{**price, kind: price[kind] - 1})
        assert f"build {building} 1302" not in _buildable(less)


def _buildable(scenario: Scenario) -> list[str]:
    play = scenario.play()
    return play.do("play build", forced=False).legal if "play build" in play.legal else []


def rich(scenario: Scenario) -> Scenario:
    """Everything can be paid from 1301, where a worker is."""
    return scenario.units(0, "1301", worker=1).tokens("1301", wood=1, metal=1, sheep=2, wheat=1)


@pytest.mark.rule("MS-BLD-02")
def test_buildings_need_a_worker_in_the_hex() -> None:
    legal = _buildable(rich(Scenario()).units(0, "1302", army=1, airforce=1))
    assert "build fort 1301" in legal
    assert "build fort 1302" not in legal


@pytest.mark.rule("MS-BLD-03", "MS-GEN-12")
def test_locked_pieces_are_not_built() -> None:
    assert "build fort 1301" not in _buildable(rich(Scenario()).locked(0, fort=3))
    assert "build fort 1301" in _buildable(rich(Scenario()).locked(0, fort=2))


@pytest.mark.rule("MS-BLD-03", "MS-GEN-11")
def test_bridges_and_ferries_come_from_one_stock_of_twenty() -> None:
    scenario = rich(Scenario())
    for _ in range(19):
        scenario.ferry("0000")
    assert "build ferry 1301-1402" in _buildable(scenario)
    legal = _buildable(scenario.ferry("0000"))
    assert not any("ferry" in text or "bridge" in text for text in legal)


@pytest.mark.rule("MS-BLD-04", "MS-BLD-10")
def test_one_building_of_each_type_in_a_hex_ruins_included() -> None:
    legal = _buildable(
        rich(Scenario()).buildings(0, "1301", "fort").buildings(0, "1301", "factory", damaged=True)
    )
    assert "build fort 1301" not in legal
    assert "build factory 1301" not in legal
    assert "repair factory 1301" in legal


@pytest.mark.rule("MS-BLD-05")
def test_a_hex_has_buildings_of_one_player_ruins_of_others_are_cleared() -> None:
    intact = rich(Scenario()).buildings(1, "1301", "town")
    assert "build fort 1301" not in _buildable(intact)
    ruins = rich(Scenario()).buildings(1, "1301", "town", "fort", damaged=True)
    play = ruins.play().do("play build", "build fort 1301")
    assert play.buildings("1301") == {"fort": "intact"}
    assert play.state.builder(play.hexes["1301"]) == 0
    assert (play.supply(1)["town"], play.supply(1)["fort"], play.supply(0)["fort"]) == (3, 3, 2)


@pytest.mark.rule("MS-BLD-05")
def test_ferries_and_bridges_clear_nothing() -> None:
    ruins = rich(Scenario()).buildings(1, "1301", "town", damaged=True)
    play = ruins.play().do("play build", "build ferry 1301-1402")
    assert play.buildings("1301") == {"town": "damaged"}


@pytest.mark.rule("MS-BLD-06")
def test_bridges_and_ferries_still_cost_one_with_green() -> None:
    scenario = Scenario().upgraded(0, "build").units(0, "1301", worker=1)
    assert _buildable(scenario) == []
    play = scenario.tokens("1301", wood=1).play().do("play build", "build ferry 1301-1402")
    assert play.tokens("1301") == {}


@pytest.mark.rule("MS-BLD-08", "MS-BLD-09")
@pytest.mark.parametrize(("green", "tokens"), [(False, {"wheat": 2}), (True, {"wheat": 1})])
def test_repair_costs_one_less_and_with_green_two(green: bool, tokens: dict[str, int]) -> None:
    scenario = Scenario().units(0, "1302", worker=1).buildings(0, "1302", "town", damaged=True)
    if green:
        scenario.upgraded(0, "build")
    poor = scenario.tokens("1302", wheat=tokens["wheat"] - 1)
    assert "repair town 1302" not in _buildable(poor)
    play = scenario.tokens("1302", wheat=1).play().do("play build", "repair town 1302", forced=False)
    while play.asked == "pay":
        play.do(play.legal[0])
    assert play.buildings("1302") == {"town": "intact"}
    assert play.tokens("1302") == {}
    assert play.deeds(0) == {"repaired": 1}


@pytest.mark.rule("MS-BLD-09")
def test_only_own_ruins_with_an_own_worker_are_repaired() -> None:
    away = rich(Scenario()).buildings(0, "1302", "town", damaged=True).units(0, "1302", army=1)
    assert "repair town 1302" not in _buildable(away)
    foreign = rich(Scenario()).buildings(1, "1301", "town", damaged=True)
    assert "repair town 1301" not in _buildable(foreign)


@pytest.mark.rule("MS-BLD-10", "MS-GEN-08")
def test_ruins_have_no_power_and_no_use() -> None:
    scenario = Scenario().buildings(0, "1302", "fort", "town", damaged=True).units(0, "1302", worker=3)
    play = scenario.play()
    assert play.power(0) == 0
    assert "play populate" not in play.legal


@pytest.mark.rule("MS-BRG-02", "MS-BRG-01", "MS-BRG-04")
def test_bridges_are_built_on_river_edges_at_a_worker() -> None:
    scenario = Scenario().units(0, "1202", worker=1).tokens("1202", wood=1).bridges("1103-1202")
    bridges = sorted(text for text in _buildable(scenario) if "bridge" in text)
    assert bridges == ["build bridge 1101-1202", "build bridge 1102-1202"], "one stands already"
    play = scenario.play().do("play build", "build bridge 1102-1202")
    assert play.bridged("1102-1202")
    assert play.look.crossings == 18
    home = Scenario().units(0, "1201", worker=1).units(0, "1302", worker=1).tokens("1302", wood=1)
    bridges = sorted(text for text in _buildable(home) if "bridge" in text)
    assert bridges == ["build bridge 1101-1201", "build bridge 1200-1201"], "a worker on the own monument"


@pytest.mark.rule("MS-BLD-02", "MS-BLD-03")
@pytest.mark.parametrize(
    ("ability", "building", "price"),
    [("workshops", "workshop", {"wood": 1, "metal": 2}), ("farms", "farm", {"wood": 1})],
)
def test_workshops_and_farms_are_built_by_their_ability(
    ability: str, building: str, price: dict[str, int]
) -> None:
    scenario = Scenario(abilities=(ability,)).units(0, "1301", worker=1).tokens("1301", **price)
    play = scenario.play().do("play build", f"build {building} 1301")
    assert play.buildings("1301") == {building: "intact"}
    assert play.tokens("1301") == {}
    assert play.supply(0)[building] == 2
    other = "farms" if ability == "workshops" else "workshops"
    without = Scenario(abilities=(other,)).units(0, "1301", worker=1).tokens("1301", **price)
    assert f"build {building} 1301" not in _buildable(without)


# -- populating ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MS-POP-01")
def test_a_town_with_two_workers_gets_one() -> None:
    scenario = (
        Scenario().buildings(0, "1302", "town").units(0, "1302", worker=1, army=1).units(0, "1301", worker=1)
    )
    assert "play populate" not in scenario.play().legal
    play = scenario.units(0, "1302", armed=1).play().do("play populate")
    assert play.units("1302") == {"worker": 2, "armed": 1, "army": 1}
    assert play.to_move == 1
    assert play.deeds(0) == {"populated": 1}


@pytest.mark.rule("MS-POP-02")
def test_green_populates_two_different_towns() -> None:
    scenario = Scenario().upgraded(0, "populate").buildings(0, "1302", "town").buildings(0, "1202", "town")
    scenario.units(0, "1302", worker=2).units(0, "1202", worker=2)
    play = scenario.play().do("play populate", "at 1302", forced=False)
    assert sorted(play.legal) == ["at 1202", "done"]
    assert play.do("at 1202").units("1202") == {"worker": 3}
    one = Scenario().buildings(0, "1302", "town").buildings(0, "1202", "town").units(0, "1302", worker=2)
    play = one.units(0, "1202", worker=2).play().do("play populate", "at 1302")
    assert play.to_move == 1, "red: one"


@pytest.mark.rule("MS-POP-02", "MS-BON-04")
def test_physicians_put_one_more_in_any_eligible_town_also_the_same() -> None:
    scenario = Scenario().commons(0, "physicians").buildings(0, "1302", "town").buildings(0, "1202", "town")
    scenario.units(0, "1302", worker=2).units(0, "1202", worker=2)
    play = scenario.play().do("play populate", "at 1302", forced=False)
    assert sorted(play.legal) == ["at 1202", "at 1302", "done"]
    assert play.do("at 1302").units("1302") == {"worker": 4}
    play = scenario.upgraded(0, "populate").play().do("play populate", "at 1302", "at 1302", forced=False)
    assert sorted(play.legal) == ["at 1202", "done"], "the extra came before the second town"


@pytest.mark.rule("MS-POP-01", "MS-BON-04")
def test_midwives_need_one_worker_less() -> None:
    scenario = Scenario(3).commons(0, "midwives").buildings(0, "1302", "town").units(0, "1302", worker=1)
    play = scenario.units(0, "1301", worker=1).play().do("play populate")
    assert play.units("1302") == {"worker": 2}


@pytest.mark.rule("MS-POP-03", "MS-GRD-03", "MS-POP-05")
def test_respawn_until_two_workers_are_on_the_board() -> None:
    play = Scenario().play().do("play populate", "respawn")
    assert play.units("1201") == {"worker": 2}
    later = play.copy().do("play populate", "respawn", "rest", "rest")
    assert later.units("1201") == {"worker": 2}, "they may stay as long as they like"
    one = Scenario().ferry("1203", aboard=[("worker", "")]).upgraded(0, "populate").play().do("play populate")
    assert one.units("1201") == {"worker": 1}, "who is aboard counts"
    two = Scenario().units(0, "1201", worker=2).play()
    assert "play populate" not in two.legal


@pytest.mark.rule("MS-POP-03", "MS-POP-04")
def test_respawn_or_a_town_but_not_both_and_only_unlocked_workers() -> None:
    scenario = Scenario(3).commons(0, "midwives").buildings(0, "1302", "town").units(0, "1302", worker=1)
    play = scenario.upgraded(0, "populate").play().do("play populate", forced=False)
    assert sorted(play.legal) == ["at 1302", "respawn"]
    assert play.copy().do("respawn").to_move == 1
    assert "respawn" not in play.do("at 1302", forced=False).legal
    locked = Scenario().locked(0, worker=14).play().do("play populate")
    assert locked.units("1201") == {"worker": 1}


@pytest.mark.rule("MS-POP-04")
def test_the_supply_is_the_cap() -> None:
    scenario = Scenario().buildings(0, "1302", "town").units(0, "1302", worker=15)
    assert "play populate" not in scenario.play().legal


@pytest.mark.rule("MS-POP-01", "MS-POP-02")
def test_a_farm_gets_a_worker_in_another_hex_than_towns() -> None:
    scenario = Scenario(abilities=("farms",)).buildings(0, "1302", "farm", "town").units(0, "1302", worker=2)
    play = scenario.play().do("play populate", forced=False)
    assert sorted(play.legal) == ["at 1302", "farm 1302"]
    for move in ("at 1302", "farm 1302"):
        assert play.copy().do(move).to_move == 1, "one hex, one worker"
    scenario.buildings(0, "1202", "farm").units(0, "1202", worker=2)
    play = scenario.play().do("play populate", "farm 1202", forced=False)
    assert sorted(play.legal) == ["at 1302", "done"]
    alone = Scenario(abilities=("farms",)).buildings(0, "1202", "farm").units(0, "1202", worker=2)
    assert alone.play().do("play populate").units("1202") == {"worker": 3}


@pytest.mark.rule("MS-POP-01")
def test_a_killed_horse_comes_back_with_populate() -> None:
    scenario = Scenario(abilities=("horses",)).units(0, "1301", horse=1).units(0, "1302", worker=2)
    play = scenario.play().do("play populate")
    assert play.units("1302") == {"worker": 2, "horse": 1}
    both = Scenario(abilities=("horses",)).units(0, "1301", horse=2).units(0, "1302", worker=2)
    assert "play populate" not in both.play().legal


# -- trade -----------------------------------------------------------------------------------------------------


def trading(scenario: Scenario, *moves: str) -> Play:
    return scenario.play().do("play trade", *moves, forced=False)


@pytest.mark.rule("MS-TRD-01", "MS-TRD-04")
@pytest.mark.parametrize(
    ("green", "left"), [(False, {"sheep": 2, "metal": 1}), (True, {"sheep": 3, "metal": 1})]
)
def test_two_equal_tokens_or_one_are_exchanged(green: bool, left: dict[str, int]) -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", sheep=4)
    if green:
        scenario.upgraded(0, "trade")
    play = trading(scenario, "give sheep")
    assert sorted(play.legal) == ["kind metal", "kind sheep", "kind wheat", "kind wood"], "also the same kind"
    play.do("kind metal", "at 1302", forced=False)
    assert play.tokens("1302") == left
    assert play.asked == "trade", "a second one may follow"
    assert "done" in play.legal


@pytest.mark.rule("MS-TRD-01", "MS-BON-04")
@pytest.mark.parametrize(
    ("ability", "commons", "times"),
    [("farms", (), 2), ("farms", ("caravans",), 3), ("horses", (), 3), ("horses", ("caravans",), 4)],
)
def test_how_many_exchanges(ability: str, commons: tuple[str, ...], times: int) -> None:
    scenario = (
        Scenario(3, abilities=(ability,))
        .commons(0, *commons)
        .upgraded(0, "trade")
        .units(0, "1302", worker=1)
        .tokens("1302", sheep=5)
    )
    play = trading(scenario)
    for _ in range(times):
        play.do("give sheep", "kind wood", "at 1302", forced=False)
    assert play.to_move == 1
    assert play.deeds(0) == {"trades": times}


@pytest.mark.rule("MS-TRD-01", "MS-TURN-05")
def test_tokens_of_two_kinds_are_no_pair() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", sheep=1, wood=1)
    assert "play trade" not in scenario.play().legal


@pytest.mark.rule("MS-TRD-02")
@pytest.mark.parametrize(("worker", "places"), [(0, ["at 1202", "at 1301", "at 1302"]), (1, ["at 1302"])])
def test_the_new_token_goes_to_any_controlled_land_with_room(worker: int, places: list[str]) -> None:
    scenario = Scenario(trade_needs_worker=worker).units(0, "1302", worker=1).tokens("1302", sheep=2)
    scenario.units(0, "1301", army=1).units(0, "1202", airforce=1).units(0, "1203", navy=1).units(
        0, "0800", army=1
    )
    scenario.tokens("0800", wood=5)
    play = trading(scenario, "give sheep", "kind wood")
    assert sorted(play.legal) == places


@pytest.mark.rule("MS-TRD-02")
def test_spending_makes_room() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", sheep=5)
    play = trading(scenario, "give sheep", "kind wheat", "at 1302")
    assert play.tokens("1302") == {"sheep": 3, "wheat": 1}


@pytest.mark.rule("MS-TRD-02")
def test_who_spends_cargo_and_has_no_room_gets_nothing() -> None:
    scenario = Scenario().upgraded(0, "trade").units(0, "1302", worker=1).tokens("1302", sheep=5)
    scenario.ferry("1203", aboard=[("worker", "sheep")])
    play = trading(scenario, "give sheep", "spend ferry 1 1 sheep", "kind wood")
    assert play.tokens("1302") == {"sheep": 5}
    assert play.deeds(0) == {}, "it is no exchange"


@pytest.mark.rule("MS-TRD-03", "MS-TRD-04")
def test_the_second_exchange_may_use_what_the_first_brought_from_several_hexes() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", sheep=2).units(0, "1301", worker=1)
    scenario.tokens("1301", wood=1)
    play = trading(scenario, "give sheep", "kind wood", "at 1302")
    assert play.offers("give") == ["wood"]
    play.do("give wood", "kind metal", "at 1301")
    assert (play.tokens("1301"), play.tokens("1302")) == ({"metal": 1}, {})


@pytest.mark.rule("MS-GEN-11", "MS-TRD-01")
def test_a_kind_that_has_run_out_cannot_be_taken() -> None:
    scenario = Scenario().units(0, "1302", worker=1).tokens("1302", sheep=2).stock(metal=0)
    assert "kind metal" not in trading(scenario, "give sheep").legal
