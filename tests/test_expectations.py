"""The list of what players complain about: every row once, with the test that covers it or the reason for none."""

import ast
import csv
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "tests" / "expectations.csv"
COLUMNS = ["row", "issue", "test", "reason"]
ISSUES = {"2", "3", "4", "5", "6", "later"}
AREAS = "DIRABUSQPCL"
COUNT = 109  # rows of the list
ITSELF = "tests/test_expectations.py::test_a_fault_in_the_table_is_found"


def rows() -> list[dict[str, str]]:
    with FILE.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        assert reader.fieldnames == COLUMNS
        return list(reader)


@cache
def defined_in(path: str) -> frozenset[str]:
    """The tests that a file of the project defines; none is run, and nothing imported."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@cache
def source_of(path: str, name: str) -> str:
    """The lines of a test and of the comments that stand with it."""
    text = (ROOT / path).read_text(encoding="utf-8")
    node = next(n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef) and n.name == name)
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    return "\n".join(text.splitlines()[first - 1 : node.end_lineno])


def faults(table: list[dict[str, str]]) -> list[str]:
    """What is wrong with a table, a line each."""
    found = []
    seen: set[str] = set()
    for entry in table:
        row, tests, reason = entry["row"], entry["test"], entry["reason"]
        if not re.fullmatch(rf"[{AREAS}]\d\d", row):
            found.append(f"{row!r} is no row of the list")
        if row in seen:
            found.append(f"{row} comes twice")
        seen.add(row)
        if entry["issue"] not in ISSUES:
            found.append(f"{row}: there is no issue {entry['issue']!r}")
        if any(value is None or value != " ".join(value.split()) for value in entry.values()):
            found.append(f"{row} is not four plain texts")
        if not tests and not reason:
            found.append(f"{row} has neither a test nor a reason")
        for test in tests.split():
            path, _, name = test.partition("::")
            if not path.startswith("tests/") or not (ROOT / path).is_file():
                found.append(f"{row}: there is no file {path}")
            elif not name.startswith("test_") or name not in defined_in(path):
                found.append(f"{row}: {path} has no {name}")
            elif not re.search(rf"\b{row}\b", source_of(path, name)):
                found.append(f"{row}: {name} does not say that it covers it")
    return found


def test_every_row_is_there_once_with_a_test_or_a_reason() -> None:
    table = rows()
    assert faults(table) == []
    assert len(table) == COUNT
    areas = [AREAS.index(entry["row"][0]) for entry in table]
    assert areas == sorted(areas)
    for area in AREAS:
        numbers = [entry["row"] for entry in table if entry["row"][0] == area]
        assert numbers == sorted(numbers)


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (("D01", "3", "tests/test_expectations.py::test_nothing", ""), "has no test_nothing"),
        (("D01", "3", "tests/test_nowhere.py::test_nothing", ""), "no file tests/test_nowhere.py"),
        (("D01", "3", "tests/test_crash.py::test_a_failing_thread_is_logged", ""), "does not say"),
        (("D01", "3", "", ""), "neither a test nor a reason"),
        (("D01", "9", "", "It can't."), "no issue '9'"),
        (("X01", "3", "", "It can't."), "no row of the list"),
        (("D03", "3", "", "It can't."), "comes twice"),
    ],
)
def test_a_fault_in_the_table_is_found(entry: tuple[str, ...], fault: str) -> None:
    """It says D03 so that it can stand in a table without faults."""
    good = dict(zip(COLUMNS, ("D03", "3", ITSELF, ""), strict=True))
    assert faults([good]) == []
    (found,) = faults([good, dict(zip(COLUMNS, entry, strict=True))])
    assert fault in found
