"""Sounds at the table: each with what is seen, never waited for, and silent without complaint where none can be."""

from __future__ import annotations

import itertools
import logging
import subprocess
import sys
import threading
import time
from array import array

import pytest
from pytestqt.qtbot import QtBot

from cardgui.models.settings import Settings
from cardgui.table import loudspeaker as module
from cardgui.table.animator import PACES
from cardgui.table.loudspeaker import Frames, Loudspeaker, Mixer, samples
from cardgui.table.sounds import AT_BEGIN, LAYS, Sounds
from tests.table.at_table import Maker, Table


class Heard(Loudspeaker):
    """Keeps what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.sounds: list[tuple[str, float]] = []

    def play(self, name: str, volume: float) -> None:
        self.sounds.append((name, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.sounds]


class FakeDevice:
    """Draws frames when it is told."""

    def __init__(self) -> None:
        self.frames: Frames | None = None
        self.started = threading.Event()
        self.closed = threading.Event()

    def start(self, frames: Frames, /) -> None:
        self.frames = frames
        self.started.set()

    def stop(self) -> None:
        self.frames = None

    def close(self) -> None:
        self.closed.set()


def listen(table: Table, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Hear a table at normal speed."""
    monkeypatch.setattr("cardgui.table.sounds.LEAST_APART_MS", 0)
    heard = Heard()
    view = table.view
    view.sounds = Sounds(view.director, view.stage.animator, view.settings, heard)
    view.stage.animator.pace = PACES["normal"]
    return heard


# what is heard ------------------------------------------------------------------------


