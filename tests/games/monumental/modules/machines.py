"""Scenarios with an Automa at the last seat, whose next cards are those that a test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

from tests.games.monumental.scenario import Play, Scenario, new_game
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.automa.engine.own import area, own
from trilithon.games.monumental.view import view
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Value

GAME = Monumental()
OTHERS = ("egypt", "greece", "denmark", "china", "japan")
Line = tuple[str, str]


def machine(
    *cards: str,
    civilization: str = "japan",
    seats: int = 2,
    only: bool = False,
    rows: Sequence[str] = (),
    markets: Sequence[str] = (),
    modules: Mapping[str, Value] | None = None,
    difficulty: int = 0,
    **options: int,
) -> Scenario:
    """The next cards of the Automa, the first one on top; `only`: all others are out of the game. Seat k has the k-th
    Capital of the map."""
    people = [name for name in OTHERS if name != civilization][: seats - 1]
    given = {"automas": f"{civilization}:{difficulty}", **(modules or {})}
    for seed in count():
        begun = new_game(
            seats,
            civilizations=[*people, civilization],
            rows=rows,
            markets=markets,
            seed=seed,
            modules=given,
            **options,
        )
        capitals = [tile for tile in range(begun.chart.tiles) if begun.chart.kind[tile] == c.CAPITAL]
        if begun.capital(seats - 1) == capitals[seats - 1]:
            break
    scenario = Scenario(
        seats,
        civilizations=[*people, civilization],
        rows=rows,
        markets=markets,
        seed=seed,
        modules=given,
        **options,
    )
    stack(scenario, *cards, only=only)
    return scenario.goods(seats - 1, gold=2)


def stack(scenario: Scenario, *cards: str, only: bool = False) -> None:
    look, seat = scenario.look, scenario.state.seats - 1
    ids = own(scenario.state).cards.ids
    wanted = [ids.index(card) for card in cards]
    rest = [card for card in look.automa_deck[seat] if card not in wanted]
    missing = [card for card in wanted if card not in look.automa_deck[seat]]
    assert not missing, f"not in the deck: {missing}"
    look.automa_deck[seat] = [*([] if only else rest), *reversed(wanted)]
    if only:
        look.automa_gone[seat] = rest
        for card in rest:
            look.automa_seen[seat, card] = 1


def begin(scenario: Scenario, seat: int | None = None) -> Play:
    """Its turn: two cards are revealed, the first line is next."""
    automa = scenario.state.seats - 1 if seat is None else seat
    scenario.look.turn = scenario.state.place_in_order(automa)
    scenario.turn(automa, phase=1)
    scenario.look.turn = scenario.state.place_in_order(automa)
    return scenario.play()


def lines(play: Play, n: int = 99, *, until_asked: bool = False) -> Play:
    """So many lines are played, or all. The right-hand player gives the first answer, unless a test wants to know what
    is asked."""
    while play.asked.startswith("automa"):
        is_line = play.asked == "automa_line"
        if (n == 0 and is_line) or (until_asked and not is_line):
            break
        play.do(play.legal[0], forced=False)
        n -= is_line
    return play


def whole_turn(scenario: Scenario) -> Play:
    """All lines of its turn."""
    return lines(begin(scenario))


def queue(play: Play, seat: int | None = None) -> list[str]:
    return named(play, "automa_queue", seat)


def named(play: Play, pile: str, seat: int | None = None) -> list[str]:
    """Automa cards of a pile, from its bottom to its top."""
    ids = own(play.state).cards.ids
    return [ids[card] for card in getattr(play.look, pile)[_seat(play, seat)]]


def fates(play: Play) -> list[str]:
    """What became of the lines of this turn so far."""
    names = ["waiting", "done", "gold", "skipped", "ignored"]
    return [names[fate] for fate in play.look.automa_fates[_seat(play, None)]]


def gold(play: Play) -> int:
    return play.state.has(_seat(play, None), c.GOLD)


def gained(play: Play) -> list[str]:
    """Cards in its area."""
    s = play.state
    return [s.box.card_ids[s.kinds[card]] for card in s.items(area(s, _seat(play, None)))]


def shown(play: Play, seat: int = -1) -> dict[str, object]:
    """The table's part of the view."""
    found: dict[str, object] = view(play.state, seat)["automa"]
    return found


def log(play: Play, language: str = "en") -> list[str]:
    return [catalogue(GAME).render(event.message, language) for event in play.events]


def _seat(play: Play, seat: int | None) -> int:
    return play.state.seats - 1 if seat is None else seat
