"""Measures speed: ``engine`` the rules, ``client`` the program that shows them, ``opponents`` its computers."""

import importlib
import json
from collections.abc import Sequence

from tools import console

SUBJECTS = {
    "engine": """\
engine: build, which rules are measured, compiled (tools.compile) or pure Python; and for each game:
alaska_decisions_per_second and pacific_decisions_per_second, decisions of the seats a second in games of four
seats that play any legal action at random (a choice of several cards is one decision; the dice and shuffles
between them take their time, but are not counted); alaska_clone_us and
pacific_clone_us, microseconds to copy a state, over the states of such games. One core; each is the best of
several rounds, the one that other programs disturbed least.""",
    "client": """\
client: alaska_frame_median_ms_1080p, alaska_frame_p99_ms_1080p and the same for 4k, milliseconds for a picture of
the fullest table (five seats, all cards out) while a roll is played out and a computer thinks in its process,
median and 99th percentile of the pictures drawn; pacific_frame_median_ms_1080p, pacific_frame_p99_ms_1080p and the
same for 4k, those of the fullest map (six seats, nine islands in play, a hand of twenty) while a voyage is played
out; first_frame_s, seconds from the start of the program to the first picture of the title, and table_ready_s, from
a press on Start to the first picture of the table, each the best of several; idle_cpu_percent, percent of a core
that title, table or map take while nobody does anything, the worst of them; memory_mb, megabytes of the
program at 1920x1080 once it has shown most screens. No window is opened.""",
    "opponents": """\
opponents: build, as above; for each game and level alaska_easy_answers, how many answers a match of two such
computers took (an answer is one decision, or a whole turn of purchases or voyage of cards), and of their seconds
alaska_easy_median_s and alaska_easy_p99_s, median and 99th percentile, as the client waited for them while it drew
one picture after the other at 1920x1080 without a pause; worker_mb, megabytes of the process that thinks, at most.
Takes some minutes. No window is opened.""",
}
"""What can be measured, with the meaning of its keys. ``tools.bench_<subject>`` has ``measure()``, which gives
figures by key; it is imported only when asked for, so that one subject does not need what another needs."""


def main(words: Sequence[str]) -> None:
    """Measure what the command line asks for and tell the figures."""
    parser = console.Parser("bench", "Measures speed on this machine.", "\n\n".join(SUBJECTS.values()))
    parser.add_argument("subject", choices=SUBJECTS, help="what is measured")
    parser.add_argument("--json", action="store_true", help="one object with the keys told below")
    given = parser.parse_args(words)
    figures: dict[str, float | str] = importlib.import_module(f"tools.bench_{given.subject}").measure()
    if given.json:
        print(json.dumps(figures))
    else:
        rows = [(key, value if isinstance(value, str) else f"{value:,.2f}") for key, value in figures.items()]
        print("\n".join(console.table(rows, right=(1,))))


if __name__ == "__main__":
    console.run("bench", main)
