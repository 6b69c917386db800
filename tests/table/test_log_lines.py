"""The lines of the log keep the rules of Qt's models; and no model of the program goes untested."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

import cardgui
from cardgui.table.log import LogLines

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
LINES = st.lists(st.tuples(st.text(max_size=3), st.booleans()), max_size=4)
WATCHED = {
    "RowModel": "tests/models/test_model_rules.py",
    "MatchListModel": "tests/models/test_model_rules.py",
    "MatchTexts": "tests/screens/test_ledger_screen.py",
    "SheetTexts": "tests/screens/test_ledger_screen.py",
    "LogLines": "here",
}
"""Every model of the program, and where Qt's tester watches it."""


@pytest.mark.usefixtures("qapp")
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.booleans(), LINES), max_size=6))
def test_the_lines_of_the_log_change_by_the_rules_of_qt(steps: list[tuple[bool, list[tuple[str, bool]]]]) -> None:
    model, expected = LogLines(), list[tuple[str, bool]]()
    tester = QAbstractItemModelTester(model, FATAL)
    for anew, lines in steps:
        if anew:
            expected = list(lines)
            model.replace(list(lines))
        else:
            expected = expected + lines
            model.add(lines)
        assert model.lines() == [text for text, _ in expected]
        headings = [model.data(model.index(row, 0), LogLines.HEADING) for row in range(model.rowCount())]
        assert headings == [heading for _, heading in expected]
    assert tester.model() is model


def test_no_model_goes_untested() -> None:
    for module in pkgutil.walk_packages(cardgui.__path__, "cardgui."):
        if module.name.startswith(("cardgui.models", "cardgui.table", "cardgui.screens", "cardgui.look")):
            importlib.import_module(module.name)

    def below(kind: type) -> set[str]:
        own = {kind.__name__} if kind.__module__.startswith("cardgui.") else set()
        return own.union(*map(below, kind.__subclasses__()))

    assert {name.partition("[")[0] for name in below(QAbstractItemModel)} == set(WATCHED)
