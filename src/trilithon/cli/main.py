"""The command `trilithon`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130  # what shells report of a program that was ended by Ctrl-C


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit code."""
    try:
        # Here and not above: Ctrl-C is heard while this loads, and worker processes, which load the main
        # module once more, are spared it.
        from trilithon.cli.app import run

        return run(arguments)
    except KeyboardInterrupt:
        print("trilithon: interrupted", file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
