"""Judges what strace saw of the program: whether it sought a network, or wrote outside its own folders.

`offline_judge.py TRACE HOME RUNTIME DEMO`; prints what was found, 1 if anything is not allowed.
"""

import posixpath
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

OWN = (".local/share/cardgui", ".config/cardgui", ".cache")
"""Below the home: data, settings, caches (that of fonts among them)."""
ELSEWHERE = {
    "/dev/null": "nothing is kept there",
    "/dev/shm/": "shared memory",  # noqa: S108 - judged, not used
    "/var/cache/fontconfig/": "font cache of the system",
}
"""What else may be written, and why."""
_LINE = re.compile(r"(?:\d+ +)?(\w+)\((.*)", re.DOTALL)
_TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')
_FOLDER = re.compile(r"(?:AT_FDCWD|\d+)<([^>]*)>")
_WRITES = re.compile(r"\bO_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)\b")
_NETWORK = re.compile(r"\b(?:sa_family=)?(AF_INET6?|AF_PACKET|AF_BLUETOOTH)\b")
_ASKING = frozenset({"socket", "connect", "bind", "sendto", "sendmsg", "sendmmsg"})
_OPENING = frozenset({"open", "openat", "openat2"})
_CHANGING = frozenset(
    [
        "creat",
        "link",
        "linkat",
        "mkdir",
        "mkdirat",
        "mknod",
        "mknodat",
        "rename",
        "renameat",
        "renameat2",
        "rmdir",
        "symlink",
        "symlinkat",
        "truncate",
        "unlink",
        "unlinkat",
    ]
)


@dataclass
class Seen:
    """What the program did.

    Attributes:
        network: calls that name a network.
        writes: every place that was opened for writing, made, changed or removed → how often.
    """

    network: list[str] = field(default_factory=list)
    writes: Counter[str] = field(default_factory=Counter)


def paths_of(call: str, arguments: str, start: str) -> Iterator[str]:
    """The places that a call changes, as whole paths."""
    if call in _OPENING and not _WRITES.search(arguments):
        return
    folders = _FOLDER.findall(arguments)
    base = folders[0] if folders and call.endswith(("at", "at2")) else start
    texts = _TEXT.findall(arguments)
    if call in {"symlink", "symlinkat"}:
        texts = texts[1:2]
    for text in texts[:2] if call.startswith(("rename", "link")) else texts[:1]:
        yield posixpath.normpath(posixpath.join(base, text))


def watched(lines: Iterable[str], start: str) -> Seen:
    """What the lines of a trace tell; `start` is the folder in which the program was started."""
    seen = Seen()
    for line in lines:
        found = _LINE.match(line)
        if found is None:
            continue
        call, arguments = found.groups()
        if call in _ASKING and _NETWORK.search(arguments):
            seen.network.append(line.strip())
        elif call in _OPENING or call in _CHANGING:
            seen.writes.update(paths_of(call, arguments, start))
    return seen


def allowed(path: str, home: str, others: Iterable[str]) -> bool:
    """Whether something may be written there."""
    own = [f"{home}/{folder}" for folder in OWN]
    if any(path == folder or path.startswith(f"{folder}/") for folder in (*own, *others)):
        return True
    # The folders in which these lie are made where they are missing.
    if any(folder.startswith(f"{path}/") for folder in own) and path.startswith(home):
        return True
    return any(path == place or (place.endswith("/") and path.startswith(place)) for place in ELSEWHERE)


def main(arguments: list[str]) -> int:
    """Judge a trace; the exit code."""
    trace, home, *others = arguments
    with open(trace, encoding="utf-8", errors="replace") as file:  # noqa: PTH123 - a name from the command line
        seen = watched(file, home)
    if not seen.writes:
        print("Nothing was seen: the program did not run, or was not watched.")
        return 1
    wrong = sorted(path for path in seen.writes if not allowed(path, home, others))
    for line in seen.network:
        print(f"FAULT network: {line}")
    for path in wrong:
        print(f"FAULT written: {path}")
    own = (f"{home}/", *others)
    inside = sum(count for path, count in seen.writes.items() if path.startswith(own))
    print(f"{len(seen.network)} calls to a network; {inside} writes in its own folders")
    for place, why in ELSEWHERE.items():
        count = sum(number for path, number in seen.writes.items() if path.startswith(place))
        if count:
            print(f"{count} in {place} ({why})")
    return 1 if seen.network or wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
