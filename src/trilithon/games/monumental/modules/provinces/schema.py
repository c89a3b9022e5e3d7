"""What may stand in the content files of special Provinces."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental.maps.plan import Feature
from trilithon.games.monumental.schema import Layout
from trilithon.kernel.content import Entry

Site = Literal["anywhere", "shore", "inland", "rim"]


class Kind(Entry, frozen=True, kw_only=True):
    """A kind of special Provinces; it is named and explained in the texts."""

    letter: Annotated[str, Meta(pattern="^[ABD-Z]$")]
    terrain: Annotated[int, Meta(ge=0, le=4)]
    """Where one is put, by chance or by a brush, the terrain becomes this."""
    site: Site = "anywhere"
    """Where chance may put it."""
    apart: bool = False
    coastal: bool = False
    lapping: bool = False

    @property
    def feature(self) -> Feature:
        """As maps know it."""
        return Feature(self.id, self.letter, self.apart, self.coastal, self.lapping, self.terrain)


class Content(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The kinds, and ready-made maps that have some of them."""

    feature: tuple[Kind, ...]
    layout: tuple[Layout, ...]

    def __post_init__(self) -> None:
        for letter, n in Counter(kind.letter for kind in self.feature).items():
            if n > 1:
                raise ValueError(f"{n} features have the letter {letter!r}; letters must differ")
