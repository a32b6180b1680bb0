"""Hints for the Pacific: a legal plan and a reason with its figures, for every kind of decision."""

from game.ai.budget import Iterations
from game.ai.pacific.advice import REASONS, advise, largest
from game.chance import Chance
from game.pacific.cards import pile_of
from game.pacific.state import DONE, Phase
from tests.game.ai.pacific.asked import every
from tests.game.pacific.position import card, cards, position


def test_every_decision_has_a_reason_with_its_figures() -> None:
    phases, reasons = set(), set()
    for number, state in every(23):
        advice = advise(state.view(state.actor), Chance(number), Iterations(2))
        phases.add(state.phase)
        reasons.add(advice.reason)
        assert tuple(advice.figures) == tuple(REASONS[advice.reason])
        for name, figure in advice.figures.items():
            assert 0 <= figure <= (1 if name.startswith("chance") else 100), (advice.reason, name)
        for action in advice.plan:
            assert action in state.legal()
            state = state if state.choosing else state.clone()
            state.apply(action)
    assert len(phases) == 10
    assert len(reasons) > 20


def test_a_voyage_is_advised_with_its_true_odds() -> None:
    state = position("Canoes, Taro, Wayfinding", "Canoes, Fish", phase=Phase.COLONIZE)
    advice = advise(state.view(0), Chance(1), Iterations(8))
    assert advice.reason == "voyage"
    assert advice.figures["number"] == 3
    miss = 77 / 97 * 76 / 96 * 75 / 95  # 97 cards unseen, 20 islands
    assert abs(advice.figures["chance"] - (1 - miss)) < 1e-9
    assert advice.figures["chance_raid"] == 0


def test_a_defence_that_is_too_weak_is_told_as_such() -> None:
    state = position("Taro", "Warriors, Yams", phase=Phase.DEFENCE, islands="Tonga 1")
    state.actor, state.rival, state.island = 1, 1, card("Tonga")
    state.attack = (card("Warriors"),) * 3
    state.discards += pile_of(state.attack)
    advice = advise(state.view(1), Chance(1), Iterations(8))
    assert advice.plan == (DONE,)
    assert (advice.reason, advice.figures) == ("defend_too_weak", {"strength": 3, "cards": 1})


def test_the_largest_voyage_of_a_hand() -> None:
    def number(hand: str) -> int:
        return largest(pile_of(cards(hand)))

    assert number("Canoes, Taro") == 0
    assert number("Canoes, Taro, Wayfinding") == 3
    assert number("2 Canoes, 2 Taro, Yams, Wayfinding, Planned Migration") == 8
    assert number("Accidental Voyage, Taro") == 4
    assert number("Accidental Voyage, Canoes, Taro, Wayfinding") == 5
