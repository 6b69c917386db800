"""The benchmarks behind ``cardgui bench``: each prints lines to read and one JSON object on the last line."""

from __future__ import annotations

from cardgui.bench.measured import BenchError, Choice, Report

__all__ = ["BENCHES", "BenchError", "Choice", "Report", "measure"]

BENCHES = ("kernel", "table", "players", "ismcts", "thinking", "ledger", "review")
"""What can be measured: each is a module here with a function ``measure(choice)``."""


def measure(name: str, choice: Choice) -> Report:
    """Run one benchmark; the interpreter loads only what that one needs.

    Raises:
        BenchError: if what was chosen cannot be measured.
    """
    if name == "kernel":
        from cardgui.bench import kernel  # noqa: PLC0415

        return kernel.measure(choice)
    if name == "table":
        from cardgui.bench import table  # noqa: PLC0415

        return table.measure(choice)
    if name == "players":
        from cardgui.bench import players  # noqa: PLC0415

        return players.measure(choice)
    if name == "review":
        from cardgui.bench import review  # noqa: PLC0415

        return review.measure(choice)
    if name == "ismcts":
        from cardgui.bench import ismcts  # noqa: PLC0415

        return ismcts.measure(choice)
    if name == "thinking":
        from cardgui.bench import thinking  # noqa: PLC0415

        return thinking.measure(choice)
    from cardgui.bench import ledger  # noqa: PLC0415

    return ledger.measure(choice)
