"""The table of Alaska: the screen on which a match is played."""

import math
from collections.abc import Mapping, Sequence

from pygame import Surface

from game.ai.advice import Advice
from game.ai.levels import Plan
from game.alaska.cards import CARDS, cards_in
from game.alaska.outlook import dice_outlook, seats_still_to_act
from game.alaska.state import PAYER, Phase, Rules
from game.alaska.view import AlaskaView
from game.match import Match
from game.record import Setup
from scenes.alaska_table import decisions, hint_words, sentences
from scenes.alaska_table.bar_places import bar_widgets, button_row
from scenes.alaska_table.board import Board, Sight
from scenes.alaska_table.decisions import Button, Doing, Places
from scenes.alaska_table.details import details_of
from scenes.alaska_table.gauge import corner_buttons_rect, paint_marker
from scenes.alaska_table.layout import table_layout
from scenes.alaska_table.lifted import LIFTS, Lifted
from scenes.alaska_table.log_panel import lines_shown, rows_shown
from scenes.alaska_table.logbook import Logbook
from scenes.alaska_table.look import Brush, TableLook
from scenes.alaska_table.market_scene import MarketScene
from scenes.alaska_table.presenter import Presenter
from scenes.alaska_table.preview import Preview, paint_preview
from scenes.alaska_table.rivals_panel import paint_tags
from scenes.alaska_table.stage import Stage
from scenes.alaska_table.told import moved_cards
from scenes.alaska_table.tray_panel import choice_rects
from scenes.alaska_table.zoom import CardZoom
from scenes.hinted import HintedTable
from scenes.pause import PauseMenu
from scenes.results import Results
from scenes.session import NOBODY, Session
from scenes.ui.display import Metrics
from scenes.ui.focus import at
from scenes.ui.input import PAGES, Action, Kind, Pointer
from scenes.ui.timeline import in_out_quad, out_cubic
from scenes.ui.widgets import Widget

RIGHT = 3  # the number of the right button of a mouse
BREATH = 0.5
"""Seconds that the computer waits after a press has finished an animation, so that what came of it can be seen."""
PASS_AFTER = 1.0
"""Seconds after which a turn ends by itself where nothing can be bought and the setting says so."""


