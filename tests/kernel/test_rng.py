"""The random numbers: known values, no bias, independent streams."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from trilithon.kernel.engine.rng import WORD, Rng, seeded

seeds = st.integers(min_value=0, max_value=2**64 - 1)


def test_the_sequence_never_changes() -> None:
    """Recorded games depend on these very numbers."""
    rng = seeded(42)
    assert [rng.word() for _ in range(4)] == [3011021589, 3960382089, 1547270628, 4040468816]
    assert [rng.below(6) for _ in range(12)] == [2, 5, 3, 5, 4, 5, 4, 0, 3, 5, 0, 5]
    deck = list(range(10))
    rng.shuffle(deck)
    assert deck == [9, 4, 2, 6, 5, 7, 0, 1, 3, 8]


def test_words_follow_the_published_algorithm() -> None:
    """sfc32, step by step, on words that make every operation overflow."""
    a, b, c, counter = 0xFFFFFFFF, 0xDEADBEEF, 0xC0FFEE42, 0xFFFFFFFF
    rng = Rng(a, b, c, counter)
    for _ in range(100):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, (((c << 21) % 2**32 | c >> 11) + result) % 2**32
        assert rng.word() == result
        assert rng.words() == [a, b, c, counter]


@given(seeds, st.integers(min_value=1, max_value=2**32))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= seeded(seed).below(n) < n


def test_below_is_fair_where_a_remainder_would_not_be() -> None:
    """With n two thirds of all words, a plain remainder would fall into the lower half two times in three."""
    n = 2**32 // 3 * 2
    rng = seeded(1)
    low = sum(rng.below(n) < n // 2 for _ in range(10_000))
    assert 4_800 < low < 5_200


def test_every_order_is_equally_likely() -> None:
    rng = seeded(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(1_800 < count < 2_200 for count in orders.values())


@given(seeds)
def test_a_copy_goes_on_alone(seed: int) -> None:
    rng = seeded(seed)
    copy, restored = rng.copy(), Rng(*rng.words())
    ahead = [rng.word() for _ in range(5)]
    assert [copy.word() for _ in range(5)] == ahead
    assert [restored.word() for _ in range(5)] == ahead


@given(seeds, st.integers(min_value=0, max_value=WORD), st.integers(min_value=0, max_value=WORD))
def test_salts_give_different_streams(seed: int, salt: int, other: int) -> None:
    same = seeded(seed, salt).words() == seeded(seed, other).words()
    assert same == (salt == other)


def test_all_64_bits_of_a_seed_count() -> None:
    assert len({tuple(seeded(1 << bit).words()) for bit in range(64)}) == 64
