"""Finds the licences of the system's libraries that a packed program carries along.

On Debian every package keeps its own in `/usr/share/doc`. Elsewhere, Python and Qt bring all libraries themselves, and
their licences name what is in them.
"""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

DOCUMENTS: Final = Path("/usr/share/doc")
SYSTEM: Final = (Path("/usr/lib"), Path("/lib"))


def papers(libraries: Iterable[Path], documents: Path = DOCUMENTS) -> dict[str, Path]:
    """The text of the licences of each package that these libraries come from, by the package's name.

    Raises:
        FileNotFoundError: if a library comes from a package without such a text.
    """
    found = {name: documents / name / "copyright" for name in packages(libraries)}
    for path in found.values():
        if not path.is_file():
            raise FileNotFoundError(f"{path} is missing, and with it the licence of a library")
    return found


def packages(libraries: Iterable[Path]) -> list[str]:
    """The Debian packages that these files come from; those that come from none are passed over."""
    asked = shutil.which("dpkg-query")
    real = {path.resolve() for path in libraries}
    places = sorted(str(path) for path in real if any(path.is_relative_to(folder) for folder in SYSTEM))
    if asked is None or not places:
        return []
    # Older packages call /lib what has moved to /usr/lib.
    places += [place.removeprefix("/usr") for place in places]
    # It fails where it does not know one of them.
    told = subprocess.run([asked, "--search", *places], capture_output=True, text=True, check=False).stdout
    owners = (line.split(": ")[0].split(",")[0] for line in told.splitlines() if not line.startswith("diversion "))
    return sorted({owner.split(":")[0] for owner in owners})
