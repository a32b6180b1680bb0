"""Records: a match as a text file from which the whole game can be followed and checked.

A record is UTF-8 text, one JSON object a line, each line ended by a line feed. Seats are numbered from 0 in the
order in which they play; cards and types are called by their printed names, types in full (``Agriculture`` for
``Agri``); money is in dollars. A record is the whole truth of a match, secret hands and the deck included.

**Line 1, the header**::

    {"record": "aurora-atoll", "version": 1, "game": "alaska", "rules_version": 1,
     "house_rules": ["equal_turns"], "seats": [{"name": "Mira", "town": "Skagway", "kind": "human", "level": ""},
     ...], "first": 2, "seed": 7}

``version`` is the version of this format and ``rules_version`` that of the game's rules: a program reads
only versions that it knows. ``house_rules`` are those that are on, sorted. A seat is a ``human``, or a ``computer``
of that ``level``. ``first`` is the seat that plays first; the others follow in the order of their numbers, and 0
follows the last. ``seed`` is what the program's dice and shuffles were drawn from; a reader does not need it, for
every outcome stands in the steps.

House rules of Alaska
    ============================================ ===============================================================
    ``replace_events``                           while cards are turned up, each event is replaced by one more
                                                 card, until three resources lie there or the deck is empty
    ``vp_instead``                               Government, Military, Oil and Tourism cards score nothing in
                                                 the line of cards, only the 2 or 3 of their own line
    ``share_majority``                           seats tied for the most cards of a type each score its 2
    ``equal_turns``                              when the deck is empty, seats that had a turn fewer take one
                                                 more, with nothing to turn up, before the last spending
    ============================================ ===============================================================

House rules of Pacific Voyagers
    ============================================ ===============================================================
    ``blind_raids``                              attack and defence are chosen unseen and shown together
    ``tie_break``                                of seats with equally many islands, most cards in hand wins
    ``equal_turns``                              with the deck empty, the round is played to its end
    ============================================ ===============================================================

**Then the steps**, in the order in which they happened, numbered from 1. A step is one decision of a seat
or one outcome of chance, with all that came of it in ``effects``, in order::

    {"step": 9, "seat": 1, "action": "buy", "card": "Salmon", "effects": [...]}
    {"step": 12, "chance": "dice", "dice": [3, 5], "effects": [...]}

A choice of several cards is one step: its ``cards`` stand in the order in which the game asks for them.

In Alaska a step is there only for what was really decided or drawn: where the rules leave a seat one possible
answer the game gives it and tells it in the effects alone. Ending a turn is always a step, even if nothing else is
possible. In Pacific Voyagers every decision that depends on a hand is a step, even if there is one answer.

A game of Alaska starts with two dollars a seat and nothing else; from there every dollar is told. Step 1 is the
deck, and the first turn begins in its effects. A turn's cards are all turned up before the first event among them
takes effect. Dice name no seat: they belong to the seat whose turn it is.

Where the printed rules of Alaska are open, version 1 reads them so. Matching cards pay in the order in which the
seat got them. An X counts the roller's cards of its type as they were at the roll, the paying card among them;
Tlingit Tribe and Eskimo Land pay ``1 +X`` too. The die of a card is rolled each time it pays, and pays no less
than 0. A card that matches and pays 0 still forfeits the second free dollar. A ticket dollar comes from another
seat that has one when the card pays, whom the roller names, else from the bank. A loss takes what is there;
points come all the same. A free buy is from the set-aside cards or this turn's, and is no purchase. The n-th
purchase costs n times the printed cost, less 1 for who already owns Construction. After the last turn every seat
from the next one on, the one that took that turn last, may buy once more, at prices from the first purchase
again. Having the most of a type means more than any other seat. Most points win, then most dollars.

Steps of Alaska
    ============================================ ===============================================================
    ``chance: deck, order: [names]``             the stacked deck, top card first (events too)
    ``chance: dice, dice: [a]`` or ``[a, b]``    the roll, each die by itself
    ``chance: card die, card, dice: [a]``        the die of a card that pays (or, an event, gives) by a die
    ``action: roll, dice: 1`` or ``2``           the seat throws one die or two
    ``action: ticket, from``                     seat ``from`` pays the ticket dollar of the next card that pays
    ``action: take, card`` / ``decline``         the answer to a free buy
    ``action: buy, card`` / ``end``              a purchase / the end of the seat's purchases
    ============================================ ===============================================================

Effects of Alaska; ``seat`` is the one it happens to, ``bank`` the dollars from the bank (negative: to it)
    ============================================ ===============================================================
    ``turn: turn, extra``                        a turn begins; ``turn`` counts from 1 over all seats
    ``free dollar: why, bank``                   ``why`` is ``turn`` or, when no card matched, ``no match``
    ``pays: card, amount, bank, from,            a card pays ``amount``: ``bank`` from the bank and, for a
    from_amount, x, die``                        ticket, ``from_amount`` from seat ``from``; ``x`` is the count
                                                 of its X, ``die`` the face of its die, each where it has one
    ``mined out: card``                          that card leaves the game
    ``turned up: card, replaces``                a new card; ``replaces``: in place of an event (house rule)
    ``event: card, bank, points, die``           an event takes effect and leaves the game; one with a free
                                                 buy stands here only if there was no card to take
    ``takes: card, event``                       the free buy of that event, which then leaves the game
    ``takes nothing: event``                     the same, declined
    ``buys: card, nth, discount, price``         the ``nth`` purchase of the phase; ``price`` goes to the bank;
                                                 ``discount`` is what Construction took off it
    ``set aside: cards``                         the end of a seat's purchases, and the new cards it left
    ``last spending``                            the seat's last chance to buy begins
    ``end: scores, winners``                     the game is over
    ============================================ ===============================================================

    Each effect names its kind in ``effect``: ``{"effect": "buys", "seat": 1, "card": "Salmon", ...}``.

A game of Pacific Voyagers starts with the deck, from which four cards go to each seat, one at a time from the
first seat on; the effects of step 1 tell them and the first seat's three more. Every card that moves is told from
there. What leaves a hand or is flipped goes to the discards, unless a step says otherwise.

Where the printed rules of the Pacific are open, version 1 reads them so. A draw takes what is left. The game ends
where a turn would begin with an empty deck, an extra turn too. Planned Migration is 4 Food unlike any other, and
Accidental Voyage a canoe, a Food and a Navigation unlike any other, without further canoe. A voyage flips on past
the voyager's own islands; an island of which no copy is in play is settled, another's is raided at once. A raid by
hand takes an Island card that matches, and needs that no voyage was tried. The defender draws before the attacker
plays; War Canoes are 3, for the attacker alone; more wins, and the defender wins ties. A hand is made up to 5 and
discarded down to 7 in its own turn alone. Most islands win, shared by all who have as many; nobody wins if nobody
has one.

Steps of Pacific Voyagers
    ============================================ ===============================================================
    ``chance: deck, order: [names]``             the shuffled deck, top card first
    ``chance: reshuffle, order: [names]``        the deck after the Island Option
    ``chance: lost, of, cards: [names]``         the four that Stone Statues take from the hand of seat ``of``
    ``action: discard, card``                    the Growth Phase
    ``action: play, card`` and ``on``            an event, on a seat if it names one,
    or ``island``                                or on an island
    ``action: island option, card``              shows an Island card, shuffles it in, draws one
    ``action: settlement option`` / ``no event`` a stockade for two cards / nothing in the Event Phase
    ``action: keep, place, card``                what Explorers keep, by its place among those seen, from 1
    ``action: take, card``                       what Traders take
    ``action: voyage, cards`` / ``no voyage``    the Colonize Phase; the canoe first, then Food, then Navigation
    ``action: raid, card, island`` / ``no raid`` the Raid Phase; ``card`` is the island's, or Planned Raid
    ``action: draw`` / ``no draw``               the defender's two cards
    ``action: attack, cards``                    the attacker's cards, maybe none
    ``action: defend, cards``                    the defender's
    ``action: discard, cards``                   the Settlement Phase, down to seven
    ============================================ ===============================================================

Effects of Pacific Voyagers; ``seat`` is the one that does it, or that it happens to
    ============================================ ===============================================================
    ``draws: why, cards``                        from the deck, in order; ``why`` is ``deal``, ``growth``,
                                                 ``outrigger construction``, ``island option``, ``settlement
                                                 option``, ``defence`` or ``settlement``
    ``turn: turn, bonus``                        a turn begins, by Island Hopping if ``bonus``
    ``discards: why, cards``                     ``why`` is ``growth``, ``stone statues`` or ``settlement``
    ``plays: card, on, island``                  an event card, with the seat or island it names
    ``returns: card``                            the Island card that goes into the deck
    ``spends stockade``                          it is discarded
    ``looks: cards``                             what Explorers see, top card first
    ``keeps: card, place``                       it goes to the hand; the others go back in their order
    ``sees hand: of, cards``                     what Traders see, in the hand of seat ``of``
    ``takes: from, card``                        it changes hands
    ``loses island: island``                     Civil War: the seat's island is discarded
    ``sails: cards, number``                     the voyage's cards, and the Voyage Number
    ``flips: nth, card, meaning, owner``         ``meaning`` is ``sea``, ``own island``, ``settled`` (it is the
                                                 seat's now) or ``raid`` (on seat ``owner``)
    ``perishes: flips``                          the voyage found nothing
    ``raid: on, island, card``                   a raid begins, by that card if it was played from the hand
    ``attacks: cards, strength``                 the attacker's cards are shown
    ``defends: cards, strength``                 the defender's are
    ``raid ends: island, attack, defence,        seat ``winner`` controls the island
    winner``
    ``end: scores, winners``                     the game is over
    ============================================ ===============================================================

**The last line, the ending**::

    {"end": "finished", "steps": 311, "scores": [{"seat": 0, "cards": 12, ..., "total": 38, "dollars": 4},
     ...], "winners": [1], "state": "0f3a...", "sha256": "..."}

``end`` is ``finished``, or ``open`` for a match that was still running. ``steps`` is their number. ``scores`` are
the points as the game stands, in Alaska by line: ``cards``, ``government_military``, ``oil_tourism``, ``starred``
(the +1 VP printed on cards), ``events``, and ``most_of_type``, which lists the types that give the seat 2 each;
``total`` is their sum, ``dollars`` what the seat has left. In the Pacific they are the ``islands`` by name, their
number as ``total``, and the ``cards`` in hand. ``winners`` are all seats that share the victory, none in an open
match. ``state`` is the program's digest of the position, which a reader may pass over. ``sha256`` is
that of all the bytes before this line, so that damage is found; a file without a last line of this kind was cut
short.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from game import catalog
from game.contract import CHANCE, OVER, Event, Game, Plain, State

FORMAT = "aurora-atoll"
VERSION = 1
FINISHED, OPEN = "finished", "open"


_LONGEST_REASON = 200


class RecordError(ValueError):
    """A record that can't be read or does not hold to the rules; the message is one line for people."""

    def __init__(self, reason: str) -> None:
        """Keep the reason to one short line: it may quote what somebody wrote into the file."""
        line = "".join(sign if sign.isprintable() else " " for sign in reason[: _LONGEST_REASON + 1])
        super().__init__(line if len(line) <= _LONGEST_REASON else f"{line[: _LONGEST_REASON - 1]}…")


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits on a seat: a ``human``, or a ``computer`` that plays at ``level``."""

    name: str
    town: str = ""
    kind: str = "human"
    level: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a match is set up; ``first`` is None if the first seat is to be drawn from the seed."""

    game: str
    seats: tuple[SeatSetup, ...]
    seed: int
    first: int | None = None
    rules: frozenset[str] = frozenset()


