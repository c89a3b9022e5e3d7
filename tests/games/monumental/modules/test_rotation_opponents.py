"""Opponents in rotation: a plan ends with the slot; passing gives up what is left, waiting does not."""

from __future__ import annotations

from tests.games.monumental.modules.rotating import END, GAME, PASS, opening, rotation
from tests.games.monumental.scenario import Play, Scenario
from trilithon.agents import make_agent


def chosen(play: Play, seed: int = 1) -> str:
    return GAME.write(play.state, make_agent("greedy", seed).choose(play.state))


def worth(scenario: Scenario, seat: int = 0) -> float:
    return scenario.play().state.evaluate()[seat]


def slot(play: Play, seed: int = 1) -> list[str]:
    """What greedy does in one slot of the first seat."""
    agent, moves = make_agent("greedy", seed), []
    while play.to_move == 0 and (not moves or moves[-1] not in (END, PASS)):
        moves.append(GAME.write(play.state, agent.choose(play.state)))
        play.do(moves[-1])
    return moves


def test_a_slot_is_one_action_and_its_end() -> None:
    play = rotation().display("granary", "irrigation").goods(0, production=3, science=2).play()
    moves = slot(play)
    assert moves[-1] == END
    assert sum(move.startswith("buy") for move in moves) == 1


def test_nobody_passes_who_can_still_buy_and_in_the_end_all_is_bought() -> None:
    play = rotation().display("granary", "irrigation").goods(0, production=3, science=2).play()
    bought = []
    for _ in range(3):
        moves = slot(play)
        bought += [move for move in moves if move.startswith("buy")]
        if PASS in moves:
            break
        while play.to_move == 1:
            play.do(PASS)
    assert len(bought) == 2


def test_passing_is_not_free() -> None:
    """What could still be spent and used is worth something until the seat has passed, and nothing then."""
    scenario = rotation().active(0, a1=("fort", "irrigation")).goods(0, production=4)
    waiting = worth(scenario)
    scenario.look.passed[0] = 1
    assert worth(scenario) < waiting - 0.5


def test_resources_of_somebody_who_waits_for_the_next_slot_are_worth_what_they_were() -> None:
    own = rotation(3).goods(1, science=3)
    others = worth(own, 1)
    s = own.state
    s.d[s.at.active] = 1
    assert worth(own, 1) == others


def test_a_free_effect_is_used_in_some_slot_before_the_seat_passes() -> None:
    play = rotation().active(0, a1=("fort", "irrigation")).play()
    used = []
    while PASS not in used:
        used += slot(play)
        if play.asked == "act" and play.to_move == 1:
            play.do(PASS)
    assert any("irrigation" in move for move in used)


def test_row_and_column_are_chosen_for_what_they_bring_in_secret_too() -> None:
    camps = {"a1": "work_camp", "a2": "work_camp", "a3": "work_camp", "b1": "work_camp", "c1": "work_camp"}
    for together in (False, True):
        scenario = opening(together=together).city(0, **camps).city(1, a1="fort")  # type: ignore[arg-type]
        assert chosen(scenario.play()).endswith(" a1")


def test_greedy_beats_whoever_plays_at_random() -> None:
    won = 0
    for seed in range(4):
        s = GAME.start(GAME.setup(2, {"continuous": True}), seed)
        agents = [make_agent("greedy", seed), make_agent("random", seed)]
        if seed % 2:
            agents.reverse()
        while s.depth():
            s.play(agents[s.to_move].choose(s))
        won += s.ranking()[seed % 2] == 1
    assert won == 4
