"""Takes the README's pictures: four of the screens, and a short film of a turn at each table.

``python -m tools.showcase`` writes them to assets/readme. Needs the extra `assets`.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

# Before pygame is there: it opens no window, and prints nothing.
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from game.alaska.cards import BY_NAME
from game.alaska.state import END, PAYER, ROLL_TWO, Phase
from game.pacific.state import Phase as MapPhase
from scenes.alaska_table.scene import AlaskaTable
from scenes.director import Director
from scenes.settings import Settings
from tools import console
from tools.sheets import maps, tables
from tools.sheets.every import STATES
from tools.sheets.games import load_dice, on_top, state_of

if TYPE_CHECKING:
    from PIL.Image import Image

OUT = Path(__file__).resolve().parent.parent / "assets" / "readme"
WINDOW = (1920, 1080)
STILLS = {
    "alaska": "table-buying",
    "pacific": "map-voyage-hand-of-12",
    "market": "market-65",
    "raid": "map-raid-attack",
}
"""Name of the picture, and the state of the contact sheet that it shows."""
STILL_SIZE, STILL_QUALITY = (1280, 720), 80
FILM_SIZE, FILM_QUALITY = (800, 450), 45
STEPS = 60  # of the clock, a second
EVERY = 5  # steps a picture of the film
MOST_BYTES = 4_000_000
LOOK = 0.7
"""Seconds that a decision is left standing before it is made, and that the end is looked at."""
LONGEST = 30.0
"""Seconds after which a scene of the film is cut."""


def stills(director: Director, out: Path) -> None:
    """Save the pictures of the screens."""
    shown = {state.name: state.show for state in STATES}
    for name, state in STILLS.items():
        _clear(director)
        shown[state](director)
        director.draw()
        _image(director, STILL_SIZE).save(out / f"{name}.jpg", quality=STILL_QUALITY, optimize=True)


def film(director: Director, out: Path) -> int:
    """Save the film; its number of pictures. Raises FaultError if it is heavier than MOST_BYTES."""
    pictures = [*_alaska(director), *_pacific(director)]
    path = out / "play.webp"
    duration = round(1000 * EVERY / STEPS)
    pictures[0].save(
        path,
        save_all=True,
        append_images=pictures[1:],
        duration=duration,
        loop=0,
        quality=FILM_QUALITY,
        method=6,
    )
    if path.stat().st_size > MOST_BYTES:
        raise console.FaultError(f"{path} has {path.stat().st_size:,} bytes, more than {MOST_BYTES:,}")
    return len(pictures)


def _alaska(director: Director) -> Iterator["Image"]:
    """A turn: two dice, who pays, three new cards with an event among them, a purchase."""
    _clear(director)
    match = tables.choice()
    new = [BY_NAME[name] for name in ("Boom", "Float planes", "Coastguard")]
    on_top(match, *new)
    load_dice(match, ROLL_TWO, 7)
    table = tables.lay(director, match)
    director.step(LOOK)  # so that nothing fades in from elsewhere
    yield from _rest(director, LOOK)
    for decide in (_rolls, _pays, _buys):
        decide(table)
        yield from _while(director, lambda: table.busy)


def _rolls(table: AlaskaTable) -> None:
    table.act(ROLL_TWO)


def _pays(table: AlaskaTable) -> None:
    """Tickets, if any, are paid by whoever is asked first."""
    if state_of(table.match).phase is Phase.TICKET:
        table.pay_all(state_of(table.match).legal()[0] - PAYER)


def _buys(table: AlaskaTable) -> None:
    """The dearest card that can be bought."""
    if state_of(table.match).phase is Phase.INVEST:
        table.act(max((card for card in state_of(table.match).legal() if card < END), default=END))


def _pacific(director: Director) -> Iterator["Image"]:
    """A voyage: the cards chosen one by one, the canoe, an island found."""
    _clear(director)
    top = (*maps.NO_LAND[:3], "Nauru")
    table = maps.lay(director, MapPhase.COLONIZE, (*maps.VOYAGE, "Warriors", "Tonga"), top=top)
    yield from _rest(director, LOOK)
    for name in maps.VOYAGE:
        maps.press(director, f"card:{name}")
        yield from _rest(director, LOOK / 3)
    maps.set_sail(table, maps.VOYAGE)
    yield from _while(director, lambda: not table.stage.look.sailing)
    yield from _while(director, lambda: bool(table.stage.look.sailing))


def _while(director: Director, lasts: Callable[[], bool]) -> Iterator["Image"]:
    """Pictures as long as something lasts, and a moment more."""
    seconds = 0.0
    while lasts() and seconds < LONGEST:
        yield _next(director)
        seconds += EVERY / STEPS
    yield from _rest(director, LOOK)


def _rest(director: Director, seconds: float) -> Iterator["Image"]:
    """Pictures of so many seconds."""
    for _ in range(max(1, round(seconds * STEPS / EVERY))):
        yield _next(director)


def _next(director: Director) -> "Image":
    for _ in range(EVERY):
        director.step(1 / STEPS)
    return _image(director, FILM_SIZE)


def _image(director: Director, size: tuple[int, int]) -> "Image":
    """What the window shows, as a picture of that size."""
    from PIL import Image  # the extra `assets` is needed only here

    surface = director.display.surface
    whole = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    return whole.resize(size, Image.Resampling.LANCZOS)


def _clear(director: Director) -> None:
    while director.stack:
        director.pop()
    pygame.event.clear()


def main(words: Sequence[str]) -> None:
    """Take the pictures that the command line asks for."""
    parser = console.Parser("showcase", "Takes the README's pictures. Needs the extra 'assets'.", "")
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="where they go (assets/readme)")
    out: Path = parser.parse_args(words).out
    director = Director(Settings(full_screen=False), windowed=WINDOW, strict=True, sound=False)
    try:
        out.mkdir(parents=True, exist_ok=True)
        stills(director, out)
        count = film(director, out)
    except OSError as error:
        raise console.FaultError(f"{out} takes no pictures: {error.strerror or error}") from None
    finally:
        director.quit()
        pygame.quit()
    print(f"{len(STILLS)} pictures, and a film of {count} in {out}")


if __name__ == "__main__":
    console.run("showcase", main)
