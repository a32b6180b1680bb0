"""Full states that fit a view: they do, they play on, and all of them have a fair chance."""

from collections import Counter
from collections.abc import Callable

import pytest

from game.chance import Chance
from game.contract import OVER
from game.pacific.cards import ONE, WHOLE_DECK, cards_in, pile_of
from game.pacific.game import PacificGame
from game.pacific.rules import PacificState
from game.pacific.state import DONE, DRAW, PLACE, TRADERS_ON, Phase
from tests.game.pacific.position import act, card, cards, choose, position, positions, shuffle

FIVE = "Canoes, Warriors, Taro, Yams, Fish"
DRAWS = 6000

Secrets = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The hands, the deck and a blind attack."""


def guess(state: PacificState, seat: int, chance: Chance) -> PacificState:
    found = PacificGame().determinize(state.view(seat), chance)
    assert isinstance(found, PacificState)
    return found


def secrets(state: PacificState) -> Secrets:
    """All that may be hidden from somebody, in one value."""
    return tuple(state.hands), state.deck[state.drawn :], state.attack


def spread(state: PacificState, seat: int, draws: int = DRAWS) -> Counter[Secrets]:
    chance = Chance(1)
    return Counter(secrets(guess(state, seat, chance)) for _ in range(draws))


def are_even(seen: Counter[Secrets], expected: int) -> None:
    """All of the arrangements occur, each about as often as any other."""
    assert len(seen) == expected
    share = sum(seen.values()) / expected
    assert all(abs(times - share) < 5 * share**0.5 for times in seen.values())


def test_all_arrangements_are_equally_likely() -> None:  # B08
    state = position("Tonga", "Canoes, Taro", top="Fish, Pigs, Samoa", left=3)
    assert len(cards_in(state.view(0).unseen())) == 5
    are_even(spread(state, 0), 10 * 6)  # two of five in the hand, three in any order
    are_even(spread(state, 1), 4 * 6)


def test_copies_of_a_card_are_one_card() -> None:
    state = position("Tonga", "2 Canoes", top="Canoes, Taro", left=2)
    seen = spread(state, 0)
    assert len(seen) == 3  # Taro in the hand, or at either place of the deck
    in_hand = sum(times for (hands, _, _), times in seen.items() if ONE[card("Taro")] & hands[1])
    assert abs(in_hand / DRAWS - 1 / 2) < 0.03  # two of the four places of Taro are in the hand


def test_the_explorers_top_is_fixed_and_the_rest_even() -> None:  # P10
    state = position(
        "Explorers", "Fish", top="Tonga, Samoa, Tahiti, Nauru, Pigs, Taro, Yams, Canoes, Bananas", left=9
    )
    act(state, "Explorers", PLACE + 6)
    chance = Chance(2)
    for _ in range(50):
        assert guess(state, 0, chance).deck[:6] == tuple(cards("Tonga, Samoa, Tahiti, Nauru, Pigs, Taro"))
    are_even(spread(state, 0), 6)  # Fish, Canoes and Bananas in three places
    tops = {guess(state, 1, chance).deck[:2] for _ in range(100)}
    assert len(tops) > 40


def test_a_seen_hand_is_kept_in_every_guess() -> None:  # P9
    state = position("Traders", "2 Canoes, Taro, Fish", top="Pigs, Samoa, 2 Yams", left=4)
    act(state, TRADERS_ON + 1, "Fish")
    chance = Chance(3)
    assert all(guess(state, 0, chance).hands[1] == pile_of(cards("2 Canoes, Taro")) for _ in range(50))
    seen = spread(state, 1)
    assert all(hands[0] & ONE[card("Fish")] for hands, _, _ in seen)


def test_a_returned_island_is_in_the_deck_or_drawn() -> None:  # P6
    state = position("Tonga, Taro", "Fish", "Pigs", top="Yams, Canoes", left=2)
    act(state, "Tonga")
    shuffle(state, "Yams")
    tonga = ONE[card("Tonga")]
    seen = spread(state, 1)
    assert not any(hands[2] & tonga for hands, _, _ in seen)
    drawn = sum(times for (hands, _, _), times in seen.items() if hands[0] & tonga)
    # It was the top card of three, and the other four cards are anywhere else.
    assert abs(drawn / DRAWS - 1 / 3) < 0.03
    are_even(spread(state, 0), 2 * 6)  # Tonga in the deck for certain, at either place


def test_the_guess_has_the_true_chances_after_an_island_option() -> None:  # P6
    """Against the process itself: hidden cards dealt by chance, the deck shuffled, the top card drawn."""
    before = position("Tonga, Taro", "Fish", "Pigs", top="Yams, Canoes, Samoa", left=3)
    chance = Chance(4)
    true = Counter[Secrets]()
    while true.total() < DRAWS:
        deal = guess(before, 1, chance)
        if not deal.hands[0] & ONE[card("Tonga")]:
            continue  # who shows it has it
        act(deal, "Tonga")
        deal.resolve(deal.sample(chance))
        true[secrets(deal)] += 1
    seen = spread(deal, 1)
    assert seen.keys() == true.keys()
    for arrangement, times in true.items():
        assert abs(times - seen[arrangement]) < 5 * (times + seen[arrangement]) ** 0.5


def test_a_blind_attack_may_be_any_that_the_hand_allows() -> None:  # P15
    state = position(
        "Tonga, 2 Warriors", "Taro", phase=Phase.RAID, islands="Tonga 1", top="Fish", left=1, rules="blind_raids"
    )
    act(state, "Tonga", DONE)
    choose(state, "Warriors")
    attacks = {attack for _, _, attack in spread(state, 1)}
    assert attacks == {(), tuple(cards("Warriors")), tuple(cards("2 Warriors"))}
    assert {attack for _, _, attack in spread(state, 0)} == {tuple(cards("Warriors"))}


def in_trade() -> PacificState:
    state = position("Traders", "2 Canoes, Taro", "Fish")
    act(state, TRADERS_ON + 1)
    return state


def in_exploration() -> PacificState:
    state = position("Explorers", "2 Canoes, Taro", "Fish")
    act(state, "Explorers")
    return state


def in_defence() -> PacificState:
    state = position("Tonga, 2 Warriors", FIVE, "Fish", phase=Phase.RAID, islands="Tonga 1", rules="blind_raids")
    act(state, "Tonga", DRAW)
    choose(state, "Warriors")
    act(state, "Warriors")
    return state


@pytest.mark.parametrize("build", [in_trade, in_exploration, in_defence])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_in_the_middle_of_things_plays_on(build: Callable[[], PacificState], seat: int) -> None:
    state = build()
    chance = Chance(5)
    for _ in range(20):
        found = guess(state, seat, chance)
        assert found.view(seat) == state.view(seat)
        *_, ended = positions(found, chance)
        assert ended.actor == OVER
        assert sum(ended.hands) + ended.discards + pile_of(ended.deck[ended.drawn :]) <= WHOLE_DECK
