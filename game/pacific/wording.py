"""The events of Pacific Voyagers in a record's words; ``game.record`` documents them."""

from collections.abc import Iterable
from functools import singledispatch

from game.contract import Event, Plain
from game.pacific.cards import CARDS
from game.pacific.events import (
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckSeen,
    DefenceShown,
    EventPlayed,
    GameEnded,
    HandShown,
    IslandLost,
    IslandReturned,
    RaidBegan,
    RaidEnded,
    StockadeSpent,
    TurnBegan,
    VoyageBegan,
    VoyageFailed,
)
from game.pacific.state import NOBODY


def names_of(cards: Iterable[int] | None) -> list[str]:
    """The printed names of these cards; none where they are hidden."""
    return [CARDS[card].name for card in cards or ()]


@singledispatch
def in_words(event: Event) -> Plain | None:
    """An event in a record's words; None where the step itself already says it all (shuffles, what was passed,
    a blind attack)."""
    return None


@in_words.register
def _cards_drawn(event: CardsDrawn) -> Plain:
    return {"effect": "draws", "seat": event.seat, "why": str(event.why), "cards": names_of(event.cards)}


@in_words.register
def _turn_began(event: TurnBegan) -> Plain:
    return {"effect": "turn", "seat": event.seat, "turn": event.turn, "bonus": event.bonus}


@in_words.register
def _cards_discarded(event: CardsDiscarded) -> Plain:
    return {"effect": "discards", "seat": event.seat, "why": str(event.why), "cards": names_of(event.cards)}


@in_words.register
def _event_played(event: EventPlayed) -> Plain:
    words: Plain = {"effect": "plays", "seat": event.seat, "card": CARDS[event.card].name}
    if event.rival != NOBODY:
        words |= {"on": event.rival}
    if event.island != NOBODY:
        words |= {"island": CARDS[event.island].name}
    return words


@in_words.register
def _island_returned(event: IslandReturned) -> Plain:
    return {"effect": "returns", "seat": event.seat, "card": CARDS[event.card].name}


@in_words.register
def _stockade_spent(event: StockadeSpent) -> Plain:
    return {"effect": "spends stockade", "seat": event.seat}


@in_words.register
def _deck_seen(event: DeckSeen) -> Plain:
    return {"effect": "looks", "seat": event.seat, "cards": names_of(event.cards)}


@in_words.register
def _card_kept(event: CardKept) -> Plain | None:
    if event.card is None or event.place is None:
        return None
    return {"effect": "keeps", "seat": event.seat, "card": CARDS[event.card].name, "place": event.place + 1}


@in_words.register
def _hand_shown(event: HandShown) -> Plain:
    return {"effect": "sees hand", "seat": event.seat, "of": event.rival, "cards": names_of(event.cards)}


@in_words.register
def _card_stolen(event: CardStolen) -> Plain | None:
    if event.card is None:
        return None
    return {"effect": "takes", "seat": event.seat, "from": event.rival, "card": CARDS[event.card].name}


@in_words.register
def _island_lost(event: IslandLost) -> Plain:
    return {"effect": "loses island", "seat": event.owner, "island": CARDS[event.island].name}


@in_words.register
def _voyage_began(event: VoyageBegan) -> Plain:
    return {"effect": "sails", "seat": event.seat, "cards": names_of(event.cards), "number": event.number}


@in_words.register
def _card_flipped(event: CardFlipped) -> Plain:
    words: Plain = {"effect": "flips", "seat": event.seat, "nth": event.nth, "card": CARDS[event.card].name}
    words |= {"meaning": str(event.meaning)}
    return words if event.owner == NOBODY else words | {"owner": event.owner}


@in_words.register
def _voyage_failed(event: VoyageFailed) -> Plain:
    return {"effect": "perishes", "seat": event.seat, "flips": event.flips}


@in_words.register
def _raid_began(event: RaidBegan) -> Plain:
    words: Plain = {"effect": "raid", "seat": event.seat, "on": event.rival, "island": CARDS[event.island].name}
    return words if event.card == NOBODY else words | {"card": CARDS[event.card].name}


@in_words.register
def _attack_shown(event: AttackShown) -> Plain:
    return {
        "effect": "attacks",
        "seat": event.seat,
        "cards": names_of(event.cards),
        "strength": event.strength,
    }


@in_words.register
def _defence_shown(event: DefenceShown) -> Plain:
    return {
        "effect": "defends",
        "seat": event.seat,
        "cards": names_of(event.cards),
        "strength": event.strength,
    }


@in_words.register
def _raid_ended(event: RaidEnded) -> Plain:
    sides = {"attack": event.attack, "defence": event.defence, "winner": event.winner}
    return {"effect": "raid ends", "island": CARDS[event.island].name, **sides}


@in_words.register
def _game_ended(event: GameEnded) -> Plain:
    return {"effect": "end", "scores": list(event.scores), "winners": list(event.winners)}
