"""The map of the Pacific in its interesting states: played from a seed to a phase, then dealt as wanted."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.ai.levels import choose
from game.chance import Chance
from game.contract import OVER
from game.match import Match
from game.pacific import voyages
from game.pacific.cards import BY_NAME, CARDS, ISLANDS, ONE, WHOLE_DECK, cards_in, pile_of
from game.pacific.rules import PacificState
from game.pacific.state import DONE, DRAW, NOBODY, STATUES_ON, TRADERS_ON, Phase
from game.record import SeatSetup, Setup
from scenes.director import Director
from scenes.pacific_map.overlays import DiscardsScene, LogScene, SeatScene
from scenes.pacific_map.scene import PacificMap
from scenes.results import Results
from tools.sheets.state import State

NAMES = ("Grace", "Leo", "Mina", "Otto", "Ida", "Bo")
LONG_NAMES = ("Maximilianus", "Gwendolyn MW", "Bartholomäus", "Wilhelmina W", "Montgomery M", "Konstantinos")
OWNERS = {"Samoa": 0, "Fijian Islands": 0, "Hawaiian Islands": 1, "Tahiti": 1, "Tonga": 1}
SIX_OWNERS = OWNERS | {"Marianas": 4, "New Zealand": 4, "Easter Island": 5, "Solomon Islands": 3, "Tonga": 2}
VOYAGE = ("Canoes", "Breadfruit", "Fish", "Motion of the Stars", "Direction of Swells")
FIVE = (*VOYAGE[:3], "Warriors", "Tonga")
SEVEN = (*VOYAGE, "Warriors", "Tonga")
TWELVE = (*SEVEN, "Canoes", "Warriors", "Stockades", "Stone Statues", "Planned Migration")
FOODS = ("Coconuts", "Taro", "Yams", "Bananas", "Breadfruit", "Pigs", "Chickens", "Fish")
STARS = (
    "Wayfinding",
    "Oral Tradition",
    "Motion of the Stars",
    "Direction of Swells",
    "Colors of Sea & Sky",
    "Cloud Formations",
    "Animal Behaviors",
    "Navigator Secrets",
)
TWENTY = ("Canoes", "Warriors", "Stockades", "Traders", *FOODS, *STARS)
FIGHTERS = ("Warriors", "Warriors", "Stockades", "War Canoes", "Canoes", "Fish", "Tonga")
LONGEST = 60.0
"""Seconds of animation after which a wanted moment is given up."""
FRAME = 1 / 30


def lay(
    director: Director,
    phase: Phase,
    hand: Sequence[str] = SEVEN,
    *,
    seats: int = 4,
    humans: Sequence[int] = (0,),
    names: Sequence[str] = NAMES,
    owners: dict[str, int] | None = None,
    others: Sequence[str] = (),
    top: Sequence[str] = (),
    left: int = 37,
    rules: Iterable[str] = (),
    turn: int = 9,
) -> PacificMap:
    """A table that has come to this phase of seat 0, whose hand is dealt anew; the others hold ``others``, and what
    falls to them. ``top`` are the next cards of the deck, of which ``left`` are there.
    """
    table = _played(phase, seats, humans, names, frozenset(rules), turn)
    state = state_of(table)
    _deal(state, hand, others, OWNERS if owners is None else owners, top, left)
    table._begun = True
    director.push(table)
    table._open(None if table.couch else 0)
    return table


def state_of(table: PacificMap) -> PacificState:
    """The position on the table."""
    state = table.match.state
    assert isinstance(state, PacificState)
    return state


def _played(
    phase: Phase, seats: int, humans: Sequence[int], names: Sequence[str], rules: frozenset[str], turn: int
) -> PacificMap:
    """The first seed by which seat 0 is asked in this phase in or after that turn."""
    kinds = [("human", "") if seat in humans else ("computer", "normal") for seat in range(seats)]
    who = tuple(SeatSetup(names[seat], "", *kinds[seat]) for seat in range(seats))
    for seed in range(400):
        table = PacificMap(Setup("pacific", who, seed, 0, rules))
        session, chance = table.session, Chance(seed)
        session.close()
        session.begin()
        while session.seat != OVER:
            state = state_of(table)
            if state.phase is phase and session.seat == 0 and state.turn >= turn and not state.choosing:
                return table
            session.act(choose("normal", session.view(session.seat), chance))
    raise LookupError(f"seat 0 is never asked in {phase.name}")


def _deal(
    state: PacificState,
    hand: Sequence[str],
    others: Sequence[str],
    owners: dict[str, int],
    top: Sequence[str],
    left: int,
) -> None:
    """Give seat 0 this hand, seat 1 the cards named, and let the rest fall where it fits."""
    owned = [owners.get(CARDS[island].name, NOBODY) for island in range(ISLANDS)]
    state.owners = [owner if owner < state.seats else NOBODY for owner in owned]
    own, second, first = (pile_of(BY_NAME[name] for name in names) for names in (hand, others, top))
    in_play = sum(ONE[island] for island in range(ISLANDS) if state.owners[island] != NOBODY)
    rest = Chance(5).shuffled(cards_in(WHOLE_DECK - own - second - first - in_play))
    state.hands = [own, second, *[0] * (state.seats - 2)]
    for seat in range(1, state.seats):
        lacking = max(0, 4 + seat % 4 - len(cards_in(state.hands[seat])))
        state.hands[seat] += pile_of(rest[:lacking])
        rest = rest[lacking:]
    state.sizes = [len(cards_in(pile)) for pile in state.hands]
    fresh = left - len(top)
    state.deck, state.drawn = (*(BY_NAME[name] for name in top), *rest[:fresh]), 0
    state.discards = pile_of(rest[fresh:])
    state.held, state.traces, state.explorer, state.sighted = [], (), NOBODY, 0


def play_until(director: Director, table: PacificMap, reached: Callable[[], bool], longer: float = 0.0) -> None:
    """Let the animation run until a moment, and so many seconds longer. Raises LookupError where it ends before."""
    seconds = 0.0
    while not reached():
        if not table.busy or seconds > LONGEST:
            raise LookupError("the animation ends before the wanted moment")
        director.step(FRAME)
        seconds += FRAME
    for _ in range(round(longer / FRAME)):
        director.step(FRAME)


def press(director: Director, *keys: str) -> None:
    """Press widgets of the top scene, one after the other. Raises LookupError for a key that is not there."""
    for key in keys:
        scene = director.scene
        widget = next((widget for widget in scene.widgets() if widget.key == key), None)
        if widget is None:
            raise LookupError(f"{type(scene).__name__} has no widget {key}")
        scene.press(widget)


# ---- states


def choosing(
    phase: Phase, hand: Sequence[str] = SEVEN, chosen: Sequence[str] = (), **more: object
) -> Callable[[Director], None]:
    """Shows seat 0 at a choice, some cards of which are picked."""

    def show(director: Director) -> None:
        lay(director, phase, hand, **more)  # type: ignore[arg-type]
        press(director, *(f"card:{name}" for name in chosen))

    return show


def excess(director: Director) -> None:
    """Twenty cards: thirteen must go."""
    table = lay(director, Phase.EVENT, TWENTY, seats=6, names=LONG_NAMES, owners=SIX_OWNERS)
    state = state_of(table)
    state.phase = Phase.SETTLEMENT
    table._open(0)
    press(director, "card:Taro", "card:Yams", "card:Pigs")


def fullest(director: Director) -> PacificMap:
    """Six seats, nine islands in play, and a hand of twenty from which a long voyage can put to sea."""
    hand = (*LONG_VOYAGE, *STARS[5:], "Fish", "Warriors", "Stockades", "Traders")
    return lay(director, Phase.COLONIZE, hand, seats=6, names=LONG_NAMES, owners=SIX_OWNERS, top=AT_SEA)


def set_sail(table: PacificMap, cards: Sequence[str], *, by_hand: bool = False) -> None:
    """Begin a voyage with these cards of the hand, all of which turn by themselves if not ``by_hand``."""
    table.act(*voyages.in_order([BY_NAME[name] for name in cards]), DONE)
    if not by_hand:
        table.turn_all()


def turning(director: Director) -> None:
    """A voyage whose voyager has turned two cards, and may turn the next."""
    table = lay(director, Phase.COLONIZE, (*VOYAGE, "Warriors"), top=NO_LAND)
    set_sail(table, VOYAGE, by_hand=True)
    for _ in range(2):
        table.finish()
        press(director, "turn")
    table.finish()


def sailing(
    cards: Sequence[str], top: Sequence[str], legs: int, longer: float = 0.0, **more: object
) -> Callable[[Director], None]:
    """Shows a voyage of these cards when so many legs are turned, and some seconds longer."""

    def show(director: Director) -> None:
        table = lay(director, Phase.COLONIZE, (*cards, "Warriors"), top=top, **more)  # type: ignore[arg-type]
        set_sail(table, cards)
        play_until(director, table, lambda: table.stage.look.sailing and table.stage.look.turned >= legs, longer)

    return show


def attacking(chosen: Sequence[str] = (), hand: Sequence[str] = FIGHTERS) -> Callable[[Director], None]:
    """Shows a raid on Tonga by seat 0, which chooses what to send."""

    def show(director: Director) -> None:
        table = lay(director, Phase.RAID, hand, others=("Warriors", "Stockades"))
        raid(table, Phase.ATTACK)
        table.finish()
        press(director, *(f"card:{name}" for name in chosen))

    return show


def raid(table: PacificMap, phase: Phase) -> None:
    """Bring the raid to a question by quiet answers."""
    table.session.act(BY_NAME["Tonga"])
    if phase is not Phase.DEFENDER_DRAW:
        table.session.act(DRAW)
    if phase is Phase.DEFENCE:
        table.session.act(BY_NAME["Warriors"], BY_NAME["Warriors"], DONE)
    table._present()


def defending(phase: Phase, chosen: Sequence[str] = ()) -> Callable[[Director], None]:
    """Shows a raid on Samoa, an island of seat 0, by the seat before it."""

    def show(director: Director) -> None:
        table = lay(director, Phase.RAID, (*FIGHTERS[:3], "Canoes", "Fish"), owners=OWNERS, others=("Samoa",))
        state = state_of(table)
        state.seat = state.actor = 1
        state.hands[1] = pile_of(BY_NAME[name] for name in ("Samoa", "Warriors", "Warriors", "Warriors", "Taro"))
        state.sizes[1] = 5
        table.session.act(BY_NAME["Samoa"])
        if phase is Phase.DEFENCE:
            table.session.act(DONE)
            table.session.act(*[BY_NAME["Warriors"]] * 2, DONE)
        table._present()
        table.finish()
        press(director, *(f"card:{name}" for name in chosen))

    return show


def raid_decided(director: Director) -> None:
    """The cards of both sides lie, and the island has a new owner."""
    table = lay(director, Phase.RAID, FIGHTERS, others=("Warriors", "Stockades"))
    raid(table, Phase.DEFENCE)
    table.finish()
    table.session.act(BY_NAME["Warriors"], DONE)
    table._present()
    shown = table.stage.shown
    play_until(director, table, lambda: shown.raid is not None and shown.raid.winner is not None, 0.4)


def offered(card: str, action: int, hand: Sequence[str] = SEVEN) -> Callable[[Director], None]:
    """Shows the cards that Explorers or Traders offer, one of them chosen."""

    def show(director: Director) -> None:
        table = lay(director, Phase.EVENT, (*hand, card), others=TWELVE[:9])
        table.act(action)
        table.finish()
        keys = [widget.key for widget in table.widgets() if widget.key.startswith(("keep:", "take:"))]
        press(director, keys[2])

    return show


def statues(director: Director) -> None:
    """Four cards of an opponent are seen by all before they go."""
    table = lay(director, Phase.EVENT, (*SEVEN, "Stone Statues"), others=TWELVE[3:10])
    table.act(STATUES_ON + 1)
    heard = len(table.stage.told)
    play_until(director, table, lambda: table.stage.heard == heard and len(table.stage.movers) > 2, 0.6)


def over_table(make: Callable[[PacificMap], None], **more: object) -> Callable[[Director], None]:
    """Shows what opens over the table."""

    def show(director: Director) -> None:
        make(lay(director, Phase.COLONIZE, **more))  # type: ignore[arg-type]

    return show


def results(
    wanted: Callable[[Match], bool], seats: int = 4, rules: Iterable[str] = ()
) -> Callable[[Director], None]:
    """Shows the results of the first match that ends so."""

    def show(director: Director) -> None:
        names = LONG_NAMES if seats == 6 else NAMES
        who = tuple(SeatSetup(name, "", "human", "") for name in names[:seats])
        for seed in range(2000):
            table = PacificMap(Setup("pacific", who, seed, 0, frozenset(rules)))
            session, chance = table.session, Chance(seed)
            session.begin()
            while session.seat != OVER:
                session.act(choose("normal", session.view(session.seat), chance))
            if wanted(session.match):
                director.push(Results(session.match, session.track))
                return
        raise LookupError("no match ends so")

    return show


def nobody(director: Director) -> None:
    """A match at whose end nobody controls an island: arranged, for it is rare."""
    results(lambda match: max(match.state.scores()) == 1)(director)
    scene = director.scene
    assert isinstance(scene, Results)
    director.pop()
    state = scene.match.state
    assert isinstance(state, PacificState)
    state.owners = [NOBODY] * ISLANDS
    director.push(Results(scene.match, [(0,) * state.seats]))


def _inspect(table: PacificMap, name: str) -> None:
    table.inspect(BY_NAME[name])


NO_LAND = ("Cloud Formations", "Warriors", "Breadfruit")
LONG_VOYAGE = ("Canoes", *FOODS[:6], *STARS[:5])
LONGEST_VOYAGE = ("Accidental Voyage", "Planned Migration", *FOODS, *STARS)
AT_SEA = ("Canoes", "Warriors", "Stockades", "Warriors", "Canoes", "Canoes", "Warriors", "Canoes", "Stockades")
STATES: Sequence[State] = (
    State("map-growth", choosing(Phase.GROWTH)),
    State("map-growth-two-seats", choosing(Phase.GROWTH, FIVE, ("Fish",), seats=2)),
    State("map-six-seats", choosing(Phase.GROWTH, TWELVE, seats=6, names=LONG_NAMES, owners=SIX_OWNERS)),
    State("map-event", choosing(Phase.EVENT, TWELVE, ("Stockades",))),
    State("map-event-nothing", choosing(Phase.EVENT, VOYAGE, rules=("blind_raids",))),
    State("map-statues-target", choosing(Phase.EVENT, TWELVE, ("Stone Statues",), seats=6, owners=SIX_OWNERS)),
    State("map-civil-war-target", choosing(Phase.EVENT, (*SEVEN, "Civil War"), ("Civil War",), owners=SIX_OWNERS)),
    State("map-statues", statues),
    State("map-explorers", offered("Explorers", BY_NAME["Explorers"])),
    State("map-traders", offered("Traders", TRADERS_ON + 1)),
    State("map-voyage-none", choosing(Phase.COLONIZE, SEVEN)),
    State("map-voyage-fault", choosing(Phase.COLONIZE, TWELVE, ("Fish", "Motion of the Stars"))),
    State("map-voyage-chosen", choosing(Phase.COLONIZE, SEVEN, VOYAGE)),
    State("map-voyage-hand-of-5", choosing(Phase.COLONIZE, FIVE, ("Canoes", "Fish"))),
    State("map-voyage-hand-of-12", choosing(Phase.COLONIZE, TWELVE, ("Canoes", "Planned Migration"))),
    State("map-voyage-hand-of-20", choosing(Phase.COLONIZE, TWENTY, ("Canoes", "Taro"), seats=6)),
    State("map-sailing-turn", turning),
    State("map-sailing", sailing(VOYAGE, NO_LAND, 2, 0.6)),
    State("map-sailing-settled", sailing(VOYAGE, (*NO_LAND, "Nauru"), 4, 0.3)),
    State("map-sailing-raid", sailing(VOYAGE, (*NO_LAND, "Tahiti"), 4, 0.3)),
    State("map-sailing-failed", sailing(VOYAGE, (*NO_LAND, "Samoa", "Stockades"), 5, 0.5)),
    State("map-sailing-12", sailing(LONG_VOYAGE, (*AT_SEA, "Samoa"), 9, 0.5)),
    State("map-sailing-23", sailing(LONGEST_VOYAGE, AT_SEA, 9, 0.5)),
    State("map-raid", choosing(Phase.RAID, (*SEVEN, "Planned Raid"), ("Tonga",))),
    State("map-raid-planned", choosing(Phase.RAID, (*SEVEN, "Planned Raid"), ("Planned Raid",))),
    State("map-raid-draw", defending(Phase.DEFENDER_DRAW)),
    State("map-raid-attack", attacking(("Warriors", "War Canoes"))),
    State("map-raid-attack-nothing", attacking(hand=("Tonga", "Canoes", "Fish"))),
    State("map-raid-defence", defending(Phase.DEFENCE, ("Warriors",))),
    State("map-raid-decided", raid_decided),
    State("map-settlement", choosing(Phase.SETTLEMENT, TWELVE, ("Fish", "Canoes"))),
    State("map-settlement-hand-of-20", excess),
    State("map-zoom", over_table(partial(_inspect, name="Direction of Swells"))),
    State("map-zoom-event", over_table(partial(_inspect, name="Explorers"))),
    State("map-discards", over_table(lambda table: table.director.push(DiscardsScene(table)), left=4)),
    State("map-log", over_table(lambda table: table.director.push(LogScene(table)))),
    State("map-seat-unknown", over_table(lambda table: table.director.push(SeatScene(table, 1)))),
    State("results-pacific", results(lambda match: len(match.state.winners()) == 1)),
    State("results-pacific-tie", results(lambda match: len(match.state.winners()) > 2, 6)),
    State("results-pacific-nobody", nobody),
)
