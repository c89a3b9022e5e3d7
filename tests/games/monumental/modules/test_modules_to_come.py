"""What Automa, Heroes, Continuous play and Lost Kingdoms will need of the base game, tried with made-up hooks."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from subprocess import run
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from tests.games.monumental import scenario
from tests.games.monumental.contents import box, card
from tests.games.monumental.scenario import Scenario, new_game
from trilithon.games.monumental import counts, effects, opened, standing
from trilithon.games.monumental import game as game_file
from trilithon.games.monumental.abilities import Ability, When
from trilithon.games.monumental.counts import Each
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import layout
from trilithon.games.monumental.engine.actions.end import END
from trilithon.games.monumental.engine.actions.pick_up import PICK_UP
from trilithon.games.monumental.engine.actions.step import TAKE_STEP
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.cities import activate_cross
from trilithon.games.monumental.engine.counting import CONDITIONS, COUNTABLES, Condition, Countable
from trilithon.games.monumental.engine.hooks import ACTING, LOOKING, PICKING_UP, Hook
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.order import right_hand
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import gain_policy_icons
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.slots import CITY, Slot
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.gains import GAIN
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.steps.table import STEPS
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.goods import Goods
from trilithon.games.monumental.module import MODULES, Module
from trilithon.games.monumental.schema import Card, Content
from trilithon.games.monumental.tabulate import DECKS, tabulate
from trilithon.games.monumental.words.condition import If
from trilithon.games.monumental.words.gains import Gain
from trilithon.kernel.engine.agenda import Question, Step, add_steps
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import Moves, argument_of
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import ContentError
from trilithon.kernel.options import Option, Value
from trilithon.kernel.peek import Peek

NUMBER = len(MODULES)
"""Of a module that is there in these tests only."""


class MadeUp(Module):
    """It brings nothing that a hook does not."""

    id = "made_up"
    number = NUMBER


@pytest.fixture(autouse=True)
def _made_up() -> Iterator[None]:
    MODULES.append(MadeUp())
    yield
    MODULES.pop()


def listening(hook: Hook, *moments: str, number: int = -1) -> list[Hook]:
    hook.moments = list(moments)
    hook.number = number
    return [hook]


def to_actions(s: Position) -> Position:
    while not s.is_on_top(ACT):
        s.play(s.moves()[0])
    return s


@pytest.fixture
def steps() -> Iterator[list[Step[Any]]]:
    """Steps of a test, in the table as if a module brought them."""
    before = len(STEPS)
    added: list[Step[Any]] = [SecretCross(), Reveal(), Tie(), Attach()]
    add_steps(STEPS, added, NUMBER)
    yield added
    del STEPS[before:]


# -- Automa ------------------------------------------------------------------------------------------------


class Automa(Module):
    """As many machines as the option says; people sit at the first seats."""

    id = "machines"
    number = NUMBER
    switch = "machines"
    options = (Option("machines", 0, (0, 1, 2, 3), "MO-AUT-01"),)
    content_digest = "000000000000"

    def machines(self, options: Mapping[str, Value], seats: int) -> Sequence[int]:
        return range(seats - int(options["machines"]), seats)

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return Hook(self.number)


@pytest.fixture
def with_automa(monkeypatch: pytest.MonkeyPatch) -> Monumental:
    module = Automa()
    monkeypatch.setattr(game_file, "MODULES", (*game_file.MODULES, module))
    monkeypatch.setattr(Monumental, "options", (*Monumental.options, *module.options))
    monkeypatch.setattr(game_file, "OF_MODULES", (*game_file.OF_MODULES, *module.options))
    return Monumental()


@pytest.mark.rule("MO-MOD-01")
def test_tables_and_laboratory_know_which_seats_are_played_by_a_module(with_automa: Monumental) -> None:
    setup = with_automa.setup(3, {"machines": 1})
    assert with_automa.people(setup) == (True, True, False)
    assert with_automa.people(with_automa.setup(3)) == (True, True, True)
    assert with_automa.setup_for(2, {"machines": 2}).seats == 4


@pytest.mark.rule("MO-AUT-04")
def test_somebody_begins_not_a_machine(with_automa: Monumental) -> None:
    first = {with_automa.start(with_automa.setup(4, {"machines": 2}), seed).first() for seed in range(12)}
    assert first == {0, 1}
    s = with_automa.start(with_automa.setup(4, {"machines": 2}), 1)
    assert [s.is_person(seat) for seat in range(4)] == [True, True, False, False]


@pytest.mark.rule("MO-MOD-03")
def test_where_nobody_sits_the_first_machine_begins(with_automa: Monumental) -> None:
    setup = with_automa.setup(3, {"machines": 3})
    assert {int(with_automa.start(setup, seed).first()) for seed in range(6)} == {0}


class Machines(Hook):
    """Some seats are machines, in whose turn somebody decides for them what they gain."""

    def take_turn(self, s: World, seat: int) -> bool:
        if s.is_person(seat):
            return False
        right = right_hand(s, seat)
        STEPS[-2].push(s, right if right >= 0 else seat)  # type: ignore[attr-defined]
        return True


class Tie(Question[World]):
    """One of two, by the right-hand player of the seat on turn, or by chance if there is none."""

    def __init__(self) -> None:
        super().__init__("test_tie")

    def push(self, s: World, seat: int) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        return not s.is_person(s.whose())

    def settle(self, s: World) -> None:
        self.by_chance(s)

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(1, c.PRODUCTION)
        moves.say(1, c.CULTURE)

    def answer(self, s: World, move: int) -> None:
        s.drop()
        GAIN.push(s, s.active(), argument_of(move), 1)


@pytest.mark.rule("MO-MOD-02")
@pytest.mark.parametrize(("machines", "decides"), [([1], 0), ([1, 2], 0), ([2, 3], 1), ([0, 1], 3)])
def test_the_first_person_counter_clockwise_decides(
    machines: list[int], decides: int, steps: list[Step[Any]]
) -> None:
    hook = Machines()
    hook.machines = machines
    s = new_game(4, modules=listening(hook, "take_turn", number=NUMBER))
    assert [right_hand(s, seat) for seat in machines] == [decides] * len(machines)


@pytest.mark.rule("MO-MOD-02")
def test_somebody_is_asked_in_a_machines_turn(steps: list[Step[Any]]) -> None:
    hook = Machines()
    hook.machines = [1]
    play = Scenario(2, modules=listening(hook, "take_turn", number=NUMBER)).play()
    play.state.play(play.state.moves()[-1])  # the end
    s = play.state
    assert (s.to_move, s.active(), s.step().name) == (0, 1, "test_tie")
    s.play(s.moves()[1])
    assert s.has(1, c.CULTURE) == 1


@pytest.mark.rule("MO-MOD-03")
def test_where_nobody_is_left_chance_answers(steps: list[Step[Any]]) -> None:
    seen = set()
    for seed in range(6):
        hook = Machines()
        hook.machines = [0, 1]
        s = new_game(2, seed=seed, modules=listening(hook, "take_turn", number=NUMBER))
        while s.phase() == 0:
            s.play(s.moves()[0])  # Capitals: the hook does not settle them
        assert s.to_move == NOBODY, "the whole game is played by itself"
        seen.add(s.has(0, c.CULTURE))
    assert len(seen) > 1


# -- Heroes ------------------------------------------------------------------------------------------------


def hero(name: str, deck: str) -> Card:
    entry = {"id": name, "kind": "other", "deck": deck, "cost": 3, "name": name.title(), "source": "original"}
    return msgspec.convert(entry, Card)


def with_heroes() -> Content:
    heroes = [hero("hypatia", "1"), hero("imhotep", "1"), hero("saladin", "2")]
    return msgspec.structs.replace(box(), card=(*box().card, *heroes))


class Heroes(Hook):
    """One Hero of each era is among its cards; when it comes up it goes to a row, and another card is dealt."""

    def declare(self, at: Fields) -> None:
        self.row = at.piles("heroes", [], c.CARD, 12)

    def stacked(self, s: World, deck: int, cards: list[int]) -> None:
        heroes = [one for one in cards if s.kind_of(one) == c.OTHER]
        for surplus in heroes[1:]:
            cards.remove(surplus)
            s.add(s.at.removed, surplus)

    def dealt(self, s: World, card: int, place: int) -> bool:
        if s.kind_of(card) != c.OTHER:
            return False
        s.add(self.row, card)
        return True


@pytest.mark.rule("MO-HERO-02")
def test_heroes_lie_among_the_development_cards_and_go_to_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    played_with = tabulate(with_heroes(), modules=[NUMBER])
    monkeypatch.setattr(scenario, "boxed", lambda packs: played_with)
    s = new_game(2, seed=3, modules=listening(Heroes(), "stacked", "dealt"))
    heroes = [card for card in range(s.at.cards) if s.kind_of(card) == c.OTHER]
    assert len(heroes) == 3
    names = {played_with.card_ids[s.kinds[card]]: card for card in heroes}
    assert [int(card) for card in s.items(s.at.removed) if s.kind_of(card) == c.OTHER] == [names["imhotep"]]
    rounds = 0
    while s.to_move != NOBODY:
        moves = s.moves()
        s.play(moves[(rounds * 7) % len(moves)])
        rounds += 1
        look = Peek(s)
        assert not any(card >= 0 and s.kind_of(card) == c.OTHER for card in look.display)
        there = [*look.heroes, *s.items(s.at.future), *s.items(s.at.removed)]
        assert sorted(card for card in there if s.kind_of(card) == c.OTHER) == heroes
    assert look.heroes == [names["hypatia"], names["saladin"]], "in the order of their eras"


def test_cards_of_another_kind_need_a_module() -> None:
    with pytest.raises(ContentError, match="need a module that is on"):
        tabulate(with_heroes())
    with pytest.raises(msgspec.ValidationError, match="of another kind is of an era"):
        hero("nobody", "basic")


# -- Continuous play -----------------------------------------------------------------------------------------


class SecretCross(Question[World]):
    """Row and column, chosen by all at the same time."""

    def __init__(self) -> None:
        super().__init__("test_secret_cross")
        self.is_together = True

    def push(self, s: World, seat: int) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        for space in range(c.SPACES):
            moves.say(1, space)

    def answer(self, s: World, move: int) -> None:
        seat = s.whose()
        s.drop()
        s.d[s.hooks.of(NUMBER).chosen + seat] = i16(argument_of(move))  # type: ignore[union-attr]


class Reveal(Step[World]):
    def __init__(self) -> None:
        super().__init__("test_reveal")

    def push(self, s: World, seat: int) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        hook = s.hooks.of(NUMBER)
        s.drop()
        s.reveals += 1
        for seat in range(s.seats):
            activate_cross(s, seat, int(s.d[hook.chosen + seat]))  # type: ignore[union-attr]
            s.d[hook.chosen + seat] = c.NONE  # type: ignore[union-attr]
        ACT.push(s, 0)


class Simultaneous(Hook):
    """Phase A of a round (MO-CONT-02)."""

    chosen: int

    def declare(self, at: Fields) -> None:
        self.chosen = at.thing("chosen_space", [layout.SEAT], c.SPACE)

    def course(self, s: World, seat: int) -> bool:
        secret, reveal = STEPS[-4], STEPS[-3]
        reveal.push(s, seat)  # type: ignore[attr-defined]
        for other in reversed(range(s.seats)):
            secret.push(s, other)  # type: ignore[attr-defined]
        return True


@pytest.mark.rule("MO-CONT-02")
def test_all_may_choose_row_and_column_at_the_same_time_in_any_order(steps: list[Step[Any]]) -> None:
    ends = []
    for order in [(0, 1, 2), (2, 0, 1)]:
        s = new_game(3, modules=listening(Simultaneous(), "course", number=NUMBER))
        while s.phase() == 0 and s.step().name == "capital":
            s.play(s.moves()[0])
        assert s.deciding() == [0, 1, 2]
        for n, seat in enumerate(order):
            s.turn_to(seat)
            assert not any(s.is_active(card) for card in range(s.at.cards)), "nothing is seen yet"
            s.play(s.moves()[seat + 3])
            assert len(s.deciding()) == (2 - n or 1)
        active = [
            sum(s.is_active(s.card_at(seat, slot)) for slot in range(0, 2 * c.SPACES, 2)) for seat in range(3)
        ]
        assert active == [5, 5, 5]
        ends.append(s.fingerprint())
    assert ends[0] == ends[1]


class OneExplorer(Hook):
    """The first Explorer has had its pick-up, and so had whoever stands on a1."""

    def forbids(self, s: World, seat: int, what: int, about: int) -> bool:
        if what not in (PICKING_UP, LOOKING):
            return False
        return c.explorer_of(about) == 0 or s.chart.names[c.step_to(about)] == "a1"


@pytest.mark.rule("MO-CONT-05")
def test_a_pick_up_can_be_forbidden_to_one_explorer() -> None:
    def picks(*tiles: str) -> list[str]:
        hook = listening(OneExplorer(), "forbids")
        return Scenario(modules=hook).explorers(0, *tiles).play().offers("pick")

    assert picks("b0", "c0") == ["2"]
    assert picks("b0", "a1") == []
    assert Scenario().explorers(0, "b0", "c0").play().offers("pick") == ["1", "2"]


class SameExplorer(Hook):
    """After a step nothing may follow but a pick-up of that Explorer."""

    stepped = -1

    def acted(self, s: World, seat: int, verb: int, argument: int) -> None:
        if verb == TAKE_STEP.verb:
            self.stepped = c.explorer_of(argument)

    def forbids(self, s: World, seat: int, what: int, about: int) -> bool:
        if self.stepped < 0:
            return False
        if what == ACTING:
            return about not in (PICK_UP.verb, END.verb)
        return what == PICKING_UP and c.explorer_of(about) != self.stepped


@pytest.mark.rule("MO-CONT-05")
def test_a_slot_may_be_one_step_and_the_pick_up_of_that_explorer() -> None:
    scenario = Scenario(modules=listening(SameExplorer(), "acted", "forbids"))
    play = scenario.explorers(0, "b0", "c0").goods(0, military=3).play()
    assert play.offers("pick") == ["1", "2"]
    assert play.do("explorer 2 b0").legal == ["pick 2", "end"]


# -- Lost Kingdoms: what content says ------------------------------------------------------------------------


class Horses(Countable):
    def count(self, s: World, seat: int, source: int) -> int:
        return 4 if seat == 0 else 0


class Mounted(Condition):
    """`what` is how many are too many."""

    def holds(self, s: World, seat: int, what: int, n: int) -> bool:
        return n <= 4 < what


MOUNTED = Mounted()


class MountedInContent(counts.Condition, tag="test_mounted", frozen=True, kw_only=True):
    n: int

    def numbers(self) -> list[int]:
        return [opened.number_of(MOUNTED), 9, self.n]

    def told(self) -> Message:
        return Message("test-if-mounted", {"n": self.n})


class Saddles(standing.Rule, tag="test_saddles", frozen=True, kw_only=True):
    n: int

    def numbers(self) -> tuple[int, int]:
        return int(c.rule_of_module(NUMBER, 2)), self.n

    def told(self) -> Message:
        return Message("test-saddles", {"n": self.n})

    def worth(self) -> float:
        return 5 * self.n


@pytest.fixture
def opened_tables() -> Iterator[int]:
    """As a module would have added to them; the number of its event."""
    conditions, countables = len(CONDITIONS), len(COUNTABLES)
    opened.count_too("test_horses", Horses(), 2.0, NUMBER)
    opened.ask_too(MOUNTED, NUMBER)
    yield opened.hear_of("test_ride", 0.5, NUMBER)
    del CONDITIONS[conditions:], COUNTABLES[countables:]
    del opened.COUNTED["test_horses"], opened.HAPPENINGS["test_ride"]
    layout.COUNTED.remove("test_horses")
    layout.EVENTS.remove("test_ride")


def granary(ability: Ability) -> Content:
    changed = msgspec.structs.replace(card("granary"), ability=ability)
    cards = [changed if one.id == "granary" else one for one in box().card]
    return msgspec.structs.replace(box(), card=tuple(cards))


def boxed(monkeypatch: pytest.MonkeyPatch, ability: Ability) -> Box:
    played_with = tabulate(granary(ability), modules=[NUMBER])
    monkeypatch.setattr(scenario, "boxed", lambda packs: played_with)
    return played_with


def test_modules_bring_things_to_count(opened_tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    each = Each(of="test_horses", step=2)
    assert each.told() == Message("monumental-each-test-horses", {"n": 2})
    assert each.times() == 1.0
    boxed(monkeypatch, Ability(use=(Gain(goods=Goods(gold=1), each=each),)))
    play = Scenario().active(0, a1="granary").play().do("use a1 granary")
    assert play.goods(0) == {"gold": 2}


def test_modules_bring_conditions(opened_tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def gained(n: int, has: int) -> dict[str, int]:
        conditions = (MountedInContent(n=n), counts.Has(of="test_horses", n=has))
        use = If(all=conditions, then=(Gain(goods=Goods(gold=2)),))
        boxed(monkeypatch, Ability(use=(use, Gain(goods=Goods(culture=1)))))
        return Scenario().active(0, a1="granary").play().do("use a1 granary").goods(0)

    assert gained(3, 4) == {"gold": 2, "culture": 1}
    assert gained(5, 4) == {"culture": 1}
    assert gained(3, 5) == {"culture": 1}


def test_modules_bring_rules(opened_tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    always = msgspec.convert([{"rule": "test_saddles", "n": 3}], standing.Rules)
    assert always == (Saddles(n=3),)
    boxed(monkeypatch, Ability(always=always))
    hook = listening(Hook(), number=NUMBER)[0]
    hook.rules = 3
    wanted = c.rule_of_module(NUMBER, 2)
    s = Scenario(modules=[hook]).active(0, a1="granary", b2="barracks").play().state
    assert (s.more_rule(0, wanted), s.more_rule(1, wanted)) == (3, 0)
    assert [s.more_rule(0, c.rule_of_module(NUMBER, which)) for which in (0, 1)] == [0, 0]
    assert [s.rule(0, rule) for rule in range(c.RULES)] == [0] * c.RULES
    s.play(s.moves()[-1])
    while s.to_move == 0:
        s.play(s.moves()[0])
    assert s.more_rule(0, wanted) == 0, "the cards are gone"


class Ride(Hook):
    """Whoever begins a turn rides."""

    event: int

    def activated(self, s: World, seat: int, crossing: int) -> None:
        HAPPENED.push(s, seat, self.event, 0)


def test_modules_bring_events(opened_tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    when = When(event="test_ride", do=(Gain(goods=Goods(gold=2)),))
    assert when.worth() == 0.5 * effects.worth_of(when.do)
    boxed(monkeypatch, Ability(when=(when,)))
    hook = Ride()
    hook.event = opened_tables
    start = Scenario(modules=listening(hook, "activated")).turn(0, phase=1)
    play = start.city(0, a1="granary").play().do("activate a1")
    assert play.asked == "order"
    before = play.goods(0).get("gold", 0)
    assert play.do(play.legal[0]).goods(0)["gold"] == before + 2


def test_what_a_module_that_is_off_brings_is_refused_in_content(opened_tables: int) -> None:
    each = Gain(goods=Goods(gold=1), each=Each(of="test_horses"))
    has = counts.Has(of="test_horses", n=1)
    then = (Gain(goods=Goods(gold=1)),)
    for ability in (
        Ability(use=(each,)),
        Ability(use=(If(all=(has,), then=then),)),
        Ability(use=(If(all=(MountedInContent(n=1),), then=then),)),
        Ability(always=(Saddles(n=1),)),
        Ability(when=(When(event="test_ride", do=then),)),
    ):
        with pytest.raises(ContentError, match="of a module that is off"):
            tabulate(granary(ability), modules=[NUMBER + 1])
        tabulate(granary(ability), modules=[NUMBER])


READING = """
import msgspec
from trilithon.games.monumental import opened
from trilithon.games.monumental.abilities import Ability
from tests.games.monumental.modules import test_modules_to_come as t

