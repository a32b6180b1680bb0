"""The painters of the Pacific's table: every state fits at every size, and shows what is so and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from game.pacific.cards import BY_NAME, CARDS, ISLANDS
from game.pacific.events import Flip
from game.pacific.state import NOBODY, Phase
from game.record import SeatSetup
from scenes.pacific_map import cards_faces, discards, hand_panel, map_panel, raid_arena, seats_panel, voyage_stage
from scenes.pacific_map.chart import box_of, compose
from scenes.pacific_map.layout import MapLayout, map_layout
from scenes.pacific_map.look import GOLD, Dock, DockLine, MapBrush, MapLook
from scenes.pacific_map.painters import paint_table
from scenes.pacific_map.route import on_route, route
from scenes.pacific_map.shown import Leg, Raid, SeatShown, Shown, Voyage
from scenes.table import LogLine
from scenes.ui.assets import Assets
from scenes.ui.display import Metrics
from scenes.ui.palette import PACIFIC, contrast
from scenes.ui.strings import PSEUDO, Strings
from scenes.ui.theme import FLOOR_UNITS, OFTEN_UNITS, TextRun, Theme

SHORT = ("Grace", "Leo", "Mina", "Otto", "Alexandra", "Bo")
LONG = (
    "Maximiliane-Lui",
    "Bartholomew III",
    "Anastasia Petro",
    "Friedrich-Wilh",
    "Oluwaseun Adeye",
    "Konstantinopel",
)
SIZES = (
    (Metrics(1920, 1080), "en"),
    (Metrics(1280, 720), PSEUDO),
    (Metrics(1280, 720, 1.3), "en"),
    (Metrics(1366, 768, 1.3), PSEUDO),
    (Metrics(1024, 768, 1.15), PSEUDO),
    (Metrics(2560, 1080), "en"),
)
OWNED = [3, 0, 1, 5, 4, 2, 0, 1, 4, 3]
State = tuple[Shown, MapLook]


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(BY_NAME[name] for name in names))


HAND = cards("Canoes", "Breadfruit", "Fish", "Motion of the Stars", "Direction of Swells", "Warriors", "Tonga")
FIVE = cards("Canoes", "Canoes", "Fish", "Warriors", "Tonga")
TWELVE = cards("Canoes", "Canoes", "Warriors", "Warriors", "Stockades", "Fish", "Wayfinding", "Cloud Formations")
TWELVE += cards("Stone Statues", "Planned Migration", "Hawaiian Islands", "Breadfruit")
TWENTY = tuple(range(10, 26)) + cards("Outrigger Construction", "Accidental Voyage", "Explorers", "Planned Raid")


@pytest.fixture(autouse=True, scope="module")
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def brush_for(metrics: Metrics, language: str = "en") -> MapBrush:
    assets = Assets(strict=True)
    chart = compose((metrics.width, metrics.height), map_layout(metrics, 4).chart)
    return MapBrush(Theme(metrics, PACIFIC), assets, Strings(assets, language), chart)


@pytest.fixture(scope="module")
def brush(display: None) -> MapBrush:
    return brush_for(Metrics(1280, 720))


def layout_for(brush: MapBrush, shown: Shown) -> MapLayout:
    return map_layout(brush.theme.metrics, len(shown.seats))


# ---- states


def dealt(seats: int = 4, hand: tuple[int, ...] = HAND, names: tuple[str, ...] = SHORT) -> State:
    """A table in the Colonize Phase of the first seat, whose hand lies open; four islands are free."""
    owners = [owner if owner < seats else NOBODY for owner in OWNED]
    states = [
        SeatShown(
            SeatSetup(name, kind="computer" if seat % 2 else "human", level="normal" if seat % 2 else ""),
            12 - seat,
            [island for island, owner in enumerate(owners) if owner == seat],
        )
        for seat, name in enumerate(names[:seats])
    ]
    nothing: list[tuple[int, ...]] = [()] * seats
    shown = Shown(
        viewer=0,
        seats=states,
        current=0,
        asked=0,
        phase=Phase.COLONIZE,
        turn=14,
        bonus=False,
        owed=False,
        deck_left=37,
        discards=list(range(10, 38)),
        last_discard=BY_NAME["Cloud Formations"],
        owners=owners,
        hand=list(hand),
        top=(),
        known=nothing,
        exposed=list(nothing),
        offered=(),
        unseen=60,
        unseen_islands=12,
    )
    look = MapLook(prompt="A canoe, food and navigation, then", verb="set sail", prompt_seat=0)
    look.log = [LogLine(None, "the deck is empty"), LogLine(1, "kept Tonga: 2 against 2, ties defend")]
    look.log.append(LogLine(0, f"raids Nauru, {names[1]}’s island"))
    look.dock = Dock(title="Growth", sentence="Draw 3 cards, then discard any 1 card of your hand.")
    return shown, look


def building() -> State:
    """Voyage cards are being chosen."""
    shown, look = dealt()
    look.chosen, look.focused, look.hint = HAND[:4], (HAND[1], True), "Put back: Enter"
    look.dock = Dock(number=5, counts=(1, 2, 2), sentence="No more than one canoe sails.")
    return shown, look


def crowded(hand: tuple[int, ...]) -> State:
    """Six seats with long names, too many cards."""
    shown, look = dealt(6, hand, LONG)
    shown.phase, shown.bonus, shown.turn = Phase.SETTLEMENT, True, 36
    look.usable, look.chosen, look.focused, look.first = frozenset(hand[:9]), (hand[3],), (hand[5], False), 2
    look.prompt, look.verb = "Over 7 cards:", "discard 5"
    look.dock = Dock("Settlement", "1 of 5", "Choose 5 cards to discard.", warning="7 stay.", bars=(1, 5))
    return shown, look


def sailing(number: int, found: Flip | None = None) -> State:
    """A voyage with two thirds of its legs behind it."""
    shown, look = dealt(2, ())
    legs = [Leg(BY_NAME["Cloud Formations"], Flip.SEA, NOBODY)] * (number * 2 // 3)
    if found is not None:
        legs.append(Leg(BY_NAME["Hawaiian Islands"], found, NOBODY))
    shown.voyage = Voyage(0, HAND[:4], number, legs)
    look.sailing, look.turned = True, len(legs)
    lines = (
        DockLine("free", "Free island", "you settle it"),
        DockLine("seat:1", "Yours", "you sail on", faded=True),
    )
    look.dock = Dock("Leg 4 of 5", "Voyage Number 5", lines=lines)
    return shown, look


def fighting(
    attack: tuple[int, ...] | None, defence: tuple[int, ...] | None, names: tuple[str, ...] = SHORT
) -> State:
    """A raid on the third seat, from its side."""
    shown, look = dealt(4, FIVE, names)
    shown.phase, shown.asked, shown.viewer = Phase.DEFENCE, 2, 2
    shown.raid = Raid(0, 2, BY_NAME["Hawaiian Islands"], NOBODY, 2, True, attack, len(attack or ()))
    shown.raid.defence, shown.raid.defence_strength = defence, len(defence or ())
    if defence is not None:
        shown.raid.winner = 2
    look.fighting, look.usable, look.prompt_seat = True, frozenset(cards("Warriors", "Stockades")), 2
    lines = (
        DockLine("warrior", "Warriors, 1 more in hand"),
        DockLine("stockade", "Stockades, none left", faded=True),
    )
    look.dock = Dock("Your defence", "2 of 3", bars=(2, 3), lines=lines, warning="With 2 you lose Tonga to Grace")
    if attack is not None and defence is None:
        sentence = "Any number of warriors may sail for Tonga. Ties go to the defender."
        look.dock = Dock("Your attack", "0", sentence, lines)
    return shown, look


def choosing_an_island() -> State:
    shown, look = dealt(6, TWELVE[:7])
    shown.phase, shown.deck_left, shown.last_discard, shown.discards = Phase.EVENT, 0, None, []
    look.targets, look.bright, look.swept = frozenset({0, 1, 5}), 5, (0, 0.4)
    return shown, look


def covered() -> State:
    """Nobody's hand lies open while a computer thinks."""
    shown, look = dealt(4, ())
    shown.viewer, shown.asked, shown.owed = None, 1, True
    look.covered, look.thinking, look.prompt, look.verb = True, 1, "Leo is thinking", ""
    return shown, look


