"""What the curtain says to the seat that is to look next: why, and what happened since it last did."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.pacific.cards import CARDS
from game.pacific.rules import defender_draws, strength
from game.pacific.state import DONE, DRAW, NOBODY, Phase
from game.pacific.view import PacificView
from scenes.curtain import Answer, Handover
from scenes.pacific_map.logbook import Logbook
from scenes.pacific_map.sentences import Say

if TYPE_CHECKING:
    from scenes.pacific_map.conduct import Conduct


def handover_of(table: "Conduct", seat: int) -> Handover:
    """The curtain for a seat. It is read by whoever stands before the screen, so it tells what the whole table
    knows and nothing else; of the view only what is public is used. What the seat alone was told of it is written
    beside the map once the curtain is up.
    """
    view: PacificView = table.session.view(seat)
    events = table.session.told(NOBODY)[table.since[seat] :]
    lines = Logbook(table.text, table.names, events, brief=True).lines
    answers: Sequence[Answer] = ()
    if view.phase is Phase.DEFENDER_DRAW:
        answers = (
            Answer("draw", table.text("pacific.draw_cards", count=defender_draws(view.left)), DRAW),
            Answer("no_draw", table.text("pacific.draw_none"), DONE),
        )
    return Handover(
        seat=seat,
        names=table.names,
        reason=_reason(table.text, view, table.names),
        lines=lines,
        chips=_chips(table.text, view),
        answers=answers,
    )


def _reason(say: Say, view: PacificView, names: Sequence[str]) -> str:
    raid = {
        Phase.DEFENDER_DRAW: "draw",
        Phase.ATTACK: "attack",
        Phase.DEFENCE: "defence",
    }
    if view.phase in raid and view.island != NOBODY:
        fields = {"attacker": names[view.current], "rival": names[view.rival], "island": CARDS[view.island].name}
        return say(f"curtain.reason.{raid[view.phase]}", **fields)
    if view.phase in (Phase.GROWTH, Phase.EVENT):
        return say("curtain.reason.bonus" if view.bonus else "curtain.reason.turn", turn=view.turn)
    return say("curtain.reason.goes_on", turn=view.turn)


def _chips(say: Say, view: PacificView) -> list[tuple[str, str]]:
    chips = []
    if view.phase is Phase.DEFENCE and view.attack is not None:
        against = strength(view.attack)
        island = CARDS[view.island].name
        chips.append((str(against), say("curtain.against", island=island)))
        chips.append((str(against), say("curtain.to_hold")))
    cards = view.sizes[view.seat]
    chips.append((str(cards), say("curtain.cards", count=cards)))
    if view.phase is not Phase.DEFENCE:
        islands = view.owners.count(view.seat)
        chips.append((str(islands), say("curtain.islands", count=islands)))
        chips.append((str(view.left), say("curtain.left", count=view.left)))
    return chips
