"""What holds in every game of Alaska, with every mix of house rules and any number of seats."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.alaska.cards import CARDS, DECK_SIZE, RESOURCES, cards_in, mask_of
from game.alaska.events import CardBought, CardPaid, CardTurnedUp, EventTookEffect, FreeDollar, InvestmentEnded
from game.alaska.game import AlaskaGame
from game.alaska.outlook import price
from game.alaska.rules import AlaskaState
from game.alaska.state import END, PAYER, Phase, Position, Rules
from game.chance import Chance
from game.contract import BANK, CHANCE, OVER, Event
from tests.game.playing import MIXES, attributes, moves, new_game, positions

SEATS = (2, 3, 4, 5)
EVERY_MIX = [(seats, rules) for seats in SEATS for rules in MIXES]

seeds = st.integers(0, 2**32)
games = st.builds(
    lambda seats, rules, first, seed: (new_game(seats, rules, first % seats), Chance(seed)),
    st.sampled_from(SEATS),
    st.sampled_from(MIXES),
    st.integers(0, 4),
    seeds,
)
quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def dollars_of(event: Event, seats: int) -> list[int]:
    """By seat: how an event changes the money, read from the event alone."""
    change = [0] * seats
    if isinstance(event, FreeDollar):
        change[event.seat] += event.amount
    elif isinstance(event, CardPaid):
        change[event.seat] += event.amount
        if event.payer != BANK:
            change[event.payer] -= 1
    elif isinstance(event, EventTookEffect):
        change[event.seat] += event.dollars
    elif isinstance(event, CardBought):
        change[event.seat] -= event.price
    return change


@pytest.mark.parametrize(("seats", "rules"), EVERY_MIX)
def test_120_cards_are_accounted_for_and_money_is_never_negative(seats: int, rules: tuple[str, ...]) -> None:  # U17
    for state in positions(new_game(seats, rules, seats - 1), Chance(seats)):
        if state.phase is Phase.SHUFFLE:
            continue
        waiting = state.queue if state.phase in (Phase.EVENT_DIE, Phase.FREE_BUY) else ()  # events at work
        where = Counter(state.deck[state.drawn :])
        for mask in (state.market, state.fresh, state.gone):
            where.update(cards_in(mask))
        for pile in (state.played, waiting, *state.towns):
            where.update(pile)
        assert where == Counter(range(DECK_SIZE))  # U17: each in one place only
        assert min(state.money) >= 0  # A10
        assert [mask_of(*town) for town in state.towns] == state.owned
        assert all(CARDS[card].is_event for card in state.played)
        assert all(card < RESOURCES for town in state.towns for card in town)
        assert not state.fresh & ~mask_of(*(card for card in state.turned_up if card < RESOURCES))


@pytest.mark.parametrize(("seats", "rules"), EVERY_MIX)
def test_games_are_as_long_as_the_rulings_say(seats: int, rules: tuple[str, ...]) -> None:  # A11, A12, A22, B13
    turns = Counter[int]()
    spenders = []
    seen = (0, Phase.SHUFFLE, -1)
    for state in positions(new_game(seats, rules, 1), Chance(seats)):
        if (state.turn, state.phase, state.actor) != seen and state.phase in (Phase.ROLL, Phase.LAST_SPENDING):
            if state.phase is Phase.ROLL:
                turns[state.actor] += 1
            elif state.actor not in spenders:
                spenders.append(state.actor)
        seen = (state.turn, state.phase, state.actor)
    total = sum(turns.values())
    assert total == state.turn
    lengths = {30, 31} if "replace_events" in rules else {40}
    if "equal_turns" in rules:
        lengths = {-(-length // seats) * seats for length in lengths}
        assert len(set(turns.values())) == 1
    assert total in lengths
    assert len(spenders) == seats  # A18
    assert spenders[-1] == (1 + total - 1) % seats  # who took the last turn, seat 1 having begun


def test_replaced_events_make_30_turns_or_31() -> None:  # A12
    lengths = set()
    for seed in range(60):
        *_, state = positions(new_game(2, ("replace_events",)), Chance(seed))
        lengths.add(state.turn)
    assert lengths == {30, 31}


@quick
@given(games)
def test_an_asked_seat_always_has_an_answer(game: tuple[AlaskaState, Chance]) -> None:
    for state in positions(*game):
        legal = state.legal()
        assert len(legal) == len(set(legal))
        if state.actor in (CHANCE, OVER):
            assert legal == []
            continue
        assert 0 <= state.actor < state.seats
        # A question with one answer is not put, but for the end of the purchases.
        assert len(legal) > 1 or legal == [END]
        if state.phase is Phase.TICKET:
            assert all(state.money[action - PAYER] and action - PAYER != state.actor for action in legal)
        elif state.phase in (Phase.INVEST, Phase.LAST_SPENDING):
            own, money = state.owned[state.actor], state.money[state.actor]
            for_sale = cards_in(state.market | state.fresh)
            assert legal == [c for c in for_sale if price(own, state.bought, c) <= money] + [END]  # A14


@quick
@given(games)
def test_the_dollars_of_the_events_add_up_to_the_change_of_money(game: tuple[AlaskaState, Chance]) -> None:  # U16
    state, chance = game
    for name, argument in moves(state, chance):
        before = list(state.money)
        events: list[Event] = []
        getattr(state, name)(argument, events)
        changes = [dollars_of(event, state.seats) for event in events]
        after = [money + sum(change[seat] for change in changes) for seat, money in enumerate(before)]
        assert after == state.money


@quick
@given(games)
def test_events_are_optional_and_tell_every_card_and_point(game: tuple[AlaskaState, Chance]) -> None:
    state, chance = game
    silent = state.clone()
    told: list[Event] = []
    for name, argument in moves(state, chance):
        getattr(state, name)(argument, told)
        getattr(silent, name)(argument)
        assert silent.digest() == state.digest()
        assert silent.owned == state.owned
    assert [event.card for event in told if isinstance(event, CardTurnedUp)] == list(state.deck)
    points = [0] * state.seats
    left = 0
    for event in told:
        if isinstance(event, EventTookEffect):
            points[event.seat] += event.points
        elif isinstance(event, InvestmentEnded):
            left |= mask_of(*event.set_aside)
    assert points == state.points
    assert state.market & ~left == 0


@quick
@given(games, st.integers(0, 400), seeds)
def test_a_clone_and_its_original_never_touch(game: tuple[AlaskaState, Chance], steps: int, seed: int) -> None:
    state, chance = game
    for _, (name, argument) in zip(range(steps), moves(state, chance), strict=False):
        getattr(state, name)(argument)
    clone = state.clone()
    before, views = state.digest(), [state.view(seat) for seat in range(state.seats)]
    assert (clone.digest(), [clone.view(seat) for seat in range(state.seats)]) == (before, views)
    for _ in positions(clone, Chance(seed)):
        pass
    assert (state.digest(), [state.view(seat) for seat in range(state.seats)]) == (before, views)
    shared = [name for name in attributes(Position) if getattr(state, name) is getattr(clone, name)]
    assert not any(isinstance(getattr(state, name), list | dict | set) for name in shared)
    at_the_end = clone.digest()
    for _ in positions(state, Chance(seed + 1)):
        pass
    assert clone.digest() == at_the_end


@quick
@given(games, seeds)
def test_views_are_equal_whatever_the_order_of_the_deck(game: tuple[AlaskaState, Chance], seed: int) -> None:
    other_order = Chance(seed)  # A23
    for state in positions(*game):
        if other_order.below(10):
            continue
        twin = state.clone()
        twin.deck = (*state.deck[: state.drawn], *other_order.shuffled(list(state.deck[state.drawn :])))
        assert [twin.view(seat) for seat in range(state.seats)] == [state.view(seat) for seat in range(state.seats)]


@quick
@given(games, seeds)
def test_a_determinized_state_fits_the_view_and_plays_on(game: tuple[AlaskaState, Chance], seed: int) -> None:
    guesses = Chance(seed)
    for state in positions(*game):
        if guesses.below(40):
            continue
        seat = guesses.below(state.seats)
        guess = AlaskaGame().determinize(state.view(seat), guesses)
        assert isinstance(guess, AlaskaState)
        assert [guess.view(s) for s in range(state.seats)] == [state.view(s) for s in range(state.seats)]
        assert (guess.scores(), guess.winners(), guess.legal()) == (state.scores(), state.winners(), state.legal())
        *_, ended = positions(guess, guesses)
        assert ended.actor == OVER


@quick
@given(games)
def test_outcomes_are_complete_and_samples_are_among_them(game: tuple[AlaskaState, Chance]) -> None:
    state, chance = game
    for name, argument in moves(state, chance):
        outcomes = state.outcomes()
        if name == "resolve" and state.phase is not Phase.SHUFFLE:
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert len(dict(outcomes)) == len(outcomes) in (6, 36)
            assert argument in dict(outcomes)
        else:
            assert outcomes == []
        getattr(state, name)(argument)


@quick
@given(games)
def test_every_legal_action_and_outcome_can_be_played(game: tuple[AlaskaState, Chance]) -> None:
    picks = Chance(1)
    for state in positions(*game):
        if picks.below(25):
            continue
        for action in state.legal():
            branch = state.clone()
            branch.apply(action)
            assert branch.digest() != state.digest()
        for outcome, _ in state.outcomes():
            branch = state.clone()
            branch.resolve(outcome)
            assert branch.digest() != state.digest()


def test_samples_come_with_their_true_chances() -> None:
    state = new_game(2)
    state.resolve(state.sample(Chance(1)))
    for action, share in ((state.legal()[0], 1200), (state.legal()[1], 200)):
        thrown = state.clone()
        thrown.apply(action)
        chance = Chance(5)
        seen = Counter(thrown.sample(chance) for _ in range(share * len(thrown.outcomes())))
        assert seen.keys() == dict(thrown.outcomes()).keys()
        deviation = share**0.5
        assert all(abs(times - share) < 4.5 * deviation for times in seen.values())


def test_a_digest_tells_every_difference_of_two_positions() -> None:
    state = new_game(3, ("vp_instead",))
    state.resolve(state.sample(Chance(1)))
    digests = {state.digest()}
    changes: dict[str, object] = {
        "rules": Rules(),
        "money": [1, 2, 3],
        "towns": [(5,), (), ()],
        "points": [0, 1, 0],
    }
    changes |= dict.fromkeys(("deck", "turned_up", "played", "dice", "queue"), (1, 2))
    changes |= {"phase": Phase.INVEST}
    for name in attributes(Position) - {"owned"}:  # a mask of what ``towns`` say
        other = state.clone()
        setattr(other, name, changes.get(name, 77))
        digests.add(other.digest())
    assert len(digests) == len(attributes(Position))


def test_equal_games_are_equal_and_other_seeds_are_others() -> None:
    digests = []
    for seed in (1, 1, 2):
        *_, state = positions(new_game(4, ("equal_turns",)), Chance(seed))
        digests.append(state.digest())
    assert digests[0] == digests[1] != digests[2]
