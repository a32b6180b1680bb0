"""The lean table of the computer players is the game of the engine."""

import pytest

from game.ai.alaska.facts import DICED
from game.ai.alaska.table import EVENT_FACE, FACES, FOR_SALE, GONE, Table, from_view
from game.alaska.cards import CARDS, cards_in
from game.alaska.rules import AlaskaState, start
from game.alaska.state import END, ROLL_ONE, Phase, Rules
from game.chance import Chance
from game.contract import OVER
from tests.game.ai.positions import TABLES


def _same(table: Table, state: AlaskaState) -> None:
    """What both hold is equal."""
    assert table.money == state.money
    assert table.seat == state.seat
    assert table.turn == state.turn
    assert sorted(table.market) == cards_in(state.market | state.fresh)
    assert [card for card, owner in enumerate(table.owner) if owner == FOR_SALE] == sorted(table.market)
    assert [card for card, owner in enumerate(table.owner) if owner == GONE] == cards_in(state.gone)
    other = from_view(state.view(state.seat))
    assert table.owner == other.owner
    assert table.points == other.points
    assert (table.pays, table.matches, table.tickets) == (other.pays, other.matches, other.tickets)
    assert (table.counts, table.left) == (other.counts, other.left)
    assert table.grows_one == pytest.approx(other.grows_one)
    assert table.grows_two == pytest.approx(other.grows_two)
    assert (table.one, table.two) == (other.one, other.two)
    assert (table.unmatched_one, table.unmatched_two) == (other.unmatched_one, other.unmatched_two)
    assert table.turns_left() == other.turns_left()
    assert (table.resources, table.drawn) == (other.resources, other.drawn)


def _pay_tickets_in_order(state: AlaskaState, faces: list[int]) -> None:
    """Let the roll pay in the engine: dice from ``faces``, tickets by the lowest seat that can pay."""
    while state.phase in (Phase.CARD_DIE, Phase.TICKET):
        if state.phase is Phase.CARD_DIE:
            state.resolve((faces[2 + DICED.index(state.queue[0])],))
        else:
            state.apply(min(state.legal()))


def _play(seats: int, rules: Rules, seed: int) -> None:
    """One game by random choices, on both side by side."""
    chance = Chance(seed)
    state = start(seats, chance.below(seats), rules)
    state.resolve(state.sample(chance))
    table = from_view(state.view(state.actor))
    table.deck = list(state.deck)
    while True:
        _same(table, state)
        if not state.spenders:
            _revenue(table, state, chance)
            _same(table, state)
        while state.actor != OVER:
            legal = state.legal()
            action = legal[chance.below(len(legal))]
            state.apply(action)
            if action == END:
                break
            table.buy(action)
            _same(table, state)
        assert table.end_phase() == (state.actor != OVER)
        if state.actor == OVER:
            assert table.money == state.money
            return


def _revenue(table: Table, state: AlaskaState, chance: Chance) -> None:
    faces = [1 + chance.below(6) for _ in range(FACES)]
    action = state.legal()[chance.below(2)]
    dice = faces[:1] if action == ROLL_ONE else faces[:2]
    state.apply(action)
    state.resolve(tuple(dice))
    _pay_tickets_in_order(state, faces)
    table.land(sum(dice), faces, [seat for seat in range(state.seats) if seat != state.seat])
    table.turn_up()
    while table.queue:
        event = table.queue.pop(0)
        if CARDS[event].free_type is None:
            table.take_effect(event, faces[EVENT_FACE])
            if state.phase is Phase.EVENT_DIE:
                state.resolve((faces[EVENT_FACE],))
        elif candidates := table.free_candidates(event):
            assert state.phase is Phase.FREE_BUY
            assert sorted([*candidates, END]) == state.legal()
            card = [*candidates, END][chance.below(len(candidates) + 1)]
            state.apply(card)
            if card != END:
                table.acquire(table.seat, card)
    assert state.phase is Phase.INVEST


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_random_games_are_the_same_on_the_table_and_in_the_engine(number: int) -> None:
    seats, rules = TABLES[number]
    for seed in range(1):
        _play(seats, rules, 100 * number + seed)
