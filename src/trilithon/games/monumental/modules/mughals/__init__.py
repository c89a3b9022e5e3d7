"""The Mughals (MO-LK-16 to -19): Policies that belong to rows and columns of the City."""

from __future__ import annotations

from trilithon.games.monumental.modules.mughals.module import Mughals

MODULE = Mughals()
