"""Records that are damaged, cut short, foreign, newer or forged: one line of reason, and nothing else happens."""

import copy
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.chance import Chance
from game.match import Match
from game.record import Record, RecordError, read, replay
from tests.game.playing import play, setup

Lines = list[dict[str, Any]]


def file_of(match: Match) -> bytes:
    return "".join(f"{line}\n" for line in match.record.lines()).encode()


@pytest.fixture
def short() -> bytes:
    """A match of a few decisions, as its file."""
    return file_of(play(Match(setup(2, seed=3)), decisions=4))


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], str]:
    """Read and replay a file of these bytes: the reason why it is refused, or nothing if it is not.

    There are many, so the disk is spared.
    """
    held = b""
    monkeypatch.setattr(Path, "read_bytes", lambda _: held)

    def reason(data: bytes) -> str:
        nonlocal held
        held = data
        try:
            for _ in replay(read(Path("held.jsonl"))):
                pass
        except RecordError as error:
            message = str(error)
            assert message
            assert message.isprintable(), "not one line for people"
            assert len(message) <= 300
            return message
        return ""

    return reason


def sealed(lines: Lines) -> bytes:
    """A file of these lines whose checksum is right."""
    texts = [json.dumps(line, ensure_ascii=False) + "\n" for line in lines[:-1]]
    body = "".join(texts).encode("utf-8", "surrogatepass")
    ending = lines[-1] | {"sha256": hashlib.sha256(body).hexdigest()}
    return body + json.dumps(ending).encode() + b"\n"


def lines_of(data: bytes) -> Lines:
    return [json.loads(line) for line in data.decode().splitlines()]


def test_a_sound_record_is_not_refused(short: bytes, check: Callable[[bytes], str]) -> None:
    assert check(short) == ""
    assert check(sealed(lines_of(short))) == ""


# ---- damaged -----------------------------------------------------------------------------------------------


def test_every_changed_byte_is_found(short: bytes, check: Callable[[bytes], str]) -> None:
    chance = Chance(1)
    last_line = short.rfind(b"\n", 0, -1)
    for place, byte in enumerate(short):
        other = byte ^ 1 + chance.below(255)
        if place > last_line and byte == ord(" ") and other in b"\t\r":
            continue  # another blank between words that the checksum does not cover says the same
        assert check(short[:place] + bytes([other]) + short[place + 1 :]), f"byte {place}: {byte:#x}, {other:#x}"


def test_every_changed_bit_of_the_last_line_is_found(short: bytes, check: Callable[[bytes], str]) -> None:
    for place in range(short.rfind(b"\n", 0, -1), len(short)):
        for bit in range(8):
            damaged = short[:place] + bytes([short[place] ^ 1 << bit]) + short[place + 1 :]
            assert check(damaged), f"byte {place}, bit {bit}"


def test_every_shorter_file_is_found(short: bytes, check: Callable[[bytes], str]) -> None:
    for length in range(len(short)):
        reason = check(short[:length])
        assert "cut short" in reason or "not a record" in reason


def test_lost_doubled_and_swapped_lines_are_found(short: bytes, check: Callable[[bytes], str]) -> None:
    lines = short.splitlines(keepends=True)
    for number in range(len(lines)):
        assert check(b"".join(lines[:number] + lines[number + 1 :]))
        assert check(b"".join(lines[: number + 1] + lines[number:]))
        if number:
            assert check(b"".join([*lines[: number - 1], lines[number], lines[number - 1], *lines[number + 1 :]]))


@pytest.mark.parametrize("more", [b"\n", b" ", b"{}\n", b"\0", b"\xef\xbb\xbf"])
def test_what_is_added_is_found(short: bytes, more: bytes, check: Callable[[bytes], str]) -> None:
    assert check(short + more)
    assert check(more + short)


def test_other_ends_of_lines_are_found(short: bytes, check: Callable[[bytes], str]) -> None:
    assert check(short.replace(b"\n", b"\r\n"))
    assert check(short.replace(b"\n", b"\r"))


