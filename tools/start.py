"""Sets everything up and plays, or sets everything up and tests: `python tools/start.py play` or `... test`.

Needs nothing but Python 3.11 with its standard library. The packages that the project wants go into
`.venv` beside pyproject.toml and nowhere else; they are installed again only when pyproject.toml has changed.
An older Python must get as far as being told that it is too old, hence the quoted types.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OLDEST = (3, 11)
USAGE = """Usage: python tools/start.py play [OPTION ...]    set everything up and start the game
       python tools/start.py test [OPTION ...]    set everything up and run the tests
       python tools/start.py install EXTRA ...    only set up, with extras of pyproject.toml
Options are passed on: to the game (play --help lists them) or to pytest."""

# The tests run side by side, each file in one process, whose tests may share what is costly to make: what takes a
# coffee on one core takes half of it on two.
SPREAD = ("-n", "auto", "--maxprocesses", "4", "--dist", "loadfile")

# Words by which pip tells that it reached nothing; it has no exit status for that.
UNREACHED = ("NewConnectionError", "ConnectTimeout", "NameResolutionError", "ProxyError", "ReadTimeout")


class SetupError(Exception):
    """What stands in the way of a ready environment, in words for the person at the keyboard."""


def say(text: str) -> None:
    """Prints one line at once, before any output of a program started next."""
    print(text, flush=True)


def require_python(version: "tuple[int, ...]") -> None:
    """Raises SetupError where this Python, of that version, is too old or can't make environments."""
    if version[:2] < OLDEST:
        raise SetupError(
            f"This needs Python {OLDEST[0]}.{OLDEST[1]} or newer; {sys.executable} is "
            f"{version[0]}.{version[1]}. Newer ones are at python.org and in your system's packages."
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError as missing:
        raise SetupError(
            f"This Python lacks its module {missing.name}, which makes environments. On Debian and Ubuntu "
            f"that is a package of its own: sudo apt install python{version[0]}.{version[1]}-venv"
        ) from None


def interpreter(venv_dir: str) -> str:
    """Path of the Python inside an environment."""
    return os.path.join(venv_dir, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def works(python: str) -> bool:
    """Whether a Python is there, starts, is new enough and has pip: one moved or half made does not."""
    check = f"import sys, pip; sys.exit(sys.version_info[:2] < {OLDEST})"
    try:
        return subprocess.run([python, "-c", check], capture_output=True).returncode == 0
    except OSError:
        return False


def fingerprint(root: str) -> str:
    """Digest of pyproject.toml, which tells what is to be installed."""
    with open(os.path.join(root, "pyproject.toml"), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def installed(stamp: str, wanted: str) -> "set[str] | None":
    """Extras that the file `stamp` says are complete for the fingerprint `wanted`; None where nothing is."""
    try:
        with open(stamp, encoding="utf-8") as file:
            noted = json.load(file)
        return set(noted["extras"]) if noted["pyproject"] == wanted else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def install(python: str, root: str, extras: "Sequence[str]") -> None:
    """Installs the project's packages by pip. Raises SetupError with pip's own words printed above it."""
    target = f"{root}[{','.join(extras)}]" if extras else root
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
            "The packages could not be fetched: no connection to the package index. It is needed this once; "
            "give the same command again when there is one."
        )
    raise SetupError("The packages could not be installed. What pip said stands above.")


def prepare(root: str, extras: "Sequence[str]") -> str:
    """Makes the environment ready, with at least those extras, and returns the path of its Python.

    Raises SetupError where that can't be done.
    """
    require_python(sys.version_info[:2])
    venv_dir = os.path.join(root, ".venv")
    python = interpreter(venv_dir)
    if not works(python):
        say(f"Making a Python environment in {venv_dir} ...")
        if subprocess.run([sys.executable, "-m", "venv", "--clear", venv_dir]).returncode or not works(python):
            raise SetupError(f"The environment could not be made in {venv_dir}. What Python said stands above.")
    stamp = os.path.join(venv_dir, "installed.json")
    wanted = fingerprint(root)
    have = installed(stamp, wanted)
    if have is None or not have.issuperset(extras):
        every = sorted((have or set()).union(extras))
        say("Installing the packages ... (the first time this takes about a minute)")
        install(python, root, every)
        with open(stamp, "w", encoding="utf-8") as file:
            json.dump({"pyproject": wanted, "extras": every}, file)
    return python


def main(words: "Sequence[str]") -> int:
    """Does what the words of the command line ask; returns the exit status, 2 for words that mean nothing."""
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
            return subprocess.call([python, "-m", "pytest", *SPREAD, *rest], cwd=ROOT)
        return 0
    except SetupError as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
