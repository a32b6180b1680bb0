"""Builds the executable that needs no Python: `python -m tools.package` makes dist/aurora-atoll/aurora-atoll.

One folder, by PyInstaller, for the system it runs on: the program with its rules compiled, the assets, the fonts
and nothing that only developers need. The folder can be copied anywhere. All is built in a copy of this checkout,
which stays as it is. Needs the extras `package` and `compile`, and a C compiler.
"""

import argparse
import ast
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from scenes.command_line import NAME
from scenes.ui.theme import FACES, font_path
from tools import compile as compiler
from tools import console

ICON = "icons/app_256.png"  # on Windows and macOS; Pillow makes their own kinds of icons of it
ROOT = Path(__file__).resolve().parent.parent

# Code loaded by name, which PyInstaller can't see in any import.
WITH_ALL_MODULES = ("game", "scenes", "pytmx")

# What a player has no use for; pygame and pytmx name some of them in branches that are never taken here.
LEFT_OUT = (
    "tools tests pytest _pytest hypothesis xdist numpy PIL soundfile resvg_py tkinter _tkinter setuptools "
    "pkg_resources pip unittest doctest pydoc sqlite3 OpenGL cv2 pyglet pygame.tests pygame.examples "
    "pygame.docs ssl _ssl _hashlib fontpkg"
).split()

# Names that must not occur as a file or folder in what is built.
FOREIGN = "numpy numpy.libs pil tkinter tcl tk tests examples pytest _pytest hypothesis".split()


def arguments(root: Path, dist: Path, work: Path) -> list[str]:
    """The words of PyInstaller's command line for a build of the checkout at `root` into the folder `dist`."""
    words = [str(root / "main.py"), f"--name={NAME}", "--onedir", "--noconsole"]
    words += ["--noconfirm", "--clean", "--log-level=WARN", f"--paths={root}"]
    words.append(f"--icon={root / 'assets' / ICON}")
    words += [f"--distpath={dist}", f"--workpath={work}", f"--specpath={work}"]
    words += [f"--add-data={root / 'assets'}:assets", f"--add-data={root / 'LICENSE'}:."]
    weights = (root / "game").rglob("*.json")  # of the computer players
    words += [f"--add-data={path}:{path.relative_to(root).parent}" for path in sorted(weights)]
    if sys.platform.startswith("linux") and shutil.which("strip"):
        words.append("--strip")
    words += [f"--hidden-import={package}" for package, _ in FACES.values()]
    words += [f"--add-data={source}:{place}" for source, place in sorted(font_files().items())]
    words += [f"--collect-submodules={package}" for package in WITH_ALL_MODULES]
    words += [f"--hidden-import={module}" for module in sorted(imported_by_compiled(root))]
    words += [f"--exclude-module={module}" for module in LEFT_OUT]
    return words


def imported_by_compiled(root: Path) -> set[str]:
    """The modules that the compiled ones import, which PyInstaller can't see in them; none if none is compiled."""
    found = {path.name.partition(".")[0] for path in compiler.built(root) if path.parent == root}
    for name in compiler.modules(root) if found else []:
        for node in ast.walk(ast.parse((root / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return found


def font_files() -> dict[Path, str]:
    """The files of the typefaces that the theme sets, with their licences, and the folder where each must stand."""
    files: dict[Path, str] = {}
    for face, (package, name) in FACES.items():
        path = font_path(face)
        home = path.parents[name.count("/")]
        for file in [path, *home.glob("**/LICENSE*")]:
            files[file] = str(Path(package) / file.relative_to(home).parent)
    return files


def executable(folder: Path) -> Path:
    """Path of the program inside a built folder."""
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def foreign(folder: Path) -> Iterator[Path]:
    """Paths in a built folder that only developers need, relative to it."""
    for path in sorted(folder.rglob("*")):
        if path.name.lower() in FOREIGN:
            yield path.relative_to(folder)


def size(folder: Path) -> tuple[int, int]:
    """Number of files in a folder and their bytes; a file that several names link to counts once."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return len(files), sum(path.stat().st_size for path in files)


def main(words: Sequence[str] | None = None) -> int:
    """Builds, prints the size; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where to build (dist)")
    parser.add_argument("--pure", action="store_true", help="with the rules in pure Python: needs no C compiler")
    options = parser.parse_args(words)
    if importlib.util.find_spec("PyInstaller") is None:
        sys.stderr.write("PyInstaller is missing. Install it: python tools/start.py install package compile\n")
        return 1
    dist = options.out.resolve()
    with tempfile.TemporaryDirectory() as folder:
        root, work = Path(folder) / "source", Path(folder) / "work"
        try:
            compiler.copy(ROOT, root)
            if not options.pure:
                compiler.build(root)
        except console.FaultError as fault:
            sys.stderr.write(f"{fault}\n")
            return 1
        command = [sys.executable, "-m", "PyInstaller", *arguments(root, dist, work)]
        if subprocess.run(command, cwd=root, check=False).returncode:
            sys.stderr.write("PyInstaller could not build it; what it said stands above.\n")
            return 1
    folder = dist / NAME
    strangers = [str(path) for path in foreign(folder)]
    if strangers:
        sys.stderr.write(
            f"The build holds what no player needs: {', '.join(strangers)}. See LEFT_OUT in {__file__}.\n"
        )
        return 1
    files, total = size(folder)
    print(f"{executable(folder)}: {total / 1e6:.1f} MB in {files} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
