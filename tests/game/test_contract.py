"""Alaska keeps the contract that every game keeps, and its words in records name what they say."""

from dataclasses import fields

import pytest

from game import catalog
from game.alaska.events import DeckStacked, FreeDollar, Rolled
from game.alaska.game import HOUSE_RULES, AlaskaGame
from game.alaska.rules import AlaskaState
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase, Rules
from game.chance import Chance
from game.contract import BANK, CHANCE, OVER, Event, Game, IllegalActionError, State
from tests.game.playing import moves, new_game


def test_no_actor_is_a_seat_and_no_action_is_two_things() -> None:
    assert len({CHANCE, OVER, *range(5)}) == 7
    assert BANK not in range(5)
    actions = [*range(90), END, ROLL_ONE, ROLL_TWO, *(PAYER + seat for seat in range(5))]
    assert len(set(actions)) == len(actions)


def test_the_catalog_has_every_game_and_names_them_for_one_it_has_not() -> None:
    for key in catalog.GAMES:
        game = catalog.load(key)
        assert game.key == key
        assert game.title
        assert game.min_seats <= game.max_seats
    with pytest.raises(ValueError, match="there is no game 'chess'; there is alaska"):
        catalog.load("chess")


def test_alaska_is_for_two_to_five() -> None:
    game: Game = AlaskaGame()
    assert (game.min_seats, game.max_seats) == (2, 5)
    for seats in (2, 3, 4, 5):
        for first in range(seats):
            state: State = game.start(seats, first, frozenset())
            assert (state.seats, state.actor) == (seats, CHANCE)


@pytest.mark.parametrize(
    ("seats", "first", "rules", "reason"),
    [
        (1, 0, (), "2 to 5 seats, not 1"),
        (6, 0, (), "2 to 5 seats, not 6"),
        (3, 3, (), "one of 0 to 2, not 3"),
        (3, -1, (), "one of 0 to 2, not -1"),
        (3, 0, ("free_beer", "equal_turns"), "no house rule 'free_beer'; it has equal_turns, "),
    ],
)
def test_settings_that_there_are_not_are_refused(
    seats: int, first: int, rules: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        AlaskaGame().start(seats, first, frozenset(rules))


def test_every_house_rule_is_a_setting_that_is_off_by_default() -> None:
    keys = {rule.key for rule in HOUSE_RULES}
    assert keys == {"replace_events", "vp_instead", "share_majority", "equal_turns"}
    assert keys == {field.name for field in fields(Rules)}
    assert Rules().keys() == frozenset()
    assert all(rule.title and rule.summary for rule in HOUSE_RULES)
    for key in keys:
        state = AlaskaGame().start(2, 0, frozenset({key}))
        assert isinstance(state, AlaskaState)
        assert state.rules.keys() == {key}


def test_only_the_shuffle_is_hidden_from_a_seat() -> None:  # A23
    game = AlaskaGame()
    assert game.event_for(DeckStacked(tuple(range(120))), 0) is None
    for event in (Rolled(1, (2, 3)), FreeDollar(1, consolation=False)):
        assert game.event_for(event, 0) is event


def test_no_event_of_a_game_but_the_shuffle_holds_a_card_that_is_not_yet_turned_up() -> None:  # A23
    game = AlaskaGame()
    state = new_game(3)
    for name, argument in moves(state, Chance(8)):
        events: list[Event] = []
        getattr(state, name)(argument, events)
        hidden = set(state.deck[state.drawn :])
        for event in events:
            if (seen := game.event_for(event, 1)) is not None:
                named = {getattr(seen, field, None) for field in ("card", "source")} | {
                    *getattr(seen, "set_aside", ())
                }
                assert not named & hidden


@pytest.mark.parametrize("seed", range(6))
def test_words_and_what_they_name_are_one_to_one(seed: int) -> None:
    game = AlaskaGame()
    state = new_game(2 + seed % 4, ("replace_events",) if seed % 2 else ())
    for name, argument in moves(state, Chance(seed)):
        words = [game.action_plain(state, action) for action in state.legal()]
        assert [game.action_from_plain(state, plain) for plain in words] == state.legal()
        outcomes = [outcome for outcome, _ in state.outcomes()]
        if isinstance(argument, tuple):
            outcomes.append(argument)
        for outcome in outcomes:
            assert game.outcome_from_plain(state, game.outcome_plain(state, outcome)) == outcome
        getattr(state, name)(argument)


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"action": "roll"},
        {"action": "roll", "dice": 3},
        {"action": "roll", "dice": "1"},
        {"action": "buy", "card": "Salmon"},
        {"action": "end"},
        {"action": "roll", "dice": 1, "more": 1},
        {"action": None},
    ],
)
def test_words_for_no_open_action_are_refused(plain: dict[str, object]) -> None:
    state = new_game(2)
    state.resolve(state.sample(Chance(1)))
    assert state.phase is Phase.ROLL
    with pytest.raises(ValueError, match="is not open to seat 0 here"):
        AlaskaGame().action_from_plain(state, plain)


DECK_WORDS: list[dict[str, object]] = [
    {},
    {"chance": "deck"},
    {"chance": "deck", "order": "Salmon"},
    {"chance": "deck", "order": ["Salmon", "Trout"]},
    {"chance": "deck", "order": [["Salmon"]]},
    {"chance": "deck", "order": [None]},
    {"chance": "deck", "dice": [1]},
    {"chance": "deck", "dice": [999]},
    {"chance": "deck", "dice": [10**30]},
    {"chance": "dice", "dice": [1]},
]
DICE_WORDS: list[dict[str, object]] = [
    {},
    {"chance": "dice"},
    {"chance": "dice", "dice": 3},
    {"chance": "dice", "dice": ["3"]},
    {"chance": "dice", "dice": [3.0]},
    {"chance": "dice", "dice": [True]},
    {"chance": "dice", "order": ["Salmon"]},
    {"chance": "card die", "card": "Coal", "dice": [3]},
    {"chance": "dice", "dice": [3], "more": 0},
]


def test_words_for_no_outcome_are_refused() -> None:
    state = new_game(2)
    for plain in DECK_WORDS:
        with pytest.raises(ValueError, match=r"\w"):
            AlaskaGame().outcome_from_plain(state, plain)
    state.resolve(state.sample(Chance(1)))
    state.apply(ROLL_ONE)
    for plain in DICE_WORDS:
        with pytest.raises(ValueError, match=r"\w"):
            AlaskaGame().outcome_from_plain(state, plain)


def test_an_outcome_that_is_not_pending_is_refused() -> None:
    state = new_game(2)
    with pytest.raises(ValueError, match="deck"):
        state.resolve((3,))
    state.resolve(state.sample(Chance(1)))
    with pytest.raises(ValueError, match="no such dice"):
        state.resolve((3,))  # a seat must choose its dice first
    state.apply(ROLL_TWO)
    for wrong in ((3,), (0, 3), (3, 7), (1, 2, 3), ()):
        with pytest.raises(ValueError, match="no such dice"):
            state.resolve(wrong)


def test_an_illegal_action_is_a_value_error() -> None:
    assert issubclass(IllegalActionError, ValueError)
