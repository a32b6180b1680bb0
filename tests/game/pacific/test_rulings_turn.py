"""The deal, the phases of a turn, and the end, by hand (P2-P6, P17, P18, P20)."""

import pytest

from game.chance import Chance
from game.contract import CHANCE, OVER
from game.pacific.cards import WHOLE_DECK, cards_in
from game.pacific.events import CardsDiscarded, CardsDrawn, GameEnded, Passed, Question, TurnBegan, Why
from game.pacific.rules import PacificState, excess
from game.pacific.state import DONE, NOBODY, Phase
from tests.game.pacific.position import (
    act,
    cards,
    choose,
    discarded,
    hand,
    islands,
    names,
    new_game,
    of_kind,
    position,
    shuffle,
)

FIVE = "Canoes, Warriors, Taro, Yams, Fish"


def pass_on(state: PacificState) -> list[object]:
    """Let the seat pass through the phases after Growth to the end of its turn."""
    happened: list[object] = []
    turn = state.turn
    while state.turn == turn and state.actor != OVER and state.phase is not Phase.SETTLEMENT:
        happened += act(state, DONE)
    return happened


# ---- the deal --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_four_each_are_dealt_one_at_a_time_from_the_first_player(seats: int) -> None:  # P2
    first = seats - 1
    state = new_game(seats, first=first)
    order = state.sample(Chance(3))
    events: list[object] = []
    state.resolve(order, events)  # type: ignore[arg-type]
    dealt = [event for event in events if isinstance(event, CardsDrawn) and event.why is Why.DEAL]
    assert [event.seat for event in dealt] == [(first + place) % seats for place in range(seats)]
    for place, event in enumerate(dealt):
        assert event.cards == tuple(order[place + round_ * seats] for round_ in range(4))
    # The first player then draws the next three.
    grown = [event for event in events if isinstance(event, CardsDrawn) and event.why is Why.GROWTH]
    assert [(event.seat, event.cards) for event in grown] == [(first, order[4 * seats : 4 * seats + 3])]
    assert state.sizes == [7 if seat == first else 4 for seat in range(seats)]
    assert (state.turn, state.actor, state.phase) == (1, first, Phase.GROWTH)


def test_a_deck_is_all_100_cards() -> None:  # P1
    state = new_game(2)
    deck = cards_in(WHOLE_DECK)
    for wrong in ((), tuple(deck[1:]), (*deck[1:], 38), (*deck[1:], 39), (*deck[1:], -1), (*deck, 0)):
        with pytest.raises(ValueError, match="all 100 cards"):
            state.resolve(wrong)


def test_play_is_clockwise() -> None:  # P2
    state = position(FIVE, FIVE, FIVE, seat=1)
    pass_on(state)
    assert state.actor == 2
    act(state, "Canoes")
    pass_on(state)
    assert (state.actor, state.turn) == (0, 7)


# ---- Growth ----------------------------------------------------------------------------------------------------


def test_growth_draws_three_and_discards_any_card() -> None:  # P5, P3
    state = position(FIVE, "Pigs", top="Coconuts, War Canoes, Tonga")
    pass_on(state)
    assert (state.actor, state.phase) == (1, Phase.GROWTH)
    assert hand(state, 1) == ["Tonga", "Coconuts", "Pigs", "War Canoes"]
    assert state.legal() == sorted(cards("Tonga, Coconuts, Pigs, War Canoes"))
    assert act(state, "War Canoes") == [CardsDiscarded(1, Why.GROWTH, tuple(cards("War Canoes")))]
    assert discarded(state) == ["War Canoes"]
    assert state.phase is Phase.EVENT


def test_a_discard_is_due_even_if_fewer_were_drawn() -> None:  # P4, P5
    state = position(FIVE, "Pigs", top="Coconuts", left=1)
    pass_on(state)
    assert hand(state, 1) == ["Coconuts", "Pigs"]
    act(state, "Pigs")
    assert hand(state, 1) == ["Coconuts"]
    assert state.phase is Phase.EVENT


def test_a_discard_with_one_card_in_hand_is_asked_all_the_same() -> None:
    state = position(FIVE, "", left=1, top="Tonga")
    pass_on(state)
    assert (state.actor, state.phase, state.legal()) == (1, Phase.GROWTH, cards("Tonga"))


def test_with_an_empty_hand_nothing_is_discarded() -> None:  # P5
    state = position(FIVE, "", left=0, first=0, rules="equal_turns")
    pass_on(state)
    assert (state.actor, state.phase, state.sizes[1]) == (1, Phase.EVENT, 0)


# ---- asked or not ----------------------------------------------------------------------------------------------


def test_all_is_asked_even_where_there_is_nothing_to_answer() -> None:
    state = position("Taro", FIVE)
    asked = []
    for question in (Question.EVENT, Question.VOYAGE, Question.RAID):
        assert state.legal() == [DONE]
        asked.append(state.phase)
        assert act(state, DONE)[0] == Passed(0, question)
    assert asked == [Phase.EVENT, Phase.COLONIZE, Phase.RAID]


