"""Special Provinces (MO-PROV): ten kinds of Provinces with a rule each, on maps that have room for them."""

from __future__ import annotations

from trilithon.games.monumental.modules.provinces.features import provinces
from trilithon.games.monumental.modules.provinces.module import SpecialProvinces

MODULE = SpecialProvinces(provinces())
