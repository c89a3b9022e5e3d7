"""The Gain action and its payments (PA-GAIN)."""

from __future__ import annotations

from itertools import permutations, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.pantheon.common import ALL_GODS, PROPERTY, draw_three, gain, rich, told_ids
from tests.games.pantheon.scenario import SACRIFICES, Play, Scenario
from trilithon.kernel.engine.state import NOBODY

Payment = frozenset[tuple[int, str, bool]]
"""Of each number of the cost: the number, the kind that meets it, and whether its tile is used."""

COST = {
    "surparit": (4, 2), "plaesiris": (3, 3), "taksator": (2, 1), "depraccus": (2, 2), "vinthrad": (4, 1),
    "gaiviles": (2, 1, 1), "stonkus_1": (3, 1), "stonkus_2": (3, 2), "gadicea": (5,), "pietalte": (3, 2, 1),
    "traitera": (2, 1, 1, 1),
}  # fmt: skip


def paying(god: str, cards: dict[str, int], levels: dict[str, int] | None = None) -> Play:
    """Seat 0 has decided for this god and is asked for the payment; other gods are left on the board."""
    scenario = Scenario().hand(0, **cards).levels(0, **(levels or {})).gods(god, "gadicea", "surparit")
    return scenario.play().do(f"gain 1 {god}")


def read(move: str) -> Payment:
    """sacrifice 4:dancers+tile 1:temples"""
    parts = [part.split(":") for part in move.split()[1:]]
    return frozenset((int(n), kind.removesuffix("+tile"), kind.endswith("+tile")) for n, kind in parts)


def cards_needed(payment: Payment, levels: dict[str, int]) -> dict[str, int]:
    needed = {kind: max(0, n - (levels.get(kind, 0) if tile else 0)) for n, kind, tile in payment}
    return {kind: n for kind, n in needed.items() if n}


def every_payment(god: str, cards: dict[str, int], levels: dict[str, int]) -> set[Payment]:
    """Try everything: each number with each kind, with and without its tile."""
    found = set()
    cost = COST[god]
    for kinds in permutations(SACRIFICES, len(cost)):
        for tiles in product([False, True], repeat=len(cost)):
            payment: Payment = frozenset(zip(cost, kinds, tiles, strict=True))
            owned = all(levels.get(kind, 0) > 0 and god != "pietalte" for _, kind, tile in payment if tile)
            enough = all(cards.get(kind, 0) >= n for kind, n in cards_needed(payment, levels).items())
            if owned and enough:
                found.add(payment)
    return found


# -- what is taken and when ------------------------------------------------------------------------


@pytest.mark.rule("PA-GAIN-01")
def test_exactly_one_of_the_open_gods_is_taken() -> None:
    play = rich(Scenario()).gods("vinthrad", "stonkus_1", "stonkus_1").play()
    assert [move for move in play.legal if move.startswith("gain")] == [
        "gain 1 vinthrad", "gain 2 stonkus_1", "gain 3 stonkus_1",
    ]  # fmt: skip
    play.do("gain 3 stonkus_1", "sacrifice 3:dancers 1:temples")
    assert play.gods_open == ["vinthrad", "stonkus_1", None]
    assert play.player(0)["gods"] == {"stonkus_1": 1}
    assert play.hand(0) == {"offerings": 5, "priests": 5, "dancers": 2, "temples": 4}
    assert (play.asked, play.to_move) == ("action", 1), "the action is over"


@pytest.mark.rule("PA-GAIN-01")
def test_a_god_is_not_taken_without_its_sacrifice() -> None:
    play = paying("vinthrad", {"dancers": 4, "temples": 1})
    assert play.legal == ["sacrifice 4:dancers 1:temples"]
    poor = Scenario().hand(0, dancers=3, temples=1).gods("vinthrad").play()
    assert "gain 1 vinthrad" not in poor.legal
    assert poor.why_not("god:1") == ("PA-GAIN-02", "pantheon-reason-sacrifice-short")


@pytest.mark.rule("PA-GAIN-08")
def test_a_taken_god_is_not_replaced_in_this_epoch() -> None:
    play = gain(rich(Scenario()).gods("vinthrad", "gadicea").play(), "vinthrad")
    for _ in range(4):
        assert play.gods_open == [None, "gadicea"]
        assert play.why_not("god:1") == ("PA-GAIN-08", "pantheon-reason-god-gone")
        draw_three(play)


