"""The guides for whoever writes a Monster or a Hero tell the truth: examples load, are played and say what is said."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trilithon.games.monumental.abilities import Ability
from trilithon.games.monumental.effects import sentence
from trilithon.games.monumental.game import SCHEMA as BASE_SCHEMA
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.heroes.module import SCHEMA as HEROES
from trilithon.games.monumental.modules.heroes.module import Heroes
from trilithon.games.monumental.modules.heroes.schema import Hero
from trilithon.games.monumental.modules.monsters.bestiary import SCHEMA as MONSTERS
from trilithon.games.monumental.modules.monsters.schema import (
    ChooseAttack,
    Forbid,
    Monster,
    Single,
    Surcharge,
)
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.kept import BASE, Kept
from trilithon.kernel.messages import catalogue

DOCS = Path(__file__).parents[2] / "docs"
MONSTER_GUIDE = (DOCS / "how-to-write-a-monster.md").read_text(encoding="utf-8")
HERO_GUIDE = (DOCS / "how-to-write-a-hero.md").read_text(encoding="utf-8")
GAME = Monumental()
BOTH = ("en", "hu")


def fenced(guide: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.+?)^```$", guide, re.MULTILINE | re.DOTALL)


def rows(guide: str, heading: str) -> list[tuple[str, str]]:
    """Of the table under a heading: what is written, and what is said of it."""
    section = guide.split(f"\n## {heading}")[1].split("\n## ")[0]
    return [(written, said) for written, said in re.findall(r"^\| (`.+`) \| (.+) \|$", section, re.MULTILINE)]


def value_of(written: str) -> Any:
    return tomllib.loads(f"it = {written.strip('`')}")["it"]


def english(message: Message) -> str:
    return catalogue(GAME).render(message, "en")


def with_pack(text: str, folder: Path) -> Path:
    file = folder / "more.toml"
    file.write_text(text, encoding="utf-8")
    return file


def play_on(game: Monumental, options: dict[str, object], seed: int) -> Any:
    """A game at random, to its end."""
    s = game.start(game.setup(2, options), seed)
    rng = seeded(seed)
    while s.to_move != NOBODY:
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    assert game.problems(s) == []
    return s


# -- a Monster -------------------------------------------------------------------------------------------------


def test_the_monster_loads_and_its_card_says_what_the_guide_says(tmp_path: Path) -> None:
    [example] = fenced(MONSTER_GUIDE, "toml")
    monsters = MONSTERS.read([with_pack(example, tmp_path)]).content.monster
    assert [monster.id for monster in monsters[:-1]] == [m.id for m in MONSTERS.read().content.monster]
    [card] = fenced(MONSTER_GUIDE, "text")
    assert [english(line) for line in monsters[-1].told()] == card.splitlines()


def test_it_can_be_played_with(tmp_path: Path) -> None:
    """With as many Monsters as a map has room for, the new one is found in some game."""
    [example] = fenced(MONSTER_GUIDE, "toml")
    kept = MONSTERS.read([with_pack(example, tmp_path)]).kept
    game = Monumental(kept={"monsters": kept})
    options: dict[str, object] = {"monsters": 12, "map": "large"}
    for seed in range(12):
        view = game.view(play_on(game, options, seed), 0)
        claimed = [name for player in view["players"] for name in player["monsters"]]
        if "nian" in claimed + [one["id"] for one in view["monsters"]["track"]]:
            return
    pytest.fail("the new Monster never came to light")


@pytest.mark.parametrize(("written", "said"), rows(MONSTER_GUIDE, "2."))
def test_a_rule_says_what_the_guide_says(written: str, said: str) -> None:
    rule = msgspec.convert(value_of(written), Surcharge | Forbid)
    assert english(rule.told()) == said


@pytest.mark.parametrize(("written", "said"), rows(MONSTER_GUIDE, "3."))
def test_an_attack_says_what_the_guide_says(written: str, said: str) -> None:
    attack = msgspec.convert(value_of(written), Single | ChooseAttack)
    assert english(sentence(attack.told())) == said


@pytest.mark.parametrize(("written", "said"), rows(MONSTER_GUIDE, "6."))
def test_a_mistake_in_a_monster_is_refused_as_the_guide_says(written: str, said: str) -> None:
    [example] = fenced(MONSTER_GUIDE, "toml")
    [entry] = tomllib.loads(example)["monster"]
    with pytest.raises(msgspec.ValidationError, match=re.escape(said)):
        msgspec.convert({**entry, **tomllib.loads(written.strip("`"))}, Monster)


def test_tables_of_the_guide_were_found() -> None:
    assert [len(rows(MONSTER_GUIDE, heading)) for heading in ("2.", "3.", "6.")] == [5, 8, 3]
    assert [len(rows(HERO_GUIDE, heading)) for heading in ("1.", "5.")] == [3, 2]


# -- a Hero ----------------------------------------------------------------------------------------------------


def heroes(tmp_path: Path) -> tuple[Monumental, Heroes]:
    card, special = fenced(HERO_GUIDE, "toml")
    brought = [pack for module in GAME._modules for pack in module.packs if module.id == "heroes"]
    base: Kept = BASE_SCHEMA.read([*brought, with_pack(card, tmp_path)]).kept
    loaded = HEROES.read([with_pack(special, tmp_path)])
    return Monumental(kept={BASE: base, "heroes": loaded.kept}), Heroes(loaded)


def test_the_hero_loads_and_the_table_says_what_the_guide_says(tmp_path: Path) -> None:
    _, module = heroes(tmp_path)
    [said] = fenced(HERO_GUIDE, "text")
    *about, _history = module.glossary()["hero:sacagawea"]
    assert [english(line) for line in about] == said.splitlines()


def test_the_hero_can_be_played_with(tmp_path: Path) -> None:
    game, _ = heroes(tmp_path)
    for seed in range(12):
        view = game.view(play_on(game, {"heroes": True}, seed), 0)
        serving = [player["hero"]["card"] for player in view["players"] if player["hero"]]
        if "sacagawea" in view["heroes"] + serving:
            return
    pytest.fail("the new Hero never came up")


@pytest.mark.parametrize(("written", "said"), rows(HERO_GUIDE, "1."))
def test_an_effect_says_what_the_guide_says(written: str, said: str) -> None:
    ability = msgspec.convert(tomllib.loads(written.strip("`"))["ability"], Ability)
    assert [english(line) for line in ability.told()] == [said]


@pytest.mark.parametrize(("written", "said"), rows(HERO_GUIDE, "5."))
def test_a_mistake_in_a_hero_is_refused_as_the_guide_says(written: str, said: str) -> None:
    fields = tomllib.loads("\n".join(written.strip("`").split("` `")))
    entry = {"id": "sacagawea", "source": "original", "deploy": "card", **fields}
    with pytest.raises(msgspec.ValidationError, match=re.escape(said)):
        msgspec.convert(entry, Hero)


# -- texts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guide", "names"),
    [
        (MONSTER_GUIDE, ["monumental-monster-nian", "monumental-monster-nian-lore"]),
        (HERO_GUIDE, ["monumental-card-sacagawea", "monumental-hero-history-sacagawea"]),
    ],
)
def test_the_texts_that_are_needed_are_named(guide: str, names: list[str], tmp_path: Path) -> None:
    [block] = fenced(guide, "ftl")
    assert [line.split(" = ")[0] for line in block.splitlines()] == names
    _, module = heroes(tmp_path)
    wanted = [text.id for text in module.glossary()["hero:sacagawea"]] + [
        text.id for text in module.names().values()
    ]
    [example] = fenced(MONSTER_GUIDE, "toml")
    nian = MONSTERS.read([with_pack(example, tmp_path)]).content.monster[-1]
    wanted += [nian.name.id, f"{nian.name.id}-lore"]
    assert set(names) <= set(wanted)


@pytest.mark.parametrize("language", BOTH)
def test_the_hungarian_chapters_name_every_rule_and_every_one(language: str) -> None:
    """What stands in one language stands in the other."""
    text = {
        "en": (DOCS / "rules" / "monumental.md").read_text(encoding="utf-8"),
        "hu": "".join(
            file.read_text(encoding="utf-8") for file in sorted((DOCS / "rules" / "hu").glob("*.md"))
        ),
    }[language]
    ids = [f"MO-MONS-{n:02}" for n in range(1, 27)] + [f"MO-HERO-{n:02}" for n in range(1, 20)]
    assert [rule for rule in ids if f"**{rule}**" not in text] == []
    modules = [module for module in GAME._modules if module.id in ("monsters", "heroes")]
    names = [name for module in modules for name in module.names().values()]
    assert [name.id for name in names if catalogue(GAME).render(name, language) not in text] == []
