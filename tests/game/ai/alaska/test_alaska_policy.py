"""Alaska's tuned choice: what it weighs, and what its pruned search of sets loses."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from game.ai import weights
from game.ai.alaska.beginner import Beginner
from game.ai.alaska.facts import COSTS
from game.ai.alaska.policy import Player, Policy
from game.ai.alaska.sets import CANDIDATES, Buyer
from game.ai.alaska.table import Table, from_view
from game.ai.alaska.worth import Weights
from game.alaska.cards import BY_NAME, CONSTRUCTION, mask_of
from game.alaska.rules import AlaskaState, start
from game.alaska.state import END, ROLL_ONE, ROLL_TWO, Phase, Rules
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import CHANCE, OVER
from tests.game.ai.positions import TABLES

GIVEN = weights.load("alaska")


def _games(seats: int, rules: Rules, seed: int) -> Iterator[AlaskaState]:
    """The decisions of a game of the tuned policy against itself."""
    chance = Chance(seed)
    state = start(seats, chance.below(seats), rules)
    policy = Policy(GIVEN)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.resolve(state.sample(chance))
            continue
        yield state
        for action in policy.plan(state.view(state.actor), chance):
            assert action in state.legal()
            state.apply(action)


def _purchases(number: int) -> Iterator[Table]:
    """Tables at which a seat may buy, of one game."""
    seats, rules = TABLES[number]
    for state in _games(seats, rules, number):
        if state.phase in (Phase.INVEST, Phase.LAST_SPENDING):
            yield from_view(state.view(state.actor))


def _player(table: Table) -> Player:
    return Player(Weights(GIVEN, table.seats), table.seats, table.share_majority)


def _opening(names: str, money: int, phase: Phase = Phase.INVEST, town: str = "") -> AlaskaView:
    """A first purchase of seat 0, with these cards for sale."""
    state = start(2, 0, Rules())
    state.resolve(state.sample(Chance(1)))
    view = state.view(0)
    sale = [BY_NAME[name] for name in names.split(", ")]
    owned = tuple(BY_NAME[name] for name in town.split(", ") if name)
    unseen = tuple(card for card in view.unseen if card not in sale and card not in owned)
    return replace(
        view,
        phase=phase,
        legal=(*sorted(sale), END),
        market=mask_of(*sale),
        money=(money, 2),
        towns=(owned, ()),
        owned=(mask_of(*owned), 0),
        unseen=unseen,
    )


@pytest.mark.parametrize("number", range(0, len(TABLES), 7))
def test_whole_plans_are_legal_at_every_table(number: int) -> None:
    seats, rules = TABLES[number]
    assert sum(1 for _ in _games(seats, rules, number)) > 60


def test_plans_of_a_turn_end_it() -> None:
    plan = Policy(GIVEN).plan(_opening("Tlingit Tribe, Salmon", 3), Chance(1))
    assert plan[-1] == END
    assert set(plan[:-1]) <= {BY_NAME["Tlingit Tribe"], BY_NAME["Salmon"]}


def test_a_plan_may_begin_in_the_middle_of_a_turn() -> None:
    view = replace(_opening("Tlingit Tribe, Salmon", 3), bought=2)
    assert Policy(GIVEN).plan(view, Chance(1)) in ((END,), (BY_NAME["Tlingit Tribe"], END))


def test_of_a_set_the_dearest_is_bought_first() -> None:
    for number in (0, 33):
        for table in _purchases(number):
            cards = _player(table).purchases(table)
            rest = cards[1:] if cards[:1] == [CONSTRUCTION] else cards
            assert [COSTS[card] for card in rest] == sorted([COSTS[card] for card in rest], reverse=True)


def test_the_best_set_is_found_where_nothing_is_pruned() -> None:
    """Against all sets, priced one by one as the engine does."""
    seen = 0
    for table in _purchases(0):
        if len(table.market) > 9:
            continue
        player = _player(table)
        player.consider(table, 1)
        judge, seat = player.judge, table.seat
        best = float("-inf")
        for size in range(4):
            for cards in combinations(table.market, size):
                for order in (cards, sorted(cards, key=lambda card: (card != CONSTRUCTION, -COSTS[card]))):
                    value = _value(table, list(order), player)
                    best = max(best, value)
        seen += 1
        if len(player.buyer.sets[0]) <= 3:
            assert player.buyer.values[0] == pytest.approx(best)
        assert judge.seat == seat
    assert seen >= 5


def _value(table: Table, cards: list[int], player: Player) -> float:
    after = table.copy()
    before = after.money[table.seat]
    for card in cards:
        after.buy(card)
        if after.money[table.seat] < 0:
            return float("-inf")
    spent = before - after.money[table.seat]
    worths = [player.judge.appeal(table, card, player.rival) for card in cards]
    return sum(worths, 0.0) + player.judge.spending(player.judge.means - spent)


def test_what_the_pruning_of_candidates_loses() -> None:
    """Of sets over all cards: with nine candidates next to nothing, in points; with three a lot more."""
    lost = {CANDIDATES: 0.0, 3: 0.0}
    tables = 0
    for number in (0, 20, 40):
        for table in _purchases(number):
            player = _player(table)
            player.consider(table, 1)
            everything = Buyer(player.judge, player.rival, 90)
            everything.search(table, 1)
            tables += 1
            for candidates in lost:
                buyer = Buyer(player.judge, player.rival, candidates)
                buyer.search(table, 1)
                lost[candidates] += everything.values[0] - buyer.values[0]
    assert lost[CANDIDATES] / tables < 0.01
    assert lost[3] / tables > 0.02


def test_the_throw_that_brings_more_is_chosen() -> None:
    for names, action in (("Tlingit Tribe, Salmon", ROLL_ONE), ("Drills, Glaciers", ROLL_TWO)):
        view = replace(_opening("Coal", 0, Phase.ROLL, names), legal=(ROLL_ONE, ROLL_TWO))
        assert Policy(GIVEN).plan(view, Chance(1)) == (action,)
        assert Beginner().plan(view, Chance(1)) == (action,)


def test_what_hard_and_expert_mind_and_a_beginner_does_not() -> None:
    """The growth of X, who has the most of a type, and what the next seat wants."""
    view = _opening("Salmon, Coal", 9)
    table = from_view(view)
    player = _player(table)
    judge, rival = player.judge, player.rival
    player.consider(table, 1)
    salmon = BY_NAME["Salmon"]
    assert judge.income_gain(table, salmon) > table.pays[0]
    still = Player(Weights(GIVEN | {"grow_2": 0.0}, 2), 2, False)
    still.consider(table, 1)
    assert judge.income_gain(table, salmon) > still.judge.income_gain(table, salmon)
    assert judge.kept_from(table, salmon, rival) > 0
    assert judge.lead_points(table, 0, 2, 1, table.left[2] - 1) > judge.lead_points(table, 0, 2, 0, table.left[2])


def test_a_beginner_is_varied_but_buys_what_it_can_pay() -> None:
    view = _opening("Tlingit Tribe, Salmon, Coal, Gold Claim", 4)
    plans = {Beginner().plan(view, Chance(seed)) for seed in range(30)}
    assert len(plans) > 2
    for plan in plans:
        assert plan[-1] == END
        assert sum(place * COSTS[card] for place, card in enumerate(plan[:-1], 1)) <= 4


def test_equal_views_and_seeds_give_equal_plans() -> None:
    for state in _games(3, Rules(), 5):
        view = state.view(state.actor)
        for player in (Policy(GIVEN), Beginner()):
            assert player.plan(view, Chance(3)) == player.plan(replace(view), Chance(3))
        if state.turn > 12:
            break


def test_weights_are_for_two_seats_for_four_and_between() -> None:
    two, three, four, five = (Weights(GIVEN, seats) for seats in (2, 3, 4, 5))
    assert (two.wait, four.wait) == (GIVEN["wait_2"], GIVEN["wait_4"])
    assert three.wait == pytest.approx((two.wait + four.wait) / 2)
    assert five.wait == four.wait
