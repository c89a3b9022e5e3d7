"""Effects in corners that ordinary games seldom reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.monumental.scenario import Scenario
from trilithon.games.monumental.engine import codes as c


@pytest.mark.rule("MO-EFF-13")
def test_a_reinforced_card_is_no_longer_active() -> None:
    """Nor are its continuous effects in force while the next card is chosen."""
    play = (
        Scenario(civilizations=("japan",))
        .active(0, a1="great_library", a2="great_pyramid", b1=("fort", "bushido"))
        .play()
        .do("use a2 great_pyramid", "use b1-under bushido", "end")
    )
    assert play.asked == "reinforcing"
    assert play.state.rule(0, c.KNOWLEDGES_MINUS) == 1
    play.do("card a1 great_library")
    assert play.asked == "reinforcing"
    assert play.state.rule(0, c.KNOWLEDGES_MINUS) == 0


@pytest.mark.rule("MO-EFF-04")
def test_a_choice_without_anything_to_choose_is_skipped(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(
        """
        [[card]]
        id = "granary"
        ability.use = [
            { do = "gain", goods = { gold = 1 } },
            { do = "choose", of = [[{ do = "archive" }], [{ do = "discard" }]] },
        ]
        """,
        encoding="utf-8",
    )
    alone = Scenario(packs=[pack]).active(0, a1="granary").play().do("use a1 granary")
    assert (alone.asked, alone.goods(0)) == ("act", {"gold": 1})
    beside = Scenario(packs=[pack]).active(0, a1="granary").city(0, a2="fort").play().do("use a1 granary")
    assert (beside.asked, beside.goods(0)) == ("choose", {"gold": 1})