STATES: dict[str, Callable[[], State]] = {
    "five cards, two seats": lambda: dealt(2, FIVE),
    "building a canoe": building,
    "twelve cards, six seats": lambda: dealt(6, TWELVE),
    "twenty cards, long names": lambda: crowded(TWENTY),
    "a voyage of 5": lambda: sailing(5),
    "a voyage of 12 that settles": lambda: sailing(12, Flip.SETTLED),
    "a voyage of 23 that raids": lambda: sailing(23, Flip.RAID),
    "a blind raid": lambda: fighting(None, None, LONG),
    "a raid from the defender's side": lambda: fighting(cards("Warriors", "Warriors", "War Canoes"), None),
    "a large raid": lambda: fighting(cards(*["Warriors"] * 10), cards(*["Stockades"] * 5, "Warriors"), LONG),
    "choosing an island, the deck empty": choosing_an_island,
    "nobody's hand": covered,
}


def painted(brush: MapBrush, state: State, surface: pygame.Surface | None = None) -> list[TextRun]:
    """The texts of the whole table as they were drawn."""
    shown, look = state
    target = surface or pygame.Surface((brush.theme.metrics.width, brush.theme.metrics.height))
    brush.theme.recorder = []
    paint_table(brush, target, layout_for(brush, shown), shown, look)
    runs, brush.theme.recorder = brush.theme.recorder, None
    return runs


