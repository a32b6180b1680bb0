"""The log of the Pacific's table: events in words, with names. It writes only what it is told, so a log made from
what one seat was told holds what that seat may know.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import singledispatchmethod

from game.contract import Event
from game.pacific.cards import CARDS
from game.pacific.events import (
    AttackChosen,
    AttackShown,
    CardFlipped,
    CardKept,
    CardsDiscarded,
    CardsDrawn,
    CardStolen,
    DeckSeen,
    DefenceShown,
    EventPlayed,
    Flip,
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
    Why,
)
from game.pacific.state import NOBODY
from scenes.table import LogLine

Say = Callable[..., str]
"""A text by its key, with its fields."""

QUIET = (Why.DEAL, Why.GROWTH, Why.SETTLEMENT)
"""Draws that happen in every turn."""


class Logbook:
    """Lines of the log in the order of the events, the newest last; ``names`` are those of the seats.

    ``brief`` leaves out what every turn brings: the draws and discards of its first and last phase, and the flips
    of a voyage one by one; and what Traders saw, which the robbed seat knows and the thief has seen.
    """

    def __init__(
        self, say: Say, names: Sequence[str], events: Iterable[Event] = (), *, brief: bool = False
    ) -> None:
        self.lines: list[LogLine] = []
        self._say = say
        self._names = names
        self._brief = brief
        self._voyage = 0
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        """Write down what happened; an event that says nothing to people adds no line."""
        self._write(event)

    def _line(self, seat: int | None, key: str, **fields: object) -> None:
        self.lines.append(LogLine(seat, self._say(f"pacific.log.{key}", **fields)))

    def _cards(self, cards: Sequence[int]) -> str:
        """Cards by name, copies counted."""
        parts = []
        for card in dict.fromkeys(cards):
            copies = list(cards).count(card)
            name = CARDS[card].name
            parts.append(name if copies == 1 else self._say("pacific.log.copies", count=copies, card=name))
        return self._say("log.comma").join(parts)

    def _in_order(self, cards: Sequence[int]) -> str:
        """Cards by name, one by one."""
        return self._say("log.comma").join(CARDS[card].name for card in cards)

    @singledispatchmethod
    def _write(self, event: Event) -> None:
        """Nothing to say."""

    @_write.register
    def _turn_began(self, event: TurnBegan) -> None:
        if not self._brief:
            self._line(event.seat, "bonus_turn" if event.bonus else "turn", turn=event.turn)

    @_write.register
    def _cards_drawn(self, event: CardsDrawn) -> None:
        if event.why is Why.DEAL or (self._brief and event.why in QUIET):
            return
        if event.cards is not None and event.number:
            self._line(event.seat, "drew_cards", cards=self._cards(event.cards))
        else:
            self._line(event.seat, "drew", count=event.number)

    @_write.register
    def _cards_discarded(self, event: CardsDiscarded) -> None:
        if event.why is Why.STATUES:
            self._line(event.seat, "statues", cards=self._cards(event.cards), count=len(event.cards))
        elif not self._brief:
            self._line(event.seat, "discarded", cards=self._cards(event.cards))

    @_write.register
    def _event_played(self, event: EventPlayed) -> None:
        card = CARDS[event.card].name
        if event.rival != NOBODY:
            self._line(event.seat, "played_on", card=card, name=self._names[event.rival])
        elif event.island != NOBODY:
            self._line(event.seat, "played_on", card=card, name=CARDS[event.island].name)
        else:
            self._line(event.seat, "played", card=card)

    @_write.register
    def _island_returned(self, event: IslandReturned) -> None:
        self._line(event.seat, "returned", card=CARDS[event.card].name)

    @_write.register
    def _stockade_spent(self, event: StockadeSpent) -> None:
        self._line(event.seat, "stockade")

    @_write.register
    def _deck_seen(self, event: DeckSeen) -> None:
        if event.cards is None:
            self._line(event.seat, "looked", count=event.number)
        else:
            self._line(event.seat, "saw_deck", cards=self._in_order(event.cards))

    @_write.register
    def _hand_shown(self, event: HandShown) -> None:
        if event.cards is not None and not self._brief:
            self._line(event.seat, "saw_hand", name=self._names[event.rival], cards=self._cards(event.cards))

    @_write.register
    def _card_kept(self, event: CardKept) -> None:
        if event.card is None:
            self._line(event.seat, "kept")
        else:
            self._line(event.seat, "kept_card", card=CARDS[event.card].name)

    @_write.register
    def _card_stolen(self, event: CardStolen) -> None:
        name = self._names[event.rival]
        if event.card is None:
            self._line(event.seat, "took", name=name)
        else:
            self._line(event.seat, "took_card", name=name, card=CARDS[event.card].name)

    @_write.register
    def _island_lost(self, event: IslandLost) -> None:
        self._line(event.owner, "lost", island=CARDS[event.island].name)

    @_write.register
    def _voyage_began(self, event: VoyageBegan) -> None:
        self._voyage = event.number
        if not self._brief:
            self._line(event.seat, "sailed", count=event.number, cards=self._cards(event.cards))

    @_write.register
    def _card_flipped(self, event: CardFlipped) -> None:
        card = CARDS[event.card].name
        if event.meaning is Flip.SETTLED:
            self._line(event.seat, "settled", island=card, leg=event.nth, number=self._voyage)
        elif event.meaning is Flip.RAID:
            self._line(event.seat, "found", island=card, name=self._names[event.owner])
        elif not self._brief:
            self._line(event.seat, "own" if event.meaning is Flip.OWN else "sea", leg=event.nth, card=card)

    @_write.register
    def _voyage_failed(self, event: VoyageFailed) -> None:
        self._line(event.seat, "perished", count=event.flips)

    @_write.register
    def _raid_began(self, event: RaidBegan) -> None:
        island, name = CARDS[event.island].name, self._names[event.rival]
        if event.card in (NOBODY, event.island):
            self._line(event.seat, "raids", island=island, name=name)
        else:
            self._line(event.seat, "raids_with", island=island, name=name, card=CARDS[event.card].name)

    @_write.register
    def _attack_chosen(self, event: AttackChosen) -> None:
        self._line(event.seat, "attack_hidden")

    @_write.register
    def _attack_shown(self, event: AttackShown) -> None:
        key = "attacks" if event.cards else "attacks_with_nothing"
        self._line(event.seat, key, cards=self._cards(event.cards), count=event.strength)

    @_write.register
    def _defence_shown(self, event: DefenceShown) -> None:
        key = "defends" if event.cards else "defends_with_nothing"
        self._line(event.seat, key, cards=self._cards(event.cards), count=event.strength)

    @_write.register
    def _raid_ended(self, event: RaidEnded) -> None:
        fields = {"island": CARDS[event.island].name, "attack": event.attack, "defence": event.defence}
        if event.winner == event.seat:
            self._line(event.seat, "conquered", name=self._names[event.rival], **fields)
        else:
            self._line(event.rival, "held", name=self._names[event.seat], **fields)

    @_write.register
    def _game_ended(self, event: GameEnded) -> None:
        names = self._say("log.comma").join(self._names[seat] for seat in event.winners)
        if not event.winners:
            self._line(None, "nobody")
        elif len(event.winners) == 1:
            self._line(event.winners[0], "won", count=max(event.scores))
        else:
            self._line(None, "shared", names=names, count=max(event.scores))
