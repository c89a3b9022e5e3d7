"""The words of everything that can lie on the agenda: those of the files here."""

from __future__ import annotations

from trilithon.games.pantheon.engine.position import Position
from trilithon.kernel.stepped import words_in
from trilithon.kernel.words import Words

WORDS: dict[int, Words[Position]] = words_in("trilithon.games.pantheon.words", Words)
