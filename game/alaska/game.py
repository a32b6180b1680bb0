"""Alaska as one of the games: its name, its start, and how its parts read in a record."""

from collections.abc import Sequence
from typing import ClassVar, cast

from game.alaska.cards import BY_NAME, CARDS, DECK_SIZE, ERAS, TYPES
from game.alaska.events import DeckStacked
from game.alaska.rules import MAX_SEATS, MIN_SEATS, AlaskaState, start
from game.alaska.scoring import score_lines
from game.alaska.state import END, PAYER, ROLL_ONE, ROLL_TWO, Phase, Rules
from game.alaska.view import AlaskaView
from game.alaska.wording import in_words
from game.chance import Chance
from game.contract import Event, HouseRule, Outcome, Plain, State, View

HOUSE_RULES = (
    HouseRule(
        "replace_events",
        "Events are replaced",
        "Each event turned up makes room for one more card, so every turn offers three to buy.",
    ),
    HouseRule(
        "vp_instead",
        "Special cards score once",
        "Government, Military, Oil and Tourism cards score 2 or 3 in all, not 3 or 4.",
    ),
    HouseRule(
        "share_majority",
        "Ties for the most share",
        "Players tied for the most cards of a type each score the full 2 points.",
    ),
    HouseRule(
        "equal_turns",
        "Equal turns",
        "After the last card, seats that had one turn fewer take one more.",
    ),
)


class AlaskaGame:
    """The game of Alaska behind ``contract.Game``."""

    key: ClassVar[str] = "alaska"
    title: ClassVar[str] = "Alaska"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    house_rules: ClassVar[Sequence[HouseRule]] = HOUSE_RULES

    def start(self, seats: int, first: int, rules: frozenset[str]) -> State:
        """A new game before its shuffle; raises ValueError for settings that Alaska does not have."""
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"Alaska is for {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
        if not 0 <= first < seats:
            raise ValueError(f"the first seat is one of 0 to {seats - 1}, not {first}")
        known = {rule.key for rule in HOUSE_RULES}
        unknown = sorted(rules - known)
        if unknown:
            raise ValueError(f"Alaska has no house rule '{unknown[0]}'; it has {', '.join(sorted(known))}")
        return start(seats, first, Rules(**dict.fromkeys(rules, True)))

    def determinize(self, view: View, chance: Chance) -> State:
        """A state that fits the view: the cards of the deck, each era shuffled by itself."""
        seen = cast(AlaskaView, view)
        hidden: list[int] = []
        for era in range(len(ERAS)):
            hidden += chance.shuffled([card for card in seen.unseen if CARDS[card].era == era])
        # The order in which the known cards left the deck matters to nobody any more.
        drawn = [card for card in range(DECK_SIZE) if card not in hidden]
        return AlaskaState(
            seen.rules,
            seen.seats,
            seen.first,
            seat=seen.current,
            actor=seen.actor,
            phase=seen.phase,
            turn=seen.turn,
            deck=tuple(drawn + hidden),
            drawn=len(drawn),
            market=seen.market,
            fresh=seen.fresh,
            turned_up=seen.turned_up,
            money=list(seen.money),
            towns=list(seen.towns),
            owned=list(seen.owned),
            points=list(seen.points),
            gone=seen.gone,
            played=seen.played,
            dice=seen.dice,
            queue=seen.queue,
            counting=seen.counting,
            bought=seen.bought,
            spenders=seen.spenders,
        )

    def event_for(self, event: Event, seat: int) -> Event | None:
        """Everything is public but the order of the deck (A23)."""
        return None if isinstance(event, DeckStacked) else event

    def action_plain(self, state: State, action: int) -> Plain:
        """A legal action in a record's words."""
        phase = cast(AlaskaState, state).phase
        if action in (ROLL_ONE, ROLL_TWO):
            return {"action": "roll", "dice": 1 if action == ROLL_ONE else 2}
        if action >= PAYER:
            return {"action": "ticket", "from": action - PAYER}
        if action == END:
            return {"action": "decline" if phase is Phase.FREE_BUY else "end"}
        verb = "take" if phase is Phase.FREE_BUY else "buy"
        return {"action": verb, "card": CARDS[action].name}

    def action_from_plain(self, state: State, plain: Plain) -> int:
        """The action that these words name; raises ValueError if the state offers no such action."""
        for action in state.legal():
            if self.action_plain(state, action) == plain:
                return action
        raise ValueError(f"{plain} is not open to seat {state.actor} here")

    def outcome_plain(self, state: State, outcome: Outcome) -> Plain:
        """An outcome of the pending chance in a record's words."""
        position = cast(AlaskaState, state)
        if position.phase is Phase.SHUFFLE:
            return {"chance": "deck", "order": [CARDS[card].name for card in outcome]}
        if position.phase is Phase.DICE:
            return {"chance": "dice", "dice": list(outcome)}
        return {"chance": "card die", "card": CARDS[position.queue[0]].name, "dice": list(outcome)}

    def outcome_from_plain(self, state: State, plain: Plain) -> Outcome:
        """The outcome that these words name; raises ValueError if they name none of the state's."""
        shuffle = cast(AlaskaState, state).phase is Phase.SHUFFLE
        values = plain.get("order" if shuffle else "dice")
        if not isinstance(values, list):
            raise ValueError(f"chance '{plain.get('chance')}' is not what the game waits for")
        if shuffle:
            unknown = [name for name in values if not isinstance(name, str) or name not in BY_NAME]
            if unknown:
                raise ValueError(f"no card is called {unknown[0]!r}")
            outcome = tuple(BY_NAME[name] for name in values)
        else:
            if not all(type(face) is int for face in values):
                raise ValueError(f"no such dice: {values}")
            outcome = tuple(values)
        if self.outcome_plain(state, outcome) != plain:
            raise ValueError(f"chance '{plain.get('chance')}' is not what the game waits for")
        return outcome

    def event_plain(self, event: Event) -> Plain | None:
        """An event in a record's words; None where the step itself already says it all."""
        return in_words(event)

    def score_plain(self, state: State) -> list[Plain]:
        """Points by seat and line (A19)."""
        position = cast(AlaskaState, state)
        return [
            {
                "seat": seat,
                "cards": lines.cards,
                "government_military": lines.government_military,
                "oil_tourism": lines.oil_tourism,
                "starred": lines.starred,
                "events": lines.events,
                "most_of_type": [TYPES[type_] for type_ in lines.majorities],
                "total": lines.total,
                "dollars": position.money[seat],
            }
            for seat, lines in enumerate(score_lines(position.owned, position.points, position.rules))
        ]