# ---- foreign and newer -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\n\n\n",
        b"hello\n",
        b"{}\n{}\n{}\n",
        b"[]\n",
        b"null\n",
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\xff\xfe{\0}\0",
        b'{"record": "chess"}\n',
        b'{"record": ["aurora-atoll"]}\n',
        b"[" * 100_000 + b"\n",
        b'{"record": ' + b"[" * 100_000 + b"\n",
        b"9" * 10_000 + b"\n",
        bytes(1000),
    ],
)
def test_a_foreign_file_is_no_record(data: bytes, check: Callable[[bytes], str]) -> None:
    assert check(data) == "this is not a record of Aurora & Atoll"


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("version", 2, "version 2; this program reads up to 1: update"),
        ("version", 10**20, "update"),
        ("version", 0, "no version"),
        ("version", "1", "no version"),
        ("version", True, "no version"),
        ("version", None, "no version"),
        ("rules_version", 2, "version 2 of the rules; this program knows 1: update"),
        ("rules_version", 0, "no version of the rules"),
        ("rules_version", 1.0, "no version of the rules"),
        ("game", "chess", "no game 'chess'"),
        ("game", None, "no game"),
        ("game", "two\nlines \x1b[2J", "no game"),
        ("game", "long" * 10_000, "no game"),
    ],
)
def test_a_newer_record_and_another_game_are_named(
    field: str, value: object, words: str, short: bytes, check: Callable[[bytes], str]
) -> None:  # S06
    lines = lines_of(short)
    lines[0][field] = value
    assert words in check(sealed(lines))


def test_a_newer_record_is_named_even_if_its_lines_mean_nothing_here(check: Callable[[bytes], str]) -> None:
    assert "update" in check(b'{"record": "aurora-atoll", "version": 9, "pages": []}\nsomething new')


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nothing.jsonl")


# ---- forged: other values, a right checksum ----------------------------------------------------------------

ODD_VALUES: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        7,
        119,
        10**30,
        1.0,
        0.5,
        -2,
        float("nan"),
        "",
        "human",
        "Salmon",
        "two\nlines",
    ),
    *("\x1b[31m", "\ud800", [], {}, [[]], [1], [1, 2], [999], ["Salmon"], [None], {"a": 1}, "x" * 5000),
]


FACES = [[one] for one in range(1, 7)] + [[one, two] for one in range(1, 7) for two in range(1, 7)]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where anything stands in a tree of JSON, the whole itself excepted."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*path, key))


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def is_another_game(lines: Lines, path: tuple[Any, ...]) -> bool:
    """Whether a forged value may make a game as good as the true one: another seed, other names, or dice by
    which the same came about."""
    if path[0] == 0:
        return path[1] == "seed" or (path[1] == "seats" and len(path) == 4)
    return lines[path[0]].get("chance") == "dice" and path[1] == "dice" and at(lines, path[:2]) in FACES


def test_no_forged_value_passes_or_does_harm(short: bytes, check: Callable[[bytes], str]) -> None:
    whole = lines_of(short)
    for path in list(places(whole)):
        if "order" in path and len(path) > 3 and path[3] % 10:
            continue  # every tenth card of the deck is enough
        if path[-1] == "sha256":
            continue
        for value in ODD_VALUES:
            if len(path) == 1 and not isinstance(value, dict):
                continue  # a line that is no object is tried elsewhere
            if json.dumps(value) == json.dumps(at(whole, path)):
                continue
            forged = list(whole)
            forged[path[0]] = copy.deepcopy(whole[path[0]])
            at(forged, path[:-1])[path[-1]] = value
            assert check(sealed(forged)) or is_another_game(forged, path), f"{path} = {value!r}"


def test_no_missing_or_added_word_passes(short: bytes, check: Callable[[bytes], str]) -> None:
    whole = lines_of(short)
    for path in list(places(whole)):
        if len(path) == 1 or path[-1] == "sha256" or ("order" in path and len(path) > 3 and path[3] % 10):
            continue
        forged = copy.deepcopy(whole)
        del at(forged, path[:-1])[path[-1]]
        assert check(sealed(forged)), f"{path} is missing"
        if isinstance(at(whole, path), dict):
            forged = copy.deepcopy(whole)
            at(forged, path)["more"] = 1
            assert check(sealed(forged)), f"{path} has more"
    for number in range(1, len(whole)):
        forged = copy.deepcopy(whole)
        forged[number]["more"] = 1
        assert check(sealed(forged)), f"line {number} has more"


@pytest.mark.parametrize("line", ["[]", "7", '"end"', "null", "", "{", "[" * 5000, '{"a": ' * 5000])
def test_a_line_that_is_no_step_is_found(line: str, short: bytes, check: Callable[[bytes], str]) -> None:
    texts = short.decode().splitlines()
    body = "".join(f"{text}\n" for text in [*texts[:2], line, *texts[2:-1]]).encode()
    ending = json.loads(texts[-1]) | {"sha256": hashlib.sha256(body).hexdigest()}
    assert check(body + json.dumps(ending).encode() + b"\n") == "the record is damaged: line 3 is not a step"


