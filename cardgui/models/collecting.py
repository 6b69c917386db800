"""Garbage is collected in the window's thread alone, and between frames.

Python collects unreachable cycles in whichever thread happens to allocate. A widget or controller that a thread of ours
collects is destroyed there, while events for it are still on their way in the window's thread: the program dies. So the
collecting that Python does by itself is switched off, and done by the event loop between two rounds of events.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QObject


class Collector(QObject):
    """Collects when as much has gathered as Python itself would wait for; an idle program isn't woken."""

    def __init__(self, application: QCoreApplication) -> None:
        """Take over from Python's own collecting until the application is gone."""
        super().__init__(application)
        self._begun = False
        self._settled = False
        self._gathered = 0
        """Objects made and still alive since everything was gone through."""
        gc.disable()
        application.destroyed.connect(gc.enable)
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is None:
            raise RuntimeError("an application without an event loop")
        dispatcher.aboutToBlock.connect(self.collect)
        dispatcher.awake.connect(self.collect)  # also from loops that never wait

    def collect(self) -> None:
        """Collect the oldest generation that is due, if any is."""
        if not self._begun:
            # What lives once the window stands lives for ever; going through it each time would cost frames.
            self._begun = True
            gc.freeze()
            return
        new, most = gc.get_count()[0], gc.get_threshold()
        if new <= most[0]:
            return
        # Many times the threshold can have gathered between two rounds, so it is objects that are counted, not rounds.
        self._gathered += new
        if self._gathered > most[0] * most[1] * most[2]:
            self._gathered = 0
            gc.collect()
        else:
            gc.collect(1 if new > most[0] * most[1] else 0)

    def settle(self) -> None:
        """Leave what lives now alone for good, the first time this is called: the modules that were loaded for later.

        To be called while nothing of passing life, like a table, is there: it would never be collected.
        """
        if not self._settled:
            self._settled = True
            gc.collect()
            gc.freeze()


def settle() -> None:
    """Leave what lives now alone for good, where a collector is at work; see `Collector.settle`."""
    application = QCoreApplication.instance()
    collector = None if application is None else application.findChild(Collector)
    if collector is not None:
        collector.settle()


def collect_here(application: QCoreApplication) -> None:
    """Have garbage collected in this thread alone from now on."""
    if application.findChild(Collector) is None:
        Collector(application)