def test_a_trick_is_heard_card_by_card_and_collected(make_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table()
    table.to_play()
    heard = listen(table, monkeypatch)
    table.play_any()
    for _ in range(60):
        table.let_pass(200, 50)
        if "collect" in heard.names:
            break
    lays = [name for name in heard.names if name.startswith("lay-")]
    assert 1 <= len(lays) <= 4
    assert all(one != other for one, other in itertools.pairwise(lays)), "no card sounds like the one before"
    assert heard.names.index("collect") > heard.names.index(lays[0])
    assert {volume for _, volume in heard.sounds} == {0.4}


def test_a_refused_card_is_heard(make_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(1, 40):
        table = make_table(number)
        table.to_play()
        refused = [str(c.code) for c in table.view.hand.cards() if c.code not in table.controller.playable()]
        if refused:
            break
    heard = listen(table, monkeypatch)
    table.view.choose(refused[0])
    assert heard.names == ["refused"]


def test_the_own_turn_is_heard_by_those_who_want_it(make_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table()
    heard = listen(table, monkeypatch)
    table.view.settings.turn_sound = True
    table.bid()
    table.view.director.catch_up()
    while table.controller.prompt is None or table.controller.prompt.key == "choose":
        if table.controller.prompt is not None:
            table.panel.choice.chosen.emit(1)
        table.let_pass(300, 100)
        table.view.director.catch_up()
    assert "turn" in heard.names
    assert "bid" in heard.names
    assert "flip" in heard.names


@pytest.mark.parametrize("off", ["setting", "speed"])
def test_nothing_is_heard_when_nothing_shall_be(make_table: Maker, monkeypatch: pytest.MonkeyPatch, off: str) -> None:
    table = make_table()
    table.to_play()
    heard = listen(table, monkeypatch)
    if off == "setting":
        table.view.settings.sounds = False
    else:
        table.view.stage.animator.pace = PACES["none"]
    table.play_any()
    table.view.director.catch_up()
    assert heard.sounds == []


def test_every_sound_that_may_be_heard_is_there() -> None:
    names = {*AT_BEGIN.values(), "deal", "refused", "turn", *(f"lay-{n}" for n in range(1, LAYS + 1))}
    for name in names:
        assert len(samples(name)) > 400


def test_switches_and_volume_stand_in_the_menu(make_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table()
    monkeypatch.setattr("cardgui.table.sounds.installed", lambda: False)
    assert "Sounds" not in [action.text() for action in table.view.menu.build().actions()]
    monkeypatch.setattr("cardgui.table.sounds.installed", lambda: True)
    settings: Settings = table.view.settings
    texts = {action.text(): action for action in table.view.menu._sounds(table.view.menu.build()).actions()}
    assert texts["Card sounds"].isChecked()
    assert not texts["Sound at my turn"].isChecked()
    assert texts["Volume 40%"].isChecked()
    texts["Volume 80%"].trigger()
    texts["Card sounds"].trigger()
    assert (settings.volume, settings.sounds) == (80, False)
    texts = {action.text(): action for action in table.view.menu._sounds(table.view.menu.build()).actions()}
    assert not texts["Volume 80%"].isEnabled()


# the loudspeaker ----------------------------------------------------------------------


def test_a_sound_reaches_the_device_and_the_device_is_closed(qtbot: QtBot) -> None:
    device = FakeDevice()
    speaker = Loudspeaker(lambda: device)
    speaker.play("lay-1", 0.5)
    assert device.started.wait(5)
    assert device.frames is not None
    drawn = array("h")
    drawn.frombytes(device.frames.send(3000))
    whole = samples("lay-1")
    expected = [round(0.5 * sample) for sample in whole]
    assert list(drawn[: len(whole)]) == expected
    assert not any(drawn[len(whole) :])
    speaker.stop()
    qtbot.waitUntil(device.closed.is_set)


def test_sounds_that_overlap_are_added_and_never_leave_the_range() -> None:
    mixer = Mixer()
    loud = array("h", [30_000, -30_000, 100])
    mixer.add(loud, 1.0)
    mixer.add(loud, 1.0)
    mixed = array("h")
    mixed.frombytes(mixer.mix(2) + mixer.mix(2))
    assert list(mixed) == [32767, -32768, 200, 0]


def test_nobody_waits_for_a_device_that_does_not_open() -> None:
    gate = threading.Event()

    def opening() -> FakeDevice:
        gate.wait(20)
        raise OSError("busy")

    speaker = Loudspeaker(opening)
    begin = time.perf_counter()
    for _ in range(50):
        speaker.play("lay-1", 1.0)
    speaker.stop()
    assert time.perf_counter() - begin < 1.0
    gate.set()


@pytest.mark.parametrize("missing", ["library", "device"])
def test_without_library_or_device_it_is_silent_without_complaint(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture, missing: str
) -> None:
    if missing == "library":
        monkeypatch.setitem(sys.modules, "miniaudio", None)
        speaker = Loudspeaker()
    else:

        def opening() -> FakeDevice:
            raise RuntimeError("no device")

        speaker = Loudspeaker(opening)
    with caplog.at_level(logging.WARNING):
        speaker.play("lay-1", 1.0)
        assert speaker._thread is not None
        speaker._thread.join(10)
    assert speaker.silent
    silenced = speaker._thread
    speaker.play("lay-1", 1.0)
    assert speaker._thread is silenced
    assert capfd.readouterr() == ("", "")
    assert caplog.records == []


def test_a_device_that_comes_later_is_heard(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    device, there = FakeDevice(), False

    def opening() -> FakeDevice:
        if not there:
            raise RuntimeError("no device")
        return device

    speaker = Loudspeaker(opening)
    speaker.play("lay-1", 1.0)
    assert speaker._thread is not None
    speaker._thread.join(10)
    there = True
    monkeypatch.setattr(module, "RETRY_S", 0.0)
    speaker.play("lay-2", 1.0)
    assert device.started.wait(5)
    assert not speaker.silent
    speaker.stop()
    qtbot.waitUntil(device.closed.is_set)


def test_the_menu_offers_no_sounds_where_no_device_opened(make_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    def opening() -> FakeDevice:
        raise RuntimeError("no device")

    monkeypatch.setattr("cardgui.table.sounds.installed", lambda: True)
    table = make_table()
    view, speaker = table.view, Loudspeaker(opening)
    view.sounds = Sounds(view.director, view.stage.animator, view.settings, speaker)
    assert "Sounds" in [action.text() for action in view.menu.build().actions()]
    speaker.play("lay-1", 1.0)
    assert speaker._thread is not None
    speaker._thread.join(10)
    assert "Sounds" not in [action.text() for action in view.menu.build().actions()]


@pytest.mark.parametrize(
    ("fault", "why"), [(None, ""), (ImportError("miniaudio"), "library"), (RuntimeError("no device"), "device")]
)
def test_why_nothing_can_be_heard_is_found_by_trying(fault: Exception | None, why: str) -> None:
    device = FakeDevice()

    def opening() -> FakeDevice:
        if fault is not None:
            raise fault
        return device

    assert module.silence(opening) == why
    assert device.closed.is_set() is (fault is None)


def test_the_real_library_is_silent_without_complaint_where_there_is_no_device(
    capfd: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("miniaudio")
    speaker = Loudspeaker()
    speaker.play("lay-1", 0.01)
    speaker.stop()
    assert speaker._thread is not None
    speaker._thread.join(20)
    assert not speaker._thread.is_alive()
    assert capfd.readouterr() == ("", "")


def test_off_screen_no_thread_begins(make_table: Maker) -> None:
    table = make_table()
    table.to_play()
    assert table.view.sounds._loudspeaker is None
    assert module.installed() in (True, False)


def test_the_library_brings_no_web_client_along() -> None:
    pytest.importorskip("miniaudio")
    script = (
        "import sys\nfrom cardgui.table.loudspeaker import open_device\n"
        "try:\n    open_device().close()\nexcept Exception:\n    pass\n"
        "assert 'miniaudio' in sys.modules\n"
        "print(*sorted({'ssl', 'http.client', 'numpy', 'urllib.request'} & set(sys.modules)))\n"
        "import urllib.request\nurllib.request.Request"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
