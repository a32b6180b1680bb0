"""Each effect that the client plays is there in each timbre that it may be played in, and nothing else is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import scenes
from game.alaska.cards import CARDS
from scenes.alaska_table.event_sounds import EVENT_SOUNDS
from scenes.alaska_table.scene import AlaskaTable
from scenes.director import Director
from scenes.menu import Title
from scenes.pacific_map.scene import PacificMap
from scenes.results import Results
from scenes.settings import Settings
from scenes.settings_page import SettingsPage
from scenes.setup import NewGame
from scenes.ui.assets import EVERYWHERE, Assets
from scenes.ui.input import Action, Kind
from scenes.ui.sound import SIGNALS
from tools.sheets import tables

FOLDER = Path(scenes.__file__).parent
TIMBRES = ("alaska", "pacific")
HOMES = {"alaska_table": "alaska", "pacific_map": "pacific"}
PLAYERS = {"play", "_play_sound", "_acquire", "_landed"}
"""Functions that are given a key."""
NAMES = {"sound", "opens", "closes"}
"""What keys are called that are handed on."""


def keys(tree: ast.AST) -> Iterator[str]:
    """The keys of effects that a module names."""
    for node in ast.walk(tree):
        meant: list[ast.AST] = []
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            meant = [*node.args] if name in PLAYERS else []
        elif isinstance(node, ast.Assign):
            targets = {n.id for target in node.targets for n in ast.walk(target) if isinstance(n, ast.Name)}
            meant = [node.value] if targets & NAMES or any(t.endswith("_SOUNDS") for t in targets) else []
        elif isinstance(node, ast.FunctionDef) and node.name.endswith("_sound"):
            meant = [n.value for n in ast.walk(node) if isinstance(n, ast.Return) and n.value is not None]
        for value in meant:
            yield from literals(value)


def literals(value: ast.AST) -> Iterator[str]:
    """The texts that an expression may be."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from literals(value.body)
        yield from literals(value.orelse)
    elif isinstance(value, ast.Tuple):
        for part in value.elts:
            yield from literals(part)
    elif isinstance(value, ast.Dict):
        for part in value.values:
            yield from literals(part)


def used() -> set[tuple[str, str]]:
    """Timbre and key of each effect that may be played; both timbres for what no table names."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        home = HOMES.get(path.relative_to(FOLDER).parts[0])
        for key in keys(ast.parse(path.read_text(encoding="utf-8"))):
            found |= {(timbre, key) for timbre in ([home] if home else TIMBRES)}
    return found


def test_each_effect_that_is_played_is_there() -> None:
    assets = Assets(strict=True)
    assert len(used()) > 50
    for timbre, key in used():
        assert assets.sound(timbre, key)


def test_no_effect_lies_there_unused() -> None:
    assets = Assets()
    heard = {path for timbre, key in used() for path in assets.sound(timbre, key)}
    assert not [path for path in (assets.root / "sounds").rglob("*") if path.is_file() and path not in heard]


def test_what_the_menus_play_is_the_same_everywhere() -> None:
    assets = Assets(strict=True)
    for path in FOLDER.glob("*.py"):
        if path.stem in ("results", "table"):
            continue  # they have the timbre of a game
        for key in keys(ast.parse(path.read_text(encoding="utf-8"))):
            assert {file.parent.name for file in assets.sound("", key)} == {EVERYWHERE}


def test_each_event_has_its_sound() -> None:
    assert set(EVENT_SOUNDS) == {card.name for card in CARDS if card.kind == "event"}


def test_signals_are_effects() -> None:
    assert {key for _, key in used()} >= SIGNALS


def test_each_place_has_its_music() -> None:
    assets = Assets(strict=True)
    places = {scene.place for scene in (Title, AlaskaTable, PacificMap, Results)}
    assert {path.stem for path in (assets.root / "music").iterdir()} == places == {"title", "results", *TIMBRES}


@pytest.fixture
def director() -> Iterator[Director]:
    made = Director(Settings(full_screen=False), windowed=(1280, 720), strict=True, sound=False)
    yield made
    made.quit()


def test_the_music_is_that_of_the_place_below(director: Director) -> None:
    director.push(Title())
    director.push(NewGame())
    director.push(SettingsPage())
    assert (director.sound.music.wanted, director.sound.timbre) == ("title", "")
    while director.stack:
        director.pop()
    tables.lay(director, tables.choice())
    assert (director.sound.music.wanted, director.sound.timbre) == ("alaska", "alaska")
    director.push(SettingsPage())
    assert (director.sound.music.wanted, director.sound.timbre) == ("alaska", "alaska")


def test_menus_are_heard(director: Director, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(director.sound, "play", heard.append)
    director.push(Title())
    director.step(0.0)
    for kind in (Kind.DOWN, Kind.DOWN, Kind.CONFIRM):
        director.scene.dispatch(Action(kind))
    assert heard == ["hover", "hover", "press", "open"]
    heard.clear()
    for kind in (Kind.DOWN, Kind.MORE, Kind.CANCEL):
        director.scene.dispatch(Action(kind))
    assert heard == ["hover", "choose", "close"]
