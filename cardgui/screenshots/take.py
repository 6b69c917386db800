"""Takes the pictures: every scene in every language, theme, size, scale and text size asked for."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from cardgui.screenshots import (
    app_scenes,
    learning,
    ledger,
    minchiate,
    rifki,
    rook_sluff,
    rulebook,
    sandbox,
    settings,
    teaching,
    truf,
)
from cardgui.screenshots.rehearsal import Rehearsal
from cardgui.screenshots.scene import Scene

SCENES: Final[dict[str, Scene]] = {
    scene.name: scene
    for scene in (
        *app_scenes.SCENES,
        *ledger.SCENES,
        *settings.SCENES,
        *rulebook.SCENES,
        *truf.SCENES,
        *minchiate.SCENES,
        *rook_sluff.SCENES,
        *rifki.SCENES,
        *teaching.SCENES,
        *learning.SCENES,
        *sandbox.SCENES,
    )
}
"""Name → scene; a game adds its own tuple."""

SHEET_WIDTH: Final = 640
SHEET_COLUMNS: Final = 3


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pictures are wanted.

    Attributes:
        languages: such as ``("en", "ko")``.
        themes: of ``light`` and ``dark``.
        sizes: logical width and height of the window.
        scale: pixels per logical pixel.
        texts: text sizes in per cent.
        names: names of scenes; all if empty.
        sheet: whether contact sheets are made as well.
    """

    languages: tuple[str, ...] = ("en",)
    themes: tuple[str, ...] = ("light",)
    sizes: tuple[tuple[int, int], ...] = ((1280, 800),)
    scale: float = 1.0
    texts: tuple[int, ...] = (100,)
    names: tuple[str, ...] = ()
    sheet: bool = False


def unknown_names(names: Sequence[str]) -> list[str]:
    """Those of the names that are no scene's."""
    return [name for name in names if name not in SCENES]


def take(folder: Path, wanted: Wanted) -> list[Path]:
    """Take the pictures in this process, whose scale was set when it started; the files, in order.

    Raises:
        OSError: if the folder cannot be written.
        SceneError: if a state was not reached.
    """
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    names = wanted.names or tuple(SCENES)
    for name in names:
        for path in _take_scene(SCENES[name], folder, wanted):
            made.append(path)
            print(path, flush=True)
    if wanted.sheet:
        for path in _sheets(made, folder):
            print(path, flush=True)
    return made


def _take_scene(scene: Scene, folder: Path, wanted: Wanted) -> Iterator[Path]:
    for language, theme, size, text in itertools.product(wanted.languages, wanted.themes, wanted.sizes, wanted.texts):
        with Rehearsal() as rehearsal:
            match = scene.prepare(rehearsal)
            window = rehearsal.open(language, theme, text)
            window.resize(*size)
            rehearsal.settle()
            picture = scene.show(rehearsal, match)
            if picture is None:
                rehearsal.settle()
                picture = rehearsal.picture()
            suffix = "" if text == 100 else f"_{text}"
            path = folder / f"{scene.name}_{language}_{theme}_{size[0]}x{size[1]}@{wanted.scale:g}{suffix}.png"
            if not picture.save(str(path)):
                raise OSError(f"{path} could not be written")
            yield path


def take_at_scale(folder: Path, wanted: Wanted, arguments: Sequence[str]) -> int:
    """Take pictures at another scale in a process of its own: Qt reads the scale when it starts."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": f"{wanted.scale:g}"}
    command = [sys.executable, "-m", "cardgui", "screenshots", str(folder), *arguments]
    return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 - this program itself


def _parts(path: Path) -> tuple[str, str]:
    """A picture's scene and variant; the name of the game may hold the sign that parts them, too."""
    game, rest = path.stem.split("-", 1)
    state, variant = rest.split("_", 1)
    return f"{game}-{state}", variant


def _sheets(paths: Sequence[Path], folder: Path) -> Iterator[Path]:
    """One contact sheet for each language, theme, size and scale."""

    def variant(path: Path) -> str:
        return _parts(path)[1]

    for name, group in itertools.groupby(sorted(paths, key=variant), key=variant):
        files = list(group)
        images = [
            QImage(str(path)).scaledToWidth(SHEET_WIDTH, Qt.TransformationMode.SmoothTransformation) for path in files
        ]
        height = max(image.height() for image in images) + 28
        rows = -(-len(images) // SHEET_COLUMNS)
        sheet = QImage(SHEET_COLUMNS * (SHEET_WIDTH + 12) + 12, rows * height + 12, QImage.Format.Format_RGB32)
        sheet.fill(QColor("#808080"))
        painter = QPainter(sheet)
        painter.setFont(QFont("Cardgui Sans", 10))
        painter.setPen(QColor("#ffffff"))
        for index, (image, path) in enumerate(zip(images, files, strict=True)):
            x = 12 + index % SHEET_COLUMNS * (SHEET_WIDTH + 12)
            y = 12 + index // SHEET_COLUMNS * height
            painter.drawImage(x, y, image)
            caption = QRect(x, y + image.height(), SHEET_WIDTH, 20)
            painter.drawText(caption, Qt.AlignmentFlag.AlignLeft, _parts(path)[0])
        painter.end()
        path = folder / f"sheet_{name}.png"
        if not sheet.save(str(path)):
            raise OSError(f"{path} could not be written")
        yield path
