"""What is asked of a seat, and what a card would do for it now, in words made from its view alone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.pacific import voyages
from game.pacific.cards import (
    CARDS,
    CIVIL_WAR,
    ISLANDS,
    STOCKADES,
    STONE_STATUES,
    TRADERS,
    WAR_CANOES,
    WARRIORS,
    count,
)
from game.pacific.events import Flip
from game.pacific.rules import strength
from game.pacific.state import NOBODY, Phase
from game.pacific.view import PacificView
from scenes.pacific_map import choosing
from scenes.pacific_map.look import Dock, DockLine
from scenes.pacific_map.naming import rule_key
from scenes.pacific_map.shown import Shown

Say = Callable[..., str]
"""A text by its key, with its fields."""

_PHASES = {
    Phase.GROWTH: "growth",
    Phase.EVENT: "event",
    Phase.EXPLORE: "explore",
    Phase.TRADE: "trade",
    Phase.COLONIZE: "colonize",
    Phase.RAID: "raid",
    Phase.DEFENDER_DRAW: "draw",
    Phase.ATTACK: "attack",
    Phase.DEFENCE: "defence",
    Phase.SETTLEMENT: "settlement",
}


@dataclass(frozen=True, slots=True)
class Prompt:
    """A sentence, and after it what is to be done, which stands out."""

    sentence: str
    verb: str


def phase_key(phase: Phase) -> str:
    """The word of the strings for what is asked."""
    return _PHASES[phase]


def rule_of(say: Say, card: int) -> str:
    """What a card does by the rules."""
    return say(rule_key(card))


def now_of(say: Say, view: PacificView, card: int, names: Sequence[str]) -> str:
    """What the card would mean to the seat as things stand."""
    kind = CARDS[card].kind
    held = count(view.hand, card)
    if kind == "island":
        owner = view.owners[card]
        if owner == NOBODY:
            return say("pacific.now.island_free")
        key = "island_own" if owner == view.seat else "island_rival"
        return say(f"pacific.now.{key}", name=names[owner])
    if kind in ("food", "navigation"):
        return say(f"pacific.now.{kind}_twice" if held > 1 else f"pacific.now.{kind}")
    if card in (STONE_STATUES, TRADERS) and not any(
        size for seat, size in enumerate(view.sizes) if seat != view.seat
    ):
        return say("pacific.reason.nobody_to_name")
    if card == CIVIL_WAR and all(owner == NOBODY for owner in view.owners):
        return say("pacific.reason.no_island_in_play")
    return say("pacific.now.held", count=held) if held > 1 else ""


def known_by(say: Say, shown: Shown, card: int) -> str:
    """Which seats know of this card in the open hand (P19); nothing if none does."""
    knowers = shown.knowers(card)
    names = say("log.comma").join(shown.seats[seat].setup.name for seat in knowers)
    return say("pacific.known_by", count=len(knowers), names=names) if knowers else ""


def next_card(say: Say, shown: Shown) -> str:
    """The next card of the deck if the viewer knows it (P10), else nothing."""
    return say("pacific.next_card", card=CARDS[shown.top[0]].name) if shown.top else ""


def prompt(say: Say, view: PacificView, names: Sequence[str], chosen: Sequence[int]) -> Prompt:
    """What the seat of the view is asked."""
    fields: dict[str, object] = {
        "name": names[view.seat],
        "count": choosing.excess(view),
        "island": CARDS[view.island].name if view.island != NOBODY else "",
        "rival": names[view.rival] if view.rival != NOBODY else "",
        "attacker": names[view.current],
        "seen": len(view.top),
    }
    key = _PHASES[view.phase]
    if chosen and choosing.targets(view, chosen[0]):
        key = "target_seat" if choosing.names_seats(chosen[0]) else "target_island"
        fields["card"] = CARDS[chosen[0]].name
    return Prompt(say(f"pacific.ask.{key}", **fields), say(f"pacific.do.{key}", **fields))


def dock(
    say: Say, view: PacificView, shown: Shown, names: Sequence[str], chosen: Sequence[int], focused: int | None
) -> Dock:
    """What the dock says while the seat of the view chooses; ``focused`` is the card looked at, if any."""
    phase = view.phase
    title = say(f"pacific.title.{_PHASES[phase]}")
    if phase is Phase.COLONIZE:
        return _voyage_dock(say, chosen, title)
    if phase in (Phase.ATTACK, Phase.DEFENCE):
        return _raid_dock(say, view, names, chosen, title)
    if phase is Phase.SETTLEMENT:
        wanted = choosing.excess(view)
        figure = say("pacific.of", made=len(chosen), wanted=wanted)
        return Dock(title, figure, say("pacific.about.settlement"), bars=(len(chosen), wanted))
    fields = {"island": CARDS[view.island].name, "name": names[view.current]} if view.island != NOBODY else {}
    about = say(f"pacific.about.{_PHASES[phase]}", **fields)
    card = chosen[0] if chosen and phase is not Phase.EXPLORE else focused
    warning = ""
    if card is not None and phase in (Phase.EVENT, Phase.RAID, Phase.GROWTH):
        warning = _meaning(say, view, card, names)
    elif card is not None and phase is Phase.TRADE:
        warning = rule_of(say, card)
    if chosen and choosing.targets(view, chosen[0]):  # the prompt says what is to be named
        return Dock(title, sentence=rule_of(say, chosen[0]))
    return Dock(title, sentence=about, warning=warning)


def _meaning(say: Say, view: PacificView, card: int, names: Sequence[str]) -> str:
    """What playing (or, in growth, discarding) the card would do."""
    if view.phase is Phase.GROWTH:
        now = now_of(say, view, card, names)
        return say("pacific.growth_card", card=CARDS[card].name, now=now) if now else ""
    if view.phase is Phase.EVENT and card < ISLANDS:
        return say("pacific.island_option", card=CARDS[card].name)
    if view.phase is Phase.EVENT and card == STOCKADES:
        return say("pacific.settlement_option")
    if view.phase is Phase.RAID and card < ISLANDS and card in view.legal:
        return say("pacific.raid_with", island=CARDS[card].name, name=names[view.owners[card]])
    return rule_of(say, card)


def _voyage_dock(say: Say, chosen: Sequence[int], title: str) -> Dock:
    number = choosing.voyage_number(chosen)
    verdict = choosing.verdict_of_voyage(chosen)
    warning = say(f"pacific.reason.{verdict.reason}") if chosen and not verdict.good else ""
    return Dock(title, warning=warning, number=number, counts=voyages.parts(chosen))


def _raid_dock(say: Say, view: PacificView, names: Sequence[str], chosen: Sequence[int], title: str) -> Dock:
    sent = choosing.fighting(chosen)
    island = CARDS[view.island].name
    attack = strength(view.attack) if view.phase is Phase.DEFENCE and view.attack is not None else None
    if view.phase is Phase.ATTACK:
        lines = (
            _fighters(say, view, chosen, WARRIORS, "warrior"),
            _fighters(say, view, chosen, WAR_CANOES, "special"),
        )
        return Dock(title, str(sent), say("pacific.about.attack", island=island), lines)
    lines = (
        _fighters(say, view, chosen, WARRIORS, "warrior"),
        _fighters(say, view, chosen, STOCKADES, "stockade"),
    )
    if attack is None:
        return Dock(title, str(sent), say("pacific.about.defence_blind", island=island), lines)
    figure = say("pacific.of", made=sent, wanted=attack) if attack else str(sent)
    if sent >= attack:
        return Dock(title, figure, say("pacific.holds", count=sent, island=island), lines, bars=(sent, attack))
    loses = say("pacific.loses", count=sent, island=island, name=names[view.current])
    return Dock(title, figure, lines=lines, warning=loses, bars=(sent, attack))


def _fighters(say: Say, view: PacificView, chosen: Sequence[int], card: int, sign: str) -> DockLine:
    left = count(view.hand, card) - list(chosen).count(card)
    key = "pacific.more_in_hand" if left else "pacific.none_left"
    return DockLine(sign, say(key, card=CARDS[card].name, count=left), faded=not left)


def watching(say: Say, shown: Shown, names: Sequence[str]) -> Dock:
    """What the dock says while nobody at the screen is asked."""
    voyage, raid = shown.voyage, shown.raid
    if raid is not None and raid.winner is None:
        return Dock(say("pacific.title.raid"), sentence=say("pacific.about.raid_watch"))
    if voyage is not None and not voyage.failed and voyage.seat == shown.current:
        settled = bool(voyage.legs) and voyage.legs[-1].meaning is Flip.SETTLED
        if not settled and raid is None:
            rival = (voyage.seat + 1) % len(names)
            leg = min(len(voyage.legs) + 1, voyage.number)
            lines = (
                DockLine("free", say("pacific.legend.free"), say("pacific.legend.settle")),
                DockLine(f"seat:{rival}", say("pacific.legend.rival"), say("pacific.legend.raid")),
                DockLine(f"seat:{voyage.seat}", say("pacific.legend.own"), say("pacific.legend.sail_on")),
            )
            return Dock(say("pacific.leg", leg=leg, count=voyage.number), lines=lines)
    if shown.phase is Phase.OVER:
        return Dock(say("pacific.title.over"), sentence=say("pacific.about.over"))
    title = say("pacific.turn_of", name=names[shown.current])
    outcome = _outcome(say, shown, names)
    at_work = shown.current if shown.asked == NOBODY else shown.asked  # nobody is asked while the deck is shuffled
    return Dock(title, sentence=outcome or say("pacific.about.watch", name=names[at_work]))


def _outcome(say: Say, shown: Shown, names: Sequence[str]) -> str:
    """How the raid or the voyage of this turn went; nothing if there was none."""
    voyage, raid = shown.voyage, shown.raid
    if raid is not None and raid.winner is not None:
        key = "taken" if raid.winner == raid.seat else "held"
        island = CARDS[raid.island].name
        return say(f"pacific.about.{key}", island=island, name=names[raid.seat], rival=names[raid.rival])
    if voyage is None or voyage.seat != shown.current:
        return ""
    if voyage.failed:
        return say("pacific.about.lost", name=names[voyage.seat])
    if voyage.legs and voyage.legs[-1].meaning is Flip.SETTLED:
        return say("pacific.about.landfall", name=names[voyage.seat], island=CARDS[voyage.legs[-1].card].name)
    return ""