@dataclass(slots=True)
class Record:
    """A match as told by its file: its set-up (with the first seat known), the steps, and how it ended."""

    setup: Setup
    rules_version: int
    steps: list[Plain] = field(default_factory=list)
    ending: Plain = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        """The text of the record, line by line without line feeds."""
        digest = hashlib.sha256()
        for plain in [self.header(), *self.steps]:
            line = _line_of(plain)
            digest.update(f"{line}\n".encode())
            yield line
        yield _line_of(self.ending | {"sha256": digest.hexdigest()})

    def write(self, path: Path) -> None:
        """Write the record whole or not at all: into a file beside it that then takes its name.

        Raises OSError where the system does.
        """
        text = "".join(f"{line}\n" for line in self.lines())
        part = path.with_name(f"{path.name}.part")
        try:
            with part.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)  # a full disk is not to be left with half a record

    def header(self) -> Plain:
        """The first line."""
        setup = self.setup
        return {
            "record": FORMAT,
            "version": VERSION,
            "game": setup.game,
            "rules_version": self.rules_version,
            "house_rules": sorted(setup.rules),
            "seats": [asdict(seat) for seat in setup.seats],
            "first": setup.first,
            "seed": setup.seed,
        }


def ending_of(game: Game, state: State, steps: int, finished: bool) -> Plain:
    """The ending of a record that stands at this state after so many steps."""
    return {
        "end": FINISHED if finished else OPEN,
        "steps": steps,
        "scores": game.score_plain(state),
        "winners": list(state.winners()) if finished else [],
        "state": state.digest(),
    }


