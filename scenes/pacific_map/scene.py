"""The map of the Pacific: the screen on which a match is played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.ai.advice import Advice
from game.ai.levels import Plan
from game.pacific.state import Phase
from game.record import Setup
from scenes.hint_pictures import Mark
from scenes.pacific_map import choosing, controls, decisions, hint_words, sentences
from scenes.pacific_map.chart import compose
from scenes.pacific_map.conduct import Conduct
from scenes.pacific_map.decisions import OFFERS, Doing, Places
from scenes.pacific_map.hand import SLOTS, HandCard, piles_of
from scenes.pacific_map.hand_panel import grown
from scenes.pacific_map.layout import map_layout
from scenes.pacific_map.look import MapBrush
from scenes.pacific_map.offer import offered_rects
from scenes.pacific_map.overlays import CardZoom, DeckScene, DiscardsScene, LogScene, SeatScene
from scenes.pacific_map.picture import Picture, Sight
from scenes.pacific_map.planned import offer_of, planned
from scenes.pause import PauseMenu
from scenes.scene import Scene
from scenes.ui import draw, palette
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.theme import LEAD
from scenes.ui.widgets import Widget, draw_reason

HINT_BUTTON = 48
"""Units of height of the button under the log."""


class PacificMap(Conduct):
    """Shows a match, and takes what is pressed."""

    look = palette.PACIFIC
    place = timbre = "pacific"
    ambient = True
    ambient_pause = 0.22  # as long as a picture of the sea lasts

    def __init__(self, setup: Setup) -> None:
        """Lay the table; raises ValueError for a set-up that the Pacific does not have."""
        super().__init__(setup)
        self._picture = Picture()

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
        self.focused(self.focus.key)

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
        beside = [widget for widget in self._beside() if f"target:{widget.key}" not in taken]
        return [self._roomy(widget) for widget in widgets + beside]

    def _beside(self) -> list[Widget]:
        """What can be pressed at any time, whoever is asked."""
        layout, say, opens = self.stage.layout, self.text, self._opener
        widgets = controls.seats(say, layout, self.names, lambda seat: opens(SeatScene, seat))
        widgets += controls.piles(say, layout, opens(DeckScene), opens(DiscardsScene))
        if not self.session.humans and not self._over:
            widgets.append(controls.finish(say, layout, self.finish_now))
        return widgets + controls.corner(say, layout, opens(LogScene), self.open_menu)

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
        stage, asked, look = self.stage, self.asked, self.stage.look
        offer = None if self.looking else offer_of(asked, stage.shown)
        if self.looking:
            look = replace(look, fighting=False)
        elif offer is not None:
            look = replace(look, shores_only=True)
        layout = stage.layout
        if asked is not None:
            log = Rect(layout.log)
            log.height = self._hint_button().rect.top - self.px(8) - log.top
            layout = replace(layout, log=log)
        if asked is not None and self._covers():
            room = Rect(layout.prompt)
            room.width = self._look_button().rect.left - self.px(12) - room.left
            layout = replace(layout, prompt=room)
        self._picture.paint(surface, Sight(stage.brush, layout, planned(stage.shown, asked), look, offer))

    def draw(self, surface: Surface) -> None:
        self._picture.draw(surface, self.stage, covered=self._covered)
        self._hand.draw(surface)
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
            or look.loose
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
        place = self._hand.place(front.pile.key) or grown(self.stage.layout, front)
        draw.focus_ring(self.theme, surface, place, decisions.CARD_RADIUS)
        if not widget.enabled and widget.reason:
            draw_reason(self.theme, surface, widget)

    def _front(self) -> HandCard | None:
        """The card of the fan that stands out, for it has the focus."""
        return next((card for card in self.stage.fan().cards if card.pile.key == self.stage.look.focused), None)
