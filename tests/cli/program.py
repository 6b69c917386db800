"""Running the command line: inside the test, or as a process where streams and signals matter."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from cardgui.cli import main

ROOT = Path(__file__).resolve().parents[2]


class Said(NamedTuple):
    """Exit code, and the lines of both streams."""

    code: int
    out: list[str]
    err: list[str]


class Program:
    """The program in this process."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: str | Path) -> Said:
        self._capture.readouterr()
        code = main([str(word) for word in arguments])
        out, err = self._capture.readouterr()
        return Said(code, out.splitlines(), err.splitlines())


def started(*arguments: str | Path, **environment: str) -> subprocess.Popen[bytes]:
    """The program as a process of its own."""
    command = [sys.executable, "-m", "cardgui", *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def complains(said: Said, code: int, *words: str) -> bool:
    """Whether it ended with this code and one line on stderr that holds these words."""
    assert said.code == code, said
    assert len(said.err) == 1, said
    assert said.err[0].startswith("cardgui: ")
    for word in words:
        assert word in said.err[0], said
    return True
