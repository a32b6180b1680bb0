"""Alaska's search: played-on choices, the race between them, and hints from it."""

from dataclasses import replace

import pytest

from game.ai import weights
from game.ai.alaska.advice import REASONS, advise
from game.ai.alaska.policy import Player, Policy
from game.ai.alaska.rollout import Future, final_points, play_on, promise, share_of_win
from game.ai.alaska.search import Expert, Searcher, search
from game.ai.alaska.table import FACES, from_view
from game.ai.alaska.worth import Weights
from game.ai.budget import Iterations
from game.alaska.cards import CARDS, ERAS
from game.alaska.rules import AlaskaState, start
from game.alaska.state import END, Phase, Rules
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import CHANCE, OVER
from tests.game.ai.positions import TABLES, decisions

GIVEN = weights.load("alaska")


def _after(turn: int, phase: Phase, seats: int = 2, seed: int = 4, rules: Rules | None = None) -> AlaskaState:
    """The first decision of this kind in a turn or later, of a game of the tuned policy."""
    chance = Chance(seed)
    state = start(seats, 0, rules or Rules())
    policy = Policy(GIVEN)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.resolve(state.sample(chance))
            continue
        if state.turn >= turn and state.phase is phase and len(state.legal()) > 1:
            return state
        for action in policy.plan(state.view(state.actor), chance):
            state.apply(action)
    raise AssertionError(f"no {phase.name} from turn {turn} on")


def _player(seats: int) -> Player:
    return Player(Weights(GIVEN, seats), seats, False)


def test_a_future_holds_the_unseen_cards_era_by_era() -> None:
    table = from_view(_after(9, Phase.INVEST).view(0))
    future = Future(table, 8, Chance(3))
    rest = future.deck[table.drawn :]
    assert sorted(rest) == sorted(table.deck[table.drawn :])
    eras = [CARDS[card].era for card in rest]
    assert eras == sorted(eras)
    assert len(set(eras)) == len(ERAS)
    assert rest != sorted(rest)
    assert len(future.faces) == 8
    assert all(len(faces) == FACES and set(faces) <= set(range(1, 7)) for faces in future.faces)


def test_a_search_may_be_shown_the_deck_to_tell_what_that_is_worth() -> None:
    state = _after(9, Phase.INVEST)
    order = list(state.deck[state.drawn :])
    table = from_view(state.view(state.actor))
    assert Future(table, 8, Chance(3), order).deck[table.drawn :] == order
    shown: list[AlaskaState] = []

    def deal(_view: AlaskaView, _chance: Chance) -> AlaskaState:
        shown.append(state.clone())
        return shown[0]

    plan = search(state.view(state.actor), Chance(1), Iterations(8), deal)
    assert plan == Expert(GIVEN).plan(state.view(state.actor), Chance(1), Iterations(8), order)
    assert len(shown) == 1


def test_games_played_on_end_with_the_points_of_the_engine() -> None:
    """A whole game by the policy on the lean table, its purchases and dice played again in the engine's terms."""
    for seats, rules in ((2, Rules()), (3, Rules(share_majority=True)), (4, Rules(vp_instead=True))):
        state = start(seats, 0, rules)
        chance = Chance(seats)
        policy = Policy(GIVEN)
        while state.actor != OVER and not state.spenders:
            if state.actor == CHANCE:
                state.resolve(state.sample(chance))
                continue
            for action in policy.plan(state.view(state.actor), chance):
                state.apply(action)
        table = from_view(state.view(state.actor))
        player = Player(Weights(GIVEN, seats), seats, rules.share_majority)
        while state.actor != OVER:
            for action in policy.plan(state.view(state.actor), chance):
                state.apply(action)
        player.spend(table)
        assert play_on(player, table, Future(table, 0, chance), 0, True)
        points = [int(final_points(table, seat)) for seat in range(seats)]
        assert points == list(state.scores())


def test_the_average_throw_pays_what_throws_pay_on_average() -> None:
    table = from_view(_after(12, Phase.ROLL, seed=9).view(0))
    table.deck = Future(table, 1, Chance(1)).deck
    seat, rival = table.seat, 1 - table.seat
    table.money[rival] = 20
    before = table.money[seat]
    average = table.copy()
    for _ in range(4):
        average.earn(True, [1, 1, 1, 1, 1, 1, 1, 1], [rival])
    total = 0
    for one in range(1, 7):
        for two in range(1, 7):
            thrown = table.copy()
            faces = [one, two, *[1 + (one + two * place) % 6 for place in range(FACES - 2)]]
            if not any(thrown.owner[card] == seat for card in range(17, 22)):
                thrown.land(one + two, faces, [rival])
                total += thrown.money[seat] - before
    if total:
        assert average.money[seat] + average.carry[seat] - before == pytest.approx(4 * total / 36)
    assert 0 <= average.carry[seat] < 1
    assert average.money[seat] + average.carry[seat] == pytest.approx(before + 4 * table.two[seat])