@pytest.mark.parametrize("depth", [50, 400, 800, 900, 950, 970, 980, 990])
@pytest.mark.parametrize("field", ["card", "dice", "effects", "seat", "step", "action", "more"])
def test_deep_nesting_does_no_harm(depth: int, field: str, short: bytes, check: Callable[[bytes], str]) -> None:
    nest = "[" * depth + "]" * depth
    for number in (2, 3, -1):
        texts = short.decode().splitlines()
        step = json.loads(texts[number])
        step[field] = "NEST"
        texts[number] = json.dumps(step).replace('"NEST"', nest)
        body = "".join(f"{text}\n" for text in texts[:-1]).encode()
        ending = texts[-1].rstrip("}").rpartition(', "sha256"')[0]
        if number == -1:
            ending = json.dumps(step | {"sha256": None}).replace('"NEST"', nest).replace(', "sha256": null}', "")
        seal = f', "sha256": "{hashlib.sha256(body).hexdigest()}"}}\n'
        assert check(body + ending.encode() + seal.encode())


@pytest.mark.parametrize("number", [2, 3, -1])
def test_nesting_that_can_just_be_read_does_no_harm_later(number: int, tmp_path: Path, short: bytes) -> None:
    """A record may be replayed with less room on the stack than it was read with."""
    texts = short.decode().splitlines()
    path = tmp_path / "nested.jsonl"
    for depth in range(600, 1000, 10):
        lines = list(texts)
        lines[number] = f'{texts[number][:-1]}, "more": {"[" * depth}{"]" * depth}}}'
        body = "".join(f"{text}\n" for text in lines[:-1])
        seal = hashlib.sha256(body.encode()).hexdigest()
        path.write_text(f'{body}{lines[-1][:-1]}, "sha256": "{seal}"}}\n', encoding="utf-8", newline="\n")
        with pytest.raises(RecordError):
            _with_less_room(300, read(path))


def _with_less_room(frames: int, record: Record) -> int:
    if frames:
        return _with_less_room(frames - 1, record) + 1
    return len(list(replay(record)))


@pytest.mark.parametrize("value", [None, True, 1.5, "7", [], {}])
@pytest.mark.parametrize("field", ["seed", "first"])
def test_the_seed_and_the_first_seat_are_numbers(
    field: str, value: object, short: bytes, check: Callable[[bytes], str]
) -> None:
    lines = lines_of(short)
    lines[0][field] = value
    assert check(sealed(lines)) == "the header is damaged: the first seat or the seed is no number"


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("name", "half \ud800", "a name is no text"),  # could be read, but never written again
        ("town", None, "a name is no text"),
        ("kind", "banana", "neither human nor computer"),
    ],
)
def test_a_seat_is_one_that_could_sit_there(
    field: str, value: object, words: str, short: bytes, check: Callable[[bytes], str]
) -> None:
    lines = lines_of(short)
    lines[0]["seats"][1][field] = value
    body = "".join(json.dumps(line) + "\n" for line in lines[:-1]).encode()
    ending = lines[-1] | {"sha256": hashlib.sha256(body).hexdigest()}
    assert words in check(body + json.dumps(ending).encode() + b"\n")


def test_who_acts_out_of_turn_is_named(short: bytes, check: Callable[[bytes], str]) -> None:
    lines = lines_of(short)
    actor = lines[2]["seat"]
    lines[2]["seat"] = 1 - actor
    assert check(sealed(lines)) == f"step 2 breaks the rules: seat {actor} is to act, not {1 - actor}"
    lines = lines_of(short)
    lines[3]["seat"] = actor
    assert check(sealed(lines)) == "step 3 breaks the rules: a seat acts where dice or a shuffle are due"


def test_a_finished_record_with_one_word_changed_is_refused(check: Callable[[bytes], str]) -> None:
    whole = lines_of(file_of(play(Match(setup(3, seed=5, rules=("replace_events",))))))
    chance = Chance(3)
    steps = [path for path in places(whole) if len(path) > 1 and path[-1] != "sha256" and path[0] > 1]
    for _ in range(150):
        place = steps[chance.below(len(steps))]
        value = ODD_VALUES[chance.below(len(ODD_VALUES))]
        forged = copy.deepcopy(whole)
        at(forged, place[:-1])[place[-1]] = value
        if json.dumps(forged) != json.dumps(whole):
            assert check(sealed(forged)) or is_another_game(forged, place), f"{place} = {value!r}"


def test_a_step_too_few_and_a_step_too_many_are_found(check: Callable[[bytes], str]) -> None:
    whole = lines_of(file_of(play(Match(setup(2, seed=5)))))
    assert check(sealed([*whole[:-2], whole[-1]])) == "the ending is not that of the game recorded"
    more = {"step": len(whole) - 1, "seat": -2, "action": "end", "effects": []}
    assert "breaks the rules" in check(sealed([*whole[:-1], more, whole[-1]]))
