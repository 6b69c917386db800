"""The command line as a fixture."""

import pytest

from tests.cli.program import Program


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str]) -> Program:
    """The command line in this process."""
    return Program(capsys)