# -- payments --------------------------------------------------------------------------------------


@pytest.mark.rule("PA-GAIN-02", "PA-GAIN-03", "PA-GAIN-04", "PA-GAIN-05")
@PROPERTY
@given(
    god=st.sampled_from(ALL_GODS),
    cards=st.fixed_dictionaries({kind: st.integers(0, 5) for kind in SACRIFICES}),
    levels=st.fixed_dictionaries({kind: st.integers(0, 4) for kind in SACRIFICES}),
)
def test_the_payments_offered_are_all_that_the_rules_allow(
    god: str, cards: dict[str, int], levels: dict[str, int]
) -> None:
    play = Scenario().hand(0, **cards).levels(0, **levels).gods(god, "gadicea").play()
    allowed = every_payment(god, cards, levels)
    assert (f"gain 1 {god}" in play.legal) == bool(allowed)
    if not allowed:
        return
    play.do(f"gain 1 {god}")
    offered = [read(move) for move in play.legal]
    assert len(set(offered)) == len(offered)
    assert set(offered) == allowed
    for move in play.legal:
        after = Play(play.game, play.state.copy()).do(move)
        needed = cards_needed(read(move), levels)
        assert after.table["discard"] == needed
        assert all(after.hand(0).get(kind, 0) == cards[kind] - needed.get(kind, 0) for kind in SACRIFICES)
        assert after.player(0)["sacrifices"] == {kind: level for kind, level in levels.items() if level}


@pytest.mark.rule("PA-GAIN-02")
def test_which_kinds_meet_the_numbers_is_free() -> None:
    play = paying("vinthrad", dict.fromkeys(SACRIFICES, 4))
    assert set(play.legal) == {f"sacrifice 4:{a} 1:{b}" for a in SACRIFICES for b in SACRIFICES if a != b}


@pytest.mark.rule("PA-GAIN-02")
def test_different_numbers_need_different_kinds() -> None:
    play = Scenario().hand(0, dancers=11).levels(0, dancers=4).gods("plaesiris", "taksator").play()
    assert play.legal == ["move", "draw"]
    assert play.why_not("god:1") == ("PA-GAIN-02", "pantheon-reason-sacrifice-short")


@pytest.mark.rule("PA-GAIN-02")
def test_one_number_is_not_met_by_two_kinds_together() -> None:
    play = Scenario().hand(0, dancers=4, priests=4, temples=4).gods("gadicea").play()
    assert "gain 1 gadicea" not in play.legal
    assert play.why_not("god:1") == ("PA-GAIN-02", "pantheon-reason-sacrifice-short")


@pytest.mark.rule("PA-GAIN-03")
@pytest.mark.parametrize(
    ("level", "cards", "enough"),
    [(0, 5, True), (0, 4, False), (2, 3, True), (2, 2, False), (4, 1, True), (4, 0, False)],
)
def test_a_number_is_met_by_the_level_of_the_tile_and_cards_of_the_same_kind(
    level: int, cards: int, enough: bool
) -> None:
    """Gadicea costs 5; priests do not help with dancers."""
    play = Scenario().levels(0, dancers=level, priests=4).hand(0, dancers=cards).gods("gadicea").play()
    assert ("gain 1 gadicea" in play.legal) == enough


@pytest.mark.rule("PA-GAIN-03")
def test_the_tile_and_the_cards_of_another_player_do_not_help() -> None:
    play = Scenario().levels(1, dancers=4).hand(1, dancers=5).hand(0, dancers=3).gods("gadicea").play()
    assert "gain 1 gadicea" not in play.legal


@pytest.mark.rule("PA-GAIN-04")
def test_surplus_levels_help_no_other_number() -> None:
    """Taksator costs 2 and 1: level 4 meets the 2, and nothing is there for the 1."""
    play = Scenario().levels(0, dancers=4).gods("taksator").play()
    assert "gain 1 taksator" not in play.legal
    helped = paying("taksator", {"temples": 1}, {"dancers": 4})
    assert helped.legal == ["sacrifice 2:dancers+tile 1:temples"]


