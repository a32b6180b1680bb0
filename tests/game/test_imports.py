"""Every module imports alone and does nothing by it, and no floor imports what stands above it."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

import pytest

ROOT = Path(__file__).parents[2]
FLOORS = ("game", "scenes", "tools")
EXTRAS = {
    "numpy",
    "soundfile",
    "PIL",
    "resvg_py",
    "PyInstaller",
    "cma",
    "dask",
    "distributed",
    "mypyc",
    "setuptools",
}
EXTRAS |= {"pyspiel", "open_spiel", "pettingzoo", "gymnasium"}
"""Packages that only some tools need: none of them comes with the extra ``test``."""

PROBE = """
import builtins, importlib, json, os, random, subprocess, sys, threading, time
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

root, names = sys.argv[1], json.loads(sys.argv[2])
sys.path.insert(0, root)

def sources_only(path):  # a compiled module can't be imported twice, and does what its source says
    if os.path.relpath(path, root).split(os.sep)[0] not in ours:
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

ours = {name.partition(".")[0] for name in names}
sys.path_hooks.insert(0, sources_only)

def forget(*floors):
    for loaded in [loaded for loaded in sys.modules if loaded.partition(".")[0] in floors]:
        del sys.modules[loaded]

def trouble_with(name):
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        return {"missing": error.name}
    except BaseException as error:
        return {"error": repr(error)}
    return {}

found = {}
for name in names:  # the floors below may stay: they know nothing of this one
    forget(name.partition(".")[0])
    found[name] = trouble_with(name)
foreign = {name.partition(".")[0] for name in sys.modules if not name.startswith("__")}
foreign -= ours | sys.stdlib_module_names

def forbid(holder, *attributes):
    for attribute in attributes:
        def used(*_, attribute=attribute, **__):
            raise AssertionError(f"{attribute} is used while a module is imported")
        setattr(holder, attribute, used)

forbid(random, *(name for name in random.__all__ if name[0].islower()))
forbid(random.Random, "__init__", "random", "seed")
forbid(os, "urandom", "system", "mkdir", "makedirs")
forbid(time, "time", "time_ns", "monotonic", "perf_counter", "sleep")
forbid(threading.Thread, "start")
forbid(subprocess.Popen, "__init__")
forbid(builtins, "print", "input")
if "pygame" in sys.modules:
    import pygame
    forbid(pygame, "init")
    forbid(pygame.time, "get_ticks", "Clock")
    forbid(pygame.display, "init", "set_mode")
    forbid(pygame.font, "init", "Font")
    forbid(pygame.mixer, "init")
    forbid(pygame.image, "load")

opened = []
def watch(event, arguments):
    if event == "open" and isinstance(arguments[0], str) and not arguments[0].endswith((".py", ".pyc")):
        opened.append(arguments[0])
sys.addaudithook(watch)
forget(*ours)
for name in names:
    opened.clear()
    trouble = trouble_with(name)
    files = [path for path in opened if "__pycache__" not in path]
    if not found[name]:
        found[name] = trouble or ({"error": f"opens {files[0]}"} if files else {})
sys.stdout.write(json.dumps({"modules": found, "foreign": sorted(foreign)}))
"""


class Report(TypedDict):
    modules: dict[str, dict[str, str]]
    foreign: list[str]


def modules_of(*floors: str) -> list[str]:
    """The names of all modules of these floors."""
    names = []
    for floor in floors:
        for path in sorted((ROOT / floor).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            names.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return names


def probe(names: list[str], *options: str) -> Report:
    """Import each of the modules alone, all in one new interpreter in which only the packages of others stay."""
    command = [sys.executable, *options, "-c", PROBE, str(ROOT), json.dumps(names)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report: Report = json.loads(done.stdout)
    return report


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    names = modules_of("game")
    assert "game.alaska.rules" in names
    report = probe(names, "-I", "-S")  # an interpreter that finds no installed package at all
    assert {name: trouble for name, trouble in report["modules"].items() if trouble} == {}
    assert report["foreign"] == []


def test_every_module_imports_alone_and_does_no_work_by_it() -> None:
    names = [*modules_of(*FLOORS), "main"]
    for name, trouble in probe(names)["modules"].items():
        if name.startswith("tools.") and trouble.get("missing") in EXTRAS:
            continue
        assert not trouble, name


def imported_by(path: Path) -> set[str]:
    """The first names of all that a file imports anywhere, in functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize(
    ("floor", "above"), [("game", {"scenes", "tools", "main"}), ("scenes", {"tools", "main"}), ("tools", {"main"})]
)
def test_no_floor_imports_what_stands_above_it(floor: str, above: set[str]) -> None:
    files = sorted((ROOT / floor).rglob("*.py"))
    assert files
    for path in files:
        assert not imported_by(path) & (above | {"tests"}), path


def test_the_engine_imports_only_the_standard_library_anywhere() -> None:
    for path in sorted((ROOT / "game").rglob("*.py")):
        assert imported_by(path) <= sys.stdlib_module_names | {"game"}, path


def test_the_probe_finds_work_at_import(tmp_path: Path) -> None:
    """The test above can fail: a module that draws, opens or asks the time is told from one that does not."""
    (tmp_path / "busy").mkdir()
    works = {
        "draws": "import random\nX = random.random()",
        "times": "from time import time\nX = time()",
        "opens": "X = open(__file__.replace('opens.py', 'data.txt')).read()",
        "broken": "import busy.nothing",
        "idle": "import random\ndef draw(): return random.random()",
    }
    for name, text in works.items():
        (tmp_path / "busy" / f"{name}.py").write_text(text)
    (tmp_path / "busy" / "data.txt").write_text("data")
    names = [f"busy.{name}" for name in works]
    command = [sys.executable, "-I", "-S", "-c", PROBE, str(tmp_path), json.dumps(names)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    troubles = json.loads(done.stdout)["modules"]
    assert [bool(troubles[name]) for name in names] == [True, True, True, True, False]
