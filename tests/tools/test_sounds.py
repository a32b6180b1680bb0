"""The sound workshop: what is committed is what it makes, at its levels, and music has no seam."""

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("soundfile", reason="sounds are made only where the extra `assets` is installed")
pytest.importorskip("PIL", reason="sounds are drawn only where the extra `assets` is installed")

import numpy as np

from scenes.ui.sound import SAME_SAMPLE
from tools import assets
from tools.sound import beds, dsp, loudness, materials, score, sheet, store
from tools.sound.catalog import SoundRecipe, sounds

BUDGET = 4_000_000  # bytes of all committed sounds
WIDEST = 6.0  # LU between the quietest and the loudest of all
HIGHEST_DB = -1.0
HARSH = 6000  # Hz


@pytest.fixture(scope="module")
def catalog() -> dict[str, SoundRecipe]:
    return {recipe.name: recipe for recipe in sounds()}


@pytest.fixture(scope="module")
def music() -> dict[str, dsp.Signal]:
    """The committed beds, decoded."""
    return {name: store.read(assets.ASSETS / f"music/{name}.ogg") for name in beds.BEDS}


@pytest.fixture(scope="module")
def effects(catalog: dict[str, SoundRecipe]) -> dict[str, dsp.Signal]:
    """The committed effects, decoded."""
    return {name: store.read(assets.ASSETS / name) for name in catalog if name.startswith("sounds/")}


@pytest.fixture(scope="module")
def powers(music: dict[str, dsp.Signal]) -> dict[str, dsp.Signal]:
    """The power of each 400 ms of the beds."""
    return {name: loudness.blocks(signal) for name, signal in music.items()}


# ---- what is committed


@pytest.mark.parametrize(
    "name",
    ["menu/press-1", "alaska/dice-2", "alaska/coin-4", "alaska/victory-1", "pacific/sail-1", "pacific/drum-1"],
)
def test_a_rebuilt_effect_has_the_committed_samples(
    catalog: dict[str, SoundRecipe], name: str, tmp_path: Path
) -> None:
    same_samples(catalog[f"sounds/{name}.ogg"], tmp_path)


@pytest.mark.slow
def test_rebuilt_music_has_the_committed_samples(catalog: dict[str, SoundRecipe], tmp_path: Path) -> None:
    same_samples(catalog["music/results.ogg"], tmp_path)


def same_samples(recipe: SoundRecipe, folder: Path) -> None:
    """Make a sound anew: it may differ by what another version of the encoder rounds, 50 dB below it."""
    assets.draw(recipe, folder)
    rebuilt, committed = store.read(folder / recipe.name), store.read(assets.ASSETS / recipe.name)
    assert rebuilt.shape == committed.shape
    assert np.sqrt(np.mean((rebuilt - committed) ** 2)) < 0.003 * np.sqrt(np.mean(committed**2))


def test_all_sounds_fit_the_budget(catalog: dict[str, SoundRecipe]) -> None:
    assert sum((assets.ASSETS / name).stat().st_size for name in catalog) < BUDGET


def test_a_recipe_tells_what_it_is_made_of(catalog: dict[str, SoundRecipe]) -> None:
    press, coin, bed = (
        catalog[n] for n in ("sounds/menu/press-1.ogg", "sounds/alaska/coin-1.ogg", "music/title.ogg")
    )
    assert "def press()" in press.content and "def coin(" not in press.content
    assert "def coin(" in coin.content and "def lowpass(" in coin.content
    assert "TITLE_FIFTHS" in bed.content and "def _add_round(" in bed.content


def test_effects_are_short(effects: dict[str, dsp.Signal]) -> None:
    assert {name for name, signal in effects.items() if not 0.1 < len(signal) / dsp.RATE < 2.6} == set()


def test_only_a_changed_sound_is_made_again(catalog: dict[str, SoundRecipe], tmp_path: Path) -> None:
    press, hover = catalog["sounds/menu/press-1.ogg"], catalog["sounds/menu/hover-1.ogg"]
    assert assets.build([press, hover], tmp_path, workers=1) == [hover.name, press.name]
    assert assets.build([press, hover], tmp_path, workers=1) == []
    assert assets.build([replace(press, compression=0.5), hover], tmp_path, workers=1) == [press.name]


# ---- levels


def test_nothing_clips(effects: dict[str, dsp.Signal], music: dict[str, dsp.Signal]) -> None:
    peaks = {name: loudness.peak_db(signal) for name, signal in (effects | music).items()}
    assert {name: peak for name, peak in peaks.items() if peak >= HIGHEST_DB} == {}


def test_all_is_about_as_loud(effects: dict[str, dsp.Signal], powers: dict[str, dsp.Signal]) -> None:
    levels = {name: loudness.momentary(signal) for name, signal in effects.items()}
    levels |= {name: loudness.gated(means) for name, means in powers.items()}
    assert max(levels.values()) - min(levels.values()) < WIDEST, sorted(levels.items(), key=lambda item: item[1])


def test_twelve_coins_are_a_run_and_no_blow(effects: dict[str, dsp.Signal]) -> None:  # Q05
    coins = [effects[f"sounds/alaska/coin-{number % 6 + 1}.ogg"] for number in range(12)]
    run = dsp.add(*((SAME_SAMPLE * number, 1.0, coin) for number, coin in enumerate(coins)))
    assert loudness.peak_db(run) < min(HIGHEST_DB, max(map(loudness.peak_db, coins)) + 3)


