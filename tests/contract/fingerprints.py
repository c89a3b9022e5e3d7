"""Plays random games and prints hashes of positions: python -m tests.contract.fingerprints GAME COUNT

The first line says whether the engine is compiled, so that two of these can be compared.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.contract.playing import cases, decisions, finished, load
from trilithon.kernel.engine import state as engine


def engine_is_compiled() -> bool:
    return Path(engine.__file__).suffix != ".py"


def main() -> None:
    game, count = load(sys.argv[1]), int(sys.argv[2])
    print("compiled" if engine_is_compiled() else "uncompiled")
    for case in cases(game):
        if case.seed == count:
            break
        hashes = [state.fingerprint() for state in decisions(game, case)]
        print(case.seed, len(hashes), *hashes[::20], finished(game, case).fingerprint())


if __name__ == "__main__":
    main()
