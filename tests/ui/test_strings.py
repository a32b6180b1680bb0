import json
import logging
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.ui.assets import Assets
from scenes.ui.strings import MissingTextError, Strings, pseudo

TABLE = {
    "table": {"roll": "{name} rolled {total}", "deck": {"one": "{count} card", "other": "{count} cards"}},
    "deep": {"er": {"still": "Here"}},
}


@pytest.fixture
def assets(tmp_path: Path) -> Any:
    (tmp_path / "strings").mkdir()
    (tmp_path / "strings" / "en.json").write_text(json.dumps(TABLE))
    (tmp_path / "strings" / "de.json").write_text(json.dumps({"deep": {"er": {"still": "Hier"}}}))
    return lambda strict=False: Assets(tmp_path, strict=strict)


def test_texts_by_key_and_fields(assets: Any) -> None:
    strings = Strings(assets(strict=True))
    assert strings.text("table.roll", name="Mira", total=10) == "Mira rolled 10"
    assert strings.text("deep.er.still") == "Here"
    assert "table.roll" in strings and "table.lost" not in strings


@pytest.mark.parametrize(("count", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_numbers_choose_their_form(assets: Any, count: Any, text: Any) -> None:
    assert Strings(assets(strict=True)).text("table.deck", count=count) == text


@pytest.mark.parametrize(("key", "fields"), [("table.lost", {}), ("table.roll", {"name": "Mira"})])
def test_what_is_missing_is_shown_as_its_key_and_logged_once(
    assets: Any, caplog: pytest.LogCaptureFixture, key: Any, fields: Any
) -> None:
    strings = Strings(assets())
    with caplog.at_level(logging.ERROR):
        assert strings.text(key, **fields) == strings.text(key, **fields) == key
    assert len(caplog.records) == 1
    with pytest.raises(MissingTextError, match=key):
        Strings(assets(strict=True)).text(key, **fields)


def test_another_language_is_one_more_file_and_falls_back_on_english(
    assets: Any, caplog: pytest.LogCaptureFixture
) -> None:
    german = Strings(assets(strict=True), "de")
    assert german.text("deep.er.still") == "Hier"
    assert german.text("table.deck", count=2) == "2 cards"
    assert Strings(assets(), "xx").text("deep.er.still") == "Here"
    assert "xx.json" in caplog.text


def test_the_made_up_language_keeps_fields(assets: Any) -> None:
    text = Strings(assets(strict=True), "pseudo").text("table.roll", name="Mira", total=10)
    assert "Mira" in text and "10" in text and "rolled" not in text


@settings(deadline=None)
@given(st.text(st.characters(codec="latin-1", exclude_characters="{}"), min_size=1, max_size=60))
def test_the_made_up_language_is_40_percent_longer(text: Any) -> None:  # L01
    assert len(pseudo(text)) >= 1.4 * len(text)


def test_every_pattern_of_the_real_table_survives_the_made_up_language() -> None:
    english, made_up = Strings(Assets(strict=True)), Strings(Assets(strict=True), "pseudo")
    assert english.keys() == made_up.keys() != []
    for key in english.keys():  # noqa: SIM118  (no mapping)
        for pattern in english.patterns(key):
            fields = [field for _, field, _, _ in Formatter().parse(pattern) if field is not None]
            assert [field for _, field, _, _ in Formatter().parse(pseudo(pattern)) if field is not None] == fields