def read(path: Path) -> Record:
    """Read a record and check its form, its versions and its checksum, but not yet the rules (see
    ``replay``).

    Raises RecordError for a file that is damaged, cut short, foreign or newer, and OSError where the system does.
    """
    data = path.read_bytes()
    lines = data.split(b"\n")
    header = _object_in(lines[0], 1)
    if header is None or header.get("record") != FORMAT:
        raise RecordError("this is not a record of Aurora & Atoll")
    _check_versions(header)
    ending = _object_in(lines[-2], len(lines) - 1) if len(lines) > 2 and not lines[-1] else None
    if ending is None or "end" not in ending:
        raise RecordError("the record is cut short: its last line is missing")
    body = data[: len(data) - len(lines[-2]) - 1]
    if ending.pop("sha256", None) != hashlib.sha256(body).hexdigest():
        raise RecordError("the record is damaged: its checksum is not that of its lines")
    steps = []
    for number, line in enumerate(lines[1:-2], start=2):
        step = _object_in(line, number)
        if step is None:
            raise RecordError(f"the record is damaged: line {number} is not a step")
        steps.append(step)
    record = Record(_setup_from(header), header["rules_version"], steps, ending)
    if not _same(header, record.header()):
        raise RecordError("the header is damaged: it is not in the form of this version")
    return record


