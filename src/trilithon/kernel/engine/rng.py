"""The random numbers of a game: four small integers, the same sequence on every machine.

The generator is Chris Doty-Humphrey's sfc32. It needs only additions, shifts and exclusive-ors of
32-bit words, which a machine integer of 64 bits holds with room to spare. Python's own
`random.Random` is not used in a position, because its state is 2.5 KB and a search copies positions
hundreds of thousands of times.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers; `seeded` makes a new one."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a & WORD
        self.b = b & WORD
        self.c = c & WORD
        self.counter = counter & WORD

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (words of the incomplete last round are redrawn)."""
        limit: i64 = 0x100000000 - 0x100000000 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place; every order is equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """The whole state: `Rng(*words)` goes on where this one stands."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int, salt: int = 0) -> Rng:
    """The stream of a seed of up to 64 bits. Streams of one seed with different salts are independent."""
    rng = Rng(seed & WORD, (seed >> 32) & WORD, salt & WORD, 1)
    for _ in range(15):  # mixes the seed into all words, as the generator's author advises
        rng.word()
    return rng
