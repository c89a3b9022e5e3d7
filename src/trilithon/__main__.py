"""`python -m trilithon` is the command `trilithon`."""

import sys

from trilithon.cli.main import main

sys.exit(main())
