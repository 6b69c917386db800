"""Prints the Debian packages whose libraries Qt would not find, for the uses named: `screen`, `x11`, `wayland`.

Run by `packaging/play` and `packaging/test` at each start, so it only tries to load; nothing else is imported.
"""

import ctypes
import sys

LIBRARIES = {
    "screen": {
        "libGL.so.1": "libgl1",
        "libEGL.so.1": "libegl1",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libfreetype.so.6": "libfreetype6",
        "libfontconfig.so.1": "libfontconfig1",
        "libdbus-1.so.3": "libdbus-1-3",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",
        "libstdc++.so.6": "libstdc++6",
        "libzstd.so.1": "libzstd1",
    },
    "x11": {
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
}
"""By use: the libraries that PySide6 and its platform plugins are linked with, and who brings each."""


def missing(uses: list[str]) -> list[str]:
    """Return the packages to install for some uses, each once, in order."""
    wanted = {name: package for use in uses for name, package in LIBRARIES[use].items()}
    return list(dict.fromkeys(package for name, package in wanted.items() if not _loads(name)))


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    print(" ".join(missing(sys.argv[1:])))