def texts(brush: MapBrush, state: State) -> list[str]:
    return [run.text for run in painted(brush, state)]


def faults(runs: list[TextRun]) -> list[tuple[object, ...]]:
    """What is cut, clipped, too small or too pale."""
    wrong: list[tuple[object, ...]] = []
    for run in runs:
        small = run.size < FLOOR_UNITS - 0.1 or (run.often and run.size < OFTEN_UNITS - 0.1)
        pale = run.ground is not None and contrast(run.colour, run.ground) < 4.5
        if not run.fitted or run.clipped or small or pale:
            wrong.append((run.text, run.size, run.fitted, run.clipped, small, pale))
    return wrong


def crossing(runs: list[TextRun]) -> list[tuple[str, str]]:
    """Pairs of texts that lie on each other."""
    inner = [(run.text, run.rect.inflate(-2, -run.rect.height // 2)) for run in runs]
    return [(a, b) for (a, one), (b, other) in combinations(inner, 2) if one.colliderect(other)]


@pytest.mark.parametrize(("metrics", "language"), SIZES, ids=str)
def test_every_state_fits(metrics: Metrics, language: str) -> None:
    brush = brush_for(metrics, language)
    wrong: dict[str, list[tuple[object, ...]]] = {}
    for name, state in STATES.items():
        runs = painted(brush, state())
        found = [*faults(runs), *crossing(runs)]
        if found:
            wrong[name] = found
    assert wrong == {}


# ---- places


@pytest.mark.parametrize(("metrics", "language"), SIZES, ids=str)
def test_nothing_lies_on_another(metrics: Metrics, language: str) -> None:
    brush = brush_for(metrics, language)
    shown, _ = fighting(cards(*["Warriors"] * 10), cards(*["Stockades"] * 5))
    layout = layout_for(brush, shown)
    plates = [spot.plate for spot in map_panel.island_places(brush, layout).values()]
    assert len(plates) == ISLANDS and all(layout.chart.contains(plate) for plate in plates)
    assert not [pair for pair in combinations(plates, 2) if pair[0].colliderect(pair[1])]
    for number in range(3, 24):
        legs = [voyage_stage.leg_rect(brush, layout, number, leg) for leg in range(number)]
        assert all(layout.stage.contains(leg) for leg in legs)
        assert not [pair for pair in combinations(legs, 2) if pair[0].colliderect(pair[1])]
    attack = [raid_arena.slot_rect(brush, layout, shown, "attack", place) for place in range(10)]
    defence = [raid_arena.slot_rect(brush, layout, shown, "defence", place) for place in range(5)]
    assert all(layout.arena.contains(slot) for slot in [*attack, *defence])
    assert max(slot.right for slot in attack) < layout.arena.centerx < min(slot.left for slot in defence)
    assert len({slot.topleft for slot in attack}) == 10
    places = discards.browser_layout(metrics)
    assert all(places.sheet.contains(row) for row in [*places.rows, places.buttons, places.heading])
    assert not [pair for pair in combinations(places.rows, 2) if pair[0].colliderect(pair[1])]
    for seat, plate in enumerate(layout.seats):
        assert plate.collidepoint(seats_panel.hand_anchor(layout, seat))


def test_the_focused_card_stays_in_the_hand(brush: MapBrush) -> None:  # R05
    shown, look = crowded(TWENTY)
    layout = layout_for(brush, shown)
    for card in hand_panel.fan_shown(brush, layout, shown, look).cards:
        grown = hand_panel.grown(layout, card)
        assert grown.width > card.rect.width
        assert layout.hand.contains(grown)


# ---- what is shown


def test_a_covered_hand_looks_the_same_whatever_it_holds(brush: MapBrush) -> None:  # I19, I24
    pictures = set()
    for hand in ((), FIVE, TWENTY):
        shown, look = covered()
        shown.hand = list(hand)
        surface = pygame.Surface((1280, 720))
        brush.theme.recorder = []
        hand_panel.paint_hand(brush, surface, layout_for(brush, shown), shown, look)
        runs, brush.theme.recorder = brush.theme.recorder, None
        assert runs == []
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 1


def test_the_deck_tells_the_chance_of_an_island(brush: MapBrush) -> None:
    shown, look = dealt()
    assert "An island next: 20 %" in texts(brush, (shown, look))
    known = texts(brush, (replace(shown, top=(BY_NAME["Tonga"],)), look))
    assert not [text for text in known if text.startswith("An island next")]  # its sign lies there instead
    assert "The deck is empty" in texts(brush, (replace(shown, deck_left=0), look))


def test_gold_marks_the_present_phase_and_the_chosen_cards_alone(brush: MapBrush) -> None:
    shown, look = building()
    surface = pygame.Surface((1280, 720))
    painted(brush, (shown, look), surface)
    layout = layout_for(brush, shown)
    bright = [surface.get_at((phase.centerx, phase.y + 4))[:3] for phase in layout.phases]
    assert [colour[0] > 200 for colour in bright] == [place == shown.ribbon for place in range(5)]
    for card in hand_panel.fan_shown(brush, layout, shown, look).cards:
        if card.pile.key != look.focused:
            edge = surface.get_at((card.rect.x + 2, card.rect.centery))[:3]
            assert (max(map(abs, (a - b for a, b in zip(edge, GOLD, strict=True)))) < 12) == card.pile.chosen


def test_the_seat_that_decides_stands_out_and_the_turns_owner_has_a_tag(brush: MapBrush) -> None:
    shown, look = fighting(FIVE[:1], None)
    surface = pygame.Surface((1280, 720))
    runs = painted(brush, (shown, look), surface)
    layout = layout_for(brush, shown)
    light = [surface.get_at((plate.right - 6, plate.bottom - 8))[0] > 180 for plate in layout.seats]
    assert light == [False, False, True, False]
    tags = [run.rect for run in runs if run.text == "Turn"]
    assert len(tags) == 1 and layout.seats[0].contains(tags[0])


def test_owners_colour_the_shore_as_far_as_it_is_swept(brush: MapBrush) -> None:
    shown, look = dealt()
    layout = layout_for(brush, shown)
    reef = brush.chart.islands["Solomon Islands"].reefs[0]

    def coloured(look: MapLook) -> list[bool]:
        surface = pygame.Surface((1280, 720))
        map_panel.paint_map(brush, surface, layout, shown, look)
        early, late = reef[len(reef) // 10], reef[len(reef) * 3 // 4]
        return [surface.get_at((round(x), round(y)))[1] > 150 for x, y in (early, late)]

    assert coloured(look) == [True, True]
    assert coloured(replace(look, swept=(0, 0.4))) == [True, False]


def test_equal_cards_lie_as_a_pile_with_its_count(brush: MapBrush) -> None:
    drawn = texts(brush, dealt(2, FIVE))
    assert drawn.count("Canoes") == 1 and "×2" in drawn


def test_a_hand_that_scrolls_tells_how_many_piles_are_out_of_sight(brush: MapBrush) -> None:
    shown, look = crowded(TWENTY)
    fan = hand_panel.fan_shown(brush, layout_for(brush, shown), shown, look)
    runs = painted(brush, (shown, look))
    for rect, count in ((fan.left, fan.before), (fan.right, fan.after)):
        assert count and str(count) in [run.text for run in runs if rect.contains(run.rect)]


def aground(points: Sequence[tuple[float, float]], brush: MapBrush, home: str) -> int:
    """At how many places a way lies on the reefs of other islands, five on each leg."""
    places = [on_route(points, step / 5) for step in range(1, 5 * len(points) - 4)]
    others = [island for name, island in brush.chart.islands.items() if name != home]
    return sum(any(island.holds(place) for island in others) for place in places)


def test_a_canoe_sails_round_the_islands(brush: MapBrush) -> None:
    """From every home there is a way that runs aground less than the first that comes to mind."""
    chart = map_layout(brush.theme.metrics, 4).chart
    straight, found = 0, 0
    for home, island in brush.chart.islands.items():
        others = [other for name, other in brush.chart.islands.items() if name != home]
        shores = [box_of([reef]) for other in others for reef in other.reefs]
        for legs in (3, 12, 23):
            start = island.rect.center
            ways = route(chart, start, legs), route(chart, start, legs, shores)
            assert [len(way) for way in ways] == [legs + 1] * 2
            assert all(chart.collidepoint(point) for point in ways[1])
            straight, found = straight + aground(ways[0], brush, home), found + aground(ways[1], brush, home)
    assert found < straight / 3


def test_the_stars_of_a_voyage_keep_off_the_names(brush: MapBrush) -> None:
    shown, look = sailing(5)
    layout = layout_for(brush, shown)
    spots = map_panel.island_places(brush, layout)
    look.route = [spots[9].centre, *[spots[island].plate.center for island in (0, 1, 5, 6, 7)]]
    for way in (0.5, 2.2, 5.0):
        look.way = way
        brush.theme.recorder = []
        surface = pygame.Surface((1280, 720))
        map_panel.paint_map(brush, surface, layout, shown, look)
        map_panel.paint_route(brush, surface, layout, shown, look)
        runs, brush.theme.recorder = brush.theme.recorder, None
        assert {"1", "2", "3", "4", "5"} <= {run.text for run in runs}
        assert crossing(runs) == []


def test_a_voyage_tells_what_each_flip_meant() -> None:
    brush = brush_for(Metrics(1920, 1080))
    shown, look = sailing(5, Flip.SETTLED)
    look.log = []
    drawn = texts(brush, (shown, look))
    assert drawn.count("no land") == 3 and drawn.count("settled") == 1
    look.turned = 2
    assert texts(brush, (shown, look)).count("no land") == 2


def test_a_raid_keeps_what_is_not_shown_yet(brush: MapBrush) -> None:
    drawn = texts(brush, fighting(cards("Warriors", "Warriors"), None))
    assert "2" in drawn and "?" in drawn and "Ties go to the defender" in drawn
    assert texts(brush, fighting(None, None)).count("?") == 2


def test_the_discards_are_counted_and_sorted_by_kind(brush: MapBrush) -> None:  # R20
    places = discards.browser_layout(brush.theme.metrics)
    brush.theme.recorder = []
    lying = [*cards("Tonga", "Canoes", "Canoes", "Canoes", "War Canoes")]
    discards.paint_discards(brush, pygame.Surface((1280, 720)), places, lying)
    runs, brush.theme.recorder = brush.theme.recorder, None
    assert faults(runs) == []
    assert {card.name for card in CARDS} <= {run.text for run in runs}
    assert sorted(run.text for run in runs if run.text.startswith("×")) == ["×1", "×1", "×3"]
    order = sorted(range(len(CARDS)), key=lambda card: (places.rows[card].x, places.rows[card].y))
    kinds = [CARDS[card].kind for card in order]
    assert sum(one != other for one, other in pairwise(kinds)) == len(set(kinds)) - 1


def test_the_log_gives_a_long_name_a_row_of_its_own() -> None:
    brush = brush_for(Metrics(1280, 720, 1.3))
    shown, look = dealt(2, FIVE, LONG)
    layout = layout_for(brush, shown)
    runs = [run for run in painted(brush, (shown, look)) if layout.log.contains(run.rect)]
    name = next(run for run in runs if run.text == LONG[0])
    assert not [run for run in runs if run is not name and abs(run.rect.y - name.rect.y) < 4]


# ---- faces


@pytest.mark.parametrize("metrics", [Metrics(1920, 1080), Metrics(1280, 720, 1.3)], ids=str)
def test_every_face_of_every_card_fits(metrics: Metrics) -> None:
    brush = brush_for(metrics)
    px = brush.px
    wrong: dict[str, list[tuple[object, ...]]] = {}
    for card, data in enumerate(CARDS):
        zoom = cards_faces.zoom_face(brush, card, (px(356), px(498)), "You hold two more: worth 1 there now.")
        made = [zoom, cards_faces.zoom_face(brush, card, (px(400), px(560)))]
        made += [cards_faces.hand_face(brush, card, (px(190), px(266)), strip=px(wide)) for wide in (190, 125, 84)]
        made += [cards_faces.hand_face(brush, card, (px(134), px(188)), strip=px(wide)) for wide in (134, 58)]
        made.append(cards_faces.hand_face(brush, card, (px(114), px(160))))
        made.append(cards_faces.list_row(brush, card, (px(340), px(52)), 2))
        runs = [run for face in made for run in face.runs]
        assert [data.name in run.text.replace("\n", " ") for run in runs].count(True) >= 8
        found = faults(runs)
        if found:
            wrong[data.name] = found
        assert cards_faces.small_face(brush, card, (px(80), px(112))).runs == ()
    assert wrong == {}


def test_a_dimmed_card_is_darker_and_tells_nothing(brush: MapBrush) -> None:
    rest, dimmed = (cards_faces.hand_face(brush, HAND[0], (127, 177), state) for state in ("rest", "dimmed"))
    assert dimmed.runs == () and rest.runs != ()
    there = (64, 90)
    assert sum(dimmed.surface.get_at(there)[:3]) < sum(rest.surface.get_at(there)[:3]) * 0.8
