"""Modules: nothing of the base game knows them, and nothing of them is there when they are off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import trilithon.games.monumental
from tests.games.monumental import scenario
from tests.games.monumental.contents import box, card
from tests.games.monumental.scenario import Scenario, new_game
from trilithon.games.monumental import effects
from trilithon.games.monumental import game as game_file
from trilithon.games.monumental.abilities import Ability
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.table import ACTIONS
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.steps.capital import settle
from trilithon.games.monumental.engine.steps.course import TURN
from trilithon.games.monumental.engine.steps.gains import GAIN
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.steps.table import STEPS
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.invariants import CHECKS
from trilithon.games.monumental.joining import join
from trilithon.games.monumental.maps.drawing import read_line, read_tokens
from trilithon.games.monumental.module import MODULES, Module, known_features, modules_on
from trilithon.games.monumental.schema import Content
from trilithon.games.monumental.tabulate import tabulate
from trilithon.games.monumental.words.table import WORDS
from trilithon.kernel.engine.agenda import add_steps
from trilithon.kernel.engine.events import Message
from trilithon.kernel.errors import ContentError, PositionError, SetupError
from trilithon.kernel.kept import BASE as GAME_ITSELF
from trilithon.kernel.kept import Kept
from trilithon.kernel.options import write_value
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import write_record

GAME = Monumental()
BASE = Path(trilithon.games.monumental.__file__).parent
OFF = {option.id: option.default for module in MODULES for option in module.options}


# -- what the base game knows ----------------------------------------------------------------------------


def base_files() -> list[Path]:
    return [file for file in sorted(BASE.rglob("*.py")) if "modules" not in file.relative_to(BASE).parts]


def test_no_file_of_the_base_game_names_a_module() -> None:
    assert len(base_files()) > 150
    named = re.compile(
        rf"modules\.({'|'.join(module.id for module in MODULES)})|special_provinces|oasis", re.I
    )
    found = [
        f"{file.relative_to(BASE)}: {line.strip()}"
        for file in base_files()
        for line in file.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("kingdom", ["amazons", "atlantis", "aztecs", "mughals"])
def test_a_civilization_that_nobody_leads_listens_to_nothing(kingdom: str) -> None:
    def moments(*civilizations: str) -> list[str]:
        s = new_game(2, civilizations=civilizations, modules={"lost_kingdoms": True})
        number = next(module.number for module in MODULES if module.id == kingdom)
        return [name for name, hooks in s.hooks.moments.items() if number in [hook.number for hook in hooks]]

    assert moments("egypt", "japan") == []
    assert "worth" in moments("egypt", kingdom)


def test_every_folder_is_a_module_and_has_its_number() -> None:
    folders = [path.parent.name for path in (BASE / "modules").glob("*/__init__.py")]
    assert sorted(module.id for module in MODULES) == sorted(folders)
    assert [module.number for module in MODULES] == list(range(len(MODULES)))
    for module in MODULES:
        assert module.switch in OFF
        assert not module.is_on(OFF), "modules are off unless somebody wants them"
        for language in ("en", "hu"):
            assert (BASE / "modules" / module.id / "texts" / f"{language}.ftl").exists()


def test_two_modules_cannot_have_one_number() -> None:
    class Again(Module):
        id = "again"
        number = 0

    with pytest.raises(ValueError, match="module again has the number 0"):
        join([Again()])
    assert "again" not in [module.id for module in MODULES]


# -- tables ----------------------------------------------------------------------------------------------


def test_steps_and_actions_of_modules_come_after_all_others() -> None:
    for table in (STEPS, ACTIONS):
        modules = [int(one.module) for one in table]
        assert modules == sorted(modules)
    for module in MODULES:
        assert [step for step in STEPS if step.module == module.number] == list(module.steps)
        for step in module.steps:
            assert int(step.number) in WORDS, f"{step.name} has no words"
        assert [action for action in ACTIONS if action.module == module.number] == list(module.actions)


def test_a_game_without_modules_has_neither_their_fields_nor_their_actions_and_steps() -> None:
    off, on = new_game(), new_game(modules={"special_provinces": True})
    names = [field.name for field in off.layout.fields]
    assert [field.name for field in on.layout.fields][: len(names)] == names
    assert on.layout.size > off.layout.size
    assert all(action.module < 0 for action in off.hooks.offered)
    assert [step.name for step in STEPS if off.plays(step)] == [
        step.name for step in STEPS if step.module < 0
    ]
    assert all(on.plays(step) for step in STEPS if step.module == 0)
    assert (modules_on(off), modules_on(on)) == ([], [MODULES[0]])


class Sixth(Module):
    id = "sixth"
    number = len(MODULES)
    switch = "renaissance"
    content_digest = "000000000000"
    seat_counts = (6,)


def test_a_module_may_let_more_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    sixth = Sixth()
    monkeypatch.setattr(game_file, "MODULES", (*MODULES, sixth))
    game = Monumental()
    assert game.seats_with(OFF) == (2, 3, 4)
    assert game.seats_with({"renaissance": True}) == (2, 3, 4, 6)
    with pytest.raises(
        SetupError, match="6 players can play only with the option “Renaissance cards” switched on"
    ):
        game.setup(6)
    with pytest.raises(SetupError, match="no small map for 6 players"):
        game.setup(6, {"renaissance": True, "map": "small"})
    with pytest.raises(SetupError, match="for 2, 3, 4 or 5 players, not for 6"):
        game.start(game.setup(6, {"renaissance": True, "map": "generated"}), 1)


def test_what_a_module_brings_is_kept_with_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pack, own = tmp_path / "sixth.toml", tmp_path / "own.toml"
    pack.write_text('[[card]]\nid = "granary"\ncost = 7\n', encoding="utf-8")
    own.write_text('[[card]]\nid = "barracks"\ncost = 8\n', encoding="utf-8")
    sixth = Sixth()
    sixth.packs = (pack,)
    monkeypatch.setattr(game_file, "MODULES", (*MODULES, sixth))
    game, on = Monumental([own]), {"renaissance": True}
    assert game.content_of(on) == f"{game.content_with(on)} sixth:000000000000"
    assert len({game.content_with(on), game.content_with({}), GAME.content_with({})}) == 3
    parts = game.parts(on)
    assert list(parts) == [GAME_ITSELF], "this module has no content of its own"
    for file in (pack, own):
        file.unlink()
    again = Monumental(kept=parts)
    assert again.content_of(on) == game.content_of(on)
    prices = {card.id: card.cost for card in again.content.card}
    assert (prices["granary"], prices["barracks"]) == (7, 8)


def test_a_module_is_loaded_with_the_content_that_was_kept() -> None:
    (module,) = (module for module in MODULES if module.id == "provinces")
    assert module.kept is not None
    tables = module.kept.tables()
    tables["feature"].append({**tables["feature"][0], "id": "zoo", "letter": "Z"})
    other = Kept(module.kept.schema, msgspec.json.encode(tables))
    on = {"special_provinces": True}
    game = Monumental(kept={module.id: other})
    assert game.content_of(on) == f"{GAME.content_digest} {module.id}:{other.digest}"
    assert game.parts(on)[module.id] == other
    assert game.modules(on) != GAME.modules(on)
    line = "map1-1Z"
    assert read_line(line, known_features(game._modules).letters).tokens == tuple(read_tokens(line))
    with pytest.raises(SetupError, match="cannot be read"):
        read_line(line, known_features(MODULES).letters)


# -- off is as if they were not there ----------------------------------------------------------------------


@pytest.mark.rule("MO-PROV-01")
def test_records_and_positions_name_modules_that_are_on_and_no_others() -> None:
    for options in ({}, {"special_provinces": True}):
        setup = GAME.setup(2, options)
        play = Playthrough.start(GAME, setup, 3)
        record, position = write_record(play), GAME.dump(play.state)
        digest = MODULES[0].content_digest
        assert (f"module provinces {digest}" in record) == bool(options)
        assert position.get("modules", {}) == ({"provinces": digest} if options else {})
        assert ("special_provinces" in position["options"]) == bool(options)
        assert GAME.load(position).fingerprint() == play.state.fingerprint()


def test_a_position_made_with_other_content_of_a_module_is_refused() -> None:
    position = GAME.dump(GAME.start(GAME.setup(2, {"special_provinces": True}), 3))
    for modules in ({}, {"provinces": "0" * 12}):
        with pytest.raises(PositionError, match="modules: made with"):
            GAME.load({**position, "modules": modules})


def test_a_frame_of_a_module_that_is_off_is_refused() -> None:
    position = GAME.dump(GAME.start(GAME.setup(2), 3))
    frame = {"do": "mine", "seat": 1, "tile": "a1"}
    with pytest.raises(PositionError, match="agenda, frame 1, do: 'mine'; allowed: act, "):
        GAME.load({**position, "agenda": [frame, *position["agenda"]]})


def test_the_value_of_an_option_without_its_module_changes_nothing() -> None:
    one = GAME.start(GAME.setup(3, {"oasis_reserve": "hold", "map": "generated"}), 5)
    other = GAME.start(GAME.setup(3, {"map": "generated"}), 5)
    assert one.numbers() == other.numbers()
    assert GAME.content_of({"oasis_reserve": "hold"}) == GAME.content_digest


def test_options_of_modules_come_last() -> None:
    """Whoever draws options at random draws the same for the others as before there were modules."""
    ids = [option.id for option in GAME.options]
    assert ids[-len(OFF) :] == list(OFF)
    assert all(write_value(option.default) for option in GAME.options)


def test_modules_may_take_the_place_of_checks_of_the_base_game() -> None:
    for module in MODULES:
        assert set(module.instead) <= set(CHECKS)


# -- what modules to come will need ------------------------------------------------------------------------


class Machine(Hook):
    """Seat 1 is no person: it has a Capital before anybody chooses."""

    def change(self, setup: Setup) -> None:
        setup.people[1] = 0

    def set_up(self, s: World) -> None:
        settle(s, 1, s.chart.names.index("e0"))


def test_a_seat_may_be_settled_before_the_others_choose() -> None:
    s = new_game(3, modules=[_listening(Machine(), "set_up")])
    assert [s.is_person(seat) for seat in range(3)] == [True, False, True]
    assert s.owner(s.chart.names.index("e0")) == 1
    asked = []
    while s.phase() == 0:
        asked.append(int(s.to_move))
        s.play(s.moves()[0])
    assert asked == [2, 0]


class Rounds(Hook):
    """Nobody has turns: whoever would have one gains a Gold, and that is all."""

    def course(self, s: World, seat: int) -> bool:
        if s.turn() >= 3:
            return False
        s.d[s.at.turn] += 1
        gain(s, seat, c.GOLD, 1)
        TURN.push(s, (seat + 1) % s.seats)
        return True


def test_the_course_of_a_turn_can_be_another_one() -> None:
    s = new_game(2, modules=[_listening(Rounds(), "course")])
    while s.phase() == 0:
        s.play(s.moves()[0])
    assert [s.has(seat, c.GOLD) for seat in range(2)] == [2 + 2, 2 + 1]
    assert (s.to_move, s.turn()) == (1, 4)


class Losses(Hook):
    def lost(self, s: World, seat: int, tile: int) -> None:
        self.told.append((seat, s.chart.names[tile]))

    def sent_home(self, s: World, seat: int, tile: int, unit: int, n: int) -> None:
        self.told.append((seat, s.chart.names[tile], unit, n))

    told: list[tuple[object, ...]]


def test_modules_hear_of_lost_land_and_units() -> None:
    hook = Losses()
    hook.told = []
    scenario = Scenario(modules=[_listening(hook, "lost", "sent_home")]).units(1, "b0", 2, warlord=True)
    scenario.goods(0, military=9).play().do("conquer b0", "without warlord")
    assert hook.told == [(1, "b0", c.SOLDIER, 2), (1, "b0", c.WARLORD, 1), (1, "b0")]


class NoNewest(Hook):
    def change(self, setup: Setup) -> None:
        setup.newest_rules[0] = 0


def test_a_civilization_may_have_no_active_policy() -> None:
    usual = Scenario(civilizations=["egypt"]).policies(0, "expansion").play()
    other = Scenario(civilizations=["egypt"], modules=[NoNewest()]).policies(0, "expansion").play()
    assert usual.state.rule(0, c.CONQUEST_ANY) == 1
    assert other.state.rule(0, c.CONQUEST_ANY) == 0
    assert other.state.active_policy(0) == c.NONE


class Herd(Part):
    """A part of an effect that a module brings."""

    def __init__(self) -> None:
        super().__init__("test_herd")
        self.n = self.field("n")

    def run(self, s: World) -> None:
        seat, n = s.whose(), s.get(self.n)
        s.drop()
        GAIN.push(s, seat, c.GOLD, n)


@pytest.fixture
def herd() -> Iterator[Herd]:
    step = Herd()
    add_steps(STEPS, [step], 99)
    yield step
    STEPS.remove(step)


class HerdInContent(effects.Part, tag="test_herd", frozen=True, kw_only=True):
    """How content writes it."""

    n: int

    def worth(self) -> float:
        return 40 * self.n


def with_a_herd(herd: Herd) -> Content:
    """A Granary gives a herd of 3; its entry is read as that of any other part."""
    HerdInContent.step = herd
    use = msgspec.convert([{"do": "test_herd", "n": 3}], effects.Parts)
    granary = msgspec.structs.replace(card("granary"), ability=Ability(use=use))
    cards = [granary if one.id == "granary" else one for one in box().card]
    return msgspec.structs.replace(box(), card=tuple(cards))


def test_modules_bring_parts_of_effects(herd: Herd, monkeypatch: pytest.MonkeyPatch) -> None:
    played_with = tabulate(with_a_herd(herd), modules=[99])
    monkeypatch.setattr(scenario, "boxed", lambda packs: played_with)
    play = Scenario().active(0, a1="granary").play().do("use a1 granary")
    assert play.goods(0) == {"gold": 3}
    at = played_with.card_ids.index("granary")
    assert played_with.use_texts[at] == Message("monumental-do-test-herd", {"n": 3})
    assert played_with.ability_worth[at] == 120


def test_no_card_has_parts_of_a_module_that_is_off(herd: Herd) -> None:
    with pytest.raises(ContentError, match="test-herd is part of an effect, but of a module that is off"):
        tabulate(with_a_herd(herd))


def _listening(hook: Hook, *moments: str) -> Hook:
    hook.moments = list(moments)
    return hook
