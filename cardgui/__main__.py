"""`python -m cardgui`: a command if the first argument is a word, else the window. A deal's file is no word."""

from __future__ import annotations

import sys

DEAL_FILE = ".cardgui"
"""How the name of a file with a deal ends."""


def main() -> int:
    """Run the program; the exit code."""
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else "-"
    if first in {"-h", "--help"} or not (first.startswith("-") or first.endswith(DEAL_FILE)):
        # The window does not wait for the commands to be loaded, and the commands load no Qt.
        from cardgui.cli import main as command

        return command(arguments)
    from cardgui.app import main as window

    return window(arguments)


if __name__ == "__main__":
    sys.exit(main())
