"""Pacific Voyagers as one of the games: its name, its start, and how its parts read in a record."""

from collections.abc import Sequence
from typing import ClassVar, cast

from game.chance import Chance
from game.contract import Event, HouseRule, Outcome, Plain, State, View
from game.pacific import determinizing
from game.pacific.cards import BY_NAME, CARDS
from game.pacific.events import DeckStacked, seen_by
from game.pacific.rules import MAX_SEATS, MIN_SEATS, PacificState, start
from game.pacific.state import (
    CHOICES,
    CIVIL_WAR_ON,
    DONE,
    DRAW,
    PLACE,
    RAID_ON,
    STATUES_ON,
    TRADERS_ON,
    Phase,
    Rules,
)
from game.pacific.view import PacificView
from game.pacific.wording import in_words, names_of

HOUSE_RULES = (
    HouseRule(
        "blind_raids",
        "Blind raids",
        "Attacker and defender choose unseen and show their cards together.",
    ),
    HouseRule(
        "tie_break",
        "Cards break ties",
        "Among players with equally many islands, most cards in hand wins.",
    ),
    HouseRule(
        "equal_turns",
        "Equal turns",
        "After the last card the round is played out, so that all have had as many turns.",
    ),
)

_VERBS = {
    Phase.COLONIZE: ("voyage", "no voyage"),
    Phase.ATTACK: ("attack", "attack"),
    Phase.DEFENCE: ("defend", "defend"),
    Phase.SETTLEMENT: ("discard", "discard"),
}
"""By phase that asks for several cards: the word for a choice of some, and of none."""
_CHANCES = {
    Phase.SHUFFLE: ("deck", "order"),
    Phase.RESHUFFLE: ("reshuffle", "order"),
    Phase.STATUES: ("lost", "cards"),
}
"""By phase that waits for chance: its word, and the key of its cards."""


class PacificGame:
    """The game of Pacific Voyagers behind ``contract.Game``."""

    key: ClassVar[str] = "pacific"
    title: ClassVar[str] = "Pacific Voyagers"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    house_rules: ClassVar[Sequence[HouseRule]] = HOUSE_RULES

    def start(self, seats: int, first: int, rules: frozenset[str]) -> State:
        """A new game before its shuffle; raises ValueError for settings that the Pacific does not have."""
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"{self.title} is for {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
        if not 0 <= first < seats:
            raise ValueError(f"the first seat is one of 0 to {seats - 1}, not {first}")
        known = {rule.key for rule in HOUSE_RULES}
        unknown = sorted(rules - known)
        if unknown:
            raise ValueError(f"{self.title} has no house rule '{unknown[0]}'; it has {', '.join(sorted(known))}")
        return start(seats, first, Rules(**dict.fromkeys(rules, True)))

    def determinize(self, view: View, chance: Chance) -> State:
        """A state that fits the view: what the seat can't know is dealt anew."""
        return determinizing.determinize(cast(PacificView, view), chance)

    def event_for(self, event: Event, seat: int) -> Event | None:
        """The event as this seat may see it; nobody sees the first shuffle, all see that there is another."""
        return None if isinstance(event, DeckStacked) else seen_by(event, seat)

    def action_plain(self, state: State, action: int) -> Plain:
        """A legal action in a record's words; in a choice of several cards, those of the whole choice with it."""
        position = cast(PacificState, state)
        phase = position.phase
        if phase in CHOICES:
            cards = position.picks if action == DONE else (*position.picks, action)
            some, none = _VERBS[phase]
            if phase is Phase.COLONIZE and not cards:
                return {"action": none}
            return {"action": some, "cards": names_of(cards)}
        if phase is Phase.EVENT:
            return _event_words(action)
        if phase is Phase.RAID:
            return _raid_words(action)
        if phase is Phase.DEFENDER_DRAW:
            return {"action": "draw" if action == DRAW else "no draw"}
        if phase is Phase.EXPLORE:
            place = action - PLACE
            return {"action": "keep", "place": place + 1, "card": CARDS[position.deck[position.drawn + place]].name}
        return {"action": "take" if phase is Phase.TRADE else "discard", "card": CARDS[action].name}

    def action_from_plain(self, state: State, plain: Plain) -> int:
        """The action that these words name, of a choice of several cards the next; raises ValueError if the state
        offers no such action."""
        position = cast(PacificState, state)
        cards = plain.get("cards")
        legal = state.legal()
        if position.phase in CHOICES and isinstance(cards, list):
            made = len(position.picks)
            begun = plain == {"action": _VERBS[position.phase][0], "cards": cards}
            if begun and made < len(cards) and cards[:made] == names_of(position.picks):
                legal = [action for action in legal if action != DONE and CARDS[action].name == cards[made]]
                if legal:
                    return legal[0]
        for action in legal:
            if self.action_plain(state, action) == plain:
                return action
        raise ValueError(f"{plain} is not open to seat {state.actor} here")

    def outcome_plain(self, state: State, outcome: Outcome) -> Plain:
        """An outcome of the pending chance in a record's words."""
        position = cast(PacificState, state)
        word, key = _CHANCES[position.phase]
        words: Plain = {"chance": word}
        if position.phase is Phase.STATUES:
            words |= {"of": position.rival}
        return words | {key: names_of(outcome)}

    def outcome_from_plain(self, state: State, plain: Plain) -> Outcome:
        """The outcome that these words name; raises ValueError if they name none of the state's."""
        _, key = _CHANCES[cast(PacificState, state).phase]
        names = plain.get(key)
        if not isinstance(names, list):
            raise ValueError(f"chance '{plain.get('chance')}' is not what the game waits for")
        unknown = [name for name in names if not isinstance(name, str) or name not in BY_NAME]
        if unknown:
            raise ValueError(f"no card is called {unknown[0]!r}")
        outcome = tuple(BY_NAME[name] for name in names)
        if self.outcome_plain(state, outcome) != plain:
            raise ValueError(f"chance '{plain.get('chance')}' is not what the game waits for")
        return outcome

    def event_plain(self, event: Event) -> Plain | None:
        """An event in a record's words; None where the step itself already says it all."""
        return in_words(event)

    def score_plain(self, state: State) -> list[Plain]:
        """Islands by seat, by name and number, and cards in hand (P18)."""
        position = cast(PacificState, state)
        return [
            {
                "seat": seat,
                "islands": names_of(island for island, owner in enumerate(position.owners) if owner == seat),
                "total": total,
                "cards": position.sizes[seat],
            }
            for seat, total in enumerate(position.scores())
        ]


def _event_words(action: int) -> Plain:
    """A decision of the Event Phase."""
    if action == DONE:
        return {"action": "no event"}
    kind = CARDS[action].kind if action < DONE else ""
    if kind == "island":
        return {"action": "island option", "card": CARDS[action].name}
    if kind == "stockade":
        return {"action": "settlement option"}
    if action >= CIVIL_WAR_ON:
        return {"action": "play", "card": "Civil War", "island": CARDS[action - CIVIL_WAR_ON].name}
    if action >= TRADERS_ON:
        return {"action": "play", "card": "Traders", "on": action - TRADERS_ON}
    if action >= STATUES_ON:
        return {"action": "play", "card": "Stone Statues", "on": action - STATUES_ON}
    return {"action": "play", "card": CARDS[action].name}


def _raid_words(action: int) -> Plain:
    """A decision of the Raid Phase."""
    if action == DONE:
        return {"action": "no raid"}
    card, island = ("Planned Raid", action - RAID_ON) if action >= RAID_ON else (CARDS[action].name, action)
    return {"action": "raid", "card": card, "island": CARDS[island].name}
