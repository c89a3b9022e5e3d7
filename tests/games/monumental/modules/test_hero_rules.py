"""Heroes: the deck and the row, acquiring and deploying, what they do, when they return (MO-HERO)."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.monumental.modules.heroic import GAME, HEROES, Heroic, hero, row, sound, stands
from tests.games.monumental.modules.special import asked, labelled, said
from tests.games.monumental.test_undo import barriers
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.heroes.engine.own import own
from trilithon.kernel.engine.rng import seeded

# -- the deck and the row ----------------------------------------------------------------------------------


def heroes_in(s: Position, pile: int) -> list[int]:
    return [card for card in s.items(pile) if s.kind_of(card) == c.OTHER]


def imagined_by(s: Position, seat: int, seed: int) -> Position:
    return cast(Position, s.imagine(seat, seeded(seed)))


def eras(s: Position, cards: list[int]) -> list[int]:
    return sorted(int(s.box.card_deck[int(s.kinds[card])]) for card in cards)


@pytest.mark.rule("MO-HERO-01", "MO-MD-20")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 2)])
@pytest.mark.parametrize("renaissance", [False, True])
def test_of_each_era_one_hero_or_two_lie_among_its_cards(seats: int, each: int, renaissance: bool) -> None:
    decks = [c.ERA_1, c.ERA_2, *([c.RENAISSANCE] if renaissance else []), c.ERA_3]
    for seed in range(5):
        s = GAME.start(GAME.setup(seats, {"heroes": True, "renaissance": renaissance}), seed)
        inside = heroes_in(s, s.at.future)
        assert eras(s, inside) == sorted(decks * each)
        assert eras(s, heroes_in(s, s.at.removed)) == sorted(decks * (3 - each))
        lying = [int(s.box.card_deck[int(s.kinds[card])]) for card in reversed(s.items(s.at.future))]
        assert lying == sorted(lying), "each lies in the pile of its own Era"


@pytest.mark.rule("MO-HERO-01")
def test_which_heroes_and_where_is_left_to_chance() -> None:
    chosen, places = set(), set()
    for seed in range(40):
        s = GAME.start(GAME.setup(2, {"heroes": True}), seed)
        future = s.items(s.at.future)
        first = next(card for card in reversed(future) if s.kind_of(card) == c.OTHER)
        chosen.add(s.box.card_ids[s.kinds[first]])
        places.add(future[::-1].index(first))
    assert chosen == {"tomyris", "hanno", "imhotep"}
    assert len(places) > 8


@pytest.mark.rule("MO-HERO-01", "MO-MD-43")
def test_nobody_sees_or_knows_which_heroes_are_out() -> None:
    s = GAME.start(GAME.setup(3, {"heroes": True}), 1)
    out = {s.box.card_ids[s.kinds[card]] for card in heroes_in(s, s.at.removed)}
    assert out
    for viewer in (-1, 0, 1):
        assert not out & set(GAME.view(s, viewer)["removed"])
    imagined = set()
    for seed in range(30):
        twin = imagined_by(s, 0, seed)
        there = heroes_in(twin, twin.at.future)
        assert eras(twin, there) == eras(s, heroes_in(s, s.at.future))
        imagined |= {twin.box.card_ids[twin.kinds[card]] for card in there}
    assert imagined == {name for name in HEROES if name not in ("yi_sun_sin", "nzinga", "sinan")}


@pytest.mark.rule("MO-HERO-01")
def test_a_hero_that_was_seen_is_not_imagined_elsewhere() -> None:
    s = Heroic().row("tomyris").play().state
    for seed in range(10):
        twin = imagined_by(s, 1, seed)
        assert [twin.box.card_ids[twin.kinds[card]] for card in twin.items(own(twin).row)] == ["tomyris"]


@pytest.mark.rule("MO-HERO-02")
def test_a_hero_that_comes_up_goes_to_the_row_and_another_card_is_dealt() -> None:
    scenario = Heroic(3).display(
        "granary", "barracks", "academy", "irrigation", "stonehenge", "great_pyramid"
    )
    scenario.future("saladin", "hildegard", "castle")
    play = scenario.play().do("end")
    assert row(play) == ["saladin", "hildegard"], "one after the other"
    assert play.display()[0] == "castle"
    assert None not in play.display()
    assert play.told.count("hero-came") == 2


@pytest.mark.rule("MO-HERO-02")
def test_the_same_when_the_display_is_dealt_for_the_first_time() -> None:
    found = 0
    for seed in range(60):
        s = GAME.start(GAME.setup(3, {"heroes": True}), seed)
        on_top = s.items(s.at.future)[::-1][:6]
        while s.phase() == 0:
            s.play(s.moves()[0])
        came = [card for card in on_top if s.kind_of(card) == c.OTHER]
        found += len(came)
        assert s.items(own(s).row) == came
        assert all(s.on_display(place) >= 0 for place in range(6))
    assert found


@pytest.mark.rule("MO-HERO-03", "MO-MD-21")
def test_a_hero_that_is_the_last_card_leaves_a_gap_and_triggers_the_end() -> None:
    scenario = Heroic(3).display(
        "granary", "barracks", "academy", "irrigation", "stonehenge", "great_pyramid"
    )
    scenario.exact_future("curie")
    play = scenario.play().do("end")
    assert (row(play), play.display()[0], play.future()) == (["curie"], None, [])
    assert play.state.turns_left() == 4, "this round, of which two turns are left or one, and one more"
    assert "last-card" in play.told


# -- acquiring ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-HERO-04")
def test_a_hero_is_acquired_for_gold_and_nothing_else() -> None:
    scenario = Heroic().row("hanno").goods(0, gold=2, production=9, military=9)
    assert scenario.play().offers("acquire") == []
    play = scenario.goods(0, gold=3).active(0, a1="granary").play()
    play.look.discounts[0, c.ON_BUILDING] = 2
    play.look.half_price[0, c.ON_KNOWLEDGE] = 1
    assert play.offers("acquire") == ["hanno"]
    play.do("acquire hanno")
    assert "gold" not in play.goods(0)
    assert play.goods(0)["production"] == 9
    assert (play.look.discounts[0, c.ON_BUILDING], play.look.half_price[0, c.ON_KNOWLEDGE]) == (2, 1)
    assert (hero(play, 0), row(play)) == ("hanno", [])


@pytest.mark.rule("MO-HERO-04")
def test_once_per_turn() -> None:
    play = Heroic().row("hanno", "curie").goods(0, gold=20).play()
    assert play.offers("acquire") == ["hanno", "curie"]
    play.do("acquire hanno")
    assert play.offers("acquire") == []
    assert said(GAME.why_not(play.state, "hero:curie")) == "You can acquire one Hero in a turn."
    play.do("end")
    while play.to_move == 1:
        play.do("end" if play.asked == "act" else play.legal[0])
    while play.asked != "act":
        play.do(play.legal[0])
    assert play.offers("acquire") == ["curie"], "in the next turn again"


@pytest.mark.rule("MO-HERO-05", "MO-MD-22")
def test_the_display_loses_its_oldest_card_nevertheless() -> None:
    cards = ("granary", "barracks", "academy", "irrigation", "stonehenge", "great_pyramid")
    play = Heroic(3).row("hanno").goods(0, gold=3).display(*cards).play().do("acquire hanno", "end")
    assert play.past() == ["great_pyramid"]
    two = Heroic(2).row("hanno").goods(0, gold=3).display(*cards).play().do("acquire hanno", "end")
    assert two.past() == ["academy", "great_pyramid"], "of both rows"


@pytest.mark.rule("MO-HERO-05")
def test_acquiring_one_triggers_nothing_of_acquiring_cards() -> None:
    play = Heroic().row("hanno").goods(0, gold=3).play().do("acquire hanno")
    assert play.asked == "act"
    assert list(play.look.taken) == [0, 0]


@pytest.mark.rule("MO-HERO-06")
@pytest.mark.parametrize(
    ("name", "tiles"),
    [
        ("imhotep", ["stand b0", "stand a1"]),
        ("hanno", ["stand a0"]),
        ("bolivar", ["stand a1"]),
        ("zheng_he", ["stand c0", "stand b1"]),
        ("curie", ["stay"]),
    ],
)
def test_its_card_says_where_it_is_put(name: str, tiles: list[str]) -> None:
    scenario = Heroic().row(name).units(0, "b0", 1).units(0, "a1", 1, warlord=True)
    play = scenario.explorers(0, "c0", "b1").goods(0, gold=5).play()
    view = GAME.view(play.state, 0)
    assert view["prices"]["heroes"][0]["tiles"] == [
        tile.removeprefix("stand ") for tile in tiles if tile != "stay"
    ]
    play.do(f"acquire {name}", forced=False)
    assert (play.asked, play.legal) == ("deploy", tiles)
    play.do(tiles[-1])
    assert stands(play, 0) == (None if name == "curie" else tiles[-1].removeprefix("stand "))
    sound(play)


@pytest.mark.rule("MO-HERO-06")
def test_without_a_legal_location_it_cannot_be_acquired() -> None:
    play = Heroic().row("imhotep").goods(0, gold=9).play()
    assert play.offers("acquire") == []
    assert (
        said(GAME.why_not(play.state, "hero:imhotep")) == "There is no tile now where you could put Imhotep."
    )


@pytest.mark.rule("MO-HERO-07")
def test_a_seat_has_one_hero_the_old_one_returns() -> None:
    scenario = Heroic().hero(0, "imhotep", "b0", spent=2).units(0, "b0", 1).row("hanno", "curie")
    play = scenario.goods(0, gold=5).play()
    assert play.defence("b0") == 1 + 1 + 2
    play.do("acquire curie")
    assert (hero(play, 0), row(play)) == ("curie", ["hanno", "imhotep"])
    assert play.defence("b0") == 1 + 1, "its defence is lost"
    assert play.offers("hero") == ["curie"], "and its effect"
    assert play.look.hero_spent == [0, 0]
    assert play.told[-2:] == ["hero-acquired", "hero-returned"]


@pytest.mark.rule("MO-HERO-07", "MO-MOD-06", "MO-MD-49")
def test_a_province_that_the_old_one_alone_held_becomes_empty_and_the_place_is_judged_after_that() -> None:
    scenario = Heroic().hero(0, "tomyris", "b0").row("imhotep", "hanno").goods(0, gold=9)
    play = scenario.play()
    assert (play.owner("b0"), play.counts(0)["provinces"]) == (0, 1)
    assert play.offers("acquire") == ["hanno"], "imhotep would have no Province"
    play.do("acquire hanno")
    assert (play.owner("b0"), play.counts(0)["provinces"], row(play)) == (None, 0, ["imhotep", "tomyris"])
    both = scenario.units(0, "a1", 1).play().do("acquire imhotep", forced=False)
    assert both.legal == ["stand a1"]


@pytest.mark.rule("MO-HERO-08")
def test_a_returned_hero_may_be_acquired_again_by_others_at_full_cost_and_by_the_same_seat_later() -> None:
    scenario = Heroic().hero(0, "hanno", "a0").row("curie").goods(0, gold=9).goods(1, gold=3)
    play = scenario.play().do("acquire curie")
    assert row(play) == ["hanno"]
    assert play.offers("acquire") == [], "not in this turn"
    play.do("end")
    while play.asked != "act":
        play.do(play.legal[0])
    play.do("acquire hanno")
    assert (hero(play, 1), play.goods(1).get("gold", 0)) == ("hanno", 0)


def test_a_hero_of_another_cannot_be_acquired() -> None:
    play = Heroic().hero(1, "hanno", "e0").goods(0, gold=9).play()
    assert play.offers("acquire") == []
    assert said(GAME.why_not(play.state, "hero:hanno")) == "This Hero serves another player."


# -- on the map --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-HERO-09")
def test_a_hero_adds_2_to_the_defence_also_when_it_is_a_unit() -> None:
    plain = Heroic().units(0, "b0", 1).play().defence("b0")
    for name, more in (("imhotep", 2), ("tomyris", 2), ("lakshmibai", 3)):
        play = Heroic().units(0, "b0", 1).hero(0, name, "b0").play()
        assert play.defence("b0") == plain + more, name
        tile = next(tile for tile in GAME.view(play.state, 1)["map"]["tiles"] if tile["id"] == "b0")
        assert tile["defence"]["hero"] == more
        assert sum(tile["defence"].values()) == play.defence("b0")


@pytest.mark.rule("MO-HERO-09")
def test_only_where_its_owner_is_in_control() -> None:
    scenario = Heroic().explorers(0, "b0").hero(0, "zheng_he", "b0")
    assert scenario.play().defence("b0") == 1 + 1, "terrain and Barbarians"
    assert scenario.units(1, "b0", 1).play().defence("b0") == 1 + 1, "terrain and a Soldier of another"
    own_land = Heroic().explorers(0, "b0").hero(0, "zheng_he", "b0").units(0, "b0", 1).units(0, "a1", 1)
    without = Heroic().units(0, "a1", 1).play().defence("a1")
    play = own_land.play()
    assert (play.defence("b0"), play.defence("a1")) == (1 + 1 + 2, without), "only where it stands"


@pytest.mark.rule("MO-HERO-09")
def test_worked_out_with_an_outpost_as_in_the_example_without_the_horse() -> None:
    play = Heroic().units(0, "b0", 1).outpost(0, "b0").hero(0, "imhotep", "b0").play()
    assert play.defence("b0") == 1 + 1 + 2 + 3


@pytest.mark.rule("MO-HERO-10", "MO-MOD-04")
def test_a_hero_with_attack_conquers_for_1_military_and_holds_the_province_alone() -> None:
    scenario = Heroic().hero(0, "tomyris", "b0").units(0, "b0", 1).empty("b1").goods(0, military=1)
    play = scenario.play().do("conquer b1", "without warlord", forced=False)
    assert play.legal == ["with hero", "without hero"]
    assert asked(play) == "b1 takes 1 Unit. Does your Hero go?"
    assert labelled(play, "with hero") == "With the Hero from b0"
    play.do("with hero")
    assert (stands(play, 0), play.owner("b1"), play.soldiers("b1")) == ("b1", 0, 0)
    assert "military" not in play.goods(0)


@pytest.mark.rule("MO-HERO-10", "MO-MD-51")
def test_it_counts_as_a_unit_and_controls_a_province_alone() -> None:
    play = Heroic().hero(0, "tomyris", "b0").goods(0, military=3).empty("b1").play()
    assert play.counts(0)["provinces"] == 1
    play.do("conquer b1", "without warlord", forced=False)
    assert play.legal == ["without hero"], "it is the last Unit of b0 and stays"


@pytest.mark.rule("MO-HERO-10")
def test_it_is_moved_for_1_military() -> None:
    play = Heroic().hero(0, "tomyris", "b0").units(0, "b0", 1).units(0, "a1", 1).goods(0, military=1).play()
    assert "b0 hero" in play.offers("march")
    assert labelled(play, "march b0 hero") == "Move the Hero from b0: 1 Military"
    play.do("march b0 hero")
    assert (stands(play, 0), play.goods(0)) == ("a1", {}), "there is no other tile to go to"
    told = {GAME.write(play.state, move): GAME.told(play.state, move) for move in play.state.moves()}
    assert all(told.values()), "pages know what every move says"


@pytest.mark.rule("MO-HERO-11")
def test_a_hero_without_attack_holds_nothing_and_goes_nowhere() -> None:
    play = (
        Heroic()
        .hero(0, "imhotep", "b0")
        .units(0, "b0", 1)
        .units(0, "a1", 1)
        .goods(0, military=5)
        .empty("b1")
        .play()
    )
    assert "b0" not in [move.split()[0] for move in play.offers("march")], (
        "the Soldier is the last Unit there"
    )
    assert "b0 hero" not in play.offers("march")
    play.do("conquer b1", "without warlord", forced=False)
    assert "with hero" not in play.legal
    assert "from b0" not in play.legal


@pytest.mark.rule("MO-HERO-12")
def test_heroes_are_not_exchanged_for_an_outpost() -> None:
    scenario = Heroic().hero(0, "tomyris", "b0").units(0, "b0", 2)
    assert scenario.play().offers("outpost") == [], "two Soldiers and a Hero are not enough"
    play = scenario.units(0, "b0", 1).play().do("outpost b0")
    assert (play.soldiers("b0"), stands(play, 0), play.outposts(0)) == (0, "b0", ["b0"])


@pytest.mark.rule("MO-HERO-19")
def test_in_a_capital_it_gives_no_defence_but_may_start_a_conquest_there() -> None:
    scenario = Heroic().row("bolivar").goods(0, gold=4, military=1).empty("b0")
    play = scenario.play().do("acquire bolivar")
    assert stands(play, 0) == "a0", "with the Warlord"
    capital = next(tile for tile in GAME.view(play.state, 0)["map"]["tiles"] if tile["id"] == "a0")
    assert (capital["hero"], "defence" in capital) == (0, False)
    guard = Heroic().hero(0, "hanno", "a0").play()
    assert guard.state.hooks.defence(guard.state, guard.tiles["a0"]) == 0
    play.do("conquer b0", "without warlord", "with hero")
    assert stands(play, 0) == "b0"


# -- what they do ------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-HERO-13")
def test_the_effect_can_be_used_at_once_and_once_per_turn() -> None:
    play = Heroic().row("hanno").goods(0, gold=3).play().do("acquire hanno", "hero hanno")
    assert play.asked == "free_step"
    play.do("done")
    assert play.offers("hero") == []
    assert "once" in said(GAME.why_not(play.state, "hero:hanno")) or "used" in said(
        GAME.why_not(play.state, "hero:hanno")
    )


@pytest.mark.rule("MO-HERO-13")
def test_it_may_depend_on_where_the_hero_stands() -> None:
    coast: list[int] = []
    inland: list[int] = []
    for tile in ("b1", "b0", "d0", "a1", "b2"):
        play = Heroic().explorers(0, tile).hero(0, "zheng_he", tile).play().do("hero zheng_he")
        is_coastal = bool(play.state.chart.coastal[play.tiles[tile]])
        (coast if is_coastal else inland).append(play.goods(0)["gold"])
    assert coast
    assert set(coast) == {3}
    assert set(inland) == {2}


@pytest.mark.rule("MO-HERO-13")
def test_continuous_effects_hold_from_acquisition_until_return() -> None:
    play = Heroic().row("saladin", "curie").units(0, "b0", 1).goods(0, gold=9).play()
    assert play.state.rule(0, c.CONQUEST_OPPONENT) == 0
    play.do("acquire saladin")
    assert play.state.rule(0, c.CONQUEST_OPPONENT) == 2
    play.look.hero_acquired[0] = 0
    play.do("acquire curie")
    assert play.state.rule(0, c.CONQUEST_OPPONENT) == 0


@pytest.mark.rule("MO-HERO-13")
def test_a_conquest_with_the_hero_triggers_its_effect_and_one_without_it_does_not() -> None:
    scenario = Heroic().hero(0, "tomyris", "b0").units(0, "b0", 1).empty("b1").goods(0, military=1)
    play = scenario.play().do("conquer b1", "without warlord", "with hero")
    assert play.asked == "order"
    assert play.do("effect 1").goods(0) == {"production": 1}
    other = scenario.play().do("conquer b1", "without warlord", "without hero")
    while other.asked == "units":
        other.do(other.legal[0])
    assert other.asked == "act"


@pytest.mark.rule("MO-HERO-13")
def test_a_guard_makes_the_provinces_beside_it_stronger_on_everybodys_turn() -> None:
    scenario = Heroic().units(0, "b0", 1).units(0, "a1", 1).units(0, "d1", 1)
    plain = scenario.play()
    play = scenario.hero(0, "nzinga", "b0").play()
    assert play.defence("b0") == plain.defence("b0") + 2
    assert play.defence("a1") == plain.defence("a1") + 1
    assert play.defence("d1") == plain.defence("d1"), "far away"
    view = GAME.view(play.state, 1)
    assert next(tile for tile in view["map"]["tiles"] if tile["id"] == "a1")["defence"]["guard"] == 1


# -- when they return --------------------------------------------------------------------------------------


@pytest.mark.rule("MO-HERO-14")
def test_after_so_many_uses() -> None:
    scenario = Heroic().hero(0, "imhotep", "b0", spent=1).units(0, "b0", 1)
    play = scenario.play().do("hero imhotep")
    assert (hero(play, 0), play.look.hero_spent[0], play.goods(0)) == ("imhotep", 2, {"production": 2})
    play.look.hero_used[0] = 0
    play.do("hero imhotep")
    assert (hero(play, 0), row(play), play.goods(0)) == (None, ["imhotep"], {"production": 4})
    assert play.look.hero_used[0] == 0


@pytest.mark.rule("MO-HERO-14")
def test_it_goes_after_the_effect_that_met_the_condition() -> None:
    play = Heroic().hero(0, "curie", spent=2).play().do("hero curie")
    assert (play.asked, hero(play, 0)) == ("choose", "curie")
    sound(play)
    play.do("choose 1")
    assert (hero(play, 0), play.goods(0)) == (None, {"culture": 1})


@pytest.mark.rule("MO-HERO-14")
def test_when_its_owner_develops_a_policy() -> None:
    play = (
        Heroic(civilizations=["egypt"])
        .hero(0, "hanno", "a0")
        .hero(1, "hildegard", "e0")
        .goods(0, culture=1)
        .play()
    )
    play.do(next(move for move in play.legal if move.startswith("develop")))
    assert (hero(play, 0), row(play)) == (None, ["hanno"])
    assert hero(play, 1) == "hildegard", "that of another does not care"


@pytest.mark.rule("MO-HERO-14")
def test_at_the_end_of_its_owners_next_turn() -> None:
    scenario = Heroic().row("zheng_he").explorers(0, "b0").goods(0, gold=3)
    play = scenario.play().do("acquire zheng_he", "stand b0")
    for seat in (0, 1, 0):
        assert hero(play, 0) == "zheng_he"
        while play.to_move == seat:
            play.do("end" if play.asked == "act" else play.legal[0])
    assert (hero(play, 0), row(play)) == (None, ["zheng_he"])


@pytest.mark.rule("MO-HERO-15", "MO-MD-23", "MO-CONQ-16")
@pytest.mark.parametrize("name", ["imhotep", "tomyris"])
def test_when_its_province_is_conquered(name: str) -> None:
    scenario = Heroic().hero(1, name, "b0").units(1, "b0", 1).goods(0, military=9).row("curie")
    play = scenario.play().do("conquer b0", "without warlord")
    assert (hero(play, 1), row(play), play.owner("b0")) == (None, ["curie", name], 0)
    assert play.state.units(play.tiles["e0"], own(play.state).unit) == 0, "not to the Capital"


@pytest.mark.rule("MO-HERO-15")
def test_beside_an_explorer_in_land_of_others_it_goes_when_that_is_conquered_by_somebody_else() -> None:
    scenario = Heroic().explorers(1, "b0").hero(1, "zheng_he", "b0").goods(0, military=9)
    play = scenario.play().do("conquer b0", "without warlord")
    assert (hero(play, 1), row(play)) == (None, ["zheng_he"])
    mine = Heroic().explorers(0, "b0").hero(0, "zheng_he", "b0").goods(0, military=9).play()
    mine.do("conquer b0", "without warlord")
    assert hero(mine, 0) == "zheng_he", "its owner is in control now"


@pytest.mark.rule("MO-HERO-15", "MO-HERO-16", "MO-MOD-05", "MO-EFF-26")
def test_destroyed_units_a_hero_among_them_goes_to_the_row() -> None:
    scenario = Heroic().units(0, "b0", 1).hero(1, "tomyris", "b1").goods(0, military=1)
    scenario.active(0, a1=next_with(scenario, "destroy"))
    play = scenario.play()
    play.do(next(move for move in play.legal if move.startswith("use a1")))
    assert play.legal == ["remove b1 hero", "done"]
    play.do("remove b1 hero")
    assert (hero(play, 1), row(play), play.owner("b1")) == (None, ["tomyris"], None)


@pytest.mark.rule("MO-HERO-15")
def test_a_hero_without_attack_goes_when_the_last_unit_beside_it_is_destroyed() -> None:
    scenario = Heroic().units(0, "b0", 1).units(1, "b1", 1).hero(1, "imhotep", "b1").goods(0, military=1)
    scenario.active(0, a1=next_with(scenario, "destroy"))
    play = scenario.play()
    play.do(next(move for move in play.legal if move.startswith("use a1")))
    assert play.legal == ["remove b1", "done"], "it is no Unit"
    play.do("remove b1")
    assert (hero(play, 1), row(play), play.owner("b1")) == (None, ["imhotep"], None)


def next_with(scenario: Heroic, part: str) -> str:
    """A Building of the box with such a part in its effect."""
    content = GAME._in_the_box({"heroes": True}).content
    return next(
        card.id
        for card in content.card
        if card.kind == "building"
        and card.deck in ("1", "2", "renaissance", "3")
        and any(str(one.__struct_config__.tag) == part for one in card.ability.use)
    )


# -- no card of a City -------------------------------------------------------------------------------------


@pytest.mark.rule("MO-HERO-17")
def test_a_hero_is_no_card_of_the_city_and_scores_nothing() -> None:
    scenario = Heroic().units(0, "b0", 1)
    plain = scenario.play()
    play = scenario.hero(0, "imhotep", "b0").play()
    assert play.state.scores() == plain.state.scores()
    assert GAME.score_sheet(play.state) == GAME.score_sheet(plain.state)
    assert "imhotep" not in [*play.city(0).values(), *play.deck(0), *play.discard(0), *play.archive(0)]
    while play.to_move == 0:
        play.do("end" if play.asked == "act" else play.legal[0])
    assert hero(play, 0) == "imhotep", "the end of the turn takes cards of the City"


@pytest.mark.rule("MO-HERO-17")
def test_it_cannot_be_copied_or_archived() -> None:
    for part in ("copy", "archive"):
        scenario = Heroic().hero(0, "imhotep", "b0").units(0, "b0", 1).hero(1, "hanno", "e0")
        scenario.active(0, a1=next_card(part)).city(0, c3="fort").city(1, c3="fort")
        play = scenario.goods(0, gold=9, production=9, science=9, military=9).play()
        used = [move for move in play.legal if move.startswith("use a1")]
        play.do(used[0])
        while play.asked == "pay":
            play.do(play.legal[0])
        assert not [move for move in play.legal if "imhotep" in move or "hanno" in move], part


def next_card(part: str) -> str:
    content = GAME._in_the_box({"heroes": True}).content
    return next(
        card.id
        for card in content.card
        if card.kind in ("building", "knowledge")
        and card.deck in ("1", "2", "renaissance", "3")
        and any(str(one.__struct_config__.tag) == part for one in card.ability.use)
    )


@pytest.mark.rule("MO-HERO-18", "MO-MD-49")
def test_the_row_is_in_the_order_of_arrival_and_one_that_returns_arrives_anew() -> None:
    play = Heroic().row("tomyris", "hanno").units(0, "b0", 1).goods(0, gold=9).play()
    play.do("acquire tomyris")
    assert row(play) == ["hanno"]
    play.look.hero_acquired[0] = 0
    play.do("acquire hanno")
    assert row(play) == ["tomyris"]
    play.look.hero_acquired[0] = 0
    play.state.add(own(play.state).row, play.state.pop(play.state.at.removed))
    before = row(play)[1:]
    play.do("acquire tomyris")
    assert row(play) == [*before, "hanno"]
    assert GAME.view(play.state, 1)["heroes"] == row(play)


@pytest.mark.rule("MO-HERO-18")
def test_heroes_in_the_row_have_no_effect() -> None:
    plain = Heroic().units(0, "b0", 1).play()
    play = Heroic().row(*HEROES).units(0, "b0", 1).play()
    assert play.state.scores() == plain.state.scores()
    assert list(play.look.rules) == list(plain.look.rules)
    assert play.defence("b0") == plain.defence("b0")
    assert len(row(play)) == 12, "there is room for all"


@pytest.mark.rule("MO-MOD-13")
def test_acquiring_and_deploying_can_be_taken_back() -> None:
    play = Heroic().row("imhotep").units(0, "b0", 1).units(0, "a1", 1).goods(0, gold=3).play()
    assert barriers(play, "acquire imhotep", "stand b0", "hero imhotep") == [False] * 3


# -- words -------------------------------------------------------------------------------------------------


def test_a_plan_shows_price_and_place_and_that_the_old_hero_returns() -> None:
    play = (
        Heroic()
        .hero(0, "hanno", "a0")
        .row("imhotep")
        .units(0, "b0", 1)
        .units(0, "a1", 1)
        .goods(0, gold=4)
        .play()
    )
    plan = GAME.plan(play.state, ["acquire imhotep"])
    assert plan is not None
    assert plan.pays == {"gold": 3}
    assert [note.id for note in plan.notes] == ["monumental-note-hero-returns"]
    assert len(plan.row) == 2


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_terminal_shows_the_row_and_whom_each_serves(language: str) -> None:
    play = (
        Heroic().row("hanno", "zheng_he").units(1, "d0", 1).hero(1, "imhotep", "d0").hero(0, "curie").play()
    )
    shown = GAME.show(play.state, 0, language)
    assert ("Heroes, the oldest first: Hanno, Zheng He" if language == "en" else "Hannó, Cseng Ho") in shown
    assert ("Hero: Imhotep, on d0" if language == "en" else "Hős: Imhotep, itt: d0") in shown
    assert ("Hero: Marie Curie" if language == "en" else "Hős: Marie Curie") in shown


def test_why_a_hero_is_too_dear() -> None:
    play = Heroic().row("curie").goods(0, gold=1).play()
    refusal = GAME.why_not(play.state, "hero:curie")
    assert "4" in said(refusal)
    assert refusal is not None
    assert refusal.rule == "MO-HERO-04"


def test_tiles_where_a_hero_cannot_stand_say_what_its_card_says() -> None:
    play = Heroic().row("imhotep").units(0, "b0", 1).units(0, "a1", 1).goods(0, gold=3).play()
    play.do("acquire imhotep", forced=False)
    assert asked(play) == "Where do you put Imhotep?"
    refusal = said(GAME.why_not(play.state, "tile:c0"))
    assert refusal == "It cannot stand there. Put this Hero on one of your Provinces."
