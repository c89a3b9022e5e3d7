"""The switches of special Provinces."""

from __future__ import annotations

from trilithon.kernel.options import Option

OPTIONS = (
    Option("special_provinces", False, (False, True), "MO-PROV-01"),
    Option("oasis_reserve", "take", ("take", "hold"), "MO-PROV-03"),
)
