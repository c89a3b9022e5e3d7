"""Ways of mapping a plane of hexes on itself, so that every Capital sees the same map around it.

Two Capitals are exchanged by half a turn, three by thirds of a turn, four by two mirrors at a right angle: a
plane of hexes has no quarter turns, but each of the four quarters that the mirrors leave is like the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from trilithon.kernel.hexes import Hex

STEP = 144
"""How far a hex is from its neighbours, as `Symmetry.far` reckons."""


class Symmetry(NamedTuple):
    steps: tuple[Callable[[Hex], Hex], ...]
    """What leaves the map as it is; so does doing several of them one after the other."""
    centre: tuple[int, int]
    """What all of them leave in place: six times 2q + r, and six times r, both of which are whole numbers."""

    def orbit(self, place: Hex) -> tuple[Hex, ...]:
        """The hexes that must be like this one, itself included."""
        found = [place]
        for one in found:
            found += [
                other for other in dict.fromkeys(step(one) for step in self.steps) if other not in found
            ]
        return tuple(sorted(found))

    def far(self, place: Hex, wide: int = 1, high: int = 1) -> int:
        """The square of how far a hex is from the centre, on a scale that may be stretched."""
        x, y = 6 * (2 * place.q + place.r) - self.centre[0], 6 * place.r - self.centre[1]
        return high * x * x + wide * 3 * y * y


def half_turn(east: int) -> Symmetry:
    """Around the hex (0, 0), or with 1 around the middle of its eastern edge."""
    return Symmetry((lambda place: Hex(east - place.q, -place.r),), (6 * east, 0))


def third_of_a_turn(corner: int) -> Symmetry:
    """Around the hex (0, 0), or with 1 around its corner in the south-east."""
    return Symmetry((lambda place: Hex(corner - place.q - place.r, place.q),), (6 * corner, 2 * corner))


def two_mirrors(east: int) -> Symmetry:
    """Left and right, above and below: around the hex (0, 0), or the middle of its eastern edge."""
    return Symmetry(
        (
            lambda place: Hex(east - place.q - place.r, place.r),
            lambda place: Hex(place.q + place.r, -place.r),
        ),
        (6 * east, 0),
    )


SYMMETRIES = {
    2: (half_turn(0), half_turn(1)),
    3: (third_of_a_turn(0), third_of_a_turn(1)),
    4: (two_mirrors(0), two_mirrors(1)),
}
"""By the number of Capitals."""
