"""Out of the ledger and into it: deal records, score sheets, copies of the whole, and codes of single deals."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cardgui.ledger.errors import LedgerError
from cardgui.ledger.exchange import Intake, Refused, csv_lines
from cardgui.look.controls import Button, Dialog, Label, Words, ask, tell
from cardgui.look.i18n import number
from cardgui.models.background import Background
from cardgui.screens.sheet_picture import SheetPage, save_pdf, save_png

if TYPE_CHECKING:
    from cardgui.ledger.store import Ledger
    from cardgui.screens.desk import Desk

log = logging.getLogger(__name__)
REFUSED_SHOWN = 12
DEAL_FORM = "cardgui"
"""Ending of a file with one deal."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import has come to; `failed` says why it ended early, where it did."""

    added: int
    known: int
    refused: tuple[Refused, ...]
    failed: str = ""


class Exchange(QObject):
    """Asks where to, does it beside the window, and tells how it went.

    Signals:
        finished: something has been done or has failed, and was told.
    """

    finished = Signal()
    _imported = Signal(object)

    def __init__(self, window: QWidget, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk
        self._work = Background("exchange", self)
        self._work.done.connect(self._on_written)
        self._imported.connect(self._on_imported)
        self._paths: dict[object, str] = {}

    # -- out ------------------------------------------------------------------------------------------------------

    def export_deals(self, form: str, match: str | None = None) -> None:
        """Write deal records, of one match or of all, as ``csv`` or ``jsonl``."""
        kind = self.tr("Table (*.csv)") if form == "csv" else self.tr("Deal records (*.jsonl)")
        path = self._ask_where("deals", form, kind)
        reader = self._desk.session.reader
        if not path or reader is None:
            return

        def write() -> str:
            return _guarded(lambda: _write_deals(reader, Path(path), form, match))

        self._start(path, write)

    def export_sheet(self, page: SheetPage, form: str) -> None:
        """Write a score sheet as ``pdf`` or ``png``."""
        kind = self.tr("PDF (*.pdf)") if form == "pdf" else self.tr("Picture (*.png)")
        path = self._ask_where("sheet", form, kind)
        if path:
            save = save_pdf if form == "pdf" else save_png
            self._tell_written(path, _guarded(lambda: save(page, Path(path))))

    def export_deal(self, record: dict[str, Any]) -> None:
        """Write one deal as a file that the program opens."""
        from cardgui.engine.share import encode  # noqa: PLC0415  (the rules take long to load)

        path = self._ask_where("deal", DEAL_FORM, self.tr("Deal (*.cardgui)"))
        if path:
            self._tell_written(path, _guarded(lambda: _write_whole(Path(path), f"{encode(record)}\n".encode())))

    def back_up(self) -> None:
        """Write a copy of the whole ledger."""
        path = self._ask_where("ledger", "sqlite", self.tr("Ledger (*.sqlite)"))
        reader = self._desk.session.reader
        if not path or reader is None:
            return

        def write() -> str:
            def copy() -> None:
                with reader.reader() as own:
                    own.copy_to(Path(path))

            return _guarded(copy)

        self._start(path, write)

    def _ask_where(self, name: str, form: str, kind: str) -> str:
        words = {
            "deals": self.tr("Deals"),
            "deal": self.tr("Deal"),
            "sheet": self.tr("Score sheet"),
            "ledger": self.tr("Ledger"),
        }[name]
        path, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save as"), f"{words}.{form}", kind)
        return path if not path or Path(path).suffix else f"{path}.{form}"

    def _start(self, path: str, job: Callable[[], str]) -> None:
        key = object()
        self._paths[key] = path
        self._work.submit(key, job)

    def _on_written(self, key: object, failed: object) -> None:
        self._tell_written(self._paths.pop(key), "" if failed == "" else str(failed or "?"))

    def _tell_written(self, path: str, failed: str) -> None:
        if failed:
            self._tell(
                lambda: self.tr("Not saved"),
                lambda: self.tr("{file} could not be written. Nothing in the ledger has changed.").format(file=path),
            )
        else:
            self._tell(lambda: self.tr("Saved"), lambda: path)

    def _tell(self, title: Words, text: Words) -> None:
        tell(self._window, title, text, lambda: self.tr("Close"))
        self.finished.emit()

    # -- in -------------------------------------------------------------------------------------------------------

    def import_deals(self) -> None:
        """Add the deal records of files; those that break a rule are told, with the rule."""
        paths, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Import deals"), "", self.tr("Deal records (*.jsonl);;All files (*)")
        )
        if paths:
            self._desk.session.writer.submit(lambda ledger: self._imported.emit(_take_in(ledger, paths)))

    def _on_imported(self, done: Imported) -> None:
        self._desk.refresh()
        dialog = ImportDialog(self._window, done)
        dialog.open_over()
        self.finished.emit()

    def restore(self) -> None:
        """Put a copy of a ledger in the place of the one in use, once the person has agreed."""
        path, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Restore a copy"), "", self.tr("Ledger (*.sqlite *.db);;All files (*)")
        )
        if path:
            ask(
                self._window,
                lambda: self.tr("Use this copy as your ledger?"),
                lambda: self.tr("The ledger of now is kept beside it under another name; nothing is deleted."),
                lambda: self.tr("Restore"),
                lambda: self.tr("Cancel"),
                lambda: self._restore(Path(path)),
            )

    def _restore(self, path: Path) -> None:
        failed = _guarded(lambda: self._desk.session.restore(path))
        if failed:
            self._tell(
                lambda: self.tr("Not restored"),
                lambda: self.tr("{file} cannot be read as a ledger. Yours is as it was.").format(file=str(path)),
            )
        else:
            self._tell(lambda: self.tr("Restored"), lambda: self.tr("Your ledger is now that of the copy."))

    # -- codes ----------------------------------------------------------------------------------------------------

    def copy_code(self, record: dict[str, Any]) -> None:
        """Put the code of a deal on the clipboard."""
        from cardgui.engine.share import encode  # noqa: PLC0415  (the rules take long to load)

        code = encode(record)
        QGuiApplication.clipboard().setText(code)
        self._tell(
            lambda: self.tr("Code copied"),
            lambda: self.tr("Whoever pastes it into Cardgui gets the same cards: {code}").format(code=code),
        )


