"""The command line of the game, as data: nothing is started, drawn or written here.

Whatever it can't make sense of ends the program with exit status 2 and one line of reason on standard error.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from game import catalog
from game.ai import levels

NAME = "aurora-atoll"
VERSION = "0.1.0"

HUMAN = "human"
DEFAULT_SEATS = (HUMAN, "normal")
DEFAULT_WINDOW = (1280, 720)
SMALLEST_WINDOW = (640, 360)
LARGEST_WINDOW = (7680, 4320)


@dataclass(frozen=True, slots=True)
class Opening:
    """A match named on the command line: it starts without title and set-up.

    ``seats`` holds ``human`` or a level of the computer for each seat; ``seed`` None means a new one.
    """

    game: str
    seats: tuple[str, ...]
    rules: frozenset[str]
    seed: int | None


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for.

    ``windowed`` is a size in pixels, None for the full screen; ``data_dir`` None means where the system wants it;
    ``opening`` None means the title. ``games`` are those that a selftest plays: the one that the other options are
    about, or all of them.
    """

    windowed: tuple[int, int] | None
    data_dir: Path | None
    selftest: bool
    opening: Opening | None
    games: tuple[str, ...] = ()


class _Parser(argparse.ArgumentParser):
    """Gives one line of reason instead of the usage and a reason."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{NAME}: {message}\n")
        sys.exit(2)


def parse(words: Sequence[str]) -> Options:
    """Reads the words after the program's name.

    Raises SystemExit: status 2 with a reason for what has no meaning, status 0 after ``--help`` and ``--version``.
    """
    parser = _parser()
    given = parser.parse_args(words)
    for option in ("seats", "rules", "seed"):
        if getattr(given, option) is not None and given.game is None and not given.selftest:
            parser.error(f"--{option} needs --game ({' or '.join(catalog.GAMES)})")
    opening = None
    if given.game is not None or given.selftest:
        try:
            opening = _opening(given)
        except ValueError as reason:
            parser.error(str(reason))
    games: tuple[str, ...] = ()
    if given.selftest and opening is not None:
        named = given.game or given.seats or given.rules
        games = (opening.game,) if named else catalog.GAMES
    return Options(given.windowed, given.data_dir, given.selftest, opening, games)


def _parser() -> _Parser:
    parser = _Parser(prog=NAME, allow_abbrev=False, description="Two tabletop games on one screen.")
    add = parser.add_argument
    add(
        "--windowed",
        type=_window,
        nargs="?",
        const=DEFAULT_WINDOW,
        metavar="WxH",
        help="a window, not full screen",
    )
    add(
        "--game",
        choices=catalog.GAMES,
        metavar="GAME",
        help=f"straight to a table: {', '.join(catalog.GAMES)}",
    )
    add(
        "--seats",
        type=_words,
        metavar="A,B,...",
        help=f"who sits there: {', '.join((HUMAN, *levels.LEVELS))} (human,normal)",
    )
    add("--seed", type=_seed, metavar="N", help="deal and roll by this whole number")
    add("--rules", type=_words, metavar="A,B,...", help="house rules")
    add("--data-dir", type=_folder, metavar="DIR", help="the folder of settings, log and records")
    add(
        "--selftest",
        action="store_true",
        help="play a whole game of each kind without display or sound and say how it went",
    )
    add("--version", action="version", version=f"{NAME} {VERSION}")
    return parser


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _seed(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at most 18 digits")
    return int(text)


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("no folder is named")
    if Path(text).exists() and not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a file, not a folder")
    return Path(text).absolute()  # as messages name it, a player must find it


def _window(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (text.isascii() and width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    size = int(width), int(height)
    for pixels, smallest, largest in zip(size, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True):
        if not smallest <= pixels <= largest:
            least, most = (f"{w}x{h}" for w, h in (SMALLEST_WINDOW, LARGEST_WINDOW))
            raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
    return size


def _opening(given: argparse.Namespace) -> Opening:
    """The match asked for. Raises ValueError with a reason that names the option."""
    key = given.game or catalog.GAMES[0]
    game = catalog.load(key)
    default = ("normal", "normal") if given.selftest else DEFAULT_SEATS
    seats: tuple[str, ...] = given.seats or default
    kinds = (HUMAN, *levels.BY_GAME[key])
    for kind in seats:
        if kind not in kinds:
            raise ValueError(f"--seats: {kind!r} is not one of {', '.join(kinds)}")
    if not game.min_seats <= len(seats) <= game.max_seats:
        raise ValueError(f"--seats: {game.title} has {game.min_seats} to {game.max_seats} seats, not {len(seats)}")
    if given.selftest and HUMAN in seats:
        raise ValueError("--seats: --selftest plays by itself, no seat can be human")
    rules: tuple[str, ...] = given.rules or ()
    known = [rule.key for rule in game.house_rules]
    for rule in rules:
        if rule not in known:
            raise ValueError(f"--rules: {rule!r} is not a house rule of {game.title} ({', '.join(known)})")
    return Opening(key, seats, frozenset(rules), given.seed)
