"""Brings the catalogues in step with the code: run it after changing any text, then translate what is new.

New texts come in marked unfinished; texts no longer in the code are dropped. The English catalogue holds
plural forms only, since the code itself is English.
"""

from pathlib import Path

from cardgui.resources import LANGUAGES
from compile_translations import ROOT, run_qt_tool

SOURCE, *TRANSLATED = LANGUAGES


def catalogue(folder: Path, language: str) -> Path:
    """Return where a folder of translations keeps a language."""
    return folder / f"cardgui_{language}.ts"


def update(package: Path, folder: Path) -> None:
    """Run lupdate over a package into the four catalogues of a folder, making those that are missing.

    Raises:
        subprocess.CalledProcessError: if lupdate fails.
    """
    for languages, options in (([SOURCE], ["-pluralonly"]), (TRANSLATED, [])):
        # The extensions must come before the folder, or Python files are passed over in silence.
        run_qt_tool(
            "lupdate",
            *("-silent", "-no-obsolete", "-locations", "none", "-source-language", SOURCE, *options),
            *("-extensions", "py", str(package)),
            *("-ts", *(str(catalogue(folder, language)) for language in languages)),
        )


if __name__ == "__main__":
    update(ROOT / "cardgui", ROOT / "translations")
