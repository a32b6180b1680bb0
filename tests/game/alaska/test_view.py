"""What a seat may know: everything but the order of the deck (A23), and states that fit it."""

import gc
from collections import Counter
from enum import Enum

import pytest

from game.alaska.cards import CARDS, DECK_SIZE
from game.alaska.game import AlaskaGame
from game.alaska.rules import AlaskaState, start
from game.alaska.state import ROLL_ONE, Rules
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.contract import CHANCE
from tests.game.alaska.position import cards, position, roll, take


def in_progress(seed: int = 3) -> AlaskaState:
    """Some turns into a game of three, with all that a view shows in use."""
    state = start(3, 1, Rules(equal_turns=True))
    chance = Chance(seed)
    state.resolve(state.sample(chance))
    for _ in range(40):
        if state.actor == CHANCE:
            state.resolve(state.sample(chance))
        else:
            state.apply(state.legal()[0])
    return state


def reordered(state: AlaskaState, chance: Chance) -> AlaskaState:
    """The same position with the cards of the deck in another order."""
    other = state.clone()
    other.deck = (*state.deck[: state.drawn], *chance.shuffled(list(state.deck[state.drawn :])))
    assert other.digest() != state.digest()
    return other


def test_a_view_shows_all_that_lies_on_the_table() -> None:  # A23
    state = position(
        "Salmon, Old Fort",
        "Crab",
        money=[4, 7],
        market="Docks, Coal",
        top="Fire, Spruce, Port, Boom",
        points=[1, -1],
        turn=7,
        rules="vp_instead",
    )
    roll(state, 1, 1)
    take(state, "Docks")
    for seat in (0, 1):
        view = state.view(seat)
        assert (view.seat, view.actor, view.current, view.turn) == (seat, 0, 0, 7)
        assert view.money == (4 + 1 - 2 - 3, 7)
        assert view.towns == (cards("Salmon, Old Fort, Docks"), cards("Crab"))
        assert view.market == 1 << cards("Coal")[0]
        assert view.fresh == sum(1 << card for card in cards("Spruce, Port"))
        assert view.turned_up == cards("Fire, Spruce, Port")
        assert (view.played, view.points, view.dice, view.bought) == (cards("Fire"), (1, -1), (1, 1), 1)
        assert view.rules == Rules(vp_instead=True)


def test_only_the_seat_asked_has_legal_actions() -> None:
    state = position("", "", "", seat=1, market="Salmon", money=[9, 9, 9])
    assert [len(state.view(seat).legal) for seat in range(3)] == [0, 2, 0]
    state.apply(ROLL_ONE)
    assert [state.view(seat).legal for seat in range(3)] == [(), (), ()]  # dice are in the air
    state.resolve((1,))
    assert state.view(1).legal == tuple(state.legal())


def test_how_many_cards_are_left_of_each_era() -> None:  # A23
    state = start(2, 0, Rules())
    assert state.view(0).unseen_by_era() == (30, 53, 37)
    state.resolve(state.sample(Chance(4)))
    assert state.view(0).unseen_by_era() == (30, 53, 37)
    state.drawn = 31
    assert state.view(1).unseen_by_era() == (0, 52, 37)
    state.drawn = DECK_SIZE
    assert state.view(1).unseen_by_era() == (0, 0, 0)


def test_a_view_does_not_tell_the_order_of_the_deck() -> None:  # A23, B07, I24
    state = in_progress()
    chance = Chance(1)
    for _ in range(20):
        other = reordered(state, chance)
        for seat in range(3):
            assert other.view(seat) == state.view(seat)
            assert repr(other.view(seat)) == repr(state.view(seat))


def test_the_cards_of_the_deck_are_told_in_the_order_of_their_numbers() -> None:  # A23
    view = in_progress().view(0)
    assert list(view.unseen) == sorted(view.unseen)
    state = start(2, 0, Rules())
    assert state.view(0).unseen == tuple(range(DECK_SIZE))  # before the shuffle


def test_nothing_but_plain_values_can_be_reached_from_a_view() -> None:  # A23: equal views then hide all there is
    state = in_progress()
    for thing in reachable(state.view(0)):
        assert type(thing) in (AlaskaView, Rules, tuple, int, bool) or isinstance(thing, Enum)
        assert thing is not state.deck
        assert thing != state.deck[state.drawn :]


def reachable(root: object) -> list[object]:
    """All objects that a view holds, directly or not, without classes and what hangs on an enumeration."""
    found: list[object] = []
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, type) or any(thing is other for other in found):
            continue
        found.append(thing)
        if not isinstance(thing, Enum):
            waiting += gc.get_referents(thing)
    return found


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    state = position("", "", market="Salmon", money=[9, 9])
    view = state.view(0)
    before = repr(view)
    roll(state, 1)
    take(state, "Salmon")
    assert repr(view) == before


# ---- states that fit a view --------------------------------------------------------------------------------


def test_a_determinized_state_fits_the_view_and_is_stacked_by_eras() -> None:
    state = in_progress()
    for seed in range(30):
        guess = AlaskaGame().determinize(state.view(2), Chance(seed))
        assert isinstance(guess, AlaskaState)
        assert [guess.view(seat) for seat in range(3)] == [state.view(seat) for seat in range(3)]
        assert sorted(guess.deck) == list(range(DECK_SIZE))
        hidden = guess.deck[guess.drawn :]
        assert set(hidden) == set(state.deck[state.drawn :])
        eras = [CARDS[card].era for card in hidden]
        assert eras == sorted(eras)


def test_guesses_differ_and_do_not_depend_on_the_true_order() -> None:  # B08
    state = in_progress()
    other = reordered(state, Chance(1))
    game = AlaskaGame()
    decks = set()
    for seed in range(20):
        guess = game.determinize(state.view(0), Chance(seed))
        again = game.determinize(other.view(0), Chance(seed))
        assert guess.digest() == again.digest()
        decks.add(guess.digest())
    assert len(decks) == 20


@pytest.mark.parametrize(
    ("top", "orders"),
    [
        ("Drills, Oil Rigs, Earthquake", 6),  # late all of them
        ("Highway, Iditarod, Drills, Oil Spill", 2 * 2),  # middle before late
    ],
)
def test_every_order_of_the_deck_is_equally_likely(top: str, orders: int) -> None:
    view = position("", "", top=top, left=len(cards(top))).view(0)
    count = 300 * orders
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(count):
        guess = AlaskaGame().determinize(view, Chance(seed))
        assert isinstance(guess, AlaskaState)
        seen[guess.deck[guess.drawn :]] += 1
    assert len(seen) == orders
    assert all(230 < times < 370 for times in seen.values())  # 300 each, 4 standard deviations


def test_a_state_before_the_shuffle_can_be_guessed_too() -> None:
    state = start(4, 2, Rules())
    guess = AlaskaGame().determinize(state.view(0), Chance(1))
    assert guess.view(0) == state.view(0)
    guess.resolve(guess.sample(Chance(2)))
    assert guess.actor == 2
