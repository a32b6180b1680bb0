"""What holds in every game of Pacific Voyagers, with every mix of house rules and any number of seats."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai import levels
from game.ai.budget import Iterations
from game.chance import Chance
from game.contract import CHANCE, OVER, Event
from game.pacific import voyages
from game.pacific.cards import ISLANDS, ONE, WHOLE_DECK, cards_in, count, pile_of
from game.pacific.events import (
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DefenceShown,
    EventPlayed,
    Flip,
    IslandLost,
    IslandReturned,
    RaidBegan,
    RaidEnded,
    StockadeSpent,
    TurnBegan,
    VoyageBegan,
)
from game.pacific.game import PacificGame
from game.pacific.knowledge import cards_traced
from game.pacific.rules import PacificState
from game.pacific.state import CHOICES, DONE, NOBODY, Phase, Position, Rules, Trace
from tests.game.pacific.position import MIXES, moves, new_game, positions
from tests.game.playing import attributes

SEATS = (2, 3, 4, 5, 6)
EVERY_MIX = [(seats, rules) for seats in SEATS for rules in MIXES]

seeds = st.integers(0, 2**32)
games = st.builds(
    lambda seats, rules, first, seed: (new_game(seats, rules, first % seats), Chance(seed)),
    st.sampled_from(SEATS),
    st.sampled_from(MIXES),
    st.integers(0, 5),
    seeds,
)
quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def limbo(state: PacificState, seat: int) -> tuple[int, ...]:
    """The cards of a seat that are chosen but not yet shown."""
    picks = state.picks if seat == state.actor else ()
    blind = state.rules.blind_raids and state.phase is Phase.DEFENCE and seat == state.seat
    return (*picks, *(state.attack if blind else ()))


def in_play(state: PacificState) -> int:
    return sum(ONE[island] for island in range(ISLANDS) if state.owners[island] != NOBODY)


@pytest.mark.parametrize(("seats", "rules"), EVERY_MIX)
def test_100_cards_are_each_in_one_place(seats: int, rules: tuple[str, ...]) -> None:  # U17
    for seed in range(3):
        for state in positions(new_game(seats, rules, seats - 1), Chance(seats + 10 * seed)):
            if state.phase is Phase.SHUFFLE:
                continue
            held = [state.hands[seat] + pile_of(limbo(state, seat)) for seat in range(seats)]
            deck = pile_of(state.deck[state.drawn :])
            assert sum(held) + deck + state.discards + in_play(state) == WHOLE_DECK
            assert [len(cards_in(pile)) for pile in held] == state.sizes
            assert all(NOBODY <= owner < seats for owner in state.owners)


@pytest.mark.parametrize(("seats", "rules"), EVERY_MIX)
def test_games_end_as_the_rulings_say(seats: int, rules: tuple[str, ...]) -> None:  # P4, P11, P20, B13
    for seed in range(3):
        state, chance = new_game(seats, rules, 1), Chance(seed)
        events: list[Event] = []
        for name, argument in moves(state, chance):
            getattr(state, name)(argument, events)
        turns = [event for event in events if isinstance(event, TurnBegan)]
        assert len(turns) == state.turn <= 26 + seats  # each draws three of 100 while there are any
        assert [turn.turn for turn in turns] == list(range(1, len(turns) + 1))
        regular = Counter(turn.seat for turn in turns if not turn.bonus)
        assert len(turns) - regular.total() <= 1
        seen = [turn.seat for turn in turns if not turn.bonus]
        assert seen == [(1 + place) % seats for place in range(len(seen))]
        if "equal_turns" in rules:
            assert len(set(regular.values())) == 1
        assert state.drawn == len(state.deck)


@quick
@given(games)
def test_an_asked_seat_always_has_an_answer(game: tuple[PacificState, Chance]) -> None:
    for state in positions(*game):
        legal = state.legal()
        assert len(legal) == len(set(legal))
        if state.actor in (CHANCE, OVER):
            assert legal == []
            continue
        assert legal
        assert 0 <= state.actor < state.seats
        own = state.hands[state.actor]
        if state.phase in (Phase.GROWTH, *CHOICES):
            assert all(action == DONE or own & ONE[action] * 15 for action in legal)
        if state.phase in (Phase.EVENT, Phase.RAID):  # P6, P14: nothing must be done
            assert legal[-1] == DONE
        if state.phase in CHOICES and not state.picks and state.phase is not Phase.SETTLEMENT:
            assert legal[-1] == DONE
        assert bool(state.picks) == state.choosing
        if state.picks:
            assert state.phase in CHOICES


@quick
@given(games)
def test_only_voyages_put_to_sea(game: tuple[PacificState, Chance]) -> None:  # P12, P13
    state, chance = game
    for name, argument in moves(state, chance):
        events: list[Event] = []
        getattr(state, name)(argument, events)
        for event in events:
            if isinstance(event, VoyageBegan):
                assert voyages.fault(event.cards) is None
                assert voyages.in_order(event.cards) == list(event.cards)
                flips = [flip for flip in events if isinstance(flip, CardFlipped)]
                assert len(flips) <= event.number == voyages.number(event.cards) <= voyages.LARGEST
                assert all(flip.meaning in (Flip.SEA, Flip.OWN) for flip in flips[:-1])


def replayed(event: Event, hands: list[int], owners: list[int]) -> None:
    """What an event alone does to the number of cards of the hands, and to the islands."""
    if isinstance(event, CardsDrawn):
        hands[event.seat] += event.number
    elif isinstance(event, CardsDiscarded | VoyageBegan | AttackShown | DefenceShown):
        hands[event.seat] -= len(event.cards)
    elif isinstance(event, EventPlayed | IslandReturned | StockadeSpent):
        hands[event.seat] -= 1
    elif isinstance(event, CardKept):
        hands[event.seat] += 1
    elif isinstance(event, CardStolen):
        hands[event.seat] += 1
        hands[event.rival] -= 1
    elif isinstance(event, RaidBegan):
        hands[event.seat] -= event.card != NOBODY
    elif isinstance(event, IslandLost):
        owners[event.island] = NOBODY
    elif isinstance(event, CardFlipped) and event.meaning is Flip.SETTLED:
        owners[event.card] = event.seat
    elif isinstance(event, RaidEnded):
        owners[event.island] = event.winner


@quick
@given(games)
def test_events_are_optional_and_tell_every_card(game: tuple[PacificState, Chance]) -> None:
    state, chance = game
    silent = state.clone()
    sizes, owners = [0] * state.seats, [NOBODY] * ISLANDS
    for name, argument in moves(state, chance):
        told: list[Event] = []
        getattr(state, name)(argument, told)
        getattr(silent, name)(argument)
        assert silent.digest() == state.digest()
        # What a bystander is told is enough to keep the public account.
        for event in told:
            seen = PacificGame().event_for(event, state.seats)
            if seen is not None:
                replayed(seen, sizes, owners)
        assert (sizes, owners) == (state.sizes, state.owners)


@quick
@given(games, st.integers(0, 250), seeds)
def test_a_clone_and_its_original_never_touch(game: tuple[PacificState, Chance], steps: int, seed: int) -> None:
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


# ---- secrets ---------------------------------------------------------------------------------------------------


def fits(state: PacificState, seat: int) -> bool:
    """Whether what the seat knows is true: it knows nothing that is not so."""
    seats = state.seats
    view = state.view(seat)
    places: list[Counter[int]] = []
    for other in range(seats):
        held = state.hands[other] + pile_of(limbo(state, other))
        if other == seat:
            places.append(Counter())
            continue
        for name in set(cards_in(view.known[other])):
            if count(view.known[other], name) > count(held, name):
                return False
        places.append(Counter(cards_in(held - view.known[other])))
    if view.top != state.deck[state.drawn : state.drawn + len(view.top)]:
        return False
    deck = Counter(state.deck[state.drawn + len(view.top) :])

    def bound(index: int) -> bool:
        """Whether the hints from this one on each find a card of their own."""
        if index == len(view.hints):
            return True
        hint = view.hints[index]
        piles = [places[other] for other in range(seats) if hint.reach[other]] + ([deck] if hint.in_deck else [])
        for pile in piles:
            if pile[hint.card]:
                pile[hint.card] -= 1
                if bound(index + 1):
                    return True
                pile[hint.card] += 1
        return False

    return bound(0)


@pytest.mark.parametrize(("seats", "rules"), EVERY_MIX)
def test_what_a_seat_knows_is_true(seats: int, rules: tuple[str, ...]) -> None:  # P10, P19
    for seed in range(4):
        for state in positions(new_game(seats, rules), Chance(seed)):
            assert all(fits(state, seat) for seat in range(seats))
            assert state.traced == cards_traced(state.traces)


@quick
@given(games, seeds)
def test_a_determinized_state_fits_the_view_and_plays_on(game: tuple[PacificState, Chance], seed: int) -> None:
    guesses = Chance(seed)
    for state in positions(*game):
        if guesses.below(30):
            continue
        seat = guesses.below(state.seats)
        guess = PacificGame().determinize(state.view(seat), guesses)
        assert isinstance(guess, PacificState)
        assert guess.view(seat) == state.view(seat)
        assert (guess.scores(), guess.winners(), guess.actor) == (state.scores(), state.winners(), state.actor)
        if guess.phase is not Phase.SHUFFLE:
            held = sum(guess.hands[other] + pile_of(limbo(guess, other)) for other in range(guess.seats))
            deck = pile_of(guess.deck[guess.drawn :])
            assert held + deck + guess.discards + in_play(guess) == WHOLE_DECK
            assert all(fits(guess, other) for other in range(guess.seats))
        *_, ended = positions(guess, guesses)
        assert ended.actor == OVER


@quick
@given(games, seeds)
def test_hidden_cards_may_change_places_and_no_view_with_them(game: tuple[PacificState, Chance], seed: int) -> None:
    """Two hidden cards of which a seat knows nothing are exchanged: it sees the same."""
    picks = Chance(seed)
    for state in positions(*game):
        if picks.below(12) or state.phase in (Phase.SHUFFLE, Phase.RESHUFFLE):
            continue
        seat = picks.below(state.seats)
        view = state.view(seat)
        twin = state.clone()
        below = state.drawn + max(len(view.top), 7 if state.phase is Phase.EXPLORE else 0)
        order = picks.shuffled(list(state.deck[below:]))
        twin.deck = (*state.deck[:below], *order)
        other = picks.below(state.seats)
        unknown = cards_in(state.hands[other] - view.known[other]) if other != seat else []
        if order and unknown and not limbo(state, other) and not view.hints and state.phase is not Phase.TRADE:
            card, new = unknown[picks.below(len(unknown))], order[0]
            if twin.held:  # what third seats knew would be false
                twin.held = [known if place // state.seats == seat else 0 for place, known in enumerate(twin.held)]
            twin.hands[other] += ONE[new] - ONE[card]
            twin.deck = (*state.deck[:below], card, *order[1:])
        assert twin.view(seat) == view


@pytest.mark.parametrize("level", levels.LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_equal_views_give_equal_decisions(level: str, seats: int) -> None:  # B07
    searches = level == "expert"
    for number, rules in enumerate(MIXES):
        chance = Chance(number)
        for step, state in enumerate(positions(new_game(seats, rules), Chance(seats))):
            if state.actor in (CHANCE, OVER) or chance.below(12 if searches else 3):
                continue
            view = state.view(state.actor)
            guess = PacificGame().determinize(view, chance)
            plan = levels.plan(level, view, Chance(step), Iterations(2))
            assert plan[0] in view.legal
            assert levels.plan(level, guess.view(state.actor), Chance(step), Iterations(2)) == plan


# ---- chance ----------------------------------------------------------------------------------------------------


@quick
@given(games)
def test_outcomes_are_complete_and_samples_are_among_them(game: tuple[PacificState, Chance]) -> None:
    state, chance = game
    for name, argument in moves(state, chance):
        outcomes = state.outcomes()
        if state.phase is Phase.STATUES:
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert argument in dict(outcomes)
        else:
            assert outcomes == []
        getattr(state, name)(argument)


@quick
@given(games)
def test_every_legal_action_and_outcome_can_be_played(game: tuple[PacificState, Chance]) -> None:
    picks = Chance(1)
    for state in positions(*game):
        if picks.below(10):
            continue
        for action in state.legal():
            branch = state.clone()
            branch.apply(action)
            assert branch.digest() != state.digest()
        for outcome, _ in state.outcomes():
            branch = state.clone()
            branch.resolve(outcome)
            assert branch.digest() != state.digest()


def test_chance_is_refused_where_none_is_asked_for() -> None:
    state = new_game(2)
    state.resolve(state.sample(Chance(1)))
    with pytest.raises(ValueError, match="no chance"):
        state.resolve((1,))


def test_a_digest_tells_every_difference_of_two_positions() -> None:
    state = new_game(3, ("tie_break",))
    state.resolve(state.sample(Chance(1)))
    digests = {state.digest()}
    changes: dict[str, object] = {"rules": Rules(), "phase": Phase.RAID, "traces": (Trace(1, 1, True, (0, 0, 0)),)}
    changes |= {name: [1, 2, 3] for name in ("hands", "sizes", "owners", "held", "drew")}
    changes |= dict.fromkeys(("deck", "picks", "attack"), (1, 2))
    changes |= dict.fromkeys(("bonus", "owed"), True)
    for name in attributes(Position) - {"traced"}:  # that is a mask of what ``traces`` say
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
