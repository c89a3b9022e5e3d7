"""The switch of Lost Kingdoms. The modules of the four civilizations have the same one."""

from __future__ import annotations

from typing import Final

from trilithon.kernel.options import Option

SWITCH: Final = "lost_kingdoms"

OPTIONS = (Option(SWITCH, False, (False, True), "MO-LK-01"),)
