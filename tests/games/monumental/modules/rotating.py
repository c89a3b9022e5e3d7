"""Scenarios of Continuous play: a round in which nobody has passed yet, and all Cities, goods and marks are as a test
lays them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.derived import derive
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.continuous.engine.own import has_passed
from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.kernel.game import Refusal
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Value

GAME = Monumental()
END, PASS = "end slot", "pass"


def opening(
    seats: int = 2,
    *,
    together: bool = False,
    display: str = "wide",
    rows: Sequence[str] = (),
    civilizations: Sequence[str] = (),
    also: Mapping[str, Value] | None = None,
) -> Scenario:
    """The first seat, or all, are asked what to activate. `also`: options of other modules."""
    modules: dict[str, Value] = {
        "continuous": True,
        "cont_activation": "simultaneous" if together else "in_order",
        "cont_display": display,
        **(also or {}),
    }
    return begin(Scenario(seats, rows=rows, civilizations=civilizations, modules=modules))


def begin(scenario: Scenario) -> Scenario:
    """The first round."""
    scenario.turn(0, phase=1)
    scenario.look.turn = 1
    scenario.look.first = 0
    return scenario


def rotation(
    seats: int = 2,
    *,
    display: str = "wide",
    rows: Sequence[str] = (),
    civilizations: Sequence[str] = (),
    also: Mapping[str, Value] | None = None,
) -> Scenario:
    """It is the first seat's first slot."""
    return to_slots(opening(seats, display=display, rows=rows, civilizations=civilizations, also=also))


def to_slots(scenario: Scenario) -> Scenario:
    """Nobody activates anything."""
    s = scenario.state
    while s.find(OPENING) >= 0:
        s.drop()
    s.run()
    return scenario


def whole(seats: int = 2, seed: int = 1, **options: Value) -> Play:
    """A game from its beginning, with all Capitals chosen: the first row and column are asked for."""
    s = GAME.start(GAME.setup(seats, {"continuous": True, "first_player": "host", **options}), seed)
    while not (s.is_on_top(ACTIVATE_CITY) or s.is_on_top(CHOOSE_SECRETLY)):
        s.play(s.moves()[0])
    derive(s)
    return Play(s)


def all_pass(play: Play) -> Play:
    """Whoever is asked in this round passes, and answers everything else with the first answer; up to the next round,
    or the end."""
    turn = play.state.turn()
    while play.state.depth() and play.state.turn() == turn:
        legal = play.legal
        play.do(PASS if PASS in legal else END if END in legal else legal[0], forced=False)
    return play


def everybody_activates(play: Play, space: str = "b2") -> Play:
    while play.asked in ("activate", "choose_secretly"):
        play.do(f"{'activate' if play.asked == 'activate' else 'choose-cross'} {space}", forced=False)
    return play


def passed(play: Play) -> list[int]:
    return [seat for seat in range(play.state.seats) if has_passed(play.state, seat)]


def shown(play: Play, viewer: int = -1) -> dict[str, object]:
    found: dict[str, object] = GAME.view(play.state, viewer)["rotation"]
    return found


def refused(play: Play, thing: str) -> Refusal:
    refusal = GAME.why_not(play.state, thing)
    assert refusal is not None
    return refusal


def said(refusal: Refusal | None, language: str = "en") -> str:
    assert refusal is not None
    return catalogue(GAME).render(refusal.message, language)


def basics(play: Play, seat: int) -> list[int]:
    return [play.state.has(seat, resource) for resource in range(c.BASICS)]