@pytest.mark.rule("PA-GAIN-04")
@pytest.mark.parametrize(("level", "played"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_just_as_many_cards_are_played_as_the_tile_leaves_open(level: int, played: int) -> None:
    play = paying("gadicea", {"dancers": 7}, {"dancers": level})
    assert sorted(play.legal) == ["sacrifice 5:dancers", "sacrifice 5:dancers+tile"]
    play.do("sacrifice 5:dancers+tile")
    assert play.hand(0) == {"dancers": 7 - played}
    assert play.table["discard"] == {"dancers": played}


@pytest.mark.rule("PA-GAIN-04")
def test_no_card_is_played_beside_a_tile_that_is_enough() -> None:
    play = paying("taksator", {"dancers": 1, "temples": 1}, {"dancers": 3})
    play.do("sacrifice 2:dancers+tile 1:temples")
    assert play.hand(0) == {"dancers": 1, "money_2": 1}


@pytest.mark.rule("PA-GAIN-05")
def test_an_owned_tile_may_be_left_unused() -> None:
    play = paying("taksator", {"dancers": 2, "temples": 1}, {"dancers": 4})
    play.do("sacrifice 2:dancers 1:temples")
    assert play.table["discard"] == {"dancers": 2, "temples": 1}
    assert play.player(0)["sacrifices"] == {"dancers": 4}


@pytest.mark.rule("PA-GAIN-06")
def test_sacrifice_tiles_serve_again_in_the_same_turn() -> None:
    scenario = Scenario().levels(0, dancers=4, temples=1).owns(0, "traitera")
    play = scenario.gods("vinthrad", "vinthrad", "gadicea").play()
    for place in (1, 2):
        play.do(f"gain {place} vinthrad", "sacrifice 4:dancers+tile 1:temples+tile")
        assert play.player(0)["sacrifices"] == {"dancers": 4, "temples": 1}
        if place == 1:
            play.do("use")
    assert play.player(0)["gods"] == {"vinthrad": 2}
    assert play.table["discard"] == {}


@pytest.mark.rule("PA-GAIN-06")
def test_sacrifice_tiles_serve_again_in_the_next_turn() -> None:
    play = Scenario().levels(0, dancers=4, temples=1).gods("vinthrad", "vinthrad", "gadicea").play()
    play.do("gain 1 vinthrad", "sacrifice 4:dancers+tile 1:temples+tile")
    draw_three(play)
    play.do("gain 2 vinthrad", "sacrifice 4:dancers+tile 1:temples+tile")
    assert play.player(0)["gods"] == {"vinthrad": 2}


@pytest.mark.rule("PA-GAIN-07")
def test_sacrifice_then_points_then_benefit() -> None:
    play = Scenario(epoch=3).hand(0, dancers=2, temples=1).gods("taksator", "gadicea").play()
    play.do("gain 1 taksator", "sacrifice 2:dancers 1:temples")
    assert told_ids(play) == ["sacrificed", "gained-god", "special"]
    sacrificed, gained, _ = play.told(NOBODY)
    assert (sacrificed.args["n"], gained.args["points"]) == (3, 3)


@pytest.mark.rule("PA-GAIN-07")
def test_all_else_is_done_before_the_benefit_begins(tmp_path: Path) -> None:
    """Taksator with another benefit, one that asks something: this lets us look at the moment before it."""
    pack = tmp_path / "asking.toml"
    pack.write_text('[[god]]\nid = "taksator"\neffects = [{ op = "upgrade_sacrifice", n = 1 }]\n')
    scenario = Scenario(packs=[pack], epoch=2).hand(0, dancers=2, temples=1).gods("taksator", "gadicea")
    play = scenario.play().do("gain 1 taksator", "sacrifice 2:dancers 1:temples")
    assert play.asked == "upgrade"
    assert play.table["discard"] == {"dancers": 2, "temples": 1}
    assert play.gods_open == [None, "gadicea"]
    assert play.scores == [2, 0]
    assert play.table["gods_box"] == {}, "it goes to the box when it has acted"
    play.do("raise priests")
    assert play.table["gods_box"] == {"taksator": 1}
