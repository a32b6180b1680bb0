"""Builds the executable that needs no Python: `python -m tools.package` makes dist/aurora-atoll/aurora-atoll.

One folder, by PyInstaller, for the system it runs on: the program, the assets, the fonts and nothing that
only developers need. The folder can be copied anywhere. Needs the extra `package`.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from scenes.command_line import NAME
from scenes.ui.theme import FACES, font_path

ROOT = Path(__file__).resolve().parent.parent

# Code loaded by name, which PyInstaller can't see in any import.
WITH_ALL_MODULES = ("game", "scenes", "pytmx")

# Read by the computer players at run time.
WEIGHTS = "game/ai/*/weights.json"

# What a player has no use for; pygame and pytmx name some of them in branches that are never taken here.
LEFT_OUT = (
    "tools tests pytest _pytest hypothesis xdist numpy PIL soundfile resvg_py tkinter _tkinter setuptools "
    "pkg_resources pip unittest doctest pydoc sqlite3 OpenGL cv2 pyglet pygame.tests pygame.examples "
    "pygame.docs ssl _ssl _hashlib fontpkg"
).split()

# Names that must not occur as a file or folder in what is built.
FOREIGN = "numpy numpy.libs pil tkinter tcl tk tests examples pytest _pytest hypothesis".split()


def arguments(dist: Path, work: Path) -> list[str]:
    """The words of PyInstaller's command line for a build into the folder `dist`."""
    words = [str(ROOT / "main.py"), f"--name={NAME}", "--onedir", "--noconsole"]
    words += ["--noconfirm", "--clean", "--log-level=WARN", f"--paths={ROOT}"]
    words += [f"--distpath={dist}", f"--workpath={work}", f"--specpath={work}"]
    words += [f"--add-data={ROOT / 'assets'}:assets", f"--add-data={ROOT / 'LICENSE'}:."]
    if sys.platform.startswith("linux") and shutil.which("strip"):
        words.append("--strip")
    words += [f"--hidden-import={package}" for package, _ in FACES.values()]
    words += [f"--add-data={source}:{place}" for source, place in sorted(font_files().items())]
    words += [f"--add-data={file}:{file.parent.relative_to(ROOT)}" for file in sorted(ROOT.glob(WEIGHTS))]
    words += [f"--collect-submodules={package}" for package in WITH_ALL_MODULES]
    words += [f"--exclude-module={module}" for module in LEFT_OUT]
    return words


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
    options = parser.parse_args(words)
    try:
        from PyInstaller.__main__ import run
    except ImportError:
        sys.stderr.write("PyInstaller is missing. Install the extra: python tools/start.py install package\n")
        return 1
    dist = options.out.resolve()
    with tempfile.TemporaryDirectory() as work:
        run(arguments(dist, Path(work)))
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
