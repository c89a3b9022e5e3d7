"""The sub-commands, and what is said when their arguments are wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

from trilithon.cli import cards, compare, demo, installed, match, replay, serve, show, simulate
from trilithon.cli.arguments import forget_language, spoken_language
from trilithon.cli.compiled import version
from trilithon.kernel.errors import TrilithonError
from trilithon.kernel.messages import SetupRefused
from trilithon.kernel.options import write_value

WRONG_ARGUMENTS = 2

app = App(
    name="trilithon",
    help="Three games of monuments: play in a browser, watch agents play, study games, look at positions.",
    help_epilogue="Begin with `trilithon serve --open`; every command explains itself with --help.",
    version=version,
    version_format="plaintext",
    default_parameter=Parameter(negative=""),
    suppress_keyboard_interrupt=False,
)
app.command(serve.serve, help_epilogue=serve.SERVE_EXAMPLES)
app.command(serve.backup, help_epilogue=serve.BACKUP_EXAMPLES)
app.command(serve.verify, help_epilogue=serve.VERIFY_EXAMPLES)
app.command(demo.demo, help_epilogue=demo.EXAMPLES)
app.command(simulate.simulate, help_epilogue=simulate.EXAMPLES)
app.command(compare.compare, help_epilogue=compare.EXAMPLES)
app.command(match.match, help_epilogue=match.EXAMPLES)
app.command(replay.replay, help_epilogue=replay.EXAMPLES)
app.command(show.show, help_epilogue=show.EXAMPLES)
app.command(cards.cards, help_epilogue=cards.EXAMPLES)
app.command(installed.games, help_epilogue=installed.GAMES_EXAMPLE)
app.command(installed.agents, help_epilogue=installed.AGENTS_EXAMPLE)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit code."""
    forget_language()
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_none")
    except CycloptsError as error:
        command = " ".join(["trilithon", *(error.command_chain or ())])
        return _complain(f"{error} See `{command} --help`.")
    except SetupRefused as error:
        needs = [f"--option {name}={write_value(value)}" for name, value in error.needs.items()]
        return _complain(" ".join([error.said(spoken_language()), *(f"({need})" for need in needs)]))
    except TrilithonError as error:
        return _complain(str(error))
    return 0


def _complain(sentence: str) -> int:
    print(f"trilithon: {sentence}", file=sys.stderr)
    return WRONG_ARGUMENTS