class AlaskaTable(HintedTable):
    """Plays a match from its set-up to its end; ``match`` is the running one."""

    place = timbre = "alaska"

    def __init__(self, setup: Setup) -> None:
        """Lay the table; raises ValueError for a set-up that Alaska does not have."""
        super().__init__(Session(setup))
        first = next((i for i in range(len(setup.seats)) if not self.session.is_computer(i)), 0)
        view: AlaskaView = self.session.view(first)
        self.stage = Stage(self.session.seats, view, first, TableLook(buyer=first))
        self.presenter: Presenter | None = None
        self._board = Board()
        self._preview = Preview()
        self._lifted = Lifted()
        self._sinking = Lifted()  # that had the focus before
        self.looked_at: int | None = None  # the rival whose town lies at the bottom for now
        self._wait = 0.0
        self._begun = False
        self._over = False
        self._chosen: int | None = None
        self._bought_at: tuple[int, int] | None = None  # where the card lay that was bought last in this phase
        self._offered: set[str] = set()  # the buttons of the decision when the table was last at rest

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.session.match

    @property
    def view(self) -> AlaskaView:
        """What the seat that is asked may know now; while a computer is asked, the seat shown."""
        view: AlaskaView = self.session.view(self.session.seat if self.session.human else self.stage.viewer)
        return view

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.session.seats]

    # ---- on and off the stack

    def enter(self) -> None:
        logbook = Logbook(self.text, self.names)
        self.stage.look.log = logbook.lines
        self.presenter = Presenter(self.stage, logbook, self.timeline, self.flourish, self.play, self.invalidate)

    def leave(self) -> None:
        self.session.close()

    def layout(self, metrics: Metrics) -> None:
        self.finish()
        stage = self.stage
        stage.metrics = metrics
        stage.layout = table_layout(metrics, len(self.names) - 1)
        rules = Rules(**dict.fromkeys(self.match.setup.rules, True))
        stage.brush = Brush(self.theme, self.director.assets, self.director.strings, rules)
        if not self._begun:
            self._begun = True
            self.session.begin()
            self._present()

    # ---- the match goes on

    def update(self, dt: float) -> None:
        if self._preview.wait(dt, self.director.settings.preview_delay):
            self.touch()
        self.pass_time(dt)
        if self.busy:
            return
        speed = self.director.settings.speed_factor
        self._wait = 0.0 if math.isinf(speed) else max(0.0, self._wait - dt * speed)
        if self._wait > 0 or self._over:
            return
        if self.session.over:
            self._over = True
            self._show_results()
        elif not self.session.human:
            if self.session.think():
                self._present(computer=True)
        elif self.director.settings.pass_when_nothing and self.view.legal == (decisions.END,):
            self.act(decisions.END)

    def finish(self) -> None:
        if self.busy:
            self._wait = BREATH
        super().finish()

    def act(self, action: int) -> None:
        """Let the seat that is asked decide so."""
        if not self.session.human:
            return
        view = self.view
        self.stage.look.recent = frozenset()
        place = self._places(view).cards.get(action)
        self._bought_at = place.center if place is not None and decisions.is_buying(view) else None
        self.session.act(action)
        self._present()

    def pay_all(self, payer: int) -> None:
        """Let one opponent pay this ticket and all others of this roll, as long as it has a dollar."""
        while self.session.human and PAYER + payer in self.view.legal:
            self.session.act(PAYER + payer)
        self._present()

    def finish_now(self) -> None:
        """Only computers play on: play the rest at once and show how it ends."""
        self.session.play_out()
        self._over = True
        self._show_results()

    def _present(self, computer: bool = False) -> None:
        """Play what has happened since."""
        assert self.presenter is not None
        events = self.session.told(NOBODY)[self.stage.heard :]
        self.stage.heard += len(events)
        self.clear_hint()
        self.looked_at = None
        self.stage.look.scrolled = 0
        self._preview.aim()
        if not (self.session.human and decisions.is_buying(self.view)):
            self._chosen = None
        self.presenter.still = self.director.settings.reduced_motion
        look = self.stage.look
        look.outlooks = look.offered = look.thinking = None
        look.payers = frozenset()
        look.prompt = self.text("table.plays", name=self.names[self.stage.shown.current])
        if not computer:
            look.hint, look.hint_type = "", None
        moved = moved_cards(events) if computer else frozenset[int]()
        self.presenter.play(events, self.view, lambda: self._rest(moved), computer)
        self.invalidate()

    def _rest(self, moved: frozenset[int]) -> None:
        """All has been played: show whose decision it is, and still which cards a computer moved."""
        stage, session = self.stage, self.session
        stage.look.recent |= moved
        if session.human and stage.viewer != session.seat:
            stage.viewer = session.seat
            stage.show()
        self._wait = PASS_AFTER if session.human else self._wait
        self._dress()
        self._aim()
        self._preview.aim()  # nobody has asked for it
        self.invalidate()

    def _dress(self) -> None:
        """Everything that is shown beside the game's state, as it is at rest."""
        stage, view, look = self.stage, self.view, self.stage.look
        shown = stage.shown
        seat = self.session.seat
        look.buyer = stage.viewer
        own = shown.roller == stage.viewer == shown.current and shown.phase not in (Phase.ROLL, Phase.LAST_SPENDING)
        look.lit = stage.light() if own else 0
        look.paid = {p.card: p.amount for p in shown.payments if p.card is not None} if own else {}
        look.asked = seat if seat >= 0 else None
        look.next_seat = (shown.current + 1) % len(shown.seats) if seat >= 0 else None
        look.thinking = seat if seat >= 0 and not self.session.human else None
        owned = view.owned[stage.viewer]
        rolling = self.session.human and view.phase is Phase.ROLL
        look.outlooks = (dice_outlook(owned, 1), dice_outlook(owned, 2)) if rolling else None
        ticket = view.phase is Phase.TICKET and self.session.human
        look.payers = frozenset(action - PAYER for action in view.legal) if ticket else frozenset()
        free = view.phase is Phase.FREE_BUY and self.session.human
        look.offered = frozenset(action for action in view.legal if action != decisions.END) if free else None
        self._prompt()

    def _prompt(self) -> None:
        look, session = self.stage.look, self.session
        if session.seat >= 0 and not session.human:
            look.prompt = self.text("table.plays", name=self.names[session.seat])  # and below, what came last
            return
        look.hint, look.hint_type = "", None
        if session.over:
            look.prompt = self.text("table.over")
        else:
            card = decisions.card_of(self.focus.key)
            prompt = sentences.prompt(self.text, self.view, self.names[session.seat], card)
            look.prompt, look.hint = prompt.sentence, prompt.hint
            look.hint_type = CARDS[card].type if card is not None else None

    def _aim(self) -> None:
        """Put the focus where the decision is, unless it stands on a part of it already."""
        if not self.session.human:
            return
        self._widgets = None
        keys = [widget.key for widget in self.widgets() if widget.enabled]
        view = self.view
        self._chosen = None
        if view.phase is Phase.ROLL:
            wanted = ["roll:1" if sentences.better_roll(view) == decisions.ROLL_ONE else "roll:2"]
        elif view.phase is Phase.TICKET:
            wanted = [key for key in keys if key.startswith("payer:")]
        else:
            fresh = [decisions.card_key(view, card) for card in view.turned_up]
            wanted = [key for key in fresh if key in keys and not key.startswith("card:")]
            wanted += [key for key in keys if key.startswith("take:")] + ["end"]
            if self._bought_at is not None:
                wanted = [*self._nearest(self._bought_at), *wanted]
        if wanted:
            self.focus.set(wanted[0])
            self.focused(wanted[0])

    def _nearest(self, place: tuple[int, int]) -> list[str]:
        """The key of the nearest card that can be bought now, if any: there the next purchase goes on."""
        rects = {w.key: w.rect for w in self.widgets() if w.enabled and w.key.startswith("buy:")}
        x, y = place
        return sorted(rects, key=lambda key: (rects[key].centerx - x) ** 2 + (rects[key].centery - y) ** 2)[:1]

    # ---- hints

    @property
    def takes_hints(self) -> bool:
        return self.session.human and not self.busy

    def show_advice(self, words: str) -> None:
        self.stage.look.advice = words

    def hint_words(self, advice: Advice) -> str:
        return hint_words.sentence(self.text, self.view, self.names, advice)

    def hint_labels(self, plan: Plan) -> Mapping[str, str]:
        return hint_words.marks(self.view, plan)

    def _show_results(self) -> None:
        self.director.replace(Results(self.match, self.session.track))

    # ---- what can be pressed

    def build(self) -> list[Widget]:
        stage, view = self.stage, self.view
        doing = Doing(self.act, self.pay_all, self.inspect, self.look_at)
        widgets: list[Widget] = []
        if not self.busy:
            widgets = decisions.table_widgets(self.text, view, self.names, self._places(view), doing)
            lines = lines_shown(stage.brush, stage.layout, stage.shown, stage.look)
            inset = -self.px(20), -self.px(8)  # so that the ring leaves the lines above and below alone
            named = ((n.number, n.rect.inflate(inset), stage.look.log[n.number]) for n in lines)
            widgets += decisions.log_widgets(named, doing)
        buttons: list[Button] = []
        if self.session.human:
            buttons = decisions.bar_buttons(self.text, view, self.names, self._chosen, doing)
        to_come = seats_still_to_act(view)
        if to_come and all(map(self.session.is_computer, to_come)):
            finish = self.text("table.finish")
            buttons.append(Button("finish", finish, self.finish_now, hint="F", shortcut="f", anytime=True))
        if self.busy:  # what comes is not given away, what stays does not flicker
            buttons = [button for button in buttons if button.anytime or button.key in self._offered]
        else:
            self._offered = {button.key for button in buttons}
        market = self.text("table.market")
        buttons.append(Button("market", market, self.open_market, hint="M", shortcut="m", anytime=True))
        widgets += bar_widgets(self.theme, stage.layout, buttons)
        corner = corner_buttons_rect(stage.brush, stage.layout)
        in_corner = [Button("menu", self.text("table.menu"), self.open_menu, hint="Esc", anytime=True)]
        if self.session.human:
            words = self.text("hint.button")
            hint = Button("hint", words, self.toggle_hint, hint="H", selected=self.hints.open)
            in_corner.insert(0, hint)
        return widgets + button_row(self.theme, corner, in_corner)

    def _places(self, view: AlaskaView) -> Places:
        stage = self.stage
        for_sale = set(cards_in(view.market | view.fresh)) | set(view.queue)
        lying = stage.shelved() | stage.new_cards()
        town = stage.tiles(self.town_shown)
        return Places(
            dice=choice_rects(stage.brush, stage.layout),
            cards={card: rect for card, rect in lying.items() if card in for_sale},
            town=town,
            rivals={seat: stage.rival_rect(seat) for seat in stage.shown.rivals()},
        )

    def focused(self, key: str | None) -> None:
        card = decisions.card_of(key)
        if key is not None and key.startswith(("buy:", "take:")):
            self._chosen = card
        if not self.busy:
            self._lift(card)
            self._preview.aim(self._meant(key))
            self._prompt()
            self.invalidate()

    def _lift(self, card: int | None) -> None:
        """Let the card that has the focus lift from the table, and the one before it lie down again."""
        if card == self._lifted.card:
            return
        again = self._sinking if card is not None and self._sinking.card == card else Lifted(card)
        self._sinking, self._lifted = self._lifted, again
        if self.director.settings.reduced_motion:
            self._sinking = Lifted()
            return
        self.flourish.tween(self._sinking, "share", 0.0, LIFTS, ease=in_out_quad)
        if card is not None:
            self.flourish.tween(self._lifted, "share", 1.0, LIFTS, ease=out_cubic)

    def _meant(self, key: str | None) -> tuple[int, ...]:
        """The cards that a widget stands for: its own, or those that a line of the log names."""
        if key is not None and key.startswith("log:"):
            return self.stage.look.log[int(key.removeprefix("log:"))].cards
        card = decisions.card_of(key)
        return () if card is None else (card,)

    def action(self, action: Action | Pointer) -> bool:
        if isinstance(action, Action) and action.kind in (Kind.CANCEL, Kind.MENU):
            if self.looked_at is not None and action.kind is Kind.CANCEL:
                self.look_at(self.looked_at)
            else:
                self.open_menu()
            return True
        if isinstance(action, Pointer):
            return self._point_at(action)
        if self.takes_key(action):
            return True
        if action.kind in PAGES:
            rows = max(1, rows_shown(self.stage.brush, self.stage.layout) - 1)
            self._scroll(rows if action.kind is Kind.PAGE_UP else -rows)
            return True
        return False

    def _point_at(self, pointer: Pointer) -> bool:
        """The wheel scrolls the log, the right button holds up the card under it, a column shows what it pays."""
        if pointer.kind == "move":
            self._hover(pointer.pos)
            under = at(self.widgets(), pointer.pos)
            meant = self._meant(under.key if under is not None else None)
            if (under is None or under.key == self.focus.key) and self._preview.aim(meant):
                self.touch()  # where the focus goes elsewhere, that tells it
        elif pointer.kind == "wheel" and self.stage.layout.log.collidepoint(pointer.pos):
            self._scroll(pointer.steps)
            return True
        elif pointer.kind == "press" and pointer.button == RIGHT:
            return self._inspect_at(at(self.widgets(), pointer.pos))
        return False

    def _inspect_at(self, widget: Widget | None) -> bool:
        """Hold up the card of a widget; True if it has one."""
        cards = self._meant(widget.key) if widget is not None else ()
        if not cards:
            return False
        self.inspect(cards[0], cards[1:] and cards)
        return True

    def _hover(self, pos: tuple[int, int]) -> None:
        layout, look = self.stage.layout, self.stage.look
        rolls = (roll for roll, rail in enumerate(layout.rail, start=1) if rail.collidepoint(pos))
        roll = next(rolls, 0)
        if roll != look.hovered_roll:
            look.hovered_roll = roll
            self.invalidate()

    def _scroll(self, steps: int) -> None:
        look = self.stage.look
        look.scrolled = min(max(0, look.scrolled + steps), max(0, len(look.log) - 1))
        self.invalidate()

    def inspect(self, card: int, beside: Sequence[int] = ()) -> None:
        """Hold a card up large, with what it would do; ``beside`` are those next to it, else what lies with it."""
        stage = self.stage
        town = stage.shown.seats[self.town_shown].cards
        lying = [*stage.new_cards(), *stage.shelved()]
        seat = self.town_shown if card in town else stage.look.buyer
        if decisions.card_of(self.focus.key) != card:
            self.focus.set(decisions.card_key(self.view, card))  # and not on the button that asked for it
        self.director.push(CardZoom(self, card, seat, beside or (town if card in town else lying)))

    @property
    def town_shown(self) -> int:
        """The seat whose town lies at the bottom now."""
        return self.stage.viewer if self.looked_at is None else self.looked_at

    def look_at(self, seat: int) -> None:
        """Show a rival's town at the bottom, or the own one again."""
        self.looked_at = None if self.looked_at == seat else seat
        self.invalidate()

    def open_market(self) -> None:
        """Open the full market, once all that it holds has been seen to come there."""
        self.finish()
        self.director.push(MarketScene(self))

    def open_menu(self) -> None:
        """Open the menu over the table, where what moves goes on afterwards."""
        self.director.push(PauseMenu())

    # ---- the picture

    def compose(self, surface: Surface) -> None:
        stage = self.stage
        bar = [widget.rect.left for widget in self.widgets() if stage.layout.bar.contains(widget.rect)]
        left = min(bar, default=stage.layout.bar.right)
        self._board.paint(surface, Sight(stage.brush, stage.layout, stage.shown, stage.look, self.town_shown, left))

    def draw(self, surface: Surface) -> None:
        stage = self.stage
        paint_marker(stage.brush, surface, stage.layout, stage.shown, stage.drawn)
        for mover in self.stage.movers:
            mover.draw(surface)

    def draw_focus(self, surface: Surface) -> None:
        if self.busy:
            return
        if self.town_shown == self.stage.viewer:
            self._sinking.paint(self.stage, surface)
            self._lifted.paint(self.stage, surface)
        self.paint_hint(surface, self.widgets())
        if self._preview.open and self.focus.widget is not None:
            view, buyer, names = self.view, self.stage.look.buyer, self.names
            details = [details_of(self.text, view, buyer, card, names) for card in self._preview.cards]
            paint_preview(self.stage, surface, details, self.focus.widget.rect)
        super().draw_focus(surface)
        self.paint_hint_in_focus(surface)
        if (self.focus.key or "").startswith(("payer:", "rival:")):
            stage = self.stage
            paint_tags(stage.brush, surface, stage.layout, stage.shown, stage.look)
