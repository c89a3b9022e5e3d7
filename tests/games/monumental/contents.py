"""The content of the box for tests, as it is or with packs laid over it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.games.monumental.primitives import Ability, Part, all_parts
from trilithon.games import monumental
from trilithon.games.monumental.schema import Card, Civilization, Content, Policy
from trilithon.kernel.content import read_content
from trilithon.kernel.messages import KERNEL_TEXTS, Catalogue, text_folders

ROOT = Path(monumental.__file__).parent
FILES = sorted((ROOT / "content").glob("*.toml"))
TEXTS = ROOT / "texts"
LANGUAGES = ("en", "hu")


@cache
def box() -> Content:
    return read_content(Content, FILES)


@cache
def catalogue() -> Catalogue:
    return Catalogue([KERNEL_TEXTS, *text_folders(TEXTS)])


def with_pack(folder: Path, entries: str) -> Content:
    pack = folder / "pack.toml"
    pack.write_text(entries, encoding="utf-8")
    return read_content(Content, FILES, [pack])


def card(key: str) -> Card:
    return next(card for card in box().card if card.id == key)


def policy(key: str) -> Policy:
    return next(policy for policy in box().policy if policy.id == key)


def civilization(key: str) -> Civilization:
    return next(civilization for civilization in box().civilization if civilization.id == key)


def abilities() -> Iterator[tuple[str, Ability]]:
    for holder in (*box().card, *box().policy):
        yield holder.id, holder.ability


def lists_of_parts() -> Iterator[tuple[str, tuple[Part, ...]]]:
    """Every list of parts in the box, with the id of what has it."""
    for key, ability in abilities():
        yield key, ability.use
        for when in ability.when:
            yield key, when.do
    for card in box().card:
        yield card.id, card.bonus
    for policy in box().policy:
        yield policy.id, policy.oneoff
    for civilization in box().civilization:
        yield civilization.id, civilization.bonus
    for token in (*box().barbarian, *box().free_city):
        for benefit in token.benefits:
            yield token.id, benefit


def every_part() -> Iterator[tuple[str, Part]]:
    for key, parts in lists_of_parts():
        for part in all_parts(parts):
            yield key, part