def replay(record: Record) -> Iterator[tuple[Plain, State, list[Event]]]:
    """Play a record again and check it: for every step itself, the state after it and its events.

    Raises RecordError at the first step that the rules do not allow or whose effects are others than the
    record tells, and at the end if the ending is not that of the game.
    """
    game = catalog.load(record.setup.game)
    try:
        state = game.start(len(record.setup.seats), record.setup.first or 0, record.setup.rules)
    except ValueError as error:
        raise RecordError(f"the header is wrong: {error}") from error
    for number, step in enumerate(record.steps, start=1):
        try:
            expected, events = _play(game, state, step)
        except (ValueError, RecursionError) as error:  # the latter from nesting without end
            raise RecordError(f"step {number} breaks the rules: {error}") from error
        if not _same(step, {"step": number} | expected):
            raise RecordError(f"step {number} tells other effects than the rules give")
        yield step, state, events
    finished = state.actor == OVER
    if not _same(record.ending, ending_of(game, state, len(record.steps), finished)):
        raise RecordError("the ending is not that of the game recorded")


def effects_of(game: Game, events: list[Event]) -> list[Plain]:
    """The effects of a step in a record's words."""
    return [plain for plain in (game.event_plain(event) for event in events) if plain is not None]


def _play(game: Game, state: State, step: Plain) -> tuple[Plain, list[Event]]:
    """Play one step; what the record must tell of it, and its events."""
    events: list[Event] = []
    words = {key: value for key, value in step.items() if key not in ("step", "seat", "effects")}
    if state.actor == CHANCE:
        if "seat" in step:
            raise ValueError("a seat acts where dice or a shuffle are due")
        outcome = game.outcome_from_plain(state, words)
        expected = game.outcome_plain(state, outcome)
        state.resolve(outcome, events)
    else:
        if step.get("seat") != state.actor:
            raise ValueError(f"seat {state.actor} is to act, not {step.get('seat', 'chance')}")
        expected = {}
        while not expected or state.choosing:  # a choice of several cards is one step
            action = game.action_from_plain(state, words)
            expected = {"seat": state.actor} | game.action_plain(state, action)
            state.apply(action, events)
    return expected | {"effects": effects_of(game, events)}, events


