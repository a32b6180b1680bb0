"""What holds for computer players of every level."""

import pytest

from game import catalog
from game.ai import levels
from game.ai.budget import Iterations
from game.alaska.rules import AlaskaState, start
from game.alaska.state import Rules
from game.chance import Chance
from game.contract import CHANCE, OVER, View
from tests.game.ai.positions import TABLES, decisions


def test_an_unknown_level_is_named() -> None:
    state = next(decisions(2, Rules(), seed=1))
    with pytest.raises(ValueError, match=r"'grandmaster'.*normal"):
        levels.choose("grandmaster", state.view(state.actor), Chance(1))


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    state = next(decisions(2, Rules(), seed=1))
    with pytest.raises(ValueError, match="nothing to decide"):
        levels.choose("normal", state.view(1 - state.actor), Chance(1))


EVERY = {"easy": 4, "hard": 4, "expert": 16}
"""By level: of how many decisions of a game one is asked, where thinking takes long."""


def _choose(level: str, view: View, seed: int) -> int:
    return levels.plan(level, view, Chance(seed), Iterations(2))[0]


@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_choice_is_legal(level: str) -> None:
    phases = set()
    for number, (seats, rules) in enumerate(TABLES):
        for step, state in enumerate(decisions(seats, rules, seed=number)):
            if (step + number) % EVERY.get(level, 1):
                continue
            view = state.view(state.actor)
            assert _choose(level, view, step) in view.legal
            phases.add(state.phase.name)
    assert phases == {"ROLL", "TICKET", "FREE_BUY", "INVEST", "LAST_SPENDING"}


@pytest.mark.parametrize("level", levels.LEVELS)
def test_the_hidden_deck_does_not_matter(level: str) -> None:  # B07
    game = catalog.load("alaska")
    for number, (seats, rules) in enumerate(TABLES[::5]):
        for step, state in enumerate(decisions(seats, rules, seed=number)):
            if (step + number) % EVERY.get(level, 1):
                continue
            view = state.view(state.actor)
            other = game.determinize(view, Chance(step)).view(state.actor)
            assert _choose(level, view, step) == _choose(level, other, step)


def _play(kinds: list[str], seed: int, rules: Rules) -> AlaskaState:
    chance = Chance(seed)
    own = [Chance(chance.seed()) for _ in kinds]
    state = start(len(kinds), chance.below(len(kinds)), rules)
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            state.resolve(state.sample(chance))
        else:
            state.apply(levels.choose(kinds[seat], state.view(seat), own[seat]))
    return state


@pytest.mark.parametrize(
    ("seats", "rules", "least"),
    [
        (2, Rules(), 0.95),
        (3, Rules(equal_turns=True), 0.85),
        (4, Rules(share_majority=True, vp_instead=True), 0.7),
        (5, Rules(replace_events=True, equal_turns=True), 0.5),
    ],
)
@pytest.mark.parametrize("level", ["normal", "baseline"])
def test_it_beats_random_players(level: str, seats: int, rules: Rules, least: float) -> None:
    games = 60
    share = 0.0
    for seed in range(games):
        kinds = ["random"] * seats
        kinds[seed % seats] = level
        winners = _play(kinds, seed, rules).winners()
        share += (seed % seats in winners) / len(winners)
    assert share / games >= least
