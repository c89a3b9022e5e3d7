"""A position that is one packed array: piles in it, copies of it, and the whole of it as numbers.

What lies where is declared in the game's layout (`layout.py`); rules read and write places directly, `d[at.soldiers +
tile]`, because that is what a search does most.
"""

from __future__ import annotations

from hashlib import blake2b

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.kernel.engine import events
from trilithon.kernel.engine.events import Argument
from trilithon.kernel.engine.layout import HIGHEST, Field, Layout
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PackedState(State):
    d: vec[i16]
    """The whole position. Its items change in place; the array itself is never replaced or appended to."""
    layout: Layout

    def __init__(self, layout: Layout, rng: Rng, d: vec[i16]) -> None:
        super().__init__(layout.seats, rng)
        self.layout = layout
        self.d = d

    # -- telling ---------------------------------------------------------------------------------------

    def log(self) -> str:
        """What ids of the game's log begin with: `monumental-log-`."""
        raise NotImplementedError

    def tell(self, seat: i64, message: str, args: dict[str, Argument]) -> None:
        """Tell everybody the same. Ask `s.events is not None` first where making the arguments costs something."""
        events.tell(self.events, seat, self.log() + message, args)

    def tell_privately(
        self, seat: i64, message: str, args: dict[str, Argument], secret: dict[str, Argument]
    ) -> None:
        """Tell everybody something, and more of it to the seat itself: `<message>-own` is the fuller one."""
        events.tell_privately(self.events, seat, self.log() + message, args, secret)

    # -- piles -----------------------------------------------------------------------------------------
    # A pile is named by the place of its count.

    def add(self, pile: i64, item: i64) -> None:
        d = self.d
        n = i64(d[pile])
        if n >= i64(d[pile - 1]):
            raise OverflowError("a pile is full: more things than there are in the box")
        d[pile + 1 + n] = fitting(item)
        d[pile] = i16(n + 1)

    def insert(self, pile: i64, index: i64, item: i64) -> None:
        """Put something in below the top; what lies there now, counted from the bottom, and all above it move up."""
        self.add(pile, item)
        d = self.d
        place = pile + i64(d[pile])
        while place > pile + 1 + index:
            d[place] = d[place - 1]
            place -= 1
        d[place] = fitting(item)

    def pop(self, pile: i64) -> i64:
        """Take the top off a pile that is not empty."""
        d = self.d
        n = i64(d[pile])
        item = i64(d[pile + n])
        d[pile + n] = 0
        d[pile] = i16(n - 1)
        return item

    def last(self, pile: i64) -> i64:
        """The top of a pile that is not empty."""
        return i64(self.d[pile + i64(self.d[pile])])

    def size(self, pile: i64) -> i64:
        """How many things are in it."""
        return i64(self.d[pile])

    def index_of(self, pile: i64, item: i64) -> i64:
        """Which one from the bottom it is; -1 if it is not there."""
        d = self.d
        n = i64(d[pile])
        i: i64 = 0
        while i < n:
            if i64(d[pile + 1 + i]) == item:
                return i
            i += 1
        return -1

    def take(self, pile: i64, item: i64) -> None:
        """Take something out that is there, wherever it lies; the order of the others stays."""
        self.take_at(pile, self.index_of(pile, item))

    def take_at(self, pile: i64, index: i64) -> i64:
        """The same by its place from the bottom."""
        d = self.d
        n = i64(d[pile])
        if index < 0 or index >= n:
            raise IndexError("it is not in the pile")
        item = i64(d[pile + 1 + index])
        place = pile + 1 + index
        while place < pile + n:
            d[place] = d[place + 1]
            place += 1
        d[pile + n] = 0
        d[pile] = i16(n - 1)
        return item

    def empty(self, pile: i64) -> None:
        d = self.d
        i = i64(d[pile])
        while i >= 0:
            d[pile + i] = 0
            i -= 1

    def items(self, pile: i64) -> list[int]:
        """From the bottom to the top."""
        d = self.d
        return [int(d[pile + 1 + i]) for i in range(i64(d[pile]))]

    def fill(self, pile: i64, items: list[int]) -> None:
        """Make these the whole of a pile, the last one on top."""
        self.empty(pile)
        for item in items:
            self.add(pile, item)

    def shuffle(self, pile: i64, rng: Rng) -> None:
        """Every order is equally likely."""
        d = self.d
        i = i64(d[pile]) - 1
        while i > 0:
            j = rng.below(i + 1)
            item = d[pile + 1 + i]
            d[pile + 1 + i] = d[pile + 1 + j]
            d[pile + 1 + j] = item
            i -= 1

    def forget(self, lasts: int) -> None:
        """Blank every field that lasts so long (`layout.TURN`)."""
        for field in self.layout.fields:
            if field.lasts == lasts:
                self.blank(field)

    def blank(self, field: Field) -> None:
        d = self.d
        nothing = i16(field.blank())
        stride: i64 = field.stride()
        place: i64 = field.start
        end: i64 = field.start + field.rows * field.stride()
        if field.most:
            while place < end:
                self.empty(place)
                place += stride
            return
        while place < end:
            d[place] = nothing
            place += 1

    # -- twins -----------------------------------------------------------------------------------------

    def twin(self, d: vec[i16], rng: Rng) -> PackedState:
        """A position of the same game with this array and generator: a game calls its own class here."""
        raise NotImplementedError

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        """Replace whatever the seat does not know; see `State.imagine`."""
        raise NotImplementedError

    def copy(self) -> State:
        twin = self.twin(self.d[:], self.rng.copy())
        twin.reveals = self.reveals
        return twin

    def imagine(self, seat: i64, rng: Rng) -> State:
        twin = self.twin(self.d[:], Rng(rng.word(), rng.word(), rng.word(), rng.word()))
        twin.reveals = self.reveals
        twin.deal_anew(seat, rng)
        return twin

    # -- the position as numbers -----------------------------------------------------------------------

    def numbers(self) -> list[int]:
        numbers = [*self.rng.words(), *self.layout.basis]
        for start, end in self.layout.kept():
            numbers.extend([int(n) for n in self.d[start:end]])
        return numbers

    def fingerprint(self) -> str:
        digest = blake2b(digest_size=6)
        digest.update(repr([self.rng.words(), self.layout.basis]).encode())
        packed = memoryview(self.d)
        for start, end in self.layout.kept():
            digest.update(packed[start:end])
        return digest.hexdigest()


def fitting(value: i64) -> i16:
    """A number as a place holds it; what does not fit would wrap around silently."""
    if value > HIGHEST or value < -HIGHEST:
        raise OverflowError(f"{value} does not fit into a position")
    return i16(value)