def _same(told: Plain, expected: Plain) -> bool:
    """Whether both are the same JSON, in which ``1``, ``1.0`` and ``true`` differ, as they do not in Python."""
    try:
        return json.dumps(told, sort_keys=True) == json.dumps(expected, sort_keys=True)
    except RecursionError:
        return False


def _line_of(plain: Plain) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(", ", ": "))


def _object_in(line: bytes, number: int) -> Plain | None:
    """The JSON object on a line; None if it is something else or nothing at all."""
    try:
        found: Any = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _check_versions(header: Plain) -> None:
    version = header.get("version")
    if type(version) is not int or version < 1:
        raise RecordError("the header is damaged: it names no version")
    if version > VERSION:
        raise RecordError(f"the record is of version {version}; this program reads up to {VERSION}: update it")
    try:
        game = catalog.load(str(header.get("game")))
    except ValueError as error:
        raise RecordError(str(error)) from error
    rules = header.get("rules_version")
    if type(rules) is not int or rules < 1:
        raise RecordError("the header is damaged: it names no version of the rules")
    if rules > game.rules_version:
        raise RecordError(
            f"the record is of version {rules} of the rules; this program knows {game.rules_version}: update it"
        )


def _setup_from(header: Plain) -> Setup:
    try:
        setup = Setup(
            game=header["game"],
            seats=tuple(SeatSetup(**seat) for seat in header["seats"]),
            seed=header["seed"],
            first=header["first"],
            rules=frozenset(header["house_rules"]),
        )
    except KeyError as error:
        raise RecordError(f"the header is damaged: it lacks {error}") from error
    except TypeError as error:
        raise RecordError("the header is damaged: its seats or house rules are none") from error
    texts = [text for seat in setup.seats for text in (seat.name, seat.town, seat.kind, seat.level)]
    if not all(isinstance(text, str) and _is_writable(text) for text in (*texts, *setup.rules)):
        raise RecordError("the header is damaged: a name is no text")
    if not all(seat.kind in ("human", "computer") for seat in setup.seats):
        raise RecordError("the header is damaged: a seat is neither human nor computer")
    if type(setup.first) is not int or type(setup.seed) is not int:
        raise RecordError("the header is damaged: the first seat or the seed is no number")
    return setup


def _is_writable(text: str) -> bool:
    """Whether UTF-8 has a form for it: JSON can name halves of characters."""
    return text.isascii() or not any(0xD800 <= ord(sign) <= 0xDFFF for sign in text)