# ---- the two options -------------------------------------------------------------------------------------------


def test_the_island_option_shows_shuffles_and_draws() -> None:  # P6
    state = position("Tonga, Taro", FIVE)
    before = len(state.deck)
    act(state, "Tonga")
    assert (state.actor, state.phase) == (CHANCE, Phase.RESHUFFLE)
    assert len(state.deck) == before + 1
    assert hand(state, 0) == ["Taro"]
    shuffle(state, "Fish")
    assert hand(state, 0) == ["Taro", "Fish"]
    assert (state.actor, state.phase) == (0, Phase.COLONIZE)
    assert cards("Tonga")[0] in state.deck[state.drawn :]
    assert discarded(state) == []


def test_the_island_option_may_draw_the_same_card() -> None:  # P6
    state = position("Tonga, Taro", FIVE)
    act(state, "Tonga")
    shuffle(state, "Tonga")
    assert hand(state, 0) == ["Tonga", "Taro"]


def test_with_an_empty_deck_the_island_option_draws_the_shown_card() -> None:  # P6
    state = position("Tonga, Taro", FIVE, left=0)
    act(state, "Tonga")
    shuffle(state)
    assert hand(state, 0) == ["Tonga", "Taro"]
    assert state.drawn == len(state.deck)


def test_a_shuffle_keeps_the_cards() -> None:
    state = position("Tonga, Taro", FIVE, left=3)
    act(state, "Tonga")
    for wrong in ((), state.deck[1:], (*state.deck[1:], 38)):
        with pytest.raises(ValueError, match="not its cards"):
            state.resolve(wrong)


def test_the_settlement_option_turns_a_stockade_into_two_cards() -> None:  # P6
    state = position("Stockades, Taro", FIVE, top="Fish, Canoes")
    events = act(state, "Stockades")
    assert hand(state, 0) == ["Canoes", "Taro", "Fish"]
    assert discarded(state) == ["Stockades"]
    assert of_kind(events, CardsDrawn) == [CardsDrawn(0, Why.SETTLEMENT_OPTION, 2, tuple(cards("Fish, Canoes")))]
    assert state.phase is Phase.COLONIZE


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1)])
def test_the_settlement_option_on_a_short_deck(left: int, drawn: int) -> None:  # P4, P6
    state = position("Stockades", FIVE, left=left)
    act(state, "Stockades")
    assert state.sizes[0] == drawn


def test_only_one_of_event_and_options() -> None:  # P6
    state = position("Stockades, Tonga, Outrigger Construction", FIVE, top="Fish, Pigs, Taro")
    assert names(state.legal()[:-1]) == ["Tonga", "Stockades", "Outrigger Construction"]
    act(state, "Outrigger Construction")
    assert state.phase is Phase.COLONIZE


# ---- Settlement ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (3, 2), (4, 1), (5, 0), (7, 0)])
def test_a_hand_is_filled_up_to_five(held: int, drawn: int) -> None:  # P17
    state = position(f"{held} Canoes" if held else "", FIVE, phase=Phase.RAID)
    events = act(state, DONE)
    filled = [event.number for event in of_kind(events, CardsDrawn) if event.why is Why.SETTLEMENT]
    assert filled == ([drawn] if drawn else [])
    assert state.actor == 1


def test_filling_takes_what_is_left() -> None:  # P4, P17
    state = position("Canoes", FIVE, phase=Phase.RAID, left=2)
    act(state, DONE)
    assert (state.sizes[0], state.actor) == (3, OVER)


@pytest.mark.parametrize(("held", "gone"), [(5, 0), (7, 0), (8, 1), (20, 13)])
def test_how_many_cards_must_go(held: int, gone: int) -> None:  # P17
    assert excess(held) == gone


def test_a_hand_comes_down_to_seven_by_choice() -> None:  # P17
    state = position("3 Canoes, 2 Warriors, 2 Taro, Fish, Tonga", FIVE, phase=Phase.RAID)
    act(state, DONE)
    assert (state.phase, state.actor) == (Phase.SETTLEMENT, 0)
    assert names(state.legal()) == ["Tonga", "Canoes", "Warriors", "Taro"]  # two are to go, and after Fish is none
    act(state, "Warriors")
    assert state.choosing
    assert state.sizes[0] == 9  # nobody sees a choice that is under way
    assert discarded(state) == []
    assert names(state.legal()) == ["Warriors", "Taro", "Fish"]
    events = act(state, "Fish")
    assert events[0] == CardsDiscarded(0, Why.SETTLEMENT, tuple(cards("Warriors, Fish")))
    assert hand(state, 0) == ["Tonga", "Canoes", "Canoes", "Canoes", "Warriors", "Taro", "Taro"]
    assert discarded(state) == ["Warriors", "Fish"]
    assert state.picks == ()
    assert state.actor == 1


