"""The module's content, and the tables that the engine has of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import i16

from trilithon.games.monumental.effects import Parts, worth_of
from trilithon.games.monumental.modules.monsters.engine.bestiary import Bestiary
from trilithon.games.monumental.modules.monsters.schema import (
    ChooseAttack,
    Content,
    Forbid,
    Monster,
    Rule,
    Surcharge,
    rows,
)
from trilithon.kernel.errors import ContentError
from trilithon.kernel.kept import Loaded, Schema

SCHEMA = Schema(Content, Path(__file__).parent / "content")


class Monsters:
    def __init__(self, loaded: Loaded[Content]) -> None:
        self.content = loaded.content
        self.kept = loaded.kept

    @cached_property
    def bestiary(self) -> Bestiary:
        """Made when a game needs it first: by then all steps have their numbers."""
        monsters = self.content.monster
        made, choices = Bestiary(), list[list[int]]()
        made.entries = list(monsters)
        made.ids = [monster.id for monster in monsters]
        made.names = [monster.name for monster in monsters]
        made.in_water = packed([int(monster.lives == "water") for monster in monsters])
        made.price_resource = packed([monster.defeat.counted()[0][0] for monster in monsters])
        made.price = packed([monster.defeat.counted()[0][1] for monster in monsters])
        made.attacks = [packed(rows([attack.numbers(choices) for attack in one.attack])) for one in monsters]
        made.rewards = [packed(_reward(monster)) for monster in monsters]
        made.rules = [packed(rows([rule.numbers() for rule in monster.rules])) for monster in monsters]
        made.ruled = packed([bits_of(monster.rules) for monster in monsters])
        rules = [rule for monster in monsters for rule in monster.rules]
        made.charges = bits_of([rule for rule in rules if isinstance(rule, Surcharge)])
        made.denies = bits_of([rule for rule in rules if isinstance(rule, Forbid)])
        made.choices = [packed(choice) for choice in choices]
        made.choice_texts = [
            [alternative.told() for alternative in attack.of]
            for monster in monsters
            for attack in monster.attack
            if isinstance(attack, ChooseAttack)
        ]
        made.reward_worth = packed([round(worth_of(monster.reward)) for monster in monsters])
        return made


@cache
def monsters() -> Monsters:
    """As they stand in the files."""
    return Monsters(SCHEMA.read())


def bits_of(rules: Sequence[Rule]) -> int:
    """What they are about."""
    return sum({1 << rule.numbers()[0] for rule in rules})


def packed(numbers: Sequence[int]) -> vec[i16]:
    return vec[i16](numbers)


class _Plain:
    """A reward is a row of parts; nothing lies inside them."""

    def code(self, parts: Parts) -> NoReturn:
        raise ContentError("a reward of a Monster has no effects inside its parts")

    def choice(self, codes: Sequence[int]) -> NoReturn:
        raise ContentError("a reward of a Monster has no choices")

    def conditions(self, numbers: Sequence[int]) -> NoReturn:
        raise ContentError("a reward of a Monster has no conditions")


def _reward(monster: Monster) -> list[int]:
    return rows([part.numbers(_Plain()) for part in monster.reward])