def test_variations_differ(effects: dict[str, dsp.Signal]) -> None:
    for key in ("alaska/coin", "alaska/dice", "pacific/leg", "pacific/clash"):
        found = [signal for name, signal in effects.items() if name.startswith(f"sounds/{key}-")]
        assert len(found) > 2
        spectra = [np.abs(np.fft.rfft(signal, 1 << 16)) for signal in found]
        for index, one in enumerate(spectra):
            for other in spectra[:index]:
                assert np.corrcoef(one, other)[0, 1] < 0.95


def test_loudness_is_that_of_the_recommendation() -> None:
    tone = np.sin(2 * np.pi * 997 * dsp.clock(2.0))
    left = np.stack((tone, 0 * tone), axis=1)
    assert loudness.integrated(left) == pytest.approx(-3.01, abs=0.05)  # BS.1770-4, annex 1
    assert loudness.momentary(tone) == pytest.approx(0.0, abs=0.05)  # on both sides
    assert loudness.momentary(tone[: dsp.RATE // 10]) == pytest.approx(-6.0, abs=0.2)  # a quarter of 400 ms
    assert loudness.integrated(0 * left) == -np.inf


# ---- music


def test_music_is_long_and_calm(music: dict[str, dsp.Signal], powers: dict[str, dsp.Signal]) -> None:
    for name, means in powers.items():
        assert len(music[name]) >= 120 * dsp.RATE, name
        assert 10 * np.log10(np.max(means) / np.median(means)) < 9, name


def test_music_ends_as_it_begins(music: dict[str, dsp.Signal]) -> None:
    """Across the seam there is no larger step, no click and no change of level than within the music."""
    for name, signal in music.items():
        steps = np.abs(np.diff(signal, axis=0))
        assert np.max(np.abs(signal[0] - signal[-1])) <= np.quantile(steps, 0.9999), name
        clicks = np.abs(dsp.highpass(np.roll(signal, dsp.RATE, axis=0), 5000))
        assert np.max(clicks[dsp.RATE - 500 : dsp.RATE + 500]) <= np.quantile(clicks, 0.9999), name
        powers = [np.mean(part**2) for part in (signal[-dsp.RATE // 2 :], signal[: dsp.RATE // 2])]
        assert abs(10 * np.log10(powers[0] / powers[1])) < 10, name


def test_music_has_no_harsh_partials(music: dict[str, dsp.Signal]) -> None:
    for name, signal in music.items():
        power = np.mean(np.abs(np.fft.rfft(signal, axis=0)) ** 2, axis=1)
        high = power[round(HARSH * len(signal) / dsp.RATE) :]
        assert np.sum(high) < 1e-5 * np.sum(power), name  # 50 dB


@pytest.mark.parametrize("name", beds.BEDS)
def test_no_note_is_out_of_its_scale(name: str) -> None:
    bed = beds.BEDS[name]
    for part in bed.parts:
        assert len(score.bars(part.text)) == bed.bars
        played = {note.pitch % 12 for note in score.notes(part.text)}
        assert played <= score.scale(bed.scale)


def test_notation() -> None:
    assert score.notes("C4 . E4+G4 - | % | . - A4 -") == [
        score.Note(0.0, 0.5, 60), score.Note(0.5, 0.25, 64), score.Note(0.5, 0.25, 67),
        score.Note(1.0, 0.5, 60), score.Note(1.5, 0.25, 64), score.Note(1.5, 0.25, 67), score.Note(2.5, 0.25, 69),
    ]  # fmt: skip
    assert score.notes("- D4 | . -") == [score.Note(0.5, 1.0, 62)]
    assert (score.pitch("Bb3"), score.pitch("F#4"), score.hertz(69)) == (58, 66, 440.0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("% | C4", "first bar"),
        ("C4 | | D4", "empty"),
        ("C4 | H4", "no note"),
        ("C4", "bars"),
        ("C4 | F#4", "scale"),
    ],
)
def test_wrong_notation_is_refused(text: str, reason: str) -> None:
    part = score.Part(lambda hz, seconds: np.zeros(10), text)
    piece = score.Score(2, 0.5, "C D E", (part,), lambda length: np.zeros((length, 2)))
    with pytest.raises(ValueError, match=reason):
        score.render(piece)


def test_a_loop_wraps_what_rings_on() -> None:
    tone = np.sin(2 * np.pi * 200 * dsp.clock(0.95))
    piece = score.Score(
        1, 1.0, "C", (score.Part(lambda hz, seconds: tone, "- C4"),), lambda length: np.zeros((length, 2)), wet=0.0
    )
    first, second = np.split(score.render(piece)[:, 0], 2)
    assert np.std(first) == pytest.approx(np.std(second), rel=0.1)


# ---- materials


def test_strings_are_in_tune() -> None:
    for midi in (50, 57, 64, 71):
        tone = materials.string(score.hertz(midi), 3.0)
        spectrum = np.abs(np.fft.rfft(tone * np.hanning(len(tone)), 8 * len(tone)))
        near = slice(*(round(score.hertz(midi) * f * 8 * len(tone) / dsp.RATE) for f in (0.95, 1.05)))
        loudest = (np.argmax(spectrum[near]) + near.start) * dsp.RATE / (8 * len(tone))
        assert abs(1200 * np.log2(loudest / score.hertz(midi))) < 3  # cents


def test_a_sheet_shows_what_a_sound_looks_like(tmp_path: Path) -> None:
    target = tmp_path / "sheet.png"
    files = [str(assets.ASSETS / f"sounds/menu/{name}-1.ogg") for name in ("press", "open", "close")]
    assert sheet.main([*files, "--out", str(target), "--columns", "2"]) == 0
    assert target.stat().st_size > 1000
