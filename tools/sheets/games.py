"""Matches of Alaska brought to wanted positions: played there from a seed, or arranged where play does not come."""

from collections.abc import Callable, Sequence
from typing import cast

from game.ai.levels import choose
from game.alaska.cards import DECK_SIZE, RESOURCES, mask_of
from game.alaska.events import InvestmentEnded
from game.alaska.rules import AlaskaState
from game.alaska.state import END, Phase
from game.alaska.view import AlaskaView
from game.chance import Chance
from game.match import Match
from game.record import SeatSetup, Setup

NAMES = ("Mira", "Jonas", "Amos", "Vega", "Ruth")
TOWNS = ("Skagway", "Sitka", "Nome", "Kodiak", "Juneau")
LONG_NAMES = ("Maximilianus", "Gwendolyn MW", "Bartholomäus", "Wilhelmina W", "Montgomery M")
LONG_TOWNS = ("Petersburg", "Wrangell", "Anchorage", "Fairbanks", "Ketchikan")
MOST_SEEDS = 400

Policy = Callable[[AlaskaView, Chance], int]
Wanted = Callable[[Match], bool]


def seats(count: int, humans: Sequence[int] = (0,), names: Sequence[str] = NAMES) -> tuple[SeatSetup, ...]:
    """So many seats, of which the named ones are humans."""
    towns = LONG_TOWNS if names is LONG_NAMES else TOWNS
    who = [("human", "") if seat in humans else ("computer", "normal") for seat in range(count)]
    return tuple(SeatSetup(names[seat], towns[seat], *who[seat]) for seat in range(count))


def state_of(match: Match) -> AlaskaState:
    """The position of a match of Alaska."""
    return cast(AlaskaState, match.state)


def view_of(match: Match) -> AlaskaView:
    """What the seat that is asked may know."""
    return cast(AlaskaView, match.view(match.actor))


# ---- how the seats play on the way


def clever(view: AlaskaView, chance: Chance) -> int:
    """As the computer plays."""
    return choose("normal", view, chance)


def thrifty(view: AlaskaView, chance: Chance) -> int:
    """Buys one turn in three and takes nothing for free, so that the market fills."""
    if END in view.legal and (view.phase is Phase.FREE_BUY or view.bought or chance.below(3)):
        return END
    return choose("normal", view, chance)


def abstinent(view: AlaskaView, chance: Chance) -> int:
    """Takes nothing at all."""
    return END if END in view.legal else choose("normal", view, chance)


def played(
    wanted: Wanted,
    count: int = 4,
    *,
    humans: Sequence[int] = (0,),
    names: Sequence[str] = NAMES,
    policy: Policy = clever,
    rules: Sequence[str] = (),
    track: list[tuple[int, ...]] | None = None,
) -> Match:
    """The first match, by rising seeds, in which seats that play like this come to the wanted position.

    ``track`` takes the points of all seats after each of its turns, and those of its end. Raises LookupError where
    no match comes there.
    """
    points = [] if track is None else track
    for seed in range(1, MOST_SEEDS):
        match = Match(Setup("alaska", seats(count, humans, names), seed, 0, frozenset(rules)))
        points.clear()
        chance = Chance(seed)
        match.begin()
        while not match.over and not wanted(match):
            events = match.act(match.actor, policy(view_of(match), chance))
            ended = any(isinstance(event, InvestmentEnded) for event in events)
            if match.over or (ended and not state_of(match).spenders):
                points.append(match.state.scores())
        if wanted(match):
            return match
    raise LookupError(f"no match of {MOST_SEEDS} comes to the wanted position")


# ---- positions to wait for


def asked(phase: Phase, seat: int = 0, turn: int = 0) -> Wanted:
    """The seat is asked in this phase, from the turn of that number on."""
    return lambda match: match.actor == seat and state_of(match).phase is phase and state_of(match).turn >= turn


def market_of(count: int, seat: int = 0) -> Wanted:
    """The seat may buy, and so many cards lie set aside, or up to three more."""

    def wanted(match: Match) -> bool:
        state = state_of(match)
        buying = state.phase in (Phase.INVEST, Phase.LAST_SPENDING)
        return match.actor == seat and buying and count <= state.market.bit_count() <= count + 3

    return wanted


def over(match: Match) -> bool:
    """The game has ended."""
    return match.over


# ---- positions that play does not come to


def arrange(
    match: Match, towns: Sequence[int], market: int, money: Sequence[int], first: Sequence[int] = ()
) -> None:
    """Deal the cards anew: so many to each seat and to the market, first those that had come already.

    Seat 0 gets ``first`` before any other. This turn's new cards stay. Cards that were out of the deck and then
    lie nowhere leave the game.
    """
    state = state_of(match)
    unseen = set(state.deck[state.drawn :])
    pool = Chance(7).shuffled([card for card in range(RESOURCES) if not state.fresh >> card & 1])
    pool.sort(key=lambda card: (card not in first, card in unseen))
    state.towns = []
    for count in towns:
        state.towns.append(tuple(pool[:count]))
        del pool[:count]
    state.owned = [mask_of(*town) for town in state.towns]
    state.market = mask_of(*pool[:market])
    del pool[:market]
    state.gone = mask_of(*(card for card in pool if card not in unseen))
    _restack(state, [card for card in state.deck[state.drawn :] if card >= RESOURCES or card in pool])
    state.money = list(money)


def on_top(match: Match, *cards: int) -> None:
    """Let these cards be the next of the deck."""
    state = state_of(match)
    left = [card for card in state.deck[state.drawn :] if card not in cards]
    _take_out(state, cards)
    _restack(state, [*cards, *left])


def _take_out(state: AlaskaState, cards: Sequence[int]) -> None:
    """The cards lie in no town, no market and on no pile any more."""
    for card in cards:
        if card < RESOURCES:
            state.market &= ~(1 << card)
            state.gone &= ~(1 << card)
            state.towns = [tuple(other for other in town if other != card) for town in state.towns]
    state.played = tuple(card for card in state.played if card not in cards)
    state.owned = [mask_of(*town) for town in state.towns]


def _restack(state: AlaskaState, left: Sequence[int]) -> None:
    out = [card for card in range(DECK_SIZE) if card not in left]
    state.deck, state.drawn = (*out, *left), len(out)


def load_dice(match: Match, action: int, total: int) -> None:
    """Let the roll that this action throws come out at a total."""
    for seed in range(MOST_SEEDS):
        thrown = state_of(match).clone()
        thrown.apply(action)
        if sum(thrown.sample(Chance(seed))) == total:
            match.chance = Chance(seed)
            return
    raise LookupError(f"no roll of {MOST_SEEDS} comes to {total}")