def test_only_ones_own_settlement_counts() -> None:  # P17
    state = position(FIVE, "10 Canoes", "Taro", phase=Phase.RAID)
    act(state, DONE)
    act(state, "Canoes")
    assert state.sizes == [5, 12, 1]  # grown, but not yet settled; seat 2 is left alone


# ---- the end ---------------------------------------------------------------------------------------------------


def test_the_game_ends_at_the_start_of_a_turn_that_finds_the_deck_empty() -> None:  # P4
    state = position(FIVE, FIVE, "", phase=Phase.RAID, left=0, islands="Tonga 1")
    events = act(state, DONE)
    assert events[-1] == GameEnded((0, 1, 0), (1,))
    assert (state.actor, state.phase, state.legal(), state.outcomes()) == (OVER, Phase.OVER, [], [])


def test_the_turn_in_which_the_deck_runs_out_goes_on() -> None:  # P4
    state = position(FIVE, FIVE, left=3)
    pass_on(state)
    assert (state.actor, state.phase, state.drawn) == (1, Phase.GROWTH, 3)
    act(state, "Canoes")
    assert [state.phase] == [Phase.EVENT]
    pass_on(state)
    assert state.actor == OVER


def test_an_extra_turn_that_is_owed_is_lost_with_an_empty_deck() -> None:  # P4, P20
    for rules in ("", "equal_turns"):
        state = position(FIVE, FIVE, phase=Phase.RAID, left=0, owed=True, seat=1, rules=rules)
        act(state, DONE)
        assert state.actor == OVER


@pytest.mark.parametrize(
    ("owned", "won"),
    [
        ("", ()),  # nobody with an island: nobody wins
        ("Tonga 1", (1,)),
        ("Tonga 1, Samoa 0", (0, 1)),  # shared
        ("Tonga 1, Samoa 2, Nauru 2, Tahiti 1, New Zealand 0", (1, 2)),
        ("Tonga 1, Samoa 2, Nauru 2", (2,)),
    ],
)
def test_most_islands_win(owned: str, won: tuple[int, ...]) -> None:  # P18
    state = position("Fish", FIVE, FIVE, islands=owned)
    assert state.winners() == won
    assert sum(state.scores()) == owned.count(",") + bool(owned)


def test_the_house_rule_breaks_ties_by_cards() -> None:  # P18
    tied = "Tonga 0, Samoa 1"
    assert position("Fish", "2 Fish", "7 Canoes", islands=tied, rules="tie_break").winners() == (1,)
    assert position("2 Fish", "2 Taro", "7 Canoes", islands=tied, rules="tie_break").winners() == (0, 1)
    assert position("Fish", "2 Fish", "7 Canoes", rules="tie_break").winners() == ()


def test_equal_turns_play_the_round_out() -> None:  # P20
    state = position("Fish", "Fish", "Fish", phase=Phase.RAID, left=0, seat=0, first=2, rules="equal_turns")
    act(state, DONE)
    assert (state.actor, state.phase) == (1, Phase.GROWTH)  # seat 2 began, so seat 1 is the last
    act(state, "Fish")
    pass_on(state)
    assert state.actor == OVER


def test_without_the_house_rule_turns_may_be_uneven() -> None:  # P20
    state = position("Fish", "Fish", "Fish", phase=Phase.RAID, left=0, seat=0, first=2)
    act(state, DONE)
    assert state.actor == OVER


def test_extra_turns_do_not_count_as_turns() -> None:  # P20
    state = position(FIVE, FIVE, phase=Phase.RAID, left=3, seat=0, first=0, rules="equal_turns", owed=True)
    act(state, DONE)
    assert (state.actor, state.bonus) == (0, True)
    act(state, "Canoes")
    pass_on(state)
    assert (state.actor, state.bonus) == (1, False)  # the deck is empty; seat 1 has had a turn fewer


# ---- Island Hopping --------------------------------------------------------------------------------------------


def test_island_hopping_gives_one_more_turn() -> None:  # P11
    state = position(f"Island Hopping, {FIVE}", FIVE)
    act(state, "Island Hopping")
    assert discarded(state) == ["Island Hopping"]
    events = pass_on(state)
    assert events[-2] == TurnBegan(0, 6, bonus=True)
    assert (state.actor, state.phase, state.bonus) == (0, Phase.GROWTH, True)
    act(state, "Canoes")
    pass_on(state)
    assert [state.actor, state.phase] == [1, Phase.GROWTH]
    assert (state.bonus, state.owed) == (False, False)


def test_nobody_has_no_island() -> None:
    state = position(FIVE, FIVE)
    assert set(state.owners) == {NOBODY}
    assert islands(state, 0) == []
    assert choose(state) == [Passed(0, Question.EVENT)]
