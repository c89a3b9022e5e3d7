"""`trilithon serve` after somebody has tuned a number of Pantheon in its files."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory


def main() -> int:
    # Here and not above: processes in which agents think load this module once more.
    from tests.tuning import tuned
    from trilithon.cli.main import main as trilithon

    with TemporaryDirectory() as folder, tuned("pantheon", Path(folder)):
        return trilithon()


if __name__ == "__main__":
    sys.exit(main())
