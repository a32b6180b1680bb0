"""Games played on by the tuned policy from a table, for some turns, and what they promise a seat."""

from math import exp
from typing import Final

from game.ai.alaska.facts import DECK, ERA, KINDS
from game.ai.alaska.policy import Player
from game.ai.alaska.table import FACES, Roller, Table
from game.ai.alaska.worth import Judge
from game.alaska.cards import ERAS
from game.alaska.rules import CARDS_A_TURN
from game.chance import Chance

FINAL_SCALE: Final = 3.0
"""The points of a lead at the end that tell a clear victory from a narrow one."""

LUCK_BASE: Final = 1.7
LUCK_A_TURN: Final = 0.62
"""How far luck still moves a lead: so many points, and so many for each turn to come (fitted to 3,000 games of the
tuned policy against itself)."""


class Future:
    """One way in which chance may go: the next cards of the deck, and the dice of the next turns."""

    def __init__(self, table: Table, turns: int, chance: Chance, order: list[int] | None = None) -> None:
        """The cards and dice of at most ``turns`` turns after this one, drawn from what the table has unseen;
        ``order`` is that of the unseen cards, if it is known."""
        self.deck: list[int] = (
            table.deck[: table.drawn] + order if order is not None else _drawn(table, turns, chance)
        )
        self.faces: list[Roller] = []
        for _ in range(turns):
            faces: Roller = []
            for _ in range(FACES):
                faces.append(1 + chance.below(6))
            self.faces.append(faces)


def _drawn(table: Table, turns: int, chance: Chance) -> list[int]:
    """The deck with as many of its unseen cards in a drawn order as so many turns may need."""
    # Cards that replace events are drawn beyond the three of a turn.
    cards = DECK if table.replace_events else turns * CARDS_A_TURN
    deck = table.deck[: table.drawn]
    unseen = sorted(table.deck[table.drawn :])
    for era in range(len(ERAS)):
        part: list[int] = []
        for card in unseen:
            if ERA[card] == era:
                part.append(card)
        if part and len(deck) < table.drawn + cards:
            deck += chance.shuffled(part)
        else:
            deck += part
    return deck


def play_on(player: Player, table: Table, future: Future, turns: int, average: bool) -> bool:
    """Play the table on by the policy from the end of a seat's purchases, for so many turns; the last spending is
    played with the last turn. Whether the game has ended."""
    table.deck = future.deck
    done = 0
    while True:
        if done == turns and not table.spenders:
            return False
        if not table.end_phase():
            return True
        if table.spenders:
            player.spend(table)
        else:
            if average:
                player.take_average_turn(table, future.faces[done])
            else:
                player.take_turn(table, future.faces[done])
            done += 1


def final_points(table: Table, seat: int) -> float:
    """The seat's points if the game is over now, a dollar as a hundredth (A19, A20, A21)."""
    total = table.points[seat] + 0.01 * table.money[seat]
    for type_ in range(KINDS):
        mine = table.counts[seat * KINDS + type_]
        if not mine:
            continue
        best = True
        for rival in range(table.seats):
            if rival != seat:
                count = table.counts[rival * KINDS + type_]
                if count > mine or (count == mine and not table.share_majority):
                    best = False
        if best:
            total += 2.0
    return total


def share_of_win(standings: list[float], seat: int, scale: float) -> float:
    """The chance of a seat to win where seats stand so, in points; ``scale`` is how far luck still moves them."""
    mine = standings[seat]
    total = 0.0
    for standing in standings:
        total += exp(min(50.0, (standing - mine) / scale))
    return 1.0 / total


def luck(table: Table) -> float:
    """How far luck still moves a lead, in points."""
    return LUCK_BASE + LUCK_A_TURN * table.turns_left()


def promise(judge: Judge, table: Table, seat: int, over: bool) -> float:
    """The chance of a seat to win from this table, after a seat's purchases or at the end of the game."""
    standings: list[float] = []
    for other in range(table.seats):
        standings.append(final_points(table, other) if over else judge.standing(table, other))
    scale = FINAL_SCALE if over else luck(table)
    return share_of_win(standings, seat, scale)
