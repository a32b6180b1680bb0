"""The deck of Pacific Voyagers (P1), and piles of cards as numbers."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.pacific import cards as deck
from game.pacific.cards import (
    ANY,
    CARDS,
    DECK_SIZE,
    FROM,
    ISLANDS,
    ONE,
    WHOLE_DECK,
    cards_in,
    count,
    mask_of,
    names_in,
    pile_of,
)

lists = st.lists(
    st.sampled_from([card for card in range(len(CARDS)) for _ in range(CARDS[card].copies)]), max_size=30
)
quick = settings(max_examples=80, deadline=None, derandomize=True, database=None)


def test_the_deck_is_100_cards_as_listed() -> None:  # P1
    copies = Counter[str]()
    for card in CARDS:
        copies[card.kind] += card.copies
    assert copies == {
        "island": 20,
        "canoe": 15,
        "warrior": 10,
        "stockade": 5,
        "food": 24,
        "navigation": 16,
        "event": 7,
        "special": 3,
    }
    assert sum(copies.values()) == DECK_SIZE == 100
    assert len(CARDS) == len({card.name for card in CARDS}) == 39
    assert set(copies) == set(deck.KINDS)


@pytest.mark.parametrize(("kind", "number", "each"), [("island", 10, 2), ("food", 8, 3), ("navigation", 8, 2)])
def test_kinds_with_many_names(kind: str, number: int, each: int) -> None:  # P1
    found = deck.of_kind(kind)
    assert len(found) == number
    assert {CARDS[card].copies for card in found} == {each}


def test_islands_come_first() -> None:
    assert [CARDS[card].kind == "island" for card in range(len(CARDS))] == [True] * ISLANDS + [False] * 29


def test_what_is_more_than_a_name_has_a_note() -> None:
    assert all(bool(card.note) == (card.kind in ("event", "special")) for card in CARDS)
    assert all(card.copies == 1 for card in CARDS if card.note)


@quick
@given(lists, lists)
def test_a_pile_holds_what_was_put_there(first: list[int], second: list[int]) -> None:
    held = Counter(first)
    if any(held[card] > CARDS[card].copies for card in held):
        first = sorted(set(first))
        held = Counter(first)
    pile = pile_of(first)
    assert cards_in(pile) == sorted(first)
    assert names_in(pile) == sorted(set(first))
    assert all(count(pile, card) == held[card] for card in range(len(CARDS)))
    assert cards_in(pile & mask_of(second)) == sorted(card for card in first if card in second)
    if first:
        assert cards_in(pile & FROM[second[0]] if second else pile) == sorted(
            card for card in first if not second or card >= second[0]
        )
        assert cards_in(pile - ONE[first[0]]) == sorted(first[1:])


def test_the_whole_deck_fits_into_a_pile() -> None:
    assert Counter(cards_in(WHOLE_DECK)) == {card: CARDS[card].copies for card in range(len(CARDS))}
    assert all(WHOLE_DECK & ANY[card] for card in range(len(CARDS)))
