"""Make the committed pictures, sounds and maps from the workshops in tools/art and tools/sound.

    python -m tools.assets [NAME...] [--force] [--workers N]

makes every asset whose name holds one of the NAMEs (all, if none is given) and that has changed since it was last
made: assets/manifest.json keeps, for each file, the hash of its recipe. Needs the extra `assets`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Protocol

from tools.art.catalog import recipes
from tools.art.pacific.map_file import MapRecipe
from tools.sound.catalog import sounds

ASSETS = Path(__file__).resolve().parent.parent / "assets"
MANIFEST = "manifest.json"


class Making(Protocol):
    """How an asset is made."""

    @property
    def name(self) -> str:
        """Its file, as a path below assets/ with forward slashes."""

    @property
    def files(self) -> tuple[str, ...]:
        """That file and those that are made with it."""

    @property
    def content(self) -> str:
        """All that it is made of, as text: it changes whenever the asset may."""

    def write(self, target: Path) -> None:
        """Make the file; its folder is there."""


def all_recipes() -> list[Making]:
    """Everything that is committed; what takes longest first."""
    return [MapRecipe(), *sounds(), *recipes()]


def recipe_hash(recipe: Making) -> str:
    """What a file is made of, as hexadecimal digits."""
    return hashlib.sha256(recipe.content.encode()).hexdigest()[:20]


def draw(recipe: Making, folder: Path) -> str:
    """Write one asset below folder and give its name."""
    target = folder / recipe.name
    target.parent.mkdir(parents=True, exist_ok=True)
    recipe.write(target)
    return recipe.name


def read_manifest(folder: Path) -> dict[str, str]:
    """File name to the hash of the recipe it was drawn from; empty before the first build."""
    path = folder / MANIFEST
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write_manifest(folder: Path, manifest: dict[str, str]) -> None:
    """Keep the manifest sorted, so that its differences are readable."""
    text = json.dumps(dict(sorted(manifest.items())), indent=1)
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8", newline="\n")


def outdated(wanted: Sequence[Making], folder: Path, manifest: dict[str, str]) -> list[Making]:
    """The recipes of which a file is missing or was drawn from another recipe."""
    return [
        recipe
        for recipe in wanted
        if manifest.get(recipe.name) != recipe_hash(recipe)
        or not all((folder / name).exists() for name in recipe.files)
    ]


def show_progress(done: int, total: int, name: str) -> None:
    """A bar on standard error: redrawn in place on a terminal, else a line every tenth of the way."""
    terminal = sys.stderr.isatty()
    if not terminal and done * 10 // total == (done - 1) * 10 // total:
        return
    filled = round(30 * done / total)
    start, end = ("\r", "" if done < total else "\n") if terminal else ("", "\n")
    print(
        f"{start}[{'#' * filled}{'.' * (30 - filled)}] {done}/{total} {name:<40.40}",
        end=end,
        file=sys.stderr,
        flush=True,
    )


def build(wanted: Sequence[Making], folder: Path, workers: int, force: bool = False) -> list[str]:
    """Draw what is outdated, several at a time, and give the names drawn. The manifest is kept after each file."""
    manifest = read_manifest(folder)
    todo = list(wanted) if force else outdated(wanted, folder, manifest)
    hashes = {recipe.name: recipe_hash(recipe) for recipe in todo}
    with ProcessPoolExecutor(max_workers=workers) as pool:
        drawings = [pool.submit(draw, recipe, folder) for recipe in todo]
        for count, drawing in enumerate(as_completed(drawings), start=1):
            name = drawing.result()
            manifest[name] = hashes[name]
            write_manifest(folder, manifest)
            show_progress(count, len(todo), name)
    return sorted(hashes)


def remove_strays(known: Sequence[Making], folder: Path) -> list[str]:
    """Delete files that the manifest lists and no recipe makes any more; give their names."""
    manifest = read_manifest(folder)
    strays = sorted(manifest.keys() - {recipe.name for recipe in known})
    for name in strays:
        (folder / name).unlink(missing_ok=True)
        del manifest[name]
    if strays:
        write_manifest(folder, manifest)
    return strays


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when all is drawn, 2 when a name fits no asset."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.assets", description="Make the pictures, icons, sounds, music and maps under assets/."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="make only assets whose name holds this text")
    parser.add_argument("--force", action="store_true", help="make also what has not changed")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes to work with (default 2)")
    options = parser.parse_args(arguments)
    known = all_recipes()
    wanted = [r for r in known if not options.names or any(name in r.name for name in options.names)]
    if not wanted:
        print(f"tools.assets: no asset's name holds {' or '.join(options.names)}", file=sys.stderr)
        return 2
    drawn = build(wanted, ASSETS, max(1, options.workers), options.force)
    removed = remove_strays(known, ASSETS)
    print(f"{len(drawn)} made, {len(wanted) - len(drawn)} up to date, {len(removed)} removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
