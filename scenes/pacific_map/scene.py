"""The map of the Pacific: the screen on which a match is played."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.ai.advice import Advice
from game.ai.levels import Plan
from game.match import Match
from game.pacific.cards import count
from game.pacific.events import CardFlipped
from game.pacific.state import DONE, NOBODY, Phase
from game.pacific.view import PacificView
from game.record import Setup
from scenes.curtain import Curtain, Handover
from scenes.hint_pictures import Mark
from scenes.hinted import HintedTable
from scenes.pacific_map import choosing, cloth, decisions, hint_words, sentences
from scenes.pacific_map.chart import compose
from scenes.pacific_map.decisions import Asked, Doing, Places
from scenes.pacific_map.hand import SLOTS, HandCard, piles_of
from scenes.pacific_map.hand_panel import grown
from scenes.pacific_map.handover import handover_of
from scenes.pacific_map.layout import map_layout
from scenes.pacific_map.logbook import Logbook
from scenes.pacific_map.look import BARK, BUFF, KINDS, NIGHT, UMBER, MapBrush, MapLook
from scenes.pacific_map.offer import Offer, offered_rects
from scenes.pacific_map.overlays import CardZoom, DeckScene, DiscardsScene, LogScene, SeatScene
from scenes.pacific_map.picture import Picture, Sight
from scenes.pacific_map.presenter import Presenter
from scenes.pacific_map.shown import Shown
from scenes.pacific_map.stage import Stage
from scenes.pause import PauseMenu
from scenes.results import Results
from scenes.scene import Scene
from scenes.session import Session
from scenes.ui import draw, palette
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import mix
from scenes.ui.theme import LEAD
from scenes.ui.widgets import Widget, WidgetKind, draw_reason

PACE = 0.7
"""Seconds that a computer's decision takes at least, whatever it holds: the table learns nothing from it."""
BREATH = 0.5
"""Seconds that the computer waits after a press has finished an animation, so that what came of it can be seen."""
LINGER = 0.9
"""Seconds that a hand still lies open when its seat has decided, where others look on."""
OFFERS = (Phase.EXPLORE, Phase.TRADE)
"""What is chosen then is not from the hand."""
HINT_BUTTON = 48
"""Units of height of the button under the log."""
CLOTH_BAND = 84
"""Units of height of a band of the curtain's cloth."""
PASS_AFTER = 0.35
"""Seconds after which the only human's question is passed over where its hand has no answer."""