def test_the_chances_of_all_seats_make_one() -> None:
    standings = [3.0, 7.5, -2.0, 7.5]
    shares = [share_of_win(standings, seat, 4.0) for seat in range(4)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] == shares[3] > shares[0] > shares[2]


def test_a_richer_town_has_more_promise() -> None:
    table = from_view(_after(20, Phase.INVEST).view(0))
    player = _player(2)
    before = promise(player.judge, table, table.seat, False)
    table.points[table.seat] += 5
    assert promise(player.judge, table, table.seat, False) > before


def test_where_no_chance_is_left_the_search_finds_the_best_set() -> None:
    """The last seat's last spending: no set scores a larger lead than the one found, however many were tried."""
    found = 0
    for seed in range(6):
        state = _after(40, Phase.LAST_SPENDING, seed=seed)
        while state.spenders > 1:
            state.apply(END)
        table = from_view(state.view(state.actor))
        seat = table.seat
        player = _player(2)
        player.consider(table, 200)
        leads = []
        for cards in player.buyer.sets:
            after = table.copy()
            for card in cards:
                after.buy(card)
            leads.append(final_points(after, seat) - final_points(after, 1 - seat))
        chosen = Searcher(Weights(GIVEN, 2), 2, False).purchases(table, Chance(1), Iterations(5))
        after = table.copy()
        for card in chosen:
            after.buy(card)
        assert final_points(after, seat) - final_points(after, 1 - seat) >= max(leads)
        found += len(chosen)
    assert found


@pytest.mark.parametrize("phase", [Phase.INVEST, Phase.FREE_BUY, Phase.LAST_SPENDING])
def test_equal_views_seeds_and_iterations_give_equal_plans(phase: Phase) -> None:
    state = _after(14, phase)
    view = state.view(state.actor)
    first = Expert(GIVEN).plan(view, Chance(7), Iterations(20))
    again = Expert(GIVEN).plan(replace(view), Chance(7), Iterations(20))
    assert first == again
    assert first[0] in view.legal


def test_without_iterations_the_tuned_choice_stands() -> None:
    for seed in range(4):
        state = _after(10, Phase.INVEST, seed=seed)
        view = state.view(state.actor)
        assert Expert(GIVEN).plan(view, Chance(1), Iterations(0)) == Policy(GIVEN).plan(view, Chance(1))


def test_plans_of_the_search_can_be_played_at_every_table() -> None:
    for number, (seats, rules) in enumerate(TABLES[::9]):
        expert = Expert(GIVEN)
        for step, state in enumerate(decisions(seats, rules, seed=number)):
            if step % 23 == number % 23:
                played = state.clone()
                for action in expert.plan(played.view(played.actor), Chance(step), Iterations(1)):
                    assert action in played.legal()
                    played.apply(action)


def test_every_kind_of_decision_has_its_reason() -> None:
    reasons = set()
    phases = set()
    for number, (seats, rules) in enumerate(TABLES[::4]):
        for step, state in enumerate(decisions(seats, rules, seed=number)):
            if (step + number) % 5:
                continue
            view = state.view(state.actor)
            advice = advise(view, Chance(step), Iterations(0))
            assert advice.plan[0] in view.legal
            assert tuple(advice.figures) == tuple(REASONS[advice.reason])
            assert all(isinstance(figure, (int, float)) for figure in advice.figures.values())
            reasons.add(advice.reason)
            phases.add(view.phase.name)
    assert phases == {"ROLL", "TICKET", "FREE_BUY", "INVEST", "LAST_SPENDING"}
    assert reasons >= {"roll_one", "roll_two", "payer_ahead", "take_income", "buy_income", "buy_last", "no_money"}


def test_a_hint_tells_what_the_cards_add() -> None:
    state = _after(3, Phase.INVEST)
    view = state.view(state.actor)
    advice = advise(view, Chance(1), Iterations(0))
    assert advice.reason == "buy_income"
    assert advice.figures["turns"] == 18
    assert advice.figures["dollars_more"] > 0
    assert advice.figures["dollars_spent"] <= view.money[view.seat]


def test_a_town_without_cards_is_told_that_either_throw_does() -> None:
    state = start(2, 0, Rules())
    while state.actor == CHANCE:
        state.resolve(state.sample(Chance(1)))
    advice = advise(state.view(state.actor), Chance(1), Iterations(0))
    assert advice.reason == "roll_either"
    assert advice.figures == pytest.approx({"dollars_one": 1.0})
