"""Set-ups that cannot be played: one sentence says what would be right, in both languages (MO-LK-01, MO-MAP-03)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.modules.test_mechanism import Sixth
from trilithon.games.monumental import game as game_file
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.maps.drawing import write_line
from trilithon.games.monumental.module import MODULES
from trilithon.kernel.errors import SetupError
from trilithon.kernel.messages import SetupRefused
from trilithon.kernel.options import Value

GAME = Monumental()
FOR_FOUR = write_line(GAME.layouts["clash_4"])


def refused(seats: int, game: Monumental = GAME, /, **options: Value) -> SetupRefused:
    with pytest.raises(SetupRefused) as error:
        game.setup(seats, options)
    for language in ("en", "hu"):
        said = error.value.said(language)
        assert said.endswith("."), said
        assert said.count(". ") == 0, "one sentence"
    assert error.value.said("xx") == error.value.said("en"), "whoever speaks neither is told in English"
    return error.value


@pytest.mark.rule("MO-LK-01", "MO-SETUP-01")
def test_five_without_lost_kingdoms() -> None:
    error = refused(5)
    assert "only with the option “Lost Kingdoms” switched on" in error.said("en")
    assert error.said("en").endswith("another number of players: 2, 3, 4.")
    assert "„Elveszett királyságok”; kapcsold be" in error.said("hu")
    assert error.needs == {"lost_kingdoms": True}
    assert GAME.setup(5, error.needs).seats == 5


@pytest.mark.rule("MO-SETUP-03", "MO-LK-01")
def test_a_form_is_told_which_civilizations_there_are_and_what_each_needs() -> None:
    values = {one.value: one for one in GAME.seat_values("civilizations")}
    of_kingdoms = {name for name, one in values.items() if one.needs}
    assert of_kingdoms == {"amazons", "atlantis", "aztecs", "mughals"}
    assert len(values) == 9
    assert all(values[name].needs == {"lost_kingdoms": True} for name in of_kingdoms)
    for name, one in values.items():  # each can be had with what it needs
        assert GAME.setup(2, {"civilizations": f"{name},random", **one.needs}).seats == 2
    with pytest.raises(SetupError):
        GAME.seat_values("map")


@pytest.mark.rule("MO-SETUP-01")
@pytest.mark.parametrize("seats", [1, 6, 9])
def test_more_or_fewer_than_ever_can_play(seats: int) -> None:
    assert refused(seats).said("en").endswith("numbers of players: 2, 3, 4.")
    assert refused(seats, lost_kingdoms=True).said("en").endswith("numbers of players: 2, 3, 4, 5.")
    assert refused(seats).needs == {}


@pytest.mark.rule("MO-MAP-03")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_map_for_another_number_of_players(seats: int) -> None:
    error = refused(seats, map=FOR_FOUR, lost_kingdoms=True)
    assert error.said("en") == (
        f"This map is for 4 players, but {seats} are at the table; choose 4 players, or a map for {seats}."
    )
    assert f"4 játékosra készült, de {seats} ül" in error.said("hu")
    assert "MO-MAP-03" in str(error)


@pytest.mark.rule("MO-SETUP-03")
def test_civilizations_that_do_not_fit() -> None:
    assert (
        refused(3, civilizations="egypt,random").said("en").startswith("2 civilizations are named; 3 players")
    )
    assert (
        refused(2, civilizations="egypt,egypt")
        .said("hu")
        .startswith("Kétszer szerepel ez a civilizáció: Egyiptom")
    )
    unknown = refused(2, civilizations="egypt,mordor")
    assert "called “mordor”; choose one of these: egypt, japan, denmark, china, greece" in unknown.said("en")
    assert unknown.needs == {}


MALI = """
[[card]]
id = "gold_field"
name = "Gold field"
source = "original"
kind = "building"
deck = "special"
icons = { gold = 1 }
[[card]]
id = "griots"
name = "Griots"
source = "original"
kind = "knowledge"
deck = "knowledge"
ability.use = [{ do = "gain", goods = { gold = 1 } }]
[[civilization]]
id = "mali"
name = "Mali"
source = "original"
special = "gold_field"
knowledge = "griots"
warlord = "economic"
bonus = [{ do = "gain", goods = { gold = 1 } }]
""" + "".join(
    f"""
[[policy]]
id = "mali_{n}"
name = "Policy {n}"
source = "original"
civilization = "mali"
ability.use = [{{ do = "gain", goods = {{ gold = 1 }} }}]
oneoff = [{{ do = "gain", goods = {{ gold = 1 }} }}]
"""
    for n in range(5)
)


@pytest.mark.rule("MO-SETUP-03", "MO-LK-01")
def test_a_civilization_of_a_module_that_is_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pack = tmp_path / "mali.toml"
    pack.write_text(MALI, encoding="utf-8")
    module = Sixth()
    module.packs = (pack,)
    monkeypatch.setattr(game_file, "MODULES", (*MODULES, module))
    game = Monumental()
    error = refused(2, game, civilizations="mali,egypt")
    assert error.said("en") == (
        "Mali can be chosen only with the option “Renaissance cards” switched on; switch it on, "
        "or choose one of these: egypt, japan, denmark, china, greece."
    )
    assert "válassz ezek közül: egypt, japan" in error.said("hu")
    assert error.needs == {"renaissance": True}
    assert game.setup(2, {"civilizations": "mali,egypt", **error.needs}).seats == 2
