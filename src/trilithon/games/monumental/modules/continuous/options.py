"""The switches of Continuous play."""

from __future__ import annotations

from typing import Final

from trilithon.kernel.options import Option

SWITCH: Final = "continuous"
ACTIVATION: Final = "cont_activation"
TOGETHER: Final = "simultaneous"
DISPLAY: Final = "cont_display"
WIDE: Final = "wide"

OPTIONS = (
    Option(SWITCH, False, (False, True), "MO-CONT-01"),
    Option(ACTIVATION, "in_order", ("in_order", TOGETHER), "MO-CONT-02"),
    Option(DISPLAY, WIDE, (WIDE, "base"), "MO-CONT-16"),
)
