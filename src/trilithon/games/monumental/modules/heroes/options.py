"""The switch of Heroes."""

from __future__ import annotations

from trilithon.kernel.options import Option

OPTIONS = (Option("heroes", False, (False, True), "MO-HERO-01"),)
