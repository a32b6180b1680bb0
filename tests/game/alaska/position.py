"""Positions of Alaska built by hand, and short words to play them on."""

from collections.abc import Iterable, Sequence

from game.alaska.cards import BY_NAME, CARDS, DECK_SIZE, mask_of
from game.alaska.events import CardPaid
from game.alaska.rules import AlaskaState
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase, Rules
from game.contract import Event


def cards(names: str) -> tuple[int, ...]:
    """The cards of these names, separated by commas."""
    return tuple(BY_NAME[name.strip()] for name in names.split(",") if name.strip())


def names(indices: Iterable[int]) -> list[str]:
    return [CARDS[card].name for card in indices]


def position(
    *towns: str,
    money: Sequence[int] | None = None,
    market: str = "",
    top: str = "",
    left: int | None = None,
    seat: int = 0,
    turn: int = 1,
    rules: str = "",
    points: Sequence[int] | None = None,
) -> AlaskaState:
    """A position in which ``seat`` must choose its dice; towns by seat, in the order acquired.

    ``top`` are the next cards of the deck. Below them come the cards that lie nowhere else, resources first, so
    that no event comes uncalled; of the deck only ``left`` cards are there if given, and the rest is out of the
    game. Money is 0 for all if not given.
    """
    owned = [cards(town) for town in towns]
    next_cards = cards(top)
    placed = {card for town in owned for card in town} | set(cards(market)) | set(next_cards)
    others = [card for card in range(DECK_SIZE) if card not in placed]
    kept = len(others) if left is None else left - len(next_cards)
    out, below = others[kept:], others[:kept]
    hidden = (*next_cards, *below)
    seen = [card for card in range(DECK_SIZE) if card not in hidden]
    return AlaskaState(
        Rules(**dict.fromkeys(rules.split(), True)),
        len(towns),
        first=0,
        seat=seat,
        actor=seat,
        phase=Phase.ROLL,
        turn=turn,
        deck=(*seen, *hidden),
        drawn=len(seen),
        market=mask_of(*cards(market)),
        fresh=0,
        turned_up=(),
        money=list(money or [0] * len(towns)),
        towns=owned,
        owned=[mask_of(*town) for town in owned],
        points=list(points or [0] * len(towns)),
        gone=mask_of(*(card for card in out if not CARDS[card].is_event)),
        played=tuple(card for card in out if CARDS[card].is_event),
        dice=(),
        queue=(),
        counting=0,
        bought=0,
        spenders=0,
    )


def roll(state: AlaskaState, *dice: int) -> list[Event]:
    """Throw one die or two, which come out so."""
    events: list[Event] = []
    assert state.phase is Phase.ROLL
    state.apply(ROLL_ONE if len(dice) == 1 else ROLL_TWO, events)
    state.resolve(dice, events)
    return events


def die(state: AlaskaState, face: int) -> list[Event]:
    """The die of a card comes out so."""
    events: list[Event] = []
    assert state.phase in (Phase.CARD_DIE, Phase.EVENT_DIE)
    state.resolve((face,), events)
    return events


def pay(state: AlaskaState, seat: int) -> list[Event]:
    """The roller lets that seat pay the ticket's dollar."""
    return act(state, PAYER + seat)


def take(state: AlaskaState, name: str) -> list[Event]:
    """Buy the card, or take it for a free buy."""
    return act(state, BY_NAME[name])


def end(state: AlaskaState) -> list[Event]:
    """End the purchases, or decline the free buy."""
    return act(state, END)


def act(state: AlaskaState, action: int) -> list[Event]:
    events: list[Event] = []
    assert action in state.legal(), f"{action} is not among {state.legal()}"
    state.apply(action, events)
    return events


def offered(state: AlaskaState) -> list[str]:
    """The cards that the seat asked may take now, by name."""
    return names(action for action in state.legal() if action < END)


def owns(state: AlaskaState, seat: int) -> list[str]:
    return names(state.towns[seat])


def paid(events: Iterable[Event]) -> list[tuple[str, int]]:
    """What each card paid, in order: its name and the dollars."""
    return [(CARDS[event.card].name, event.amount) for event in events if isinstance(event, CardPaid)]
