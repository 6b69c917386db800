"""Each fault that would leave a text untranslated is found, and nothing is said about a sound program."""

from pathlib import Path

import pytest

import translations_gate
from cardgui.resources import LANGUAGES
from update_translations import catalogue, update

SOUND = """
from PySide6.QtCore import QCoreApplication, QPainter, QWidget

translate = QCoreApplication.translate

class Plate(QWidget):
    def retranslate(self, name: str, n: int) -> None:
        self.setWindowTitle("Cardgui")
        self.setText(self.tr("{name} leads").format(name=name))
        self.setToolTip(self.tr("%Ln trick(s)", "taken", n))
        self.setAccessibleName(self.tr("Long texts may be "
                                       "written in pieces"))
        self.names["hand"].setText(f"<b>{name}</b>: {n}")
        self.label = Label(self.tr("Trumps"), "text2")
        if not name:
            raise ValueError("A player needs a name")
        self.button.setText(self.tr("&Deal && play"))

    def paintEvent(self, painter: QPainter) -> None:
        painter.translate(self.x, self.y)

def spoken() -> str:
    return translate("Cards", "Queen of hearts", "spoken")
"""


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose only screen is sound and whose catalogues are finished."""
    root = tmp_path_factory.mktemp("checkout")
    (root / "cardgui" / "table").mkdir(parents=True)
    (root / "translations").mkdir()
    (root / "cardgui" / "table" / "plate.py").write_text(SOUND, encoding="utf-8")
    update(root / "cardgui", root / "translations")
    for language in LANGUAGES:
        path = catalogue(root / "translations", language)
        text = path.read_text(encoding="utf-8").replace(' type="unfinished"', "")
        text = text.replace("<numerusform></numerusform>", "<numerusform>%Ln taken</numerusform>")
        for source in ("{name} leads", "Long texts may be written in pieces", "Trumps"):
            done = f"<translation>{source.replace('leads', 'begins')}</translation>"
            text = text.replace(
                f"<source>{source}</source>\n        <translation></translation>",
                f"<source>{source}</source>\n        {done}",
            )
        text = text.replace(
            "<comment>spoken</comment>\n        <translation></translation>",
            "<comment>spoken</comment>\n        <translation>Dame</translation>",
        )
        text = text.replace(
            "&amp;Deal &amp;&amp; play</source>\n        <translation></translation>",
            "&amp;Deal &amp;&amp; play</source>\n        <translation>Geben (&amp;D)</translation>",
        )
        path.write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def checkout(finished: Path, tmp_path: Path) -> Path:
    """A copy of the sound checkout, to be damaged."""
    for path in finished.rglob("*.*"):
        copy = tmp_path / path.relative_to(finished)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return tmp_path


def test_nothing_is_said_about_a_finished_program(finished: Path) -> None:
    assert translations_gate.faults(finished) == []


@pytest.mark.parametrize(
    ("language", "before", "after", "fault"),
    [
        (
            "ko",
            "<translation>Dame",
            '<translation type="unfinished">Dame',
            "unfinished: Cards: 'Queen of hearts'",
        ),
        ("ja", "<translation>Dame", "<translation>", "empty: Cards: 'Queen of hearts'"),
        ("tr", "{name} begins", "begins", "other slots or mnemonics in 'begins'"),
        ("tr", "{name} begins", "{nam} begins", "other slots or mnemonics in '{nam} begins'"),
        ("ja", "%Ln taken", "%n taken", "other slots or mnemonics in '%n taken'"),
        ("en", "%Ln taken", "one taken", "other slots or mnemonics in 'one taken'"),
        ("ko", "(&amp;D)", "(D)", "other slots or mnemonics in 'Geben (D)'"),
        ("en", "<numerusform>%Ln taken</numerusform>\n", "", "0 plural forms instead of 2"),
        (
            *("ja", "<numerusform>%Ln taken</numerusform>", "<numerusform>%Ln taken</numerusform>" * 2),
            "2 plural forms instead of 1",
        ),
        (
            "ko",
            "<source>Queen of hearts",
            "<source>Queen of spades",
            "not in the catalogue: Cards: 'Queen of hearts'",
        ),
        (
            "ko",
            "<source>Queen of hearts",
            "<source>Queen of spades",
            "no longer in the code: Cards: 'Queen of spades'",
        ),
        ("tr", "<translation>Dame", '<translation type="vanished">Dame', "vanished"),
        ("tr", "<translation>Dame", '<translation type="obsolete">Dame', "obsolete"),
    ],
)
def test_a_damaged_catalogue_is_found(checkout: Path, language: str, before: str, after: str, fault: str) -> None:
    path = catalogue(checkout / "translations", language)
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    found = translations_gate.faults(checkout)
    assert any(line.startswith(f"cardgui_{language}.ts: ") and fault in line for line in found), found


def test_a_missing_catalogue_is_found(checkout: Path) -> None:
    catalogue(checkout / "translations", "tr").unlink()
    assert translations_gate.faults(checkout) == ["cardgui_tr.ts is missing"]


def test_the_english_catalogue_holds_plurals_only(checkout: Path) -> None:
    korean = catalogue(checkout / "translations", "ko").read_text(encoding="utf-8")
    catalogue(checkout / "translations", "en").write_text(korean, encoding="utf-8")
    found = translations_gate.faults(checkout)
    assert "cardgui_en.ts: no longer in the code: Plate: '{name} leads'" in found


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ('self.tr(f"{name} deals")', "must be plain literals"),
        ('self.tr("one " + "two")', "must be plain literals"),
        ("self.tr(name)", "must be plain literals"),
        ('self.tr("yes" if name else "no")', "must be plain literals"),
        ('self.tr("%Ln point(s)", n=n)', "with a keyword"),
        ('self.tr("%Ln point(s)")', "has a number slot, but no number is given"),
        ("self.tr(*name)", "unpacked"),
        ('self.other.tr("text")', "on something else than self"),
        ('QCoreApplication.translate("Plate", "text")', "bare name"),
        ('translate("Plate", name)', "must be plain literals"),
        ('translate("Plate", f"{name}")', "must be plain literals"),
        ('translate("Plate", "%Ln point(s)", "", n)', "4 given"),
        ('self.tr(\n"text",\n"comment",\n)', "lupdate misreads the code: Plate: 'text'"),
        ('self.tr("a new text")', "not in the catalogue: Plate: 'a new text'"),
        ('self.setText("Next deal")', "'Next deal' is shown untranslated"),
        ('self.setText(f"{n} points")', "' points' is shown untranslated"),
        ('self.setText("Points: %d" % n)', "'Points: %d' is shown untranslated"),
        ('self.setToolTip("on" if n else "")', "'on' is shown untranslated"),
        ('self.setText("{} tricks".format(n))', "'{} tricks' is shown untranslated"),
        ('self.setText(self.tr("{name} leads").format(name="Nobody"))', "'Nobody' is shown untranslated"),
        ('self.setAccessibleName(name or "nobody")', "'nobody' is shown untranslated"),
        ('self.menu.addAction("Quit")', "'Quit' is shown untranslated"),
        ('self.names.append("A word")', "'A word' is shown untranslated"),
        ('self.names["key"] = "Word"', "'Word' is shown untranslated"),
        ('Label("word")', "'word' is shown untranslated"),
        ('Chip(text="Two words")', "'Two words' is shown untranslated"),
        ('QLabel("Trumps", self)', "'Trumps' is shown untranslated"),
        ('QLabel(text="Trumps")', "'Trumps' is shown untranslated"),
    ],
)
def test_a_text_that_would_stay_untranslated_is_found(checkout: Path, statement: str, fault: str) -> None:
    path = checkout / "cardgui" / "table" / "plate.py"
    path.write_text(
        f"{SOUND}\n\nclass Plate(QWidget):\n    def f(self, name, n):\n"
        + "".join(f"        {line}\n" for line in [statement.replace("\n", "\n            ")]),
        encoding="utf-8",
    )
    found = translations_gate.faults(checkout)
    assert any(fault in line for line in found), found


def test_a_plural_is_refused_in_a_class_with_subclasses(checkout: Path) -> None:
    """PySide looks plurals up under the object's own class only."""
    path = checkout / "cardgui" / "table" / "own_plate.py"
    path.write_text("class OwnPlate(Plate):\n    pass\n", encoding="utf-8")
    [fault] = translations_gate.faults(checkout)
    assert fault == "cardgui/table/plate.py:10: plural in Plate, not found from its subclass OwnPlate"


@pytest.mark.parametrize("statement", ['log.warning("no room: %s", name)', 'Label("TR-17")'])
def test_the_log_and_rule_numbers_are_the_same_in_every_language(checkout: Path, statement: str) -> None:
    path = checkout / "cardgui" / "table" / "plate.py"
    path.write_text(f"{SOUND}\n\ndef f(name):\n    {statement}\n", encoding="utf-8")
    assert translations_gate.faults(checkout) == []


def test_untranslated_words_below_the_floors_with_text_are_keys(checkout: Path) -> None:
    (checkout / "cardgui" / "engine").mkdir()
    (checkout / "cardgui" / "engine" / "log.py").write_text('log.setText("key")\n', encoding="utf-8")
    assert translations_gate.faults(checkout) == []
