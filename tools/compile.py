"""Compiles game/ to machine code by mypyc, several times as fast: extension modules beside the sources.

Python prefers them to the sources from then on, so compile again after each change of game/, or remove them with
--clean: pure Python is the default. Takes about a minute. Needs the extra `compile` and a C compiler.
"""

import importlib.util
import json
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

from tools import console

ROOT = Path(__file__).resolve().parent.parent
FLOOR = "game"

LEFT_OUT = {
    "game/*__init__.py": "a docstring",
    "game/contract.py": "protocols, and the base of events; a compiled base would want compiled events",
    "game/*/events.py": "data that a search never makes; an event is made and shown by code that isn't compiled",
    "game/*/wording.py": "words of records: mypyc's singledispatch can't be asked which events it knows",
    "game/ai/advice.py": "data that is made once a decision",
    "game/ai/worker.py": "waits for another process, which is no quicker compiled",
    "game/record.py": "names what is wrong with a record, whose values a compiled class would refuse to hold",
}
"""Modules that stay as they are, as patterns of paths, each with its reason."""

SUFFIXES = (".so", ".pyd")
"""Endings of extension modules: the latter on Windows."""

NOT_COPIED = (".*", "__pycache__", "dist", "*.egg-info", *(f"*{suffix}" for suffix in SUFFIXES))
"""What a compiled copy is made without: other builds, environments, caches."""

SETUP = """
import json, sys
from setuptools import setup
from mypyc.build import mypycify

modules, work = json.loads(sys.argv[1]), sys.argv[2]
extensions = mypycify(
    [f"--cache-dir={work}/cache", *modules],
    group_name="game",
    target_dir=f"{work}/c",
    opt_level="3",
    debug_level="0",
)
build = ["--inplace", f"--build-temp={work}/temp", f"--build-lib={work}/lib"]
setup(name="game", packages=[], py_modules=[], ext_modules=extensions, script_args=["--quiet", "build_ext", *build])
"""
"""What a process of its own runs in the folder that is compiled: setuptools prints, changes globals, and exits."""


def modules(root: Path) -> list[str]:
    """The modules that are compiled, as paths relative to the root of a checkout."""
    found = [path.relative_to(root).as_posix() for path in sorted((root / FLOOR).rglob("*.py"))]
    return [path for path in found if not any(fnmatch(path, pattern) for pattern in LEFT_OUT)]


def built(root: Path) -> Iterator[Path]:
    """The files that compiling puts into a checkout: a module beside each source, and the code that they share."""
    for suffix in SUFFIXES:
        yield from sorted((root / FLOOR).rglob(f"*{suffix}"))
        yield from sorted(root.glob(f"{FLOOR}__mypyc*{suffix}"))


def clean(root: Path) -> int:
    """Remove what compiling put there; how many files that were."""
    files = list(built(root))
    for path in files:
        path.unlink()
    return len(files)


def build(root: Path) -> int:
    """Compile game/ of the checkout at ``root``, in place; how many modules. Raises FaultError if that fails."""
    require()
    paths = modules(root)
    clean(root)
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-c", SETUP, json.dumps(paths), work]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        clean(root)
        sys.stderr.write(done.stdout + done.stderr)
        raise console.FaultError("game/ could not be compiled; what mypyc or the C compiler said stands above")
    return len(paths)


def copy(root: Path, target: Path) -> None:
    """Copy a checkout without what was built from it. Raises FaultError if the folder holds something already."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise console.FaultError(f"{target} is there already; name a new or an empty folder")
    shutil.copytree(root, target, ignore=shutil.ignore_patterns(*NOT_COPIED), dirs_exist_ok=True)


def require() -> None:
    """Raises FaultError, with what to do, if mypyc or a C compiler is missing."""
    for package in ("mypyc", "setuptools"):
        if importlib.util.find_spec(package) is None:
            raise console.FaultError(
                f"{package} is missing; install the extra: python tools/start.py install compile"
            )
    compiler = (sysconfig.get_config_var("CC") or "").split()
    if sys.platform != "win32" and not (compiler and shutil.which(compiler[0])):
        raise console.FaultError(
            f"no C compiler ({' '.join(compiler) or 'cc'}) is found; on Debian and Ubuntu: sudo apt install gcc"
        )


def main(words: Sequence[str]) -> None:
    """Compile, in place or in a copy, or undo it."""
    parser = console.Parser("compile", __doc__.splitlines()[0], "\n".join(__doc__.splitlines()[2:]))
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--clean", action="store_true", help="remove what was compiled: pure Python again")
    how.add_argument("--copy", type=Path, metavar="DIR", help="compile a copy of all this in that folder instead")
    given = parser.parse_args(words)
    if given.clean:
        print(f"{clean(ROOT)} files removed; game/ is pure Python")
        return
    require()
    root = ROOT
    if given.copy is not None:
        root = given.copy.resolve()
        copy(ROOT, root)
    print(f"{build(root)} modules of {root / FLOOR} compiled")


if __name__ == "__main__":
    console.run("compile", main)