def _guarded(work: Callable[[], object]) -> str:
    """Do something with files; why it failed, or ""."""
    try:
        work()
    except (OSError, LedgerError, ValueError) as error:
        log.warning("exchange: %s", error)
        return str(error) or "?"
    return ""


def _write_whole(path: Path, data: bytes) -> None:
    # Written beside and then renamed: a file that was there stays whole if this one can't be written.
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _write_deals(ledger: Ledger, path: Path, form: str, match: str | None) -> None:
    # Written beside and then renamed: a file that was there stays whole if this one can't be written.
    part = path.with_name(f"{path.name}.part")
    try:
        with ledger.reader() as own, part.open("wb") as file:
            lines = own.record_lines(match)
            if form == "csv":
                file.write(b"\xef\xbb\xbf")  # else spreadsheets take the letters for others
            for line in csv_lines(lines) if form == "csv" else (f"{line}\n" for line in lines):
                file.write(line.encode())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _take_in(ledger: Ledger, paths: list[str]) -> Imported:
    intake, refused, failed = Intake(ledger), list[Refused](), ""
    try:
        refused.extend(intake.take(paths))
    except (OSError, LedgerError) as error:
        log.warning("import: %s", error)
        failed = str(error) or "?"
    return Imported(intake.added, intake.known, tuple(refused), failed)


class ImportDialog(Dialog):
    """Says how an import went: how many came in, how many were there, and which were refused by which rule."""

    def __init__(self, window: QWidget, done: Imported) -> None:
        super().__init__(window, 560)
        self._done = done
        self._title = Label(size=16, weight=600, wrap=True)
        self.body.setContentsMargins(24, 24, 24, 8)
        self.body.setSpacing(6)
        self.body.addWidget(self._title)
        self.lines = self._worded()
        self._labels = [Label(size=14, wrap=True) for _ in self.lines]
        for place, label in enumerate(self._labels):
            label.set_ink("text" if place < 3 else "text2")
            self.body.addWidget(label)
        self.footer.addStretch(1)
        self.report, self._leave = Button(kind="secondary"), Button(kind="primary")
        self.report.clicked.connect(self._save_report)
        self._leave.clicked.connect(self.accept)
        self.footer.addWidget(self.report)
        self.report.setVisible(bool(done.refused))
        self.footer.addWidget(self._leave)
        self.first = self.default = self._leave
        self.retranslate()

    def _worded(self) -> list[str]:
        done = self._done
        lines = [
            self.tr("New deals: {number}").format(number=number(done.added)),
            self.tr("Deals that were there already: {number}").format(number=number(done.known)),
            self.tr("Refused: {number}").format(number=number(len(done.refused))),
        ]
        if done.failed:
            lines.append(self.tr("A file could not be read, or the ledger not be written; what is new was kept."))
        lines += [self._refusal(refused) for refused in done.refused[:REFUSED_SHOWN]]
        rest = len(done.refused) - REFUSED_SHOWN
        if rest > 0:
            lines.append(self.tr("More refused lines: {number}").format(number=number(rest)))
        return lines

    def retranslate(self) -> None:
        """Show all words in the language of now."""
        title = self.tr("Import stopped") if self._done.failed else self.tr("Import finished")
        self.setAccessibleName(title)
        self._title.setText(title)
        self.lines = self._worded()
        for label, line in zip(self._labels, self.lines, strict=True):
            label.setText(line)
        self.report.setText(self.tr("Save the report"))
        self._leave.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _refusal(self, refused: Refused) -> str:
        file, line = Path(refused.line.file).name, number(refused.line.number)
        if refused.rule == "README":
            words = self.tr("{file}, line {line}: no deal record, or it contradicts what is there.")
            return words.format(file=file, line=line)
        return self.tr("{file}, line {line}: breaks rule {rule}.").format(file=file, line=line, rule=refused.rule)

    def _save_report(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the report"), "import.txt", self.tr("Text (*.txt)"))
        if path:
            text = "".join(f"{refused}\n" for refused in self._done.refused)
            failed = _guarded(lambda: Path(path).write_text(text, encoding="utf-8"))
            if failed:
                log.warning("the report could not be written: %s", failed)
