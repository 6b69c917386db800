"""`python -m cardgui`: a command if the first argument is a word, else the window."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program; the exit code."""
    arguments = sys.argv[1:]
    if arguments and not arguments[0].startswith("-"):
        from cardgui.cli import main as command  # noqa: PLC0415  (the window must not wait for it)

        return command(arguments)
    from cardgui.app import main as window  # noqa: PLC0415  (commands import no Qt)

    return window(arguments)


if __name__ == "__main__":
    sys.exit(main())
