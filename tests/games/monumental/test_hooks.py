"""What modules can do: moments at which they are asked, further Units, fields and actions (`engine/hooks.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec

from tests.games.monumental.scenario import Play, Scenario, new_game
from trilithon.games.monumental.derived import derive
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.actions.table import ACTIONS, add_actions
from trilithon.games.monumental.engine.hooks import (
    ACTING,
    BUYING,
    CONQUERING,
    MOVING,
    STEPPING,
    Hook,
    Hooks,
)
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.conquered import call_off
from trilithon.games.monumental.engine.steps.entries import ENTRY_WARLORD
from trilithon.games.monumental.engine.steps.gains import GAIN
from trilithon.games.monumental.engine.units import UNITS, UnitKind
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.view import view
from trilithon.games.monumental.words.table import WORDS
from trilithon.kernel.engine.moves import Moves, make_move, verb_of
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.peek import Peek
from trilithon.kernel.saved import range_problems

MOMENTS = list(Hooks(ACTIONS, []).moments)


def listening(hook: Hook) -> list[Hook]:
    """A module that listens to whatever its hook overrides."""
    hook.moments = [moment for moment in MOMENTS if moment in type(hook).__dict__]
    return [hook]


def recorder(heard: set[str]) -> Hook:
    """A hook that hears everything and changes nothing."""

    def hear(moment: str) -> Any:
        def method(self: Hook, *args: Any) -> Any:
            heard.add(moment)
            return getattr(Hook, moment)(self, *args)

        return method

    made: Any = type("Recorder", (Hook,), {moment: hear(moment) for moment in MOMENTS})
    recording: Hook = made()
    return recording


def at_random(s: Position, seed: int) -> list[list[int]]:
    """The moves at every decision, sorted, and the points at the end."""
    seen = []
    rng = seeded(seed)
    while moves := s.moves():
        seen.append(sorted(moves))
        if rng.below(50) == 0:
            s.imagine(s.to_move, seeded(1)).evaluate()
        s.play(moves[rng.below(len(moves))])
    return [*seen, s.scores()]


def test_who_hears_everything_and_does_nothing_changes_nothing() -> None:
    heard: set[str] = set()
    for seed in range(3):
        modules = listening(recorder(heard))
        with_it = at_random(new_game(2 + seed % 3, seed=seed, modules=modules), seed)
        assert with_it == at_random(new_game(2 + seed % 3, seed=seed), seed)
    assert heard | {"wonder_placed"} | IN_ROUNDS == set(MOMENTS), "Wonders are seldom completed by chance"


IN_ROUNDS = {"open_round", "take_slot", "passed", "close_round"}
"""Where turns are taken one after the other there are no such moments."""


def test_moments_are_called_as_methods_of_hooks() -> None:
    assert all(callable(getattr(Hook, moment)) for moment in MOMENTS)
    assert not any(Hooks(ACTIONS, []).moments.values()), "nobody listens if no module is on"


# -- prices and what is forbidden --------------------------------------------------------------------------


class Jungle(Hook):
    """Everything that goes to b0 costs one more."""

    def surcharge(self, s: World, seat: int, what: int, about: int) -> int:
        return int(what in (CONQUERING, STEPPING, MOVING) and s.chart.names[about] == "b0")


def test_prices_go_up_without_further_units() -> None:
    scenario = Scenario(modules=listening(Jungle()))
    assert "b0" not in scenario.goods(0, military=2).play().offers("conquer")
    play = scenario.goods(0, military=3).play().do("conquer b0", "with warlord")
    assert play.goods(0) == {}
    assert play.soldiers("b0") == 1


def test_steps_and_moves_have_prices_too() -> None:
    scenario = Scenario(modules=listening(Jungle())).units(0, "b0", 1).units(0, "a1", 2)
    play = scenario.goods(0, military=2).play()
    assert play.copy().do("explorer 1 a1").goods(0) == {"military": 1}
    assert play.copy().do("explorer 1 b0").goods(0) == {}
    assert play.copy().do("march a1").goods(0) == {}
    poor = scenario.goods(0, military=1).play()
    assert "1 b0" not in poor.offers("explorer")
    assert "a1" not in poor.offers("march"), "the only way leads to b0"


def test_a_reduction_counts_against_a_surcharge() -> None:
    scenario = Scenario(modules=listening(Jungle())).goods(0, military=2)
    scenario.look.discounts[0, c.ON_CONQUEST] = 1
    assert scenario.play().do("conquer b0", "with warlord").goods(0) == {}


class Ban(Hook):
    def forbids(self, s: World, seat: int, what: int, about: int) -> bool:
        return what == BUYING and s.box.card_ids[about] == "granary"


def test_things_can_be_forbidden() -> None:
    scenario = Scenario(modules=listening(Ban())).display("granary", "barracks").goods(0, production=9)
    assert scenario.play().offers("buy")[0] == "2 barracks"


class Walls(Hook):
    def defence(self, s: World, tile: int) -> int:
        return 3 if s.chart.names[tile] == "b0" else 0


def test_defence_can_be_raised() -> None:
    play = Scenario(modules=listening(Walls())).play()
    assert (play.defence("b0"), Scenario().play().defence("b0")) == (5, 2)
    assert conquest.conquest_price(play.state, 0, play.tiles["b0"], c.MILITARY) == 5


# -- conquests ---------------------------------------------------------------------------------------------


class Bid(Hook):
    """The defender drives everybody back at the last moment."""

    def before_conquest(self, s: World, seat: int, tile: int) -> None:
        call_off(s)


def test_a_conquest_can_fail_after_it_is_paid() -> None:
    play = Scenario(modules=listening(Bid())).goods(0, military=2).play().do("conquer b0", "with warlord")
    assert (play.owner("b0"), play.goods(0), play.asked) == (None, {}, "act")
    assert play.token("b0") is not None


class Monster(Hook):
    def revealed(self, s: World, seat: int, tile: int, token: int) -> bool:
        return True

    def conquered(self, s: World, seat: int, tile: int, loser: int) -> None:
        GAIN.push(s, seat, c.CULTURE, 1)


def test_a_token_may_have_no_benefit() -> None:
    s = Scenario(civilizations=["greece"], modules=listening(Monster())).goods(0, military=2).play()
    s.state.play(make_move(verb_of_action("conquer"), s.tiles["b0"]))
    while s.asked == "units":
        s.state.play(s.state.moves()[-1])
    assert s.goods(0) == {"culture": 1}
    assert s.looted(0) == []


def verb_of_action(name: str) -> int:
    return next(int(action.verb) for action in ACTIONS if action.name == name)


class Harbour(Hook):
    """A conquest brings 2 Gold at once, and a further entry among the simultaneous effects."""

    def conquered(self, s: World, seat: int, tile: int, loser: int) -> None:
        GAIN.push(s, seat, c.GOLD, 2)

    def brings(self, s: World, seat: int, tile: int) -> int:
        assert s.token(tile) >= 0, "nobody had it before"
        ENTRY_WARLORD.push(s, seat)
        return 1


def test_a_conquest_may_bring_more() -> None:
    scenario = Scenario(civilizations=["greece"], modules=listening(Harbour())).goods(0, military=2)
    play = scenario.play().do("conquer b0", "without warlord", forced=False)
    while play.asked == "units":
        play.do(play.legal[0], forced=False)
    assert play.goods(0) == {"gold": 2}
    assert play.asked == "order"
    assert play.legal == ["effect 1", "effect 2"], "a token's benefit, and what the module adds"


# -- cards -------------------------------------------------------------------------------------------------


class Aside(Hook):
    """Wonders that are dealt, and Knowledge that is acquired, go to a row beside the display."""

    def declare(self, at: Fields) -> None:
        self.beside = at.piles("beside", [], c.CARD, 60)

    def dealt(self, s: World, card: int, place: int) -> bool:
        if s.kind_of(card) != c.WONDER:
            return False
        s.add(self.beside, card)
        return True

    def acquired(self, s: World, seat: int, card: int) -> bool:
        if s.kind_of(card) != c.KNOWLEDGE:
            return False
        s.add(self.beside, card)
        return True


def test_a_module_has_fields_of_its_own_and_says_where_cards_go() -> None:
    s = new_game(2, modules=listening(Aside()), seed=4)
    while not s.is_on_top(ACT):
        s.play(s.moves()[0])
    look = Peek(s)
    assert look.beside
    assert all(s.kind_of(card) == c.WONDER for card in look.beside)
    assert all(card >= 0 and s.kind_of(card) != c.WONDER for card in look.display)
    knowledge = next(place for place, card in enumerate(look.display) if s.kind_of(card) == c.KNOWLEDGE)
    card = look.display[knowledge]
    look.goods[s.to_move, c.SCIENCE] = 9
    s.play(make_move(verb_of_action("buy"), knowledge))
    while not s.is_on_top(ACT):
        s.play(s.moves()[0])
    assert look.beside[-1] == card
    assert s.count(s.active(), c.KNOWLEDGES) == 1
    assert list(range_problems(s)) == []
    twin = s.copy()
    assert twin.fingerprint() == s.fingerprint()
    Peek(twin).beside = []
    assert twin.fingerprint() != s.fingerprint(), "fields of modules are part of the position"


class Savannah(Hook):
    def wonder_placed(self, s: World, seat: int, tile: int, card: int) -> None:
        if s.chart.names[tile] == "b0":
            GAIN.push(s, seat, c.GOLD, 2)


def test_a_wonder_is_placed_somewhere() -> None:
    scenario = Scenario(modules=listening(Savannah())).work(0, "stonehenge").units(0, "b0", 1)
    play = scenario.goods(0, production=9).play().do("finish")
    while play.asked != "site":
        play.do(play.legal[0])
    gold = play.goods(0).get("gold", 0)
    assert play.copy().do("place a0").goods(0).get("gold", 0) == gold
    assert play.copy().do("place b0").goods(0)["gold"] == gold + 2


# -- Units -------------------------------------------------------------------------------------------------

HERO = len(UNITS)


class Heroes(Hook):
    def change(self, setup: Setup) -> None:
        hero = UnitKind("hero", defence=2, is_single=True, builds=False, goes_home=False)
        setup.units = vec[UnitKind]([*UNITS, hero])


def with_hero(tile: str, **goods: int) -> Play:
    scenario = Scenario(modules=[Heroes()]).units(0, "b0", 1).units(0, "a1", 1).goods(0, **goods)
    scenario.look.units[scenario.tiles[tile], HERO] = 1
    derive(scenario.state)
    return scenario.play()


def test_another_kind_of_unit_defends_and_holds_land() -> None:
    play = with_hero("b0")
    assert play.defence("b0") == 1 + 1 + 2
    assert play.offers("march") == []
    rich = with_hero("b0", military=3)
    assert rich.offers("march") == ["a0", "a0 warlord", "b0", "b0 hero"]


def test_another_kind_of_unit_is_asked_about_after_the_warlord() -> None:
    play = with_hero("b0", military=3)
    s = play.state
    s.play(make_move(verb_of_action("conquer"), play.tiles["c0"]))
    asked = []
    while play.asked == "units":
        asked.append(s.get(play.state.step().fields.index(field(s, "unit")) + 2))
        s.play(s.moves()[0])
    assert asked == [c.WARLORD, HERO, c.SOLDIER]
    assert s.units(play.tiles["c0"], HERO) == 1
    assert s.units(play.tiles["b0"], c.SOLDIER) == 1


def test_another_kind_of_unit_is_told_and_shown_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilithon.games.monumental.view.modules_on", lambda _: [])  # this hook has no folder
    play = with_hero("b0", military=3)
    s = play.state
    shown = {tile["id"]: tile for tile in view(s, 0)["map"]["tiles"]}
    assert (shown["b0"]["soldiers"], shown["b0"]["warlord"], shown["b0"]["hero"]) == (1, None, 0)
    assert shown["a1"]["hero"] is None
    assert shown["b0"]["defence"]["hero"] == 2
    s.play(make_move(verb_of_action("conquer"), play.tiles["c0"]))
    s.play(s.moves()[0])
    words = WORDS[int(s.step().number)]
    assert words.question(s).id == "monumental-question-hero"
    assert play.legal == ["with hero", "without hero"]
    assert [words.label(s, move).id for move in s.moves()] == [
        "monumental-label-with-hero",
        "monumental-label-without-hero",
    ]
    s.play(s.moves()[0])
    assert {"tile": "b0", "warlord": False, "hero": True} in view(s, 0)["marching"]


def test_another_kind_of_unit_is_told_by_its_name_when_it_moves() -> None:
    play = with_hero("b0", military=3)
    play.do("march b0 hero", forced=False)
    words = WORDS[int(play.state.step().number)]
    assert words.question(play.state).id == "monumental-question-move-unit-hero"
    assert words.shown(play.state)["hero"]
    play.do("to a1")
    assert "moved-hero" in play.told


def field(s: Position, name: str) -> Any:
    return next(one for one in s.step().fields if one.name == name)


def test_a_hero_that_is_driven_out_does_not_go_home() -> None:
    scenario = Scenario(modules=[Heroes()]).units(1, "b0", 1).goods(0, military=9)
    scenario.look.units[scenario.tiles["b0"], HERO] = 1
    play = scenario.play()
    s = play.state
    s.play(make_move(verb_of_action("conquer"), play.tiles["b0"]))
    while not s.is_on_top(ACT):
        s.play(s.moves()[-1])
    assert s.owner(play.tiles["b0"]) == 0
    assert sum(s.units(tile, HERO) for tile in range(s.at.tiles)) == 0
    assert s.soldiers(s.capital(1)) == 9


# -- the course of the game ----------------------------------------------------------------------------------


class Machine(Hook):
    """Seat 1 is no person: its turn brings it a Gold."""

    def take_turn(self, s: World, seat: int) -> bool:
        if seat != 1:
            return False
        GAIN.push(s, seat, c.GOLD, 1)
        return True


def test_a_turn_can_be_another_one() -> None:
    play = Scenario(3, modules=listening(Machine())).play().do("end")
    assert (play.to_move, play.asked, play.goods(1)) == (2, "activate", {"gold": 1})


class Backwards(Hook):
    def order_seats(self, s: World) -> None:
        look = Peek(s)
        look.order = [(s.first() - seat) % s.seats for seat in range(s.seats)]


def test_the_order_of_play_can_be_another_one() -> None:
    scenario = Scenario(3, modules=listening(Backwards()))
    play = scenario.play()
    assert [play.state.place_in_order(seat) for seat in range(3)] == [1, 3, 2]
    assert play.do("end").to_move == 2


class Toll(Hook):
    def turn_ended(self, s: World, seat: int) -> None:
        GAIN.push(s, seat, c.CULTURE, 1)

    def points(self, s: World, seat: int) -> int:
        return 7 if seat == 1 else 0


def test_something_happens_when_a_turn_ends_and_something_scores() -> None:
    play = Scenario(modules=listening(Toll())).play()
    assert play.state.scores() == [0, 7]
    assert play.do("end").goods(0) == {"culture": 1}


# -- actions -------------------------------------------------------------------------------------------------


class Dig(Action):
    def __init__(self) -> None:
        super().__init__("dig")

    def offer(self, s: World, seat: int, moves: Moves) -> None:
        moves.say(self.verb, 3)

    def begin(self, s: World, seat: int, argument: int) -> None:
        GAIN.push(s, seat, c.GOLD, argument)


DIGGERS = 99  # the number of a module that is not there


@pytest.fixture
def dig() -> Iterator[Action]:
    """In the table, as if the module were there."""
    action = Dig()
    add_actions(ACTIONS, [action], DIGGERS)
    yield action
    ACTIONS.remove(action)


def test_a_module_adds_actions_behind_all_others(dig: Action) -> None:
    assert dig.verb == len(ACTIONS) - 1
    s = on_turn(new_game(modules=[Hook(DIGGERS)]))
    gold = s.has(s.to_move, c.GOLD)
    s.play(next(move for move in s.moves() if verb_of(move) == dig.verb))
    assert s.has(s.to_move, c.GOLD) == gold + 3
    assert not any(verb_of(move) == dig.verb for move in on_turn(new_game()).moves()), "it is off"


class Slot(Hook):
    """One action that counts, and then only tokens and the end."""

    def acted(self, s: World, seat: int, verb: int, argument: int) -> None:
        self.has_acted = s.hooks.actions[verb].counts

    def forbids(self, s: World, seat: int, what: int, about: int) -> bool:
        return what == ACTING and getattr(self, "has_acted", False) and s.hooks.actions[about].counts


def test_actions_can_be_counted_and_forbidden() -> None:
    play = Scenario(modules=listening(Slot())).goods(0, military=2).crates(0, 1).play()
    assert play.legal[-2:] == ["crate", "end"]
    play.do("explorer 1 a1")
    assert play.legal == ["crate", "end"]


def on_turn(s: Position) -> Position:
    while not s.is_on_top(ACT):
        s.play(s.moves()[0])
    return s


ENDS = ("end", "end_slot", "leave_round")


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_actions_say_what_they_are(action: Action) -> None:
    assert action.verb == ACTIONS.index(action)
    assert action.closes == (action.name in ENDS)
    assert action.counts == (action.name not in ("use_crate", "use_market", *ENDS))
