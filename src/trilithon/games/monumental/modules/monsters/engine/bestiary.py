"""The Monsters as tables of numbers, made from the content once and shared by all games."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.kernel.engine.events import Message


class Bestiary:
    """Read-only; Monsters are indices. Attacks and rewards are rows of parts (`kernel.engine.agenda.PART` numbers)."""

    entries: list[object]  # as the content of this game has them; for views
    ids: list[str]
    names: list[Message]
    in_water: vec[i16]  # 1 if it lives in Water (MO-MONS-06)
    price_resource: vec[i16]  # what its Defeat is paid in,
    price: vec[i16]  # and how much
    attacks: list[vec[i16]]
    rewards: list[vec[i16]]
    rules: list[vec[i16]]  # see `codes.RULE`
    ruled: vec[i16]  # the bits of what these rules are about
    charges: i64  # the bits of what rules of any of them make dearer,
    denies: i64  # or forbid
    choices: list[vec[i16]]  # parts of Attacks of which one is chosen
    choice_texts: list[list[Message]]  # clauses
    reward_worth: vec[i16]  # in hundredths of a point
