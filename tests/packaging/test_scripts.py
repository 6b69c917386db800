"""`packaging/play` and `packaging/test`: what they install, ask, say and start.

They run for real, in a copy of the checkout, with stand-ins for everything that would change the machine: Python, apt
and sudo write down how they were called.
"""

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

STAND_IN = """#!/bin/bash
case "$*" in
    *version_info*) [[ ! -e $STATE/old-python ]]; exit ;;
    *"import ensurepip"*) [[ ! -e $STATE/no-venv ]]; exit ;;
    *"import pip"*) exit 0 ;;
    *tomllib*|-\\ *) echo "hatchling>=1"; exit ;;
    *missing_libraries.py*) echo "libraries ${*:2}" >>"$STATE/log"; cat "$STATE/missing" 2>/dev/null; exit 0 ;;
    *"compile_kernel.py --missing") cat "$STATE/uncompiled" 2>/dev/null; exit 0 ;;
    *compile_translations.py|*compile_kernel.py) exit 0 ;;
    "-m venv"*) mkdir -p "${@: -1}/bin"; cp "$0" "${@: -1}/bin/python" ;;
esac
echo "python ${QT_QPA_PLATFORM:+[$QT_QPA_PLATFORM] }$*" >>"$STATE/log"
[[ ! -e $STATE/fail || ! $* =~ $(<"$STATE/fail") ]]
"""
APT = """#!/bin/bash
echo "apt-get $*" >>"$STATE/log"
[[ ! -e $STATE/no-apt && ! ($* == *gcc* && -e $STATE/no-gcc) ]] || exit 100
[[ $1 == update ]] || rm -f "$STATE/missing" "$STATE/no-venv"
"""
SUDO = """#!/bin/bash
[[ ! -e $STATE/password ]] || exit 1
echo "sudo $*" >>"$STATE/log"
"${@:2}"
"""
TOOLS = ("bash", "basename", "cat", "cp", "dirname", "env", "mkdir", "readlink", "rm", "sha256sum")


