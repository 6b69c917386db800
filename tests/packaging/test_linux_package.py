"""What a Linux desktop is told of the program: complete in every language, and valid."""

from __future__ import annotations

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cardgui import __version__
from cardgui.__main__ import DEAL_FILE
from cardgui.resources import LANGUAGES
from linux_package import public, share

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    share(folder, public())
    return folder


def test_the_entry_speaks_every_language(shared: Path) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(shared / "applications" / "org.cardgui.Cardgui.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        said = {entry[key], *(entry[f"{key}[{language}]"] for language in LANGUAGES[1:])}
        assert len(said) == len(LANGUAGES)


def test_the_metainfo_speaks_every_language_and_names_this_version(shared: Path) -> None:
    tree = ET.parse(shared / "metainfo" / "org.cardgui.Cardgui.metainfo.xml").getroot()  # noqa: S314 - ours
    for path in ("summary", "description/p", "screenshots/screenshot[1]/caption"):
        said = [element.get(LANG, "en") for element in tree.findall(path)]
        assert {language: said.count(language) for language in LANGUAGES} == dict.fromkeys(
            LANGUAGES, len(said) // len(LANGUAGES)
        )
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert "@" not in "".join(tree.itertext()).replace("hello@", "")


def test_the_type_of_deals_speaks_every_language_and_has_the_ending_that_the_program_opens(shared: Path) -> None:
    tree = ET.parse(shared / "mime" / "packages" / "org.cardgui.Cardgui.xml").getroot()  # noqa: S314 - ours
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert {element.get(LANG, "en") for element in tree.iter(f"{space}comment")} == set(LANGUAGES)
    assert [element.get("pattern") for element in tree.iter(f"{space}glob")] == [f"*{DEAL_FILE}"]


def test_icons_of_every_size_are_there(shared: Path) -> None:
    sizes = {path.parts[-3] for path in shared.glob("icons/hicolor/*/apps/org.cardgui.Cardgui.*")}
    assert sizes >= {"16x16", "32x32", "48x48", "64x64", "128x128", "256x256", "512x512", "scalable"}


@pytest.mark.parametrize(
    ("tool", "arguments", "place"),
    [
        ("desktop-file-validate", [], "applications/org.cardgui.Cardgui.desktop"),
        ("appstreamcli", ["validate", "--no-net"], "metainfo/org.cardgui.Cardgui.metainfo.xml"),
    ],
)
def test_the_desktops_own_tools_find_nothing(shared: Path, tool: str, arguments: list[str], place: str) -> None:
    found = shutil.which(tool)
    if found is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([found, *arguments, str(shared / place)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
