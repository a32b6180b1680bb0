"""The benchmark of the client: its keys, its probe, and that it counts pictures that were drawn."""

import json
import time

import pytest

from game.ai.worker import Question
from tools import bench, bench_client, bench_probe
from tools.console import FaultError
from tools.sheets import games, tables

KEYS = [
    "alaska_frame_median_ms_1080p",
    "alaska_frame_p99_ms_1080p",
    "alaska_frame_median_ms_4k",
    "alaska_frame_p99_ms_4k",
    "pacific_frame_median_ms_1080p",
    "pacific_frame_p99_ms_1080p",
    "pacific_frame_median_ms_4k",
    "pacific_frame_p99_ms_4k",
    "first_frame_s",
    "table_ready_s",
    "idle_cpu_percent",
    "memory_mb",
]


def test_one_flat_object_from_what_the_probes_tell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    starts = iter([0.5, 0.3, 0.4, 0.6, 0.7, 1.5, 1.4, 1.3, 1.2, 1.1])
    told = {
        ("frames", "1920x1080"): [index / 1e5 for index in range(1, 1001)],  # 0.01 to 10 ms
        ("frames", "3840x2160"): [0.02] * 100,
        ("pacific_frames", "1920x1080"): [0.003] * 100,
        ("pacific_frames", "3840x2160"): [0.007] * 100,
        ("idle", "title"): 1.5,
        ("idle", "table"): 1.25,
        ("idle", "map"): 2.25,
        ("memory",): 200.04,
    }

    def probe(*words: str) -> object:
        return told[words] if words in told else next(starts)

    monkeypatch.setattr(bench_client, "probe", probe)
    bench.main(["client", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == KEYS
    assert list(figures.values()) == [5.0, 9.91, 20.0, 20.0, 3.0, 3.0, 7.0, 7.0, 0.3, 1.1, 2.25, 200.0]


def test_the_meaning_of_every_key_is_told() -> None:
    told = bench.SUBJECTS["client"]
    assert all(key in told for key in KEYS if not key.endswith("4k"))


def test_a_probe_that_fails_says_so_in_one_line() -> None:
    with pytest.raises(FaultError, match=r"measuring idle nowhere failed: .*nowhere"):
        bench_client.probe("idle", "nowhere")


def test_the_first_picture_of_the_title_comes_after_the_start() -> None:
    assert 0 < bench_client.probe("first_frame") < bench_client.PATIENCE


def test_the_table_is_opened_by_the_start_button() -> None:
    assert bench_probe.table_ready() > 0


def test_pictures_are_timed_while_a_roll_or_a_voyage_plays(monkeypatch: pytest.MonkeyPatch) -> None:  # C05
    monkeypatch.setattr(bench_probe, "ROUNDS", 1)
    monkeypatch.setattr(bench_probe, "PONDERING", 0.0)
    for probe in (bench_probe.frames, bench_probe.pacific_frames):
        seconds = probe("800x600")
        assert len(seconds) > 100
        assert min(seconds) > 0


def test_an_idle_screen_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_probe, "SETTLE", 0.1)
    monkeypatch.setattr(bench_probe, "IDLE", 0.3)
    assert bench_probe.idle("title") > 0
    assert bench_probe.idle("table") > 0
    assert bench_probe.idle("map") > 0


def test_memory_counts_a_program_with_pictures() -> None:
    assert bench_probe.memory() > 50


def test_the_computer_ponders_as_long_as_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_probe, "PONDERING", 0.05)
    match = tables.empty()
    began = time.monotonic()
    assert bench_probe.ponder(Question("normal", match.view(0), 1))[0] in match.view(0).legal
    assert time.monotonic() - began >= 0.05


def test_the_fullest_table_is_full() -> None:
    state = games.state_of(tables.fullest())
    assert len(state.towns) == 5
    assert state.market.bit_count() + sum(map(len, state.towns)) >= 85
