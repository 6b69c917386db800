"""`python -m cardgui`: a command if the first argument is a word, else the window."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program; the exit code."""
    arguments = sys.argv[1:]
    if arguments and (not arguments[0].startswith("-") or arguments[0] in {"-h", "--help"}):
        # The window does not wait for the commands to be loaded, and the commands load no Qt.
        from cardgui.cli import main as command

        return command(arguments)
    from cardgui.app import main as window

    return window(arguments)


if __name__ == "__main__":
    sys.exit(main())
