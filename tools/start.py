"""Sets everything up and plays, or sets everything up and tests: `python tools/start.py play` or `... test`.

Needs nothing but Python 3.11 with its standard library. The packages that the project wants go into `.venv` beside
pyproject.toml and nowhere else; they are installed again only when pyproject.toml has changed. This file is kept
readable by Python 3.6, so that an old Python can say that it is too old.
"""

import hashlib
import json
import os
import subprocess
import sys
from typing import Dict, List, Sequence, Set  # noqa: UP035  (an old Python must get as far as its message)

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OLDEST = (3, 11)
USAGE = """Usage: python tools/start.py play [OPTION ...]    set everything up and start the game
       python tools/start.py test [OPTION ...]    set everything up and run the tests
       python tools/start.py install EXTRA ...    only set up, with the extras named (see pyproject.toml)
Options are passed on: to the game (play --help lists them) or to pytest."""

# Words by which pip tells that it reached nothing; it has no exit status for that.
UNREACHED = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "NameResolutionError",
    "ProxyError",
    "ReadTimeoutError",
)


class SetupError(Exception):
    """What stands in the way of a ready environment, in words for the person at the keyboard."""


def say(text: str) -> None:
    """Prints one line at once, before any output of a program started next."""
    print(text, flush=True)


def require_python() -> None:
    """Raises SetupError where this Python is too old, or can't make environments."""
    if sys.version_info[:2] < OLDEST:
        raise SetupError(
            "This needs Python {}.{} or newer, and {} is Python {}.{}. Newer ones are at python.org, or in your "
            "system's packages.".format(*OLDEST, sys.executable, *sys.version_info[:2])  # noqa: UP032
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError as missing:
        raise SetupError(
            f"This Python lacks its module {missing.name}, which makes environments. On Debian and Ubuntu it is a "
            f"package of its own: sudo apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        ) from None


def interpreter(venv_dir: str) -> str:
    """Path of the Python inside an environment."""
    return os.path.join(venv_dir, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def works(python: str) -> bool:
    """Whether a Python is there, starts, is new enough and has pip: one copied or left half made does not."""
    check = f"import sys, pip; sys.exit(sys.version_info[:2] < {OLDEST})"
    try:
        return subprocess.run([python, "-c", check], capture_output=True).returncode == 0
    except OSError:
        return False


def fingerprint(root: str) -> str:
    """Digest of pyproject.toml, which tells what is to be installed."""
    with open(os.path.join(root, "pyproject.toml"), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def installed(stamp: str) -> Dict[str, object]:
    """What the last complete installation noted in the file `stamp`; empty where there was none."""
    try:
        with open(stamp, encoding="utf-8") as file:
            noted = json.load(file)
    except (OSError, ValueError):
        return {}
    return noted if isinstance(noted, dict) else {}


def install(python: str, root: str, extras: Sequence[str]) -> None:
    """Installs the project's packages by pip. Raises SetupError with pip's own words printed above it."""
    target = root + ("[{}]".format(",".join(extras)) if extras else "")
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "2"]
    done = subprocess.run(
        [*command, "--editable", target],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode == 0:
        return
    sys.stderr.write(done.stdout)
    if any(word in done.stdout for word in UNREACHED):
        raise SetupError(
            "The packages could not be fetched: no connection to the package index. It is needed this once; give the "
            "same command again when there is one."
        )
    raise SetupError("The packages could not be installed. What pip said stands above.")


def prepare(root: str, extras: Sequence[str]) -> str:
    """Makes the environment ready and returns the path of its Python.

    Extras once installed stay, so that playing after testing installs nothing. Raises SetupError.
    """
    require_python()
    venv_dir = os.path.join(root, ".venv")
    stamp = os.path.join(venv_dir, "installed.json")
    python = interpreter(venv_dir)
    if not works(python):
        say(f"Making a Python environment in {venv_dir} ...")
        if subprocess.run([sys.executable, "-m", "venv", "--clear", venv_dir]).returncode or not works(
            python
        ):
            raise SetupError(
                f"The environment could not be made in {venv_dir}. What Python said stands above."
            )
    before = installed(stamp)
    held = before.get("extras")
    have: Set[str] = set(held) if isinstance(held, list) else set()
    wanted = fingerprint(root)
    if before.get("pyproject") != wanted or not have.issuperset(extras):
        every: List[str] = sorted(have.union(extras))
        say("Installing the packages ... (the first time this takes a minute)")
        if os.path.exists(stamp):
            os.remove(stamp)
        install(python, root, every)
        with open(stamp, "w", encoding="utf-8") as file:
            json.dump({"pyproject": wanted, "extras": every}, file)
    return python


def main(words: Sequence[str]) -> int:
    """Does what the words of the command line ask; returns the exit status, 2 for words that mean nothing here."""
    command, rest = (words[0], list(words[1:])) if words else ("", [])
    if command not in ("play", "test", "install"):
        say(USAGE)
        return 0 if command in ("-h", "--help") else 2
    try:
        python = prepare(ROOT, {"play": [], "test": ["test"], "install": rest}[command])
        if command == "play":
            return subprocess.call([python, os.path.join(ROOT, "main.py"), *rest])
        if command == "test":
            say("Running the tests ...")
            return subprocess.call([python, "-m", "pytest", *rest], cwd=ROOT)
        return 0
    except SetupError as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
