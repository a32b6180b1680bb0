"""The contact sheet: what it writes and how it ends, and that its states are what their names say."""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.alaska.cards import CARDS, DECK_SIZE, RESOURCES, cards_in
from game.alaska.state import END, PAYER, Phase
from game.match import Match
from scenes.director import Director
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.palette import NIGHT, WHITE
from scenes.ui.theme import BODY
from tools import contact_sheet
from tools.console import FaultError
from tools.sheets import games, tables
from tools.sheets.every import STATES
from tools.sheets.state import State


class Faint(Scene):
    """A text that can hardly be seen."""

    colour = (40, 50, 70)

    def compose(self, surface: pygame.Surface) -> None:
        super().compose(surface)
        self.theme.draw_text(surface, "Hardly there", pygame.Rect(20, 20, 300, 40), BODY, self.colour, NIGHT)


class Bright(Faint):
    """The same in a colour that can be seen."""

    colour = WHITE


BRIGHT = State("bright", lambda director: director.push(Bright()))
FAINT = State("faint", lambda director: director.push(Faint()))


@pytest.fixture
def director() -> Iterator[Director]:
    made = Director(Settings(full_screen=False), windowed=(1280, 720), strict=True, sound=False)
    yield made
    made.quit()
    pygame.display.quit()


def test_pictures_and_an_overview(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contact_sheet, "chosen", lambda name: [BRIGHT])
    contact_sheet.main([str(tmp_path / "out"), "--size", "800x600"])
    assert pygame.image.load(tmp_path / "out" / "bright.png").get_size() == (800, 600)
    assert (tmp_path / "out" / "overview.png").exists()
    assert capsys.readouterr().out.startswith("1 states, 0 findings, ")


def test_findings_are_lines_and_exit_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contact_sheet, "chosen", lambda name: [FAINT])
    with pytest.raises(SystemExit) as stop:
        contact_sheet.main([str(tmp_path)])
    line, summary = capsys.readouterr().out.splitlines()
    assert stop.value.code == 1
    assert line.startswith("faint: text faint: 'Hardly there' has contrast ")
    assert summary.startswith("1 states, 1 findings, ")


def test_one_object_with_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contact_sheet, "chosen", lambda name: [FAINT])
    with pytest.raises(SystemExit) as stop:
        contact_sheet.main([str(tmp_path), "--json", "--ui-size", "130", "--language", "pseudo"])
    told = json.loads(capsys.readouterr().out)
    assert stop.value.code == 1
    assert (told["size"], told["ui_size"], told["language"]) == ("1920x1080", 130, "pseudo")
    (finding,) = told["states"]["faint"]["findings"]
    assert told["states"]["faint"]["file"] == "faint.png"
    assert finding["kind"] == "text faint"
    assert len(finding["where"]) == 4


def test_states_by_name_or_by_how_it_begins() -> None:
    assert [state.name for state in contact_sheet.chosen("title")] == ["title"]
    assert [state.name for state in contact_sheet.chosen("setup-")] == [
        state.name for state in STATES if state.name.startswith("setup-")
    ]
    assert contact_sheet.chosen(None) == list(STATES)
    with pytest.raises(FaultError, match="no state 'nothing'"):
        contact_sheet.chosen("nothing")


@pytest.mark.parametrize(
    "words", [[], ["out", "--size", "800"], ["out", "--size", "8x8"], ["out", "--ui-size", "90"]]
)
def test_what_has_no_meaning(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        contact_sheet.main(words)
    out, err = capsys.readouterr()
    assert (stop.value.code, out, err.count("\n")) == (2, "", 1)


def test_a_folder_that_takes_no_pictures(tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.write_text("")
    with pytest.raises(FaultError, match="takes no pictures"):
        contact_sheet.main([str(taken), "--only", "title"])


# ---- the states are what their names say


def test_names_are_unique() -> None:
    names = [state.name for state in STATES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_every_state_comes_about(director: Director, state: State) -> None:
    state.show(director)
    director.draw()
    assert director.stack


@pytest.mark.parametrize("count", [45, 65, 90])
def test_a_market_holds_as_many_cards_as_it_says(count: int) -> None:
    state = games.state_of(tables.full_market(count))
    assert count <= state.market.bit_count() < count + 4
    assert END in state.legal()


@pytest.mark.parametrize("count", [25, 60, 90])
def test_a_town_holds_as_many_cards_as_it_says(count: int) -> None:
    assert len(games.state_of(tables.full_town(count)).towns[0]) in (count - 1, count)  # a mine may be worked out


@pytest.mark.parametrize("make", [tables.choice, tables.landed, tables.ticket, tables.fullest, tables.five_seats])
def test_an_arranged_position_holds_every_card_once(make: object) -> None:
    match = make()  # type: ignore[operator]
    assert sorted(_everywhere(match)) == list(range(DECK_SIZE))


def test_decisions_are_what_they_are_called() -> None:
    ticket, free, broke = (games.state_of(make()) for make in (tables.ticket, tables.free_buy, tables.broke))
    assert (ticket.phase, len(ticket.legal())) == (Phase.TICKET, 3)
    assert all(action >= PAYER for action in ticket.legal())
    assert (free.phase, len(free.legal()) > 3) == (Phase.FREE_BUY, True)
    assert broke.legal() == [END]
    assert games.state_of(tables.last_spending()).phase is Phase.LAST_SPENDING
    assert games.state_of(tables.second_purchase()).bought == 1


def test_every_kind_of_event_is_shown_at_work() -> None:
    def kind(name: str) -> tuple[object, ...]:
        event = next(card for card in CARDS if card.name == name)
        return (
            _sign(event.dollars),
            _sign(event.vp),
            event.dice,
            event.x_type is not None,
            event.free_type is not None,
        )

    shown = {kind(name) for name in tables.EVENTS.values()}
    every = {kind(card.name) for card in CARDS if card.is_event and card.free_type is None}
    assert every - shown <= {(-1, -1, 0, False, False)}  # Oil Spill, a loss of both: as Seward’s Folly looks


def _sign(figure: int) -> int:
    return (figure > 0) - (figure < 0)


def _everywhere(match: Match) -> list[int]:
    """Every card where it lies; one that lies twice is named twice."""
    state = games.state_of(match)
    towns = [card for town in state.towns for card in town]
    lying = cards_in(state.market) + cards_in(state.fresh) + cards_in(state.gone)
    events = [card for card in state.deck[: state.drawn] if card >= RESOURCES]
    return towns + lying + events + list(state.deck[state.drawn :])
