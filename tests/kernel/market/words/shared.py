"""What several questions say."""

from __future__ import annotations

from tests.kernel.market.engine.codes import GOODS
from trilithon.kernel.words import Reasons

REASONS = Reasons("market")


def good_target(good: int) -> str:
    return f"good:{GOODS[good]}"
