"""The program seeks no network and writes only where it says; whoever judges that would notice."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import offline_judge

TOP = Path(__file__).resolve().parents[2]
HOME = "/home/p"
QUIET = [
    '12 openat(AT_FDCWD</home/p>, "/usr/lib/x.so", O_RDONLY|O_CLOEXEC) = 3</usr/lib/x.so>\n',
    '12 mkdir("/home/p/.local", 0777) = 0\n',
    '12 mkdir("/home/p/.local/share/cardgui", 0777) = 0\n',
    '13 openat(AT_FDCWD</home/p>, "/home/p/.local/share/cardgui/ledger.sqlite", O_RDWR|O_CREAT <unfinished ...>\n',
    '13 rename("/home/p/.config/cardgui/settings.new", "/home/p/.config/cardgui/settings.toml") = 0\n',
    '12 openat(AT_FDCWD</home/p>, "/home/p/.cache/fontconfig/a-b", O_WRONLY|O_CREAT|O_EXCL, 0644) = 5\n',
    '12 openat(AT_FDCWD</home/p>, "/dev/shm/sem.x", O_RDWR|O_CREAT, 0600) = 6\n',
    "12 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 7<UNIX-STREAM:[1]>\n",
    '12 connect(7<UNIX-STREAM:[1]>, {sa_family=AF_UNIX, sun_path="/run/user/0/bus"}, 110) = -1 ENOENT\n',
    "12 +++ exited with 0 +++\n",
]


def judged(lines: list[str], tmp_path: Path) -> int:
    trace = tmp_path / "trace"
    trace.write_text("".join(lines), encoding="utf-8")
    return offline_judge.main([str(trace), HOME, "/run/user/0", "/srv/demo"])


def test_what_the_program_does_is_allowed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judged(QUIET, tmp_path) == 0
    said = capsys.readouterr().out
    assert said.startswith("0 calls to a network; 6 writes in its own folders")
    assert "1 in /dev/shm/ (shared memory)" in said


@pytest.mark.parametrize(
    "line",
    [
        "14 socket(AF_INET, SOCK_STREAM|SOCK_CLOEXEC, IPPROTO_IP) = 8<TCP:[2]>\n",
        '14 connect(8<TCP:[2]>, {sa_family=AF_INET6, sin6_port=htons(443)}, 28) = -1 ENETUNREACH\n',
        '14 sendto(8<UDP:[2]>, "x", 1, 0, {sa_family=AF_INET, sin_port=htons(53)}, 16 <unfinished ...>\n',
        '14 openat(AT_FDCWD</home/p>, "/home/p/.bashrc", O_WRONLY|O_APPEND) = 8\n',
        '14 openat(AT_FDCWD</home/p>, "notes", O_WRONLY|O_CREAT, 0644) = 8\n',
        '14 openat(9</etc>, "passwd", O_RDWR) = -1 EACCES\n',
        '14 open("/srv/qt-x", O_RDWR|O_CREAT|O_EXCL, 0600) = 8\n',
        '14 rename("/home/p/.cache/a", "/home/p/a") = 0\n',
        '14 unlink("/home/p/.local/share/other/x") = 0\n',
        '14 mkdir("/home/p/.local/share/cardgui-2", 0777) = 0\n',
        '14 symlink("/home/p/.cache/a", "/home/p/Desktop/a") = 0\n',
    ],
)  # fmt: skip
def test_anything_else_is_told(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judged([*QUIET, line], tmp_path) == 1
    assert "FAULT" in capsys.readouterr().out


def test_a_program_that_did_not_run_is_not_passed(tmp_path: Path) -> None:
    assert judged([], tmp_path) == 1


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.skipif(None in {shutil.which("strace"), shutil.which("unshare")}, reason="needs strace and unshare")
def test_the_program_seeks_no_network_and_writes_in_its_own_folders_alone() -> None:
    if subprocess.run([str(shutil.which("unshare")), "-rn", "true"], check=False, capture_output=True).returncode:
        pytest.skip("this system does not let its users make namespaces")
    run = subprocess.run([str(TOP / "packaging" / "offline")], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith("0 calls to a network;")