opened.count_too("test_horses", t.Horses(), 2.0, 1)
opened.hear_of("test_ride", 0.5, 1)
gain = {"do": "gain", "goods": {"gold": 1}, "each": {"of": "test_horses"}}
conditions = [{"is": "test_mounted", "n": 2}, {"is": "has", "of": "test_horses", "n": 3}]
ability = msgspec.convert(
    {
        "use": [gain, {"do": "if", "all": conditions, "then": [gain]}],
        "always": [{"rule": "test_saddles", "n": 3}],
        "when": [{"event": "test_ride", "do": [gain]}],
    },
    Ability,
)
print(*ability.always, ability.use[1].all[0], ability.when[0].event)
"""


def test_content_is_read_with_all_that_modules_have_brought_by_then() -> None:
    """In a process of its own: types are worked out once, when content is read for the first time."""
    read = run([sys.executable, "-c", READING], capture_output=True, text=True, check=False)
    assert read.stdout == "Saddles(n=3) MountedInContent(n=2) test_ride\n", read.stderr


def test_without_modules_content_knows_none_of_that() -> None:
    gain = [{"do": "gain", "goods": {"gold": 1}, "each": {"of": "test_horses"}}]
    with pytest.raises(msgspec.ValidationError, match="test_horses"):
        msgspec.convert(gain, effects.Parts)


# -- Lost Kingdoms: Mughals and Atlantis ---------------------------------------------------------------------


class Mughals(Hook):
    """Policies are attached to rows; those of the row that is activated are active."""

    lines: int

    def change(self, setup: Setup) -> None:
        setup.newest_rules[0] = 0
        setup.policies_at_once = 2

    def declare(self, at: Fields) -> None:
        self.lines = at.field("policy_line", [c.POLICY], high=9)

    def developed(self, s: World, seat: int, policy: int) -> None:
        STEPS[-1].push(s, seat, policy)  # type: ignore[attr-defined]

    def active_policies(self, s: World, seat: int, policies: list[int]) -> None:
        pile = s.items(s.developed(seat))
        policies += [policy for policy in pile if s.d[self.lines + policy] in (1, 2)]

    def activated(self, s: World, seat: int, crossing: int) -> None:
        for policy in s.items(s.developed(seat)):
            if s.d[self.lines + policy] in (1, 2):
                gain_policy_icons(s, seat, policy)


class Attach(Question[World]):
    """To which line? It must be said."""

    def __init__(self) -> None:
        super().__init__("test_attach")
        self.policy = self.field("policy", c.POLICY)

    def push(self, s: World, seat: int, policy: int) -> None:
        s.push(self, seat, policy)

    def offer(self, s: World, moves: Moves) -> None:
        for line in (1, 2, 3):
            moves.say(1, line)

    def answer(self, s: World, move: int) -> None:
        policy = s.get(self.policy)
        s.drop()
        s.d[s.hooks.of(NUMBER).lines + policy] = i16(argument_of(move))  # type: ignore[union-attr]


def mughals() -> list[Hook]:
    return listening(Mughals(), "developed", "active_policies", "activated", number=NUMBER)


@pytest.mark.rule("MO-LK-16")
def test_where_a_policy_goes_is_asked_before_its_effects_and_cannot_be_skipped(
    steps: list[Step[Any]],
) -> None:
    play = Scenario(civilizations=["egypt"], modules=mughals()).goods(0, culture=1).play()
    s = play.state
    s.play(next(move for move, text in zip(s.moves(), play.legal, strict=True) if text.startswith("develop")))
    assert s.step().name == "test_attach"
    assert len(s.moves()) == 3
    policy = s.items(s.developed(0))[0]
    s.play(s.moves()[2])
    assert Peek(s).policy_line[policy] == 3
    assert s.step().name != "test_attach"


@pytest.mark.rule("MO-LK-17")
def test_more_than_one_policy_is_active_or_none() -> None:
    scenario = Scenario(civilizations=["egypt"], modules=mughals()).policies(0, "expansion", "corvee")
    names = scenario.state.box.policy_ids
    lines = Peek(scenario.state).policy_line
    assert scenario.play().state.rule(0, c.CONQUEST_ANY) == 0
    lines[names.index("expansion")] = 1
    one = scenario.play()
    assert one.state.rule(0, c.CONQUEST_ANY) == 1, "although it is not the newest"
    lines[names.index("corvee")] = 2
    both = scenario.play().state
    assert (both.rule(0, c.CONQUEST_ANY), both.rule(0, c.STAGES_MINUS)) == (1, 1)
    lines[names.index("expansion")] = 3
    other = scenario.play().state
    assert (other.rule(0, c.CONQUEST_ANY), other.rule(0, c.STAGES_MINUS)) == (0, 1)


@pytest.mark.rule("MO-LK-17")
def test_all_active_policies_can_be_used_each_once() -> None:
    scenario = Scenario(civilizations=["egypt"], modules=mughals()).policies(0, "guilds", "nile_floods")
    scenario.active(0, a1="library", a2="library", a3="library", b1="fort").units(0, "a1", 1).units(
        0, "b0", 1
    )
    names = scenario.state.box.policy_ids
    lines = Peek(scenario.state).policy_line
    assert scenario.play().offers("policy") == []
    lines[names.index("guilds")] = 1
    assert scenario.play().offers("policy") == ["guilds"]
    lines[names.index("nile_floods")] = 2
    play = scenario.play()
    assert play.offers("policy") == ["guilds", "nile_floods"]
    assert play.do("policy guilds").offers("policy") == ["nile_floods"]


@pytest.mark.rule("MO-LK-17")
def test_policies_may_have_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    policies = [
        msgspec.structs.replace(policy, icons=Goods(science=1, gold=2))
        if policy.id == "expansion"
        else policy
        for policy in box().policy
    ]
    played_with = tabulate(msgspec.structs.replace(box(), policy=tuple(policies)))
    monkeypatch.setattr(scenario, "boxed", lambda packs: played_with)
    s = new_game(modules=mughals(), civilizations=["egypt"])
    policy = played_with.policy_ids.index("expansion")
    before = s.has(0, c.GOLD)
    gain_policy_icons(s, 0, policy)
    assert (s.has(0, c.SCIENCE), s.has(0, c.GOLD)) == (1, before + 2)
    gain_policy_icons(s, 0, policy + 1)
    assert (s.has(0, c.SCIENCE), s.has(0, c.GOLD)) == (1, before + 2)


class Atlantis(Hook):
    """Special Building and starting Knowledge of seat 0 lie in a Nexus beside the City from the beginning."""

    def change(self, setup: Setup) -> None:
        nexus = [Slot("nexus1", space=-1, is_upper=True), Slot("nexus2", space=-1, is_upper=False)]
        setup.slots = vec[Slot]([*CITY, *nexus])

    def decked(self, s: World, seat: int) -> None:
        if seat != 0:
            return
        decks = {int(s.box.card_deck[s.kinds[card]]): card for card in s.items(s.deck(seat))}
        for slot, deck in ((s.at.slots - 2, DECKS.index("special")), (s.at.slots - 1, c.STARTING)):
            s.take(s.deck(seat), decks[deck])
            s.d[s.at.city + seat * s.at.slots + slot] = i16(decks[deck])


@pytest.mark.rule("MO-LK-08")
def test_cards_can_be_taken_out_of_a_deck_before_the_city_is_dealt() -> None:
    s = new_game(2, modules=listening(Atlantis(), "decked"))
    for seat, nexus in ((0, True), (1, False)):
        beside = [s.card_at(seat, slot) for slot in (s.at.slots - 2, s.at.slots - 1)]
        assert all(card >= 0 for card in beside) == nexus
        city = sum(s.card_at(seat, slot) >= 0 for slot in range(2 * c.SPACES))
        assert city + s.size(s.deck(seat)) == (13 if nexus else 15)
        assert all(s.card_at(seat, slot) >= 0 for slot in range(0, 2 * c.SPACES, 2)), "nine are dealt"
