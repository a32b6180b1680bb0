"""The README's pictures: they show states that there are, and the page names each of them."""

from pathlib import Path

from tools import showcase
from tools.sheets.every import STATES

ROOT = Path(__file__).resolve().parents[2]


def test_the_stills_are_states_of_the_contact_sheet() -> None:
    assert set(showcase.STILLS.values()) <= {state.name for state in STATES}


def test_the_page_shows_every_picture_and_nothing_else() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    names = {f"{name}.jpg" for name in showcase.STILLS} | {"play.webp"}
    assert {path.name for path in showcase.OUT.iterdir()} == names
    assert all(f"(assets/readme/{name})" in page for name in names)
    assert (showcase.OUT / "play.webp").stat().st_size <= showcase.MOST_BYTES
