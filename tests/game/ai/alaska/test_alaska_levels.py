"""What each of Alaska's levels considers."""

from collections.abc import Callable

from game.ai import levels
from game.ai.budget import Iterations
from game.alaska.rules import AlaskaState, start
from game.alaska.state import Phase, Rules
from game.chance import Chance
from game.contract import CHANCE, OVER


def _purchases(seats: int) -> list[AlaskaState]:
    """Those of some games of ``hard``."""
    found = []
    for seed in range(3):
        chance = Chance(seed)
        state = start(seats, 0, Rules())
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.resolve(state.sample(chance))
                continue
            if state.phase is Phase.INVEST:
                found.append(state.clone())
            for action in levels.plan("hard", state.view(state.actor), chance):
                state.apply(action)
    return found


def _differing(level: str, states: list[AlaskaState], change: Callable[[AlaskaState], None]) -> int:
    """At how many purchases the level buys otherwise if the position is changed."""
    count = 0
    for state in states:
        other = state.clone()
        change(other)
        before, after = (
            set(levels.plan(level, one.view(one.actor), Chance(5), Iterations(0))) for one in (state, other)
        )
        count += before != after
    return count


def _enrich_the_next(state: AlaskaState) -> None:
    """The next seat can suddenly pay for everything."""
    state.money[(state.seat + 1) % state.seats] += 40


def test_only_expert_minds_what_the_next_seat_can_buy() -> None:
    states = _purchases(2)
    assert _differing("expert", states, _enrich_the_next) > 5
    for level in ("easy", "normal", "hard"):
        assert _differing(level, states, _enrich_the_next) == 0


def test_hard_minds_who_has_the_most_of_a_type_and_easy_does_not() -> None:
    def strip_the_rivals(state: AlaskaState) -> None:
        for seat in range(state.seats):
            if seat != state.seat:
                state.owned[seat] = 0
                state.towns[seat] = ()

    states = [state for state in _purchases(2) if state.turn > 20]
    assert _differing("hard", states, strip_the_rivals) > 5
    assert _differing("easy", states, strip_the_rivals) == 0
