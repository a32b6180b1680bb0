"""Measures speed: ``bench engine`` the rules."""

import importlib
import json
from collections.abc import Sequence

from tools import console

SUBJECTS = {
    "engine": """\
engine: alaska_decisions_per_second, decisions of the seats a second in games of four seats that play any legal
action at random (the dice and shuffles between them take their time, but are not counted); alaska_clone_us,
microseconds to copy a state, over the states of such games. One core; each is the best of several rounds, the
one that other programs disturbed least.""",
}
"""What can be measured, with the meaning of its keys. ``tools.bench_<subject>`` has ``measure()``, which gives
figures by key; it is imported only when asked for, so that one subject does not need what another needs."""


def main(words: Sequence[str]) -> None:
    """Measure what the command line asks for and tell the figures."""
    parser = console.Parser("bench", "Measures speed on this machine.", "\n\n".join(SUBJECTS.values()))
    parser.add_argument("subject", choices=SUBJECTS, help="what is measured")
    parser.add_argument("--json", action="store_true", help="one object with the keys told below")
    given = parser.parse_args(words)
    figures: dict[str, float] = importlib.import_module(f"tools.bench_{given.subject}").measure()
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(console.table([(key, f"{value:,.2f}") for key, value in figures.items()], right=(1,))))


if __name__ == "__main__":
    console.run("bench", main)
