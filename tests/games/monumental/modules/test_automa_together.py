"""Automas together with people and with other modules (MO-AUT-57 to -64, MO-MOD-02, -03, -12, -13)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.lairs import claimed, destroyed, lay, track
from tests.games.monumental.modules.machines import GAME, begin, fates, gold, lines, machine, queue
from tests.games.monumental.modules.special import drawn
from tests.games.monumental.scenario import Play, Scenario, new_game
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.lands import defence
from trilithon.games.monumental.engine.order import right_hand
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine.own import own as amazons
from trilithon.games.monumental.modules.automa.engine.conquest import cost_of
from trilithon.games.monumental.modules.automa.engine.exploring import goal_of, ways
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.heroes.engine.own import hero_of
from trilithon.games.monumental.modules.heroes.engine.own import own as heroes
from trilithon.games.monumental.modules.monsters.engine.steps.prowl import PROWL
from trilithon.kernel.options import Value
from trilithon.kernel.peek import Peek
from trilithon.kernel.playthrough import Playthrough

# -- Heroes --------------------------------------------------------------------------------------------------


def heroic(*row: str, era: int = c.ERA_1, **modules: Value) -> Scenario:
    """Its next card is the Hero card; these Heroes are in the row, the oldest first."""
    scenario = machine("hero", "a04", "a12", modules={"heroes": True, **modules}, renaissance=1)
    s = scenario.state
    for pile in (s.at.future, s.at.removed, heroes(s).row):
        for card in s.items(pile):
            if s.kind_of(card) == c.OTHER:
                s.take(pile, card)
                s.add(s.at.removed, card)
    for name in row:
        card = next(card for card in s.items(s.at.removed) if s.box.card_ids[s.kinds[card]] == name)
        s.take(s.at.removed, card)
        s.add(heroes(s).row, card)
    scenario.look.automa_era = era
    return scenario


def hero(play: Play) -> str | None:
    card = hero_of(play.state, heroes(play.state), 1)
    return None if card < 0 else play.state.box.card_ids[play.state.kinds[card]]


def row(play: Play) -> list[str]:
    s = play.state
    return [s.box.card_ids[s.kinds[card]] for card in s.items(heroes(s).row)]


@pytest.mark.rule("MO-AUT-57", "MO-MD-17")
@pytest.mark.parametrize(
    ("there", "era", "taken"),
    [
        (("tomyris", "saladin", "hanno"), c.ERA_1, "tomyris"),
        (("tomyris", "saladin", "hanno"), c.ERA_2, "saladin"),
        (("tomyris", "saladin"), c.RENAISSANCE, "saladin"),
        (("hanno", "curie", "bolivar"), c.ERA_3, "curie"),
        (("hanno", "saladin", "hildegard", "nzinga"), c.ERA_2, "saladin"),
        (("hanno", "saladin", "nzinga"), c.ERA_3, "nzinga"),
    ],
)
def test_it_takes_a_hero_of_the_current_era_else_of_the_latest_the_oldest_first(
    there: tuple[str, ...], era: int, taken: str
) -> None:
    play = lines(begin(heroic(*there, era=era)), 1)
    assert hero(play) == taken
    assert gold(play) == 2, "it pays nothing"
    lines(play, 1)
    assert queue(play) == ["hero", "a04", "a12"]


@pytest.mark.rule("MO-AUT-57")
def test_the_hero_card_is_in_its_deck_where_heroes_are_and_an_option_lets_it() -> None:
    for options, expected in (
        ({"heroes": True}, True),
        ({"heroes": True, "automa_hero_card": False}, False),
        ({}, False),
    ):
        s = GAME.start(GAME.setup(2, {"automas": "any:0", **options}), 1)
        ids = own(s).cards.ids
        assert ("hero" in [ids[card] for card in Peek(s).automa_deck[1]]) == expected


@pytest.mark.rule("MO-AUT-57", "MO-MOD-10")
def test_the_current_era_is_that_of_the_last_card_that_came_up() -> None:
    play = Playthrough.start(
        GAME, GAME.setup(2, {"automas": "any:0", "heroes": True, "renaissance": True}), 3
    )
    seen = []
    while not play.over:
        look = Peek(play.state)
        dealt = [play.state.box.card_deck[play.state.kinds[card]] for card in look.display if card >= 0]
        if dealt:
            assert look.automa_era >= max(dealt)
            seen.append(look.automa_era)
        play.play(play.legal[-1])
    assert sorted(set(seen)) == [c.ERA_1, c.ERA_2, c.RENAISSANCE, c.ERA_3]
    assert seen == sorted(seen)


@pytest.mark.rule("MO-AUT-58")
def test_a_second_hero_sends_the_first_back_after_it_is_taken_and_none_has_any_effect() -> None:
    scenario = heroic("hanno", "imhotep")
    s = scenario.state
    first = s.items(heroes(s).row)[0]
    s.take(heroes(s).row, first)
    s.d[heroes(s).hero + 1] = first
    play = lines(begin(scenario), 1)
    assert hero(play) == "imhotep", "Hanno was not there yet to be taken again"
    assert row(play) == ["hanno"]
    fighter = lines(begin(heroic("tomyris").units(1, "d1", 1)), 1)
    assert hero(fighter) == "tomyris"
    s = fighter.state
    assert all(s.units(tile, heroes(s).unit) == 0 for tile in range(s.at.tiles)), "it stands on its card"
    assert defence(s, fighter.tiles["d1"]) == 1 + 1
    assert not s.size(s.at.in_force + s.at.in_force_stride), "no effect"
    lines(fighter)
    assert hero(fighter) == "tomyris", "no return condition"


@pytest.mark.rule("MO-AUT-58")
def test_without_a_hero_in_the_row_the_line_is_impossible() -> None:
    assert begin(heroic()).legal == ["gold hero:1"]


@pytest.mark.rule("MO-AUT-58")
def test_no_policy_and_no_end_of_a_turn_sends_its_hero_back() -> None:
    policies = 0
    for seed in range(8):
        play = Playthrough.start(GAME, GAME.setup(2, {"automas": "japan:0", "heroes": True}), seed)
        owned, developed = False, 0
        while not play.over:
            has = hero_of(play.state, heroes(play.state), 1) >= 0
            assert has or not owned, "once it has one it has one for good"
            if has and not owned:
                developed = play.state.count(1, c.DEVELOPED)
            owned = has
            play.play(play.legal[-1])
        policies += play.state.count(1, c.DEVELOPED) - developed if owned else 0
    assert policies, "Heroes have seen their Automa develop"


# -- Monsters ------------------------------------------------------------------------------------------------


def haunted(
    *cards: str,
    hidden: dict[str, str] | None = None,
    out: dict[str, tuple[str, int]] | None = None,
    **options: Value,
) -> Scenario:
    civilization = str(options.pop("civilization", "japan"))
    scenario = machine(*cards, civilization=civilization, modules={"monsters": 1, **options})
    lay(scenario, hidden or {}, out or {})
    return scenario


@pytest.mark.rule("MO-AUT-59")
def test_a_monster_gives_it_two_gold_and_drives_its_warlord_off_first() -> None:
    rows = drawn(2, {"d1": "02-"})
    scenario = machine("a01", "a04", rows=rows, modules={"monsters": 1})
    lay(scenario, {"d1": "mogwai"}, {})
    play = lines(begin(scenario), 1)
    assert track(play) == ["mogwai"]
    assert play.goods(1) == {"gold": 4}
    assert play.warlord(1) == "e0"
    assert (play.owner("d1"), play.soldiers("d1")) == (1, 1), "half of two Units"
    assert play.looted(1) == [], "the token is not kept"


@pytest.mark.rule("MO-AUT-59", "MO-MONS-07", "MO-AUT-34")
def test_a_lone_soldier_who_reveals_a_monster_is_lost_with_the_province() -> None:
    rows = drawn(2, {"d1": "02-"})
    scenario = machine("a01", "a04", rows=rows, modules={"monsters": 1}).units(1, "d0", 0, warlord=True)
    lay(scenario, {"d1": "mogwai"}, {})
    home = scenario.play().soldiers("e0")
    play = lines(begin(scenario), 1)
    assert track(play) == ["mogwai"]
    assert (play.warlord(1), play.goods(1)) == ("d0", {"gold": 4})
    assert (play.owner("d1"), play.soldiers("d1")) == (None, 0)
    assert play.soldiers("e0") == home


@pytest.mark.rule("MO-AUT-59")
def test_where_the_kraken_surfaces_its_right_hand_player_says() -> None:
    rows = drawn(2, {"d1": "02-", "d2": "~~~", "e2": "~~~"})
    scenario = machine("a01", "a04", rows=rows, modules={"monsters": 1})
    lay(scenario, {"d1": "kraken"}, {})
    play = begin(scenario)
    play.do(play.legal[0], forced=False)
    assert (play.asked, play.to_move) == ("surface", 0), "two Waters are equally near"
    play.do("surface e2", forced=False)
    assert track(play) == ["kraken"]
    assert play.asked == "automa_line"


@pytest.mark.rule("MO-AUT-60")
def test_attacks_hit_it_and_its_right_hand_player_chooses() -> None:
    scenario = haunted("a04", "a12", out={"minotaur": ("c1", 6)})
    scenario.units(1, "c1", 1, warlord=True).units(1, "d1", 1, warlord=False)
    play = lines(begin(scenario))
    assert (play.asked, play.to_move) == ("lose_units", 0)
    assert play.legal == ["remove c1", "remove c1 warlord"]
    play.do("remove c1 warlord", forced=False)
    assert play.warlord(1) == "e0"


@pytest.mark.rule("MO-AUT-60")
def test_knowledge_and_wonders_of_its_area_are_destroyed_and_of_resources_gold_is_lost() -> None:
    knowing = haunted("a04", "a12", out={"sphinx": ("d1", 6)}).units(1, "d1", 1)
    knowing.discard(1, "writing", "irrigation")
    play = lines(begin(knowing))
    assert (play.asked, play.to_move) == ("lose_knowledge", 0)
    play.do("forget writing", forced=False)
    assert play.counts(1)["knowledge"] == 1
    robbed = haunted("a09", "a04", out={"rakshasa": ("d1", 6)}).units(1, "d1", 1).goods(1, gold=0)
    usual = gold(lines(begin(haunted("a09", "a04").units(1, "d1", 1).goods(1, gold=0))))
    assert gold(lines(begin(robbed))) == usual - 1, (
        "Gold from everybody; Culture of the controller, and it has none"
    )
    wrecked = haunted("a04", "a12", out={"humbaba": ("d1", 6)}).units(1, "d1", 1)
    wrecked.wonder(1, "stonehenge", "d1").goods(1, gold=0)
    play = lines(begin(wrecked))
    assert (play.asked, play.to_move) == ("attack_choice", 0), "the Wonder, or 4 of its Gold"
    before = gold(play)
    other = play.copy()
    play.do(play.legal[0], forced=False)
    assert (play.counts(1)["wonders"], gold(play)) == (0, before)
    assert "stonehenge" in destroyed(play)
    other.do(other.legal[1], forced=False)
    assert (other.counts(1)["wonders"], gold(other)) == (1, before - 4)


@pytest.mark.rule("MO-AUT-61")
def test_its_explorers_hunt_monsters_and_defeat_them_without_condition_and_benefit() -> None:
    scenario = haunted("a14", "a04", out={"mogwai": ("c1", 3)}).explorers(1, "d0", "e0")
    play = lines(begin(scenario), 1)
    assert claimed(play, "mogwai") == 1
    assert track(play) == []
    assert play.goods(1).get("gold", 0) <= 3, "no benefit, and nothing paid"
    assert GAME.score_sheet(play.state)[1][GAME.columns(play.state).index("monsters")] == 1
    off = haunted("a14", "a04", out={"mogwai": ("c1", 3)}, automa_hunts_monsters=False).explorers(
        1, "c1", "c1"
    )
    assert track(lines(begin(off), 2)) == ["mogwai"]


@pytest.mark.rule("MO-AUT-61", "MO-AUT-39")
@pytest.mark.parametrize(("lair", "goals"), [("c1", {"c1"}), ("a1", {"b1", "d2"}), ("c0", {"c0"})])
def test_it_heads_for_the_nearest_of_markets_and_monsters(lair: str, goals: set[str]) -> None:
    """Both Markets are two steps from d0."""
    s = begin(haunted("a14", "a04", out={"mogwai": (lair, 3)}).explorers(1, "d0", "d0")).state
    assert {s.chart.names[goal_of(way)] for way in ways(s, own(s), 1, 0, c.NONE)} == goals


@pytest.mark.rule("MO-AUT-61", "MO-AUT-38")
def test_an_explorer_already_there_uses_a_step_and_the_kraken_is_met_from_beside_its_water() -> None:
    there = haunted("a14", "a04", out={"mogwai": ("c1", 3)}).explorers(1, "c1", "e0")
    play = lines(begin(there), 1)
    assert claimed(play, "mogwai") == 1
    assert play.explorers(1)[0] == "c1", "without moving"
    kraken = haunted("a14", "a04", out={"kraken": ("c2", 3)}).explorers(1, "a1", "e0")
    kraken.bargain(1, "samarkand_1", used=True)
    play = lines(begin(kraken), 1)
    assert claimed(play, "kraken") == 1
    assert play.explorers(1)[0] == "b2"


# -- Continuous play -----------------------------------------------------------------------------------------


class Rotation(Hook):
    """Nothing but who has passed."""

    def __init__(self) -> None:
        super().__init__(-1, ["passed"])
        self.seats: list[int] = []

    def passed(self, s: World, seat: int) -> None:
        self.seats.append(int(seat))


@pytest.mark.rule("MO-AUT-62")
def test_in_continuous_play_it_reveals_takes_slots_line_by_line_and_passes() -> None:
    play = begin(machine("a09", "a12", civilization="denmark"))
    s = play.state
    while s.depth():
        s.drop()
    mine, rotation = own(s), Rotation()
    s.hooks.on_passed.append(rotation)
    try:
        assert not mine.open_round(s, 0), "people activate their Cities"
        written = []
        for _ in range(6):
            assert mine.take_slot(s, 1)
            s.run()
            slot = []
            while s.depth() and s.step().name.startswith("automa"):
                slot.append(GAME.write(s, s.moves()[0]))
                s.play(s.moves()[0])
            written.append(slot)
        assert written == [
            ["line a09:1"],
            ["skip a09:2", "line a09:3"],
            ["line a09:4"],
            ["line a12:1"],
            ["ignore a12:2"],
            [],
        ], "what is ignored or skipped does not end a slot"
        assert rotation.seats == [1, 1], "a slot without any other line is its pass"
        assert not mine.close_round(s, 0)
        assert mine.close_round(s, 1)
        assert (queue(play), fates(play)) == ([], [])
        assert mine.open_round(s, 1)
        assert len(queue(play)) == 2
    finally:
        s.hooks.on_passed.remove(rotation)


@pytest.mark.rule("MO-AUT-62")
def test_a_draw_does_not_end_a_slot() -> None:
    play = begin(machine("egypt", "a10", "a04", civilization="egypt"))
    s = play.state
    while s.depth():
        s.drop()
    slots = []
    for _ in range(4):
        own(s).take_slot(s, 1)
        s.run()
        slot = []
        while s.depth() and s.step().name.startswith("automa"):
            if s.step().name == "automa_line":
                slot.append(GAME.write(s, s.moves()[0]).split()[-1])
            s.play(s.moves()[0])
        slots.append(slot)
    assert slots[0] == ["egypt:1", "a10:1"]


@pytest.mark.rule("MO-AUT-62", "MO-CONT-23", "MO-CONT-25")
def test_a_shuffle_does_not_end_a_slot() -> None:
    play = begin(machine("a10", "a12"))
    s = play.state
    while s.depth():
        s.drop()
    slots = []
    for _ in range(7):
        own(s).take_slot(s, 1)
        s.run()
        slot = []
        while s.depth() and s.step().name.startswith("automa"):
            if s.step().name == "automa_line":
                slot.append(GAME.write(s, s.moves()[0]))
            s.play(s.moves()[0])
        slots.append(slot)
    assert slots[-2:] == [["line a10:6", "line a12:1"], ["line a12:2"]]


# -- special Provinces, Renaissance, Lost Kingdoms -----------------------------------------------------------


@pytest.mark.rule("MO-AUT-63", "MO-MD-18")
def test_special_provinces_neither_help_nor_hinder_it() -> None:
    modules: dict[str, Value] = {"special_provinces": True}
    for letter in ("D", "H", "O", "J", "M"):
        rows = drawn(2, {"d1": f"01-{letter}"})
        scenario = machine("a01", "a04", rows=rows, modules=modules).display("market", "writing")
        plain = machine("a01", "a04", rows=drawn(2, {"d1": "01-"})).display("market", "writing")
        token = "scouts"
        play = lines(begin(scenario.token("d1", token)), 1)
        usual = lines(begin(plain.token("d1", token)), 1)
        assert play.owner("d1") == usual.owner("d1") == 1
        assert play.soldiers("d1") == usual.soldiers("d1") == 1, letter
        assert play.goods(1) == usual.goods(1), letter
        assert play.display() == usual.display()
        assert (play.asked, play.to_move) == ("automa_line", 1)
        assert cost_of(scenario.state, scenario.tiles["d1"]) == 1


@pytest.mark.rule("MO-AUT-63", "MO-PROV-01", "MO-PROV-10")
@pytest.mark.parametrize(("is_first", "more"), [(True, 2), (False, 0)])
def test_its_conquest_is_the_first_one_for_whoever_comes_after_it(is_first: bool, more: int) -> None:
    """The human has a Harbour after it, or instead of it."""
    cells = {"d1": "01-H"}
    scenario = machine("a01", "a04", rows=drawn(2, cells), modules={"special_provinces": True})
    scenario.units(0, "d2", 4).goods(0, military=9)
    if is_first:
        play = scenario.turn(0).play()
    else:
        play = lines(begin(scenario))
        assert play.owner("d1") == 1
        play.do("activate a1")
    before = play.goods(0).get("gold", 0)
    play.do("conquer d1")
    gains = [text for text in play.told if "harbour" in text]
    while play.asked != "act":
        play.do(play.legal[0], forced=False)
    assert play.owner("d1") == 0
    assert play.goods(0).get("gold", 0) - before == more, gains


@pytest.mark.rule("MO-AUT-63", "MO-AUT-49", "MO-PROV-08", "MO-PROV-09")
@pytest.mark.parametrize(("cells", "n"), [({}, 1), ({"d0": "13-I"}, 2), ({"d1": "11-L"}, 2)])
def test_islands_and_lakes_make_coasts_for_it(cells: dict[str, str], n: int) -> None:
    """It has d0, and b2 at the Water c2."""
    modules: dict[str, Value] = {"special_provinces": True}
    scenario = machine("denmark", "a12", civilization="denmark", rows=drawn(2, cells), modules=modules)
    play = lines(begin(scenario.units(1, "d0", 1).units(1, "b2", 1)), 1)
    assert gold(play) == 2 + n


@pytest.mark.rule("MO-AUT-63", "MO-AUT-29", "MO-PROV-08")
def test_an_island_is_next_to_it_over_a_bridge_only() -> None:
    modules: dict[str, Value] = {"special_provinces": True}
    near = lines(begin(machine("a01", "a04", rows=drawn(2, {"d1": "01-"}), modules=modules)), 1)
    assert near.owner("d1") == 1
    apart = lines(begin(machine("a01", "a04", rows=drawn(2, {"d1": "01-I"}), modules=modules)), 1)
    assert apart.owner("d1") != 1


@pytest.mark.rule("MO-AUT-63")
def test_nobody_bids_for_or_against_it_on_a_foothill() -> None:
    rows = drawn(2, {"d1": "01-F"})
    scenario = machine("a01", "a04", rows=rows, modules={"special_provinces": True}).units(0, "d1", 1)
    play = lines(begin(scenario.goods(0, gold=9)), 1)
    assert play.owner("d1") == 1
    assert play.asked == "automa_line"
    theirs = machine("a04", "a12", rows=rows, modules={"special_provinces": True}).units(1, "d1", 1)
    theirs.units(0, "c1", 3).goods(0, military=9).goods(1, gold=9)
    human = theirs.turn(0).play()
    human.do("conquer d1")
    assert human.asked != "foothill_bid"


@pytest.mark.rule("MO-AUT-64")
def test_horses_count_in_the_defence_it_compares() -> None:
    scenario = machine("a01", "a04").units(0, "d1", 1)
    assert cost_of(scenario.state, scenario.tiles["d1"]) == 2
    amazon = Scenario(
        2,
        civilizations=["amazons", "japan"],
        modules={"lost_kingdoms": True, "automas": "japan:0"},
        seed=_seed_with_automa_at_e0(),
    )
    amazon.units(0, "d1", 1)
    mine = amazons(amazon.state)
    amazon.look.units[amazon.tiles["d1"], 0] = 0
    amazon.look.units[amazon.tiles["d1"], int(mine.unit)] = 1
    assert cost_of(amazon.state, amazon.tiles["d1"]) == 3


def _seed_with_automa_at_e0() -> int:
    for seed in range(40):
        s = new_game(
            2,
            civilizations=["amazons", "japan"],
            seed=seed,
            modules={"lost_kingdoms": True, "automas": "japan:0"},
        )
        if s.chart.names[s.capital(1)] == "e0":
            return seed
    raise AssertionError


@pytest.mark.rule("MO-AUT-64")
def test_it_plays_with_the_renaissance_alternative_wonders_and_five() -> None:
    options: dict[str, Value] = {"renaissance": True, "alt_wonders": "123", "lost_kingdoms": True}
    play = Playthrough.start(GAME, GAME.setup(5, {"automas": "any:2,any:1", **options}), 4)
    while not play.over:
        play.play(play.legal[-1])
    assert len(play.state.scores()) == 5
    assert play.state.ranking().count(1) >= 1


# -- who decides, and what is taken back ---------------------------------------------------------------------


@pytest.mark.rule("MO-MOD-02")
@pytest.mark.parametrize(("automas", "people"), [("any:0", {3: 2}), ("any:0,any:0", {2: 1, 3: 1})])
def test_the_first_person_counter_clockwise_chooses_for_it(automas: str, people: dict[int, int]) -> None:
    s = GAME.start(GAME.setup(4, {"automas": automas}), 1)
    assert {seat: int(right_hand(s, seat)) for seat in people} == people


@pytest.mark.rule("MO-MOD-03")
def test_where_everybody_is_an_automa_chance_chooses_and_the_first_seat_begins() -> None:
    firsts, chosen = set(), set()
    for seed in range(8):
        play = Playthrough.start(GAME, GAME.setup(3, {"automas": "any:1,any:1,any:1"}), seed)
        assert play.over, "played to its end by itself"
        firsts.add(int(play.state.first()))
        assert {played.seat for played in play.played} == {0, 1, 2}
        assert all(played.automatic for played in play.played)
        chosen |= {event.message.args.get("why") for event in play.opening}
    assert firsts == {0}
    assert "lot" in chosen
    assert "asked" not in chosen


@pytest.mark.rule("MO-MOD-13", "MO-MD-50")
def test_what_an_automa_did_is_not_taken_back_and_its_right_hand_player_does_not_think_again() -> None:
    play = Playthrough.start(GAME, GAME.setup(2, {"automas": "any:0"}), 1)
    asked = 0
    while not play.over and asked < 3:
        before = Peek(play.state).active
        is_choice = play.state.step().name in ("automa_conquest", "automa_exploring", "automa_site")
        play.play(play.legal[-1])
        if is_choice:
            asked += 1
            assert not play.can_undo(0).allowed
        elif before == 0 and Peek(play.state).active == 1:
            assert not play.can_undo(0).allowed, "an Automa card was revealed"
    assert asked


@pytest.mark.rule("MO-MOD-12")
def test_in_its_turn_people_decide_only_for_it() -> None:
    play = Playthrough.start(GAME, GAME.setup(3, {"automas": "any:3", "monsters": 3}), 6)
    asked = set()
    while not play.over:
        look = Peek(play.state)
        if look.phase and look.active == 2 and play.state.to_move != 2:
            asked.add(play.state.step().name)
        play.play(play.legal[-1])
    allowed = {
        "automa_conquest",
        "automa_exploring",
        "automa_site",
        "surface",
        "lose_units",
        "lose_somewhere",
        "lose_knowledge",
        "attack_choice",
        "wreck",
    }
    assert asked
    assert asked <= allowed


def test_the_prowl_comes_after_its_display() -> None:
    scenario = haunted("a04", "a12", out={"mogwai": ("c1", 3)})
    play = lines(begin(scenario))
    assert play.state.find(PROWL) < 0
    assert play.look.monster_position[0] == 4
