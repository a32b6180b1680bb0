import json
import logging
import math
from pathlib import Path
from typing import Any

import pytest

from scenes import settings as file
from scenes.settings import Settings


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:  # S09, Q07
    wanted = Settings(
        full_screen=False, size=130, speed="off", reduced_motion=True, music=0, effects=3, voice=10, mute=True,
        mute_in_background=False, language="pseudo", pass_when_nothing=True, setups={"alaska": {"names": ["Åsa"]}},
    )  # fmt: skip
    file.save(wanted, tmp_path / "new")
    assert file.load(tmp_path / "new") == wanted
    assert [path.name for path in (tmp_path / "new").iterdir()] == [file.FILE]


def test_no_file_means_defaults(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert file.load(tmp_path) == Settings()
    assert caplog.records == []


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b"null", b'{"size": 100', b"[" * 100_000]
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: Any) -> None:
    path = tmp_path / file.FILE
    path.write_bytes(damage)
    with caplog.at_level(logging.WARNING):
        assert file.load(tmp_path) == Settings()
    assert not path.exists()
    assert (tmp_path / "settings.damaged-1.json").read_bytes() == damage
    assert str(path) in caplog.text


def test_damage_never_overwrites_older_damage(tmp_path: Path) -> None:
    for text in ("one", "two", "three"):
        (tmp_path / file.FILE).write_text(text)
        file.load(tmp_path)
    kept = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert kept == {f"settings.damaged-{i}.json": text for i, text in enumerate(("one", "two", "three"), 1)}


@pytest.mark.parametrize(
    ("key", "value"),
    [("size", 99), ("size", "130"), ("speed", "warp"), ("music", 11), ("effects", -1), ("mute", 1), ("setups", []),
     ("voice", True), ("colour", "red")],
)  # fmt: skip
def test_one_senseless_value_does_not_cost_the_others(tmp_path: Path, key: Any, value: Any) -> None:
    (tmp_path / file.FILE).write_text(json.dumps({"language": "pseudo", key: value}))
    assert file.load(tmp_path) == Settings(language="pseudo")
    assert (tmp_path / "settings.damaged-1.json").exists()


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # S03
    file.save(Settings(size=115), tmp_path)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    for step in ("os.fsync", "os.replace"):
        with monkeypatch.context() as patch:
            patch.setattr(step, full)
            with pytest.raises(OSError, match="No space"):
                file.save(Settings(size=130), tmp_path)
        assert file.load(tmp_path).size == 115
        assert len(list(tmp_path.iterdir())) == 1


def test_every_speed_has_a_factor() -> None:
    assert Settings().speed_factor == 1.0
    assert Settings(speed="off").speed_factor == math.inf
    assert file.SPEEDS["slow"] < 1.0 < file.SPEEDS["fast"]
