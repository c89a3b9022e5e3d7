"""Matches: blocks of one deal, and the test that says when it is enough."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from trilithon.kernel.errors import SetupError
from trilithon.lab.match import KeptMatch, MatchError, Rivals, counted, judge, play_blocks
from trilithon.lab.sequential import SequentialTest, Verdict
from trilithon.lab.simulation import Series, play_series

RIVALS = Rivals("pantheon", "random", "random")
LONGEST = 100_000


def decide(share: float, low: float, high: float, luck: Random) -> tuple[Verdict, int]:
    """How a test ends whose blocks are two games, each won with that chance."""
    test = SequentialTest(low, high)
    while test.verdict is Verdict.OPEN and test.scores.n < LONGEST:
        test.add(sum(luck.random() < share for _ in range(2)) / 2)
    return test.verdict, test.scores.n


@pytest.mark.parametrize(("share", "wrong"), [(0.5, Verdict.HIGH), (0.6, Verdict.LOW)])
def test_a_test_is_seldom_mistaken(share: float, wrong: Verdict) -> None:
    luck = Random(7)
    verdicts = [decide(share, 0.5, 0.6, luck)[0] for _ in range(300)]
    assert Verdict.OPEN not in verdicts
    assert verdicts.count(wrong) / len(verdicts) < 0.08  # 5 % are allowed, and some luck


def test_what_is_plain_is_told_soon_and_what_lies_between_takes_longest() -> None:
    luck = Random(3)

    def length(share: float) -> float:
        return sum(decide(share, 0.5, 0.6, luck)[1] for _ in range(40)) / 40

    assert length(0.9) < length(0.6) < length(0.55)


def test_the_first_blocks_decide_nothing_however_alike_they_are() -> None:
    test = SequentialTest(0.5, 0.55)
    for _ in range(3):
        test.add(1.0)
    assert test.verdict is Verdict.OPEN


@pytest.mark.parametrize("numbers", [(0.6, 0.5), (0.5, 0.5), (-0.1, 0.5), (0.5, 1.1)])
def test_shares_that_make_no_sense_are_refused(numbers: tuple[float, float]) -> None:
    with pytest.raises(SetupError, match="the first must be lower"):
        SequentialTest(*numbers)


def test_a_block_is_one_deal_with_the_first_agent_at_every_seat() -> None:
    series = Series("pantheon", ("random", "random", "random"), 6, in_blocks=True)
    games = list(play_series(series))
    assert [game.seating.index(0) for game in games[:3]] != [0, 0, 0]
    assert {game.seating.index(0) for game in games[:3]} == {0, 1, 2}
    assert len({game.seed for game in games[:3]}) == 1
    assert games[0].seed != games[3].seed
    block = judge(tuple(games[:3]))
    assert 0 <= block.score <= 1


def test_with_any_number_of_workers_it_is_the_same_match() -> None:
    alone = list(play_blocks(RIVALS, workers=1, most=6))
    assert list(play_blocks(RIVALS, workers=2, most=6)) == alone
    assert list(play_blocks(RIVALS, first=4, most=6)) == alone[4:]


def test_a_match_goes_on_where_it_was_left_even_in_the_middle_of_a_line(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = list(play_blocks(RIVALS, most=5))
    kept = KeptMatch(RIVALS, file)
    for block in whole[:3]:
        kept.add(block)
    file.write_text(file.read_text(encoding="utf-8")[:-9], encoding="utf-8")  # the machine stopped
    again = KeptMatch(RIVALS, file)
    assert again.blocks == whole[:2]
    for block in play_blocks(RIVALS, first=2, most=5):
        again.add(block)
    assert KeptMatch(RIVALS, file).blocks == whole


def test_another_match_does_not_go_on_in_its_place(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    KeptMatch(RIVALS, file)
    with pytest.raises(MatchError, match="its second is 'random', not 'greedy'"):
        KeptMatch(Rivals("pantheon", "random", "greedy"), file)
    (tmp_path / "other").write_text("no match", encoding="utf-8")
    with pytest.raises(MatchError, match="is not the file of a match"):
        KeptMatch(RIVALS, tmp_path / "other")


def test_blocks_behind_the_decision_are_not_counted() -> None:
    blocks = list(play_blocks(Rivals("pantheon", "greedy", "random"), most=40))
    test = counted(SequentialTest(0.5, 0.55), blocks)
    assert test.verdict is Verdict.HIGH
    assert test.scores.n < len(blocks)