@dataclass
class Machine:
    """A made-up machine with a checkout: `state` holds what is wrong with it, `variables` the environment."""

    checkout: Path
    state: Path
    bin: Path
    variables: dict[str, str] = field(default_factory=dict)

    def program(self, name: str, text: str) -> None:
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)

    def has(self, name: str, text: str = "") -> None:
        (self.state / name).write_text(text)

    def run(self, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a script and forget the log of earlier runs."""
        (self.state / "log").unlink(missing_ok=True)
        return subprocess.run(
            [self.bin / "bash", self.checkout / "packaging" / script, *arguments],
            env={"PATH": str(self.bin), "STATE": str(self.state), "HOME": "/home/ayu", **self.variables},
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def log(self) -> list[str]:
        path = self.state / "log"
        return path.read_text().replace(str(self.checkout), "CHECKOUT").splitlines() if path.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine of root's with Python and nothing else, without a display."""
    made = Machine(tmp_path / "checkout", tmp_path / "state", tmp_path / "bin")
    for folder in (made.checkout / "packaging", made.checkout / ".ci", made.state, made.bin):
        folder.mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", made.checkout)
    for name in ("play", "test", "setup.sh"):
        shutil.copy(ROOT / "packaging" / name, made.checkout / "packaging")
    shutil.copy(ROOT / ".ci" / "run", made.checkout / ".ci")
    for tool in TOOLS:
        (made.bin / tool).symlink_to(str(shutil.which(tool)))
    made.program("python3", STAND_IN)
    made.program("apt-get", APT)
    made.program("id", "#!/bin/bash\necho 0\n")
    made.has("missing", "libgl1 libegl1\n")
    made.has("no-venv")
    return made


@pytest.fixture
def ready(machine: Machine) -> Machine:
    """The same machine after a first start of `play`."""
    assert machine.run("play").returncode == 0
    return machine


PACKAGES = "libgl1 libegl1 python3-venv"
TEST_TOOLS = {"Xvfb", "dbus-daemon", "at-spi-bus-launcher"}


def test_the_first_start_installs_what_is_missing_and_plays(machine: Machine) -> None:
    assert machine.run("play").returncode == 0
    assert machine.log == [
        "libraries screen",
        "apt-get update -qq",
        f"apt-get install -y -qq --no-install-recommends {PACKAGES}",
        "libraries screen",
        "python -m venv --clear CHECKOUT/.venv",
        "python -m pip install --quiet --disable-pip-version-check hatchling>=1",
        "python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable CHECKOUT",
        "python [offscreen] -m cardgui --demo /home/ayu/.cache/cardgui/demo",
    ]


def test_the_second_start_installs_nothing(ready: Machine) -> None:
    ready.run("play")
    assert ready.log == ["libraries screen", "python [offscreen] -m cardgui --demo /home/ayu/.cache/cardgui/demo"]


def test_a_changed_project_is_installed_again(ready: Machine) -> None:
    with (ready.checkout / "pyproject.toml").open("a") as file:
        file.write("# another dependency\n")
    ready.run("play")
    assert [line.split()[2] for line in ready.log if line.startswith("python -m")] == ["pip", "pip"]


def test_a_moved_checkout_is_installed_again(ready: Machine, tmp_path: Path) -> None:
    ready.checkout = ready.checkout.rename(tmp_path / "elsewhere")
    ready.run("play")
    assert any(line.endswith("--editable CHECKOUT") for line in ready.log)


def test_playing_after_testing_installs_nothing_and_the_reverse_adds_the_test_tools(ready: Machine) -> None:
    for tool in TEST_TOOLS:
        ready.program(tool, "")
    ready.run("test")
    assert any(line.endswith("--editable CHECKOUT[test]") for line in ready.log)
    ready.run("play")
    assert not any("pip" in line for line in ready.log)


def test_an_interrupted_installation_is_taken_up_again(machine: Machine) -> None:
    machine.has("fail", "--editable")
    done = machine.run("play")
    assert done.returncode == 1
    assert "pip could not install Cardgui." in done.stderr
    (machine.state / "fail").unlink()
    assert machine.run("play").returncode == 0
    assert any("--editable" in line for line in machine.log)


@pytest.mark.parametrize(
    ("prepare", "line"),
    [
        (lambda _: None, f"su -c 'apt-get update && apt-get install -y --no-install-recommends {PACKAGES}'"),
        (
            lambda machine: (machine.program("sudo", SUDO), machine.has("password")),
            f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {PACKAGES}",
        ),
    ],
    ids=["no sudo", "sudo asks for a password"],
)
def test_without_the_right_to_install_it_prints_the_line_and_stops(
    machine: Machine, prepare: Callable[[Machine], object], line: str
) -> None:
    machine.program("id", "#!/bin/bash\necho 1000\n")
    prepare(machine)
    done = machine.run("play")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == line
    assert machine.log == ["libraries screen"]


def test_sudo_is_used_where_it_asks_no_password(machine: Machine) -> None:
    machine.program("id", "#!/bin/bash\necho 1000\n")
    machine.program("sudo", SUDO)
    assert machine.run("play").returncode == 0
    install = f"apt-get install -y -qq --no-install-recommends {PACKAGES}"
    assert f"sudo -n env DEBIAN_FRONTEND=noninteractive {install}" in machine.log


def test_without_apt_the_packages_are_named(machine: Machine) -> None:
    (machine.bin / "apt-get").unlink()
    done = machine.run("play")
    assert done.returncode == 1
    assert done.stderr == f"Missing on this system, by their Debian names: {PACKAGES}\n"


def test_a_failing_apt_stops_the_start(machine: Machine) -> None:
    machine.has("no-apt")
    done = machine.run("play")
    assert done.returncode == 1
    assert f"apt-get could not install: {PACKAGES}" in done.stderr
    assert not any("cardgui" in line for line in machine.log)


def test_an_old_python_is_refused(machine: Machine) -> None:
    machine.has("old-python")
    done = machine.run("play")
    assert done.returncode == 1
    assert done.stderr == "Cardgui needs Python 3.11 or newer, and none was found.\n"


@pytest.mark.parametrize(
    ("variables", "arguments", "uses", "started"),
    [
        ({"DISPLAY": ":0"}, [], "screen x11", "-m cardgui"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["--lang", "tr"], "screen wayland", "-m cardgui --lang tr"),
        ({"DISPLAY": ":0"}, ["--demo", "here"], "screen x11", "-m cardgui --demo here"),
        ({}, ["--demo", "here"], "screen", "[offscreen] -m cardgui --demo here"),
        ({}, ["--demo=here"], "screen", "[offscreen] -m cardgui --demo=here"),
        ({}, ["--lang", "tr"], "screen", "[offscreen] -m cardgui --demo /home/ayu/.cache/cardgui/demo --lang tr"),
        ({}, ["verify", "games.jsonl"], "screen", "[offscreen] -m cardgui verify games.jsonl"),
        ({"XDG_CACHE_HOME": "/cache"}, [], "screen", "[offscreen] -m cardgui --demo /cache/cardgui/demo"),
        ({"QT_QPA_PLATFORM": "vnc"}, [], "screen", "[vnc] -m cardgui"),
    ],
)
def test_play_opens_the_window_or_says_that_there_is_no_display(
    ready: Machine, variables: dict[str, str], arguments: list[str], uses: str, started: str
) -> None:
    ready.variables = variables
    done = ready.run("play", *arguments)
    assert ready.log == [f"libraries {uses}", f"python {started}"]
    assert ("There is no display" in done.stdout) == ("/cardgui/demo" in started)


def test_test_runs_every_check_and_the_quick_tests(machine: Machine) -> None:
    for tool in TEST_TOOLS:
        machine.program(tool, "")
    assert machine.run("test", "tests/engine", "-x").returncode == 0
    checks = [line for line in machine.log if not line.startswith(("libraries", "apt-get", "python -m pip"))]
    assert checks[1:] == [
        "python -m ruff check",
        "python -m ruff format --check",
        "python -m mypy",
        "python .venv/bin/lint-imports --no-logo",
        "python packaging/translations_gate.py",
        "python -m pytest -n auto --maxprocesses=8 -m not long tests/engine -x",
    ]


def test_test_all_adds_the_long_tests(machine: Machine) -> None:
    for tool in TEST_TOOLS:
        machine.program(tool, "")
    machine.run("test", "--all")
    assert machine.log[-1] == "python -m pytest -n auto --maxprocesses=8 --hypothesis-profile=long"


def test_where_the_kernel_is_compiled_plain_code_is_tested_as_well(machine: Machine) -> None:
    for tool in TEST_TOOLS:
        machine.program(tool, "")
    (machine.checkout / "build").mkdir()
    (machine.checkout / "build" / "kernel.sha256").write_text("of these sources")
    command = "python -m pytest -n auto --maxprocesses=8"
    machine.run("test")
    assert machine.log[-2:] == [
        f"{command} -m not long",
        f"{command} --plain -m plain and not long tests/bots tests/engine/test_kernel.py",
    ]
    machine.run("test", "--all")
    assert machine.log[-2:] == [
        f"{command} --hypothesis-profile=long",
        f"{command} --plain -m not long --timeout=1800 tests/bots tests/engine tests/teaching",
    ]
    machine.run("test", "tests/engine")
    assert machine.log[-1] == f"{command} -m not long tests/engine"
    machine.has("fail", "--plain")
    assert machine.run("test").returncode == 1


@pytest.mark.parametrize("check", ["ruff check", "mypy", "lint-imports", "translations_gate", "-m pytest"])
def test_one_failing_check_fails_the_whole_after_all_have_run(machine: Machine, check: str) -> None:
    for tool in TEST_TOOLS:
        machine.program(tool, "")
    machine.has("fail", check)
    assert machine.run("test").returncode == 1
    assert "-m pytest" in machine.log[-1]


@pytest.mark.parametrize(("tool", "package"), [("Xvfb", "xvfb"), ("dbus-daemon", "dbus")])
def test_test_installs_a_display_and_a_bus_to_test_on(machine: Machine, tool: str, package: str) -> None:
    for other in TEST_TOOLS - {tool}:
        machine.program(other, "")
    done = machine.run("test")
    assert f"apt-get install -y -qq --no-install-recommends {PACKAGES} {package}" in machine.log
    assert done.stderr.endswith(f"Still missing after installation: {package}\n")


COMPILER = "gcc libc6-dev python3.11-dev"
INSTALL_COMPILER = f"apt-get install -y -qq --no-install-recommends {COMPILER}"


@pytest.fixture
def uncompiled(machine: Machine) -> Machine:
    """A machine that has what tests need, but no compiler."""
    for tool in TEST_TOOLS:
        machine.program(tool, "")
    machine.has("uncompiled", COMPILER + "\n")
    return machine


def test_continuous_integration_installs_a_compiler_before_the_package(uncompiled: Machine) -> None:
    done = uncompiled.run("../.ci/run")
    assert done.returncode == 0
    log = uncompiled.log
    [package] = [number for number, line in enumerate(log) if "--editable" in line]
    assert log.index(INSTALL_COMPILER) < package
    assert log[-1].startswith("python -m pytest")
    assert "only plain code" not in done.stderr


def test_a_compiler_installed_later_brings_what_compiling_needs(uncompiled: Machine) -> None:
    (uncompiled.state / "uncompiled").unlink()
    uncompiled.run("../.ci/run")
    uncompiled.run("../.ci/run")
    assert not any("pip install" in line for line in uncompiled.log)
    uncompiled.has("uncompiled", COMPILER + "\n")
    uncompiled.run("../.ci/run")
    assert any("pip install" in line for line in uncompiled.log[uncompiled.log.index(INSTALL_COMPILER) :])


def test_a_compiler_that_somebody_installs_brings_what_compiling_needs_as_well(ready: Machine) -> None:
    ready.program("cc", "")
    ready.run("play")
    assert any("pip install" in line for line in ready.log)
    ready.run("play")
    assert not any("pip" in line for line in ready.log)


def test_where_no_compiler_can_be_installed_it_says_so_and_goes_on(uncompiled: Machine) -> None:
    uncompiled.has("no-gcc")
    done = uncompiled.run("../.ci/run")
    assert done.returncode == 0
    assert f"No C compiler could be installed ({COMPILER}); going on, but only plain code is tested." in done.stderr
    assert INSTALL_COMPILER in uncompiled.log
    assert uncompiled.log[-1].startswith("python -m pytest")


@pytest.mark.parametrize("script", ["play", "test"])
def test_nobody_else_is_given_a_compiler(uncompiled: Machine, script: str) -> None:
    assert uncompiled.run(script).returncode == 0
    assert not any("gcc" in line for line in uncompiled.log)
