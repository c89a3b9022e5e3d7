"""New in this game: a card for each module that is met at a table."""

from __future__ import annotations

import pytest

from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.module import MODULES
from trilithon.games.monumental.news import met
from trilithon.kernel.messages import catalogue

GAME = Monumental()


def there(seats: int = 2, **options: object) -> list[str]:
    return [one["id"] for one in met(GAME.start(GAME.setup(seats, options), 1), 0)]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_module_has_a_card_that_says_what_it_is(language: str) -> None:
    texts, names, words = GAME.glossary(), GAME.names(), catalogue(GAME)
    for module in MODULES:
        thing = f"module:{module.id}"
        (card,) = texts[thing]
        assert len(words.render(card, language)) > 60
        assert words.render(names[thing], language)[0].isupper()


def test_modules_are_met_where_they_are_on() -> None:
    assert there() == []
    assert there(heroes=True, monsters=2) == ["monsters", "heroes"]
    assert there(special_provinces=True) == ["provinces"]
    assert "modules" not in GAME.view(GAME.start(GAME.setup(2), 1), 0)


def test_a_civilization_is_met_where_somebody_leads_it() -> None:
    assert there(lost_kingdoms=True, civilizations="egypt,greece") == ["lost_kingdoms"]
    assert there(lost_kingdoms=True, civilizations="egypt,mughals") == ["lost_kingdoms", "mughals"]


def test_everybody_is_told_and_where_its_rules_begin() -> None:
    s = GAME.start(GAME.setup(2, {"lost_kingdoms": True, "civilizations": "egypt,mughals"}), 1)
    kingdoms, mughals = {"id": "lost_kingdoms", "rule": "MO-LK-01"}, {"id": "mughals", "rule": "MO-LK-16"}
    for viewer in (0, -1):
        assert GAME.view(s, viewer)["modules"] == [kingdoms, mughals]
    assert GAME.view(s, 1)["modules"] == [mughals, kingdoms], "the own civilization comes first"


BEGINS = {
    "provinces": "MO-PROV-01",
    "monsters": "MO-MONS-01",
    "heroes": "MO-HERO-01",
    "lost_kingdoms": "MO-LK-01",
    "amazons": "MO-LK-04",
    "atlantis": "MO-LK-08",
    "aztecs": "MO-LK-14",
    "mughals": "MO-LK-16",
    "automa": "MO-AUT-01",
    "continuous": "MO-CONT-01",
}


def test_every_card_leads_to_where_the_rules_of_its_module_begin() -> None:
    everything = {"special_provinces": True, "monsters": 3, "heroes": True, "lost_kingdoms": True}
    everything["continuous"] = True
    peoples = "amazons,atlantis,aztecs,mughals"
    people = {**everything, "civilizations": peoples}
    told = met(GAME.start(GAME.setup(4, people), 1), -1) + met(
        GAME.start(GAME.setup(2, {"automas": "any:0"}), 1), -1
    )
    assert {one["id"]: one["rule"] for one in told} == BEGINS
    assert {module.id: module.first_rule for module in MODULES} == BEGINS
