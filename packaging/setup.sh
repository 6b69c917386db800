# shellcheck shell=bash
# Sourced by play and test: makes the checkout ready to run, and does next to nothing when it is.
#
# prepare EXTRA USE… - a virtual environment with the package and its extra ("" or "test") in .venv, the system
# libraries for each use (see missing_libraries.py), and compiled catalogues. Ends the script if it can't.

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
python=$checkout/.venv/bin/python
stamp=$checkout/.venv/cardgui-installed

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

system_python() {
    local candidate
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    fail "Cardgui needs Python 3.11 or newer, and none was found."
}

# The packages to install, as one line.
missing_packages() {
    local missing
    missing=$("$interpreter" "$checkout/packaging/missing_libraries.py" "$@")
    if [[ $interpreter != "$python" ]] && ! "$interpreter" -c 'import ensurepip' 2>/dev/null; then
        missing+=" $interpreter-venv"
    fi
    if [[ $extra == test ]] && ! command -v Xvfb >/dev/null; then
        missing+=" xvfb"
    fi
    if [[ $extra == test ]] && ! command -v dbus-daemon >/dev/null; then
        missing+=" dbus"
    fi
    # It lies beside the path of programs, in a place that differs between systems.
    if [[ $extra == test ]] && ! PATH=$PATH:/usr/libexec:/usr/lib/at-spi2-core command -v at-spi-bus-launcher >/dev/null; then
        missing+=" at-spi2-core"
    fi
    echo "${missing# }"
}

install_packages() {
    local -a packages as_root
    read -ra packages <<<"$1"
    if ! command -v apt-get >/dev/null; then
        fail "Missing on this system, by their Debian names: $1"
    elif [[ $(id -u) == 0 ]]; then
        as_root=(env)
    elif sudo -n true 2>/dev/null; then
        as_root=(sudo -n env)
    elif command -v sudo >/dev/null; then
        fail "Some system packages are missing. Please type this line and start again:" \
            "sudo apt-get update && sudo apt-get install -y --no-install-recommends $1"
    else
        fail "Some system packages are missing. Please type this line and start again:" \
            "su -c 'apt-get update && apt-get install -y --no-install-recommends $1'"
    fi
    echo "Installing system packages: $1" >&2
    "${as_root[@]}" apt-get update -qq >&2 || echo "The package lists could not be renewed; going on." >&2
    "${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        "${packages[@]}" </dev/null >&2 || fail "apt-get could not install: $1"
}

# For continuous integration: without a compiler only plain code could be tested. That is no failure, but it is said.
install_compiler() {
    local packages
    packages=$("$interpreter" "$checkout/packaging/compile_kernel.py" --missing)
    [[ -n $packages ]] || return 0
    if (install_packages "$packages"); then
        # What compiling needs of Python's packages comes with a new installation.
        installed=
    else
        echo "No C compiler could be installed ($packages); going on, but only plain code is tested." >&2
    fi
}

# What an installation was made from: this checkout, this pyproject.toml, this Python, and whether a C compiler is there,
# which needs more of Python's packages. Another one needs another.
origin() {
    echo "$checkout $(sha256sum <"$checkout/pyproject.toml") $(readlink -f "$python") $(command -v "${CC:-cc}")"
}

install_package() {
    if [[ $interpreter != "$python" ]]; then
        echo "Making a virtual environment in .venv" >&2
        "$interpreter" -m venv --clear "$checkout/.venv" || fail "The virtual environment could not be made."
    fi
    echo "Installing Cardgui and what it needs" >&2
    # The build reads the catalogues with the Qt that is installed anyway, instead of fetching a second one.
    local -a needs
    mapfile -t needs < <("$python" - "$checkout/pyproject.toml" "$checkout/packaging" <<'END'
import sys
import tomllib

sys.path.insert(0, sys.argv[2])
from compile_kernel import NEEDS, compiler

with open(sys.argv[1], "rb") as file:
    project = tomllib.load(file)
# Without a C compiler the program plays the same moves, only slower.
compiling = NEEDS if compiler() else []
print(*project["build-system"]["requires"], *project["project"]["dependencies"], *compiling, sep="\n")
END
    )
    pip_install "${needs[@]}"
    pip_install --no-build-isolation --editable "$checkout${extra:+[$extra]}"
    echo "$(origin) $extra" >"$stamp"
}

pip_install() {
    "$python" -m pip install --quiet --disable-pip-version-check "$@" >&2 || fail "pip could not install Cardgui."
}

prepare() {
    local extra=$1 installed interpreter=$python packages
    shift
    installed=$(cat "$stamp" 2>/dev/null)
    # What was installed for the tests serves for playing, too.
    if [[ $installed == "$(origin) $extra" || $installed == "$(origin) test" ]]; then
        installed=yes
    elif ! "$python" -c 'import pip' 2>/dev/null; then
        interpreter=$(system_python) || exit 1
    fi
    packages=$(missing_packages "$@")
    if [[ -n $packages ]]; then
        install_packages "$packages"
        packages=$(missing_packages "$@")
        [[ -z $packages ]] || fail "Still missing after installation: $packages"
    fi
    [[ -z ${CARDGUI_CI:-} || $extra != test ]] || install_compiler
    [[ $installed == yes ]] || install_package
    "$python" "$checkout/packaging/compile_translations.py" || fail "The translations could not be compiled."
    "$python" "$checkout/packaging/compile_kernel.py" >&2 || fail "The kernel could not be looked at."
}
