"""What a packed program carries along of the system has its licences with it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from linux_package import licences_in
from packed_papers import packages, papers

LIBC = Path("/lib/x86_64-linux-gnu/libc.so.6")
debian = pytest.mark.skipif(shutil.which("dpkg-query") is None or not LIBC.exists(), reason="no Debian on x86-64")


@debian
def test_the_package_of_a_library_is_found_and_a_library_of_no_package_passed_over(tmp_path: Path) -> None:
    own = tmp_path / "own.so"
    own.touch()
    assert packages([LIBC, own]) == ["libc6"]
    assert packages([own]) == []


@debian
def test_a_package_without_its_licence_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="libc6"):
        papers([LIBC], tmp_path)
    (tmp_path / "libc6").mkdir()
    (tmp_path / "libc6" / "copyright").write_text("LGPL", encoding="utf-8")
    assert papers([LIBC], tmp_path) == {"libc6": tmp_path / "libc6" / "copyright"}


def test_the_texts_in_a_packed_program_are_found(tmp_path: Path) -> None:
    inside = tmp_path / "usr" / "lib" / "cardgui" / "_internal"
    wanted = (
        "one-1.dist-info/licenses/LICENSE",
        "two-2.dist-info/LICENSE.txt",
        "cardgui/_data/assets/licences/packed/zlib1g.txt",
    )
    for name in (*wanted, "one-1.dist-info/METADATA", "cardgui/_data/assets/lessons/en/truf.toml"):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).touch()
    assert licences_in(tmp_path) == sorted(inside / name for name in wanted)