class PacificMap(HintedTable):
    """Plays a match from its set-up to its end; ``match`` is the running one.

    With one human that hand lies open all the time. With several, a hand lies open only from the moment when its
    seat has lifted the curtain until another one is asked.
    """

    look = palette.PACIFIC
    place = timbre = "pacific"
    ambient = True
    ambient_pause = 0.22  # as long as a picture of the sea lasts

    def __init__(self, setup: Setup) -> None:
        """Lay the table; raises ValueError for a set-up that the Pacific does not have."""
        super().__init__(Session(setup))
        humans = self.session.humans
        self.couch = len(humans) > 1
        viewer = humans[0] if len(humans) == 1 else None
        self.stage = Stage(self.session, viewer, MapLook(covered=viewer is None))
        self.chosen: tuple[int, ...] = ()  # cards of the hand, or what is taken of an offer
        self.since = [0] * len(setup.seats)  # by seat: how many events it had been told when it last looked
        self.looking = False  # at the map, while a raid or an offer would cover it
        self._picture = Picture()
        self._wait = 0.0
        self._thought = self._waited = 0.0  # seconds of a computer's decision: of the animations', and of the clock
        self.turning = False  # the next card of a voyage waits for its voyager
        self._hurried = False  # the voyager has asked for all of them
        self._passes = False  # the only human is asked what its hand has no answer to
        self._begun = False
        self._over = False

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.session.match

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.session.seats]

    @property
    def view(self) -> PacificView:
        """What whoever looks at the screen may know now; seat 0's where no hand lies open, of which only what is
        public may be used."""
        view: PacificView = self.session.view(self.stage.viewer or 0)
        return view

    @property
    def asked(self) -> Asked | None:
        """The decision of the seat whose hand lies open, None if it has none to make."""
        if self.stage.viewer is None or self.session.seat != self.stage.viewer or self._pending or self.busy:
            return None
        return Asked(self.text, self.view, self.names, self.chosen)

    @property
    def _pending(self) -> bool:
        """Whether something has been told that is not shown yet."""
        return self.stage.heard < len(self.stage.told)

    # ---- on and off the stack

    def enter(self) -> None:
        self.presenter = Presenter(self.stage, self.timeline, self.play, self.invalidate, self._watch, self.text)
        self._write_log()

    def leave(self) -> None:
        self.session.close()

    def layout(self, metrics: Metrics) -> None:
        self.finish()
        stage = self.stage
        stage.metrics = metrics
        stage.layout = map_layout(metrics, len(self.names))
        chart = compose((metrics.width, metrics.height), stage.layout.chart)
        stage.brush = MapBrush(self.theme, self.director.assets, self.director.strings, chart)
        self._picture.lay_out(stage)
        if stage.look.sailing:
            self.presenter.lay_course()
        if not self._begun:
            self._begun = True
            self.session.begin()
            self._present()

    # ---- the match goes on

    def update(self, dt: float) -> None:
        self.stage.look.water += dt
        self.poll_hint(dt)
        speed = self.director.settings.speed_factor
        quick = math.isinf(speed)
        if not self.busy or quick:
            self._wait = 0.0 if quick else max(0.0, self._wait - dt * speed)
        if self._wait > 0 or self._over or self.busy:
            return
        self._thought = math.inf if quick else self._thought + dt * speed
        self._waited += dt
        if self.turning:
            if quick:
                self.turn_all()
        elif self._pending:
            if self._thought >= PACE and self._waited >= self.session.pace:
                self._present()
        elif self._must_cover():
            self._open(None)
        elif self.session.over:
            self._over = True
            self._show_results()
        elif self.session.human:
            self._ask()
        else:
            self.session.think()

    def _ask(self) -> None:
        """A human's decision is due: hand the screen over, or pass over what has no answer."""
        if self.session.seat != self.stage.viewer:
            self.director.push(Curtain(self, self.session.seat))
        elif self._passes:
            self.act(DONE)

    def _must_cover(self) -> bool:
        """Whether a hand lies open that should not: another human may be looking on now."""
        viewer, session = self.stage.viewer, self.session
        if not self.couch or viewer is None or session.over or session.seat == viewer:
            return False
        view = self.view
        in_raid = view.island != NOBODY and viewer in (view.current, view.rival)
        return not (in_raid and session.is_computer(session.seat))

    def finish(self) -> None:
        if self.busy:
            self._wait = BREATH
        super().finish()

    def act(self, *actions: int) -> None:
        """Let the seat that is asked decide so; several actions for a choice of several cards."""
        if self.session.human and not self._pending:
            self._hurried = False
            self.session.act(*actions)
            self._present()

    def turn_card(self) -> None:
        """The voyager, to whom the screen belongs, turns the next card of its voyage."""
        if self.turning:
            self.turning = False
            self._present()

    def turn_all(self) -> None:
        """The voyager lets the rest of its cards turn one after the other."""
        self._hurried = True
        self.turn_card()

    def finish_now(self) -> None:
        """Only computers play: play the rest at once and show how it ends."""
        self.session.play_out()
        self._over = True
        self._show_results()

    def lift(self, seat: int) -> None:
        """The seat has lifted the curtain: its hand lies open."""
        self._open(seat)

    def answer(self, action: int) -> None:
        """A decision made on the curtain, with no hand open."""
        self.session.act(action)
        self._present()

    def _open(self, viewer: int | None) -> None:
        """Let one hand lie open, or none."""
        before = self.stage.viewer
        if before is not None:
            self.since[before] = len(self.session.told(before))
        self.clear_hint()
        if viewer is None:
            self.director.cut()
        self.stage.open_for(viewer)
        self._write_log()
        if viewer is not None and self.couch:
            self._tell_news(viewer)
        self._rest()

    def _write_log(self) -> None:
        stage = self.stage
        stage.logbook = Logbook(self.text, self.names, stage.told[: stage.heard])
        stage.look.log = stage.logbook.lines

    def _tell_news(self, viewer: int) -> None:
        """What the curtain told for all to read, now as this seat alone may know it."""
        events = self.session.told(viewer)[self.since[viewer] :]
        self.stage.look.news = tuple(Logbook(self.text, self.names, events, brief=True).lines)

    def _present(self) -> None:
        presenter, look = self.presenter, self.stage.look
        presenter.still = self.director.settings.reduced_motion
        self.clear_hint()
        self._thought = self._waited = 0.0
        self.looking = False
        self._choose_none()
        look.usable, look.targets, look.focused = None, frozenset(), None
        look.thinking, look.news, look.hint = None, (), ""
        self._watch()
        presenter.play(self._rest, None if self._hurried or not self._sails else self._hold)
        self.invalidate()

    @property
    def _sails(self) -> bool:
        """Whether a voyage of who looks at the screen has cards to turn, and time is taken for it."""
        stage = self.stage
        turns = [event.seat for event in stage.told[stage.heard :] if isinstance(event, CardFlipped)]
        return stage.viewer in turns and not math.isinf(self.director.settings.speed_factor)

    def _hold(self) -> None:
        """The next card of a voyage is due: its voyager turns it."""
        if self._hurried:
            self._present()
            return
        self.turning = True
        self._watch()
        self.focus.set("turn")
        self.invalidate()

    def _rest(self) -> None:
        """All has been played: show whose decision it is."""
        stage, session = self.stage, self.session
        self._thought = self._waited = 0.0
        viewer = stage.viewer
        own = viewer is not None and session.seat == viewer
        self._passes = own and not self.couch and self.view.legal == (DONE,)
        if own:
            self._wait = max(self._wait, PASS_AFTER) if self._passes else 0.0
        elif self._must_cover():
            self._wait = max(self._wait, LINGER)
        self._choose_none()
        stage.look.thinking = session.seat if session.seat >= 0 and not session.human else None
        self._dress()
        self._aim()
        self.invalidate()

    def _dress(self) -> None:
        """Everything that is shown beside the game's state."""
        look, asked = self.stage.look, self.asked
        if asked is None:
            self._watch()
            return
        view, chosen = asked.view, asked.chosen
        look.prompt_seat = view.seat
        prompt = sentences.prompt(self.text, view, self.names, chosen)
        look.prompt, look.verb = prompt.sentence, prompt.verb
        look.usable = choosing.usable(view) if view.phase not in OFFERS else frozenset()
        if view.phase is Phase.DEFENDER_DRAW:
            look.usable = None
        card = decisions.card_of(self.focus.key)
        look.dock = sentences.dock(self.text, view, self.stage.shown, self.names, chosen, card)
        named = choosing.targets(view, chosen[0]) if chosen and view.phase in (Phase.EVENT, Phase.RAID) else {}
        look.targets = frozenset() if not chosen or choosing.names_seats(chosen[0]) else frozenset(named)

    def _watch(self) -> None:
        """Nobody at the screen is asked: say what goes on."""
        look, shown = self.stage.look, self.stage.shown
        look.usable, look.targets = None, frozenset()
        look.prompt_seat = shown.asked if shown.asked != NOBODY else None
        seat = self.session.seat
        if self.session.over and not self._pending:
            look.prompt, look.verb = self.text("pacific.over"), ""
        elif seat >= 0 and not self.session.human and not self.busy:
            look.prompt, look.verb = self.text("pacific.ask.think", name=self.names[seat]), ""
            look.prompt_seat = seat
        else:
            look.prompt, look.verb = self.text("pacific.ask.wait", name=self.names[shown.current]), ""
            look.prompt_seat = shown.current
        look.dock = sentences.watching(self.text, shown, self.names)

    def _aim(self) -> None:
        """Put the focus where the decision is."""
        asked = self.asked
        if asked is None:
            return
        self._widgets = None
        keys = [widget.key for widget in self.widgets() if widget.enabled]
        wanted = [key for key in keys if key.startswith(("target:", "keep:", "take:"))]
        if asked.view.phase is Phase.DEFENDER_DRAW:
            wanted = ["no_draw"]
        elif not wanted:
            wanted = [key for key in keys if key.startswith("card:")] + ["pass", "confirm"]
        self.focus.set(wanted[0])
        self.focused(wanted[0])

    # ---- hints

    @property
    def takes_hints(self) -> bool:
        return self.asked is not None

    def show_advice(self, words: str) -> None:
        self.stage.look.advice = words

    def hint_words(self, advice: Advice) -> str:
        return hint_words.sentence(self.text, self.view, self.names, advice)

    def hint_labels(self, plan: Plan) -> Mapping[str, str]:
        return hint_words.marks(self.view, plan, self.chosen) if self.asked is not None else {}

    def mark_of(self, widget: Widget, label: str) -> Mark:
        """That of a card of the hand keeps to the part of it that is to be seen."""
        pile = decisions.pile_of(widget.key)
        front = self._front()
        if front is not None and pile == front.pile.key:
            return Mark(grown(self.stage.layout, front), label, snug=True)
        return Mark(widget.rect, label, snug=pile is not None)

    def _show_results(self) -> None:
        self.director.replace(Results(self.match, self.session.track))

    # ---- the choice

    def choose(self, cards: tuple[int, ...]) -> None:
        """Change what is chosen."""
        before, self.chosen = self.chosen, cards
        asked = self.asked
        if asked is not None and asked.view.phase not in OFFERS:
            self.stage.look.chosen = cards
        targets: Sequence[int] = ()
        if asked is not None and cards and asked.view.phase in (Phase.EVENT, Phase.RAID):
            targets = tuple(choosing.targets(asked.view, cards[0]))
        self._keep_focus(before, cards)
        if targets:
            kind = "seat" if choosing.names_seats(cards[0]) else "island"
            self.focus.set(f"target:{kind}:{targets[0]}")
        self._dress()
        self.invalidate()

    def _choose_none(self) -> None:
        self.chosen = self.stage.look.chosen = ()

    def _keep_focus(self, before: Sequence[int], after: Sequence[int]) -> None:
        """The focus stays with the card that was pressed: on its pile, or on what is left of it."""
        card = decisions.card_of(self.focus.key)
        if card is None or self.asked is None or self.asked.view.phase in OFFERS:
            return
        hand = self.stage.shown.hand
        left = hand.count(card) - list(after).count(card)
        picked = len(after) > len(before)
        if picked and not left:
            self.focus.set(decisions.name_key("chosen", card))
        elif not picked and card not in after:
            self.focus.set(decisions.name_key("card", card))

    def scroll_hand(self, by: int) -> None:
        """Move the hand under its window by some piles."""
        look = self.stage.look
        piles = len(piles_of(self.stage.shown.hand, look.chosen))
        look.first = min(max(0, look.first + by), max(0, piles - SLOTS))
        self.invalidate()

    def focused(self, key: str | None) -> None:
        look, shown, pile = self.stage.look, self.stage.shown, decisions.pile_of(key)
        look.focused = pile
        look.hint = sentences.known_by(self.text, shown, pile[0]) if pile is not None else ""
        if key == "deck":
            look.hint = sentences.next_card(self.text, shown)
        if self.asked is not None:
            self._dress()
        self.invalidate()

    # ---- what can be pressed

    def build(self) -> list[Widget]:
        stage = self.stage
        doing = Doing(self.act, self.choose, self.scroll_hand, self.inspect)
        asked = self.asked
        widgets: list[Widget] = []
        if stage.viewer is not None and not stage.look.sailing:
            widgets += decisions.hand_widgets(asked, stage.fan(), doing)
        if asked is not None:
            places = self._places()
            targets = decisions.target_widgets(asked, places, doing)
            widgets += targets
            if stage.shown.offered and not self.looking:
                widgets += decisions.offered_widgets(asked, stage.shown.offered, places, doing)
            widgets += decisions.buttons(asked, stage.shown.offered, places, doing)
            widgets.append(self._hint_button())
            if self._covers():
                widgets.append(self._look_button())
        elif self.turning:
            widgets += decisions.turn_buttons(self.text, stage.layout.buttons, self.turn_card, self.turn_all)
        taken = {widget.key for widget in widgets}
        for seat, rect in enumerate(stage.layout.seats):
            if f"target:seat:{seat}" not in taken:
                label = self.text("pacific.seat", name=self.names[seat])
                press = self._opener(SeatScene, seat)
                key = f"seat:{seat}"
                widgets.append(Widget(key, rect, label, WidgetKind.TILE, radius=14, press=press, anytime=True))
        widgets.append(
            Widget(
                "deck",
                stage.layout.deck,
                self.text("pacific.deck"),
                WidgetKind.TILE,
                radius=10,
                press=self._opener(DeckScene),
                anytime=True,
            )
        )
        widgets.append(
            Widget(
                "discards",
                stage.layout.discards,
                self.text("pacific.discards"),
                WidgetKind.TILE,
                shortcut="d",
                radius=10,
                press=self._opener(DiscardsScene),
                anytime=True,
            )
        )
        if not self.session.humans and not self._over:
            finish = self.text("table.finish")
            row = stage.layout.buttons
            press = self.finish_now
            widgets.append(Widget("finish", row, finish, hint="F", shortcut="f", press=press, anytime=True))
        return [self._roomy(widget) for widget in widgets + self._corner()]

    def _roomy(self, widget: Widget) -> Widget:
        """A button without its key sign where that would cramp its words."""
        if not widget.hint:
            return widget
        taken = self.px(58) + draw.key_width(self.theme, widget.hint, self.px(34))
        roomy = self.theme.measure(widget.label, LEAD)[0] + taken <= widget.rect.width
        return widget if roomy else replace(widget, hint="")

    def _opener(self, scene: Callable[..., Scene], *more: int) -> Callable[[], None]:
        """A press that opens a scene over the table."""

        def press() -> None:
            self.director.push(scene(self, *more))

        return press

    def _corner(self) -> list[Widget]:
        room = self.stage.layout.corner
        gap = room.height // 5
        width = (room.width - gap) // 2
        height = room.height - 2 * (room.height // 8)
        log = Rect(room.x, room.centery - height // 2, width, height)
        menu = Rect(room.right - width, log.y, width, height)
        words = self.text("pacific.log_button")
        return [
            Widget("log", log, words, hint="L", shortcut="l", press=self._opener(LogScene), anytime=True),
            Widget("menu", menu, self.text("pacific.menu"), hint="Esc", press=self.open_menu, anytime=True),
        ]

    def _covers(self) -> bool:
        """Whether something lies over the map that can be put away to look at it."""
        return bool(self.stage.shown.offered) or self.stage.look.fighting

    def _look_button(self) -> Widget:
        prompt = self.stage.layout.prompt
        width = min(prompt.width // 3, self.px(190))
        rect = Rect(prompt.right - width, prompt.y, width, prompt.height)
        label = self.text("pacific.look_back" if self.looking else "pacific.look")
        return Widget("look", rect, label, hint="M", shortcut="m", press=self._toggle_look)

    def _hint_button(self) -> Widget:
        """At the foot of the log, in whose place the hint is said."""
        log, height = self.stage.layout.log, self.px(HINT_BUTTON)
        rect = Rect(log.x, log.bottom - height, log.width, height)
        return Widget(
            "hint", rect, self.text("hint.button"), hint="H", selected=self.hints.open, press=self.toggle_hint
        )

    def _toggle_look(self) -> None:
        self.looking = not self.looking
        self.invalidate()

    def _places(self) -> Places:
        stage = self.stage
        return Places(
            fan=stage.fan(),
            seats=stage.layout.seats,
            islands={island: stage.plate(island) for island in stage.look.targets},
            offered=offered_rects(stage.brush, stage.layout, len(stage.shown.offered)),
            buttons=stage.layout.buttons,
        )

    def action(self, action: Action | Pointer) -> bool:
        if isinstance(action, Action):
            if action.kind is Kind.CANCEL and self.chosen:
                self.choose(())
                return True
            if action.kind in (Kind.CANCEL, Kind.MENU):
                self.open_menu()
                return True
            if action.kind is Kind.SHORTCUT and action.text == "i":
                return self._inspect_focused()
            return self.takes_key(action)
        if action.kind == "press" and action.button == 3:
            self.focus.hover(action.pos)
            return self._inspect_focused()
        if action.kind == "wheel":
            if self.stage.layout.log.collidepoint(action.pos):
                self._scroll_log(action.steps)
                return True
            if self.stage.layout.hand.collidepoint(action.pos):
                self.scroll_hand(-action.steps)
                return True
        return False

    def _inspect_focused(self) -> bool:
        key = self.focus.key or ""
        card = decisions.card_of(key)
        if card is None and key.startswith("keep:"):
            card = self.stage.shown.offered[int(key.partition(":")[2])]
        if card is None:
            return False
        self.inspect(card)
        return True

    def _scroll_log(self, steps: int) -> None:
        look = self.stage.look
        look.scrolled = min(max(0, look.scrolled + steps), max(0, len(look.lines) - 1))
        self.invalidate()

    def inspect(self, card: int) -> None:
        """Hold a card up large, with its rule and what it means now."""
        hand = list(dict.fromkeys(self.stage.shown.hand))
        self.director.push(CardZoom(self, card, hand if card in hand else [card]))

    def open_menu(self) -> None:
        """Open the menu over the table."""
        self.director.push(PauseMenu(self.match.setup.game))

    # ---- the picture

    def compose(self, surface: Surface) -> None:
        look, offer = self.stage.look, self._offer()
        if self.looking:
            look = replace(look, fighting=False)
        elif offer is not None:
            look = replace(look, shores_only=True)
        layout = self.stage.layout
        if self.asked is not None:
            log = Rect(layout.log)
            log.height = self._hint_button().rect.top - self.px(8) - log.top
            layout = replace(layout, log=log)
        if self.asked is not None and self._covers():
            room = Rect(layout.prompt)
            room.width = self._look_button().rect.left - self.px(12) - room.left
            layout = replace(layout, prompt=room)
        self._picture.paint(surface, Sight(self.stage.brush, layout, self._planned(), look, offer))

    def _offer(self) -> Offer | None:
        """What Explorers or Traders show, while it is not put away."""
        asked, cards = self.asked, self.stage.shown.offered
        if asked is None or not cards or self.looking:
            return None
        view, chosen = asked.view, asked.chosen[0] if asked.chosen else None
        prompt = sentences.prompt(self.text, view, self.names, ())
        if view.phase is Phase.EXPLORE:
            return Offer(f"{prompt.sentence} {prompt.verb}", cards, [1] * len(cards), chosen)
        counts = [count(view.known[view.rival], card) for card in cards]
        place = cards.index(chosen) if chosen is not None else None
        return Offer(f"{prompt.sentence} {prompt.verb}", cards, counts, place)

    def _planned(self) -> Shown:
        """What is shown, with the cards that are being chosen for a raid where they would land."""
        shown, asked = self.stage.shown, self.asked
        if asked is None or shown.raid is None:
            return shown
        cards, strength = asked.chosen, choosing.fighting(asked.chosen)
        if asked.view.phase is Phase.ATTACK:
            return replace(shown, raid=replace(shown.raid, attack=cards, attack_strength=strength))
        if asked.view.phase is Phase.DEFENCE:
            return replace(shown, raid=replace(shown.raid, defence=cards, defence_strength=strength))
        return shown

    def draw(self, surface: Surface) -> None:
        self._picture.draw(surface, self.stage, covered=self._covered)
        for mover in self.stage.movers:
            mover.draw(surface)

    def ripple(self, surface: Surface) -> bool:
        """At rest only the sea moves; what the focus says, or a hint marks, may lie over it."""
        widget = self.focus.widget
        look = self.stage.look
        if (
            self.busy
            or self.stage.movers
            or look.sailing
            or self.hints.open
            or (widget is not None and not widget.enabled)
        ):
            return False
        self._picture.ripple(surface, look.water, covered=self._covered)
        return True

    @property
    def _covered(self) -> bool:
        """Whether something lies over the chart now."""
        return not self.looking and self._covers()

    def draw_focus(self, surface: Surface) -> None:
        if not self.busy:
            self.paint_hint(surface, self.widgets())
            self._draw_ring(surface)
            self.paint_hint_in_focus(surface)

    def _draw_ring(self, surface: Surface) -> None:
        """It goes round the whole card that stands out of the fan, not only round its part to be pressed."""
        widget, front = self.focus.widget, self._front()
        if widget is None or front is None or decisions.pile_of(widget.key) is None:
            super().draw_focus(surface)
            return
        draw.focus_ring(self.theme, surface, grown(self.stage.layout, front), decisions.CARD_RADIUS)
        if not widget.enabled and widget.reason:
            draw_reason(self.theme, surface, widget)

    def _front(self) -> HandCard | None:
        """The card of the fan that stands out, for it has the focus."""
        return next((card for card in self.stage.fan().cards if card.pile.key == self.stage.look.focused), None)

    # ---- what the curtain needs

    def handover(self, seat: int) -> Handover:
        """What is said on the curtain before the hand of a seat."""
        return handover_of(self, seat)

    def paint_cloth(self, surface: Surface) -> None:
        """Bark cloth over the whole window."""
        brush = self.stage.brush
        thick = brush.px(CLOTH_BAND)
        kinds = (*KINDS, cloth.HOUSE)
        for row, top in enumerate(range(0, surface.get_height(), thick)):
            inks = (UMBER, mix(BARK, NIGHT, 0.2)) if row % 2 else (mix(UMBER, NIGHT, 0.3), mix(BUFF, UMBER, 0.72))
            place = Rect(0, top, surface.get_width(), thick)
            cloth.band(brush, surface, place, kinds[row * 5 % len(kinds)], *inks)

    def paint_sheet(self, surface: Surface, rect: Rect) -> palette.Colour:
        """The cream sheet of the curtain."""
        cloth.sheet(self.stage.brush, surface, rect, radius=24)
        return cloth.SHEET
