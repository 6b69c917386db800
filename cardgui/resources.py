"""Where the program's own files are: assets and translations, in every way it can be started.

An installed package carries them inside itself, in `cardgui/_data`; a frozen program keeps the same folder
beside its modules. In a checkout they lie at the top, next to the package. Nothing here needs Qt.
"""

from functools import cache
from pathlib import Path

LANGUAGES = ("en", "ko", "ja", "tr")
"""The languages the program comes in, by their code; the first is the source language. Others are found."""


class ResourceMissingError(FileNotFoundError):
    """A file of the program itself isn't there: the installation is incomplete."""


@cache
def data_dir() -> Path:
    """Return the folder that holds `assets` and `translations`.

    Raises:
        ResourceMissingError: if there is no such folder, or the package can't be read as files (from a zip).
    """
    # Not by importlib.resources: what that loads costs the first frame a hundredth of a second.
    package = Path(__file__).absolute().parent
    for folder in (package / "_data", package.parent):
        if (folder / "assets").is_dir():
            return folder
    raise ResourceMissingError(f"no assets in or beside {package}: please install Cardgui again")


def asset(*parts: str) -> Path:
    """Return the path of an asset: `asset("icons", "ui", "home.svg")`.

    Raises:
        ResourceMissingError: if there is no such file or folder.
    """
    path = data_dir().joinpath("assets", *parts)
    if not path.exists():
        raise ResourceMissingError(f"{path} is missing: please install Cardgui again")
    return path


def drawing_of(game: str, *folder: str, size: str = "") -> Path:
    """Return a game's own drawing (its tile, its back), or the plain one where it brings none.

    Args:
        game: id of the game.
        folder: where such drawings lie, below the assets.
        size: what follows the name: ``"-small"``.

    Raises:
        ResourceMissingError: if there is neither.
    """
    try:
        return asset(*folder, f"{game}{size}.svg")
    except ResourceMissingError:
        return asset(*folder, f"plain{size}.svg")


def translations_dir() -> Path:
    """Return the folder with the compiled catalogues; in a checkout also their sources.

    Raises:
        ResourceMissingError: if there is no such folder.
    """
    path = data_dir() / "translations"
    if not path.is_dir():
        raise ResourceMissingError(f"{path} is missing: please install Cardgui again")
    return path


def languages() -> tuple[str, ...]:
    """Return the codes of the languages there are catalogues for, the source language first, those of others last."""
    prefix = "cardgui_"
    found = {path.stem.removeprefix(prefix) for path in translations_dir().glob(f"{prefix}*.qm")}
    known = [code for code in LANGUAGES if code in found or code == LANGUAGES[0]]
    return (*known, *sorted(found.difference(known)))


def language_of_texts(kind: str, language: str) -> str:
    """Return the language in which to read the `lessons` or the `rulebook`: another one's only if it has a folder."""
    known = language in LANGUAGES or (data_dir() / "assets" / kind / language).is_dir()
    return language if known else LANGUAGES[0]


def translation(language: str, name: str = "cardgui") -> Path:
    """Return where the compiled catalogue of a language belongs: `<name>_<language>.qm`.

    The file itself may be missing in a checkout in which nothing was built yet.

    Raises:
        ResourceMissingError: if there is no folder of catalogues.
    """
    return translations_dir() / f"{name}_{language}.qm"
