"""Heroes (MO-HERO): historical figures that lie among the Development cards and serve whoever pays for them."""

from __future__ import annotations

from trilithon.games.monumental.modules.heroes.module import SCHEMA, Heroes

MODULE = Heroes(SCHEMA.read())
