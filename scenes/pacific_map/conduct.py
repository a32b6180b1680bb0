"""A match on the map of the Pacific: who is asked, whose hand lies open, and when what happens is played."""

import math

from pygame import Rect, Surface

from game.match import Match
from game.pacific.events import CardFlipped
from game.pacific.state import DONE, NOBODY, Phase
from game.pacific.view import PacificView
from game.record import Setup
from scenes.curtain import Curtain, Handover
from scenes.hinted import HintedTable
from scenes.pacific_map import choosing, cloth, decisions, sentences
from scenes.pacific_map.decisions import OFFERS, Asked
from scenes.pacific_map.hand_motion import HandMotion
from scenes.pacific_map.handover import handover_of
from scenes.pacific_map.logbook import Logbook
from scenes.pacific_map.look import MapLook
from scenes.pacific_map.presenter import Presenter
from scenes.pacific_map.stage import Stage
from scenes.page import cover
from scenes.results import Results
from scenes.session import Session
from scenes.ui import palette

PACE = 0.7
"""Seconds that a computer's decision takes at least, whatever it holds: the table learns nothing from it."""
BREATH = 0.5
"""Seconds that the computer waits after a press has finished an animation, so that what came of it can be seen."""
LINGER = 0.9
"""Seconds that a hand still lies open when its seat has decided, where others look on."""
CLOTH = "pacific/curtain"
PASS_AFTER = 0.35
"""Seconds after which the only human's question is passed over where its hand has no answer."""


class Conduct(HintedTable):
    """Leads a match from its set-up to its end; ``match`` is the running one.

    With one human that hand lies open all the time. With several, a hand lies open only from the moment when its
    seat has lifted the curtain until another one is asked.
    """

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
        self._wait = 0.0
        self._thought = self._waited = 0.0  # seconds of a computer's decision: of the animations', and of the clock
        self.turning = False  # the next card of a voyage waits for its voyager
        self._hurried = False  # the voyager has asked for all of them
        self._passes = False  # the only human is asked what its hand has no answer to
        self._begun = False
        self._over = False
        self._hand = HandMotion(self.stage, self.flourish, self.invalidate)

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
        if self.stage.viewer is None or self.session.seat != self.stage.viewer or self.pending or self.busy:
            return None
        return Asked(self.text, self.view, self.names, self.chosen)

    @property
    def pending(self) -> bool:
        """Whether something has been told that is not shown yet."""
        return self.stage.heard < len(self.stage.told)

    def enter(self) -> None:
        self.presenter = Presenter(self.stage, self.timeline, self.play, self.invalidate, self._watch, self.text)
        self._write_log()

    def leave(self) -> None:
        self.session.close()

    def update(self, dt: float) -> None:
        self._go_on(dt)
        settings = self.director.settings
        self._hand.follow(still=settings.reduced_motion or math.isinf(settings.speed_factor))

    def _go_on(self, dt: float) -> None:
        """Whatever is due after ``dt`` more seconds."""
        if self.director.drifts:
            self.stage.look.water += dt
        self.pass_time(dt)
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
        elif self.pending:
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
        self._hand.forget()

    def act(self, *actions: int) -> None:
        """Let the seat that is asked decide so; several actions for a choice of several cards."""
        if self.session.human and not self.pending:
            self._hurried = False
            self.stage.look.focused = None  # while others decide, the card that is looked at stays up
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
        look.usable, look.targets = None, frozenset()
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

    def _show_results(self) -> None:
        self.director.replace(Results(self.match, self.session.track))

    # ---- what is said

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
        if self.session.over and not self.pending:
            look.prompt, look.verb = self.text("pacific.over"), ""
        elif look.thinking is not None:  # not whose turn the match has come to: what was decided is not shown yet
            look.prompt, look.verb = self.text("pacific.ask.think", name=self.names[look.thinking]), ""
            look.prompt_seat = look.thinking
        else:
            look.prompt, look.verb = self.text("pacific.ask.wait", name=self.names[shown.current]), ""
            look.prompt_seat = shown.current
        look.dock = sentences.watching(self.text, shown, self.names)

    def _aim(self) -> None:
        """Put the focus where the decision is; where there is none to make, it stays on what it is."""
        self._widgets = None
        keys = [widget.key for widget in self.widgets() if widget.enabled]
        asked = self.asked
        if asked is None:
            self.focused(self.focus.key)
            return
        wanted = [key for key in keys if key.startswith(("target:", "keep:", "take:"))]
        if asked.view.phase is Phase.DEFENDER_DRAW:
            wanted = ["no_draw"]
        elif not wanted:
            wanted = [key for key in keys if key.startswith("card:")] + ["pass", "confirm"]
        self.focus.set(wanted[0])
        self.focused(wanted[0])

    def _choose_none(self) -> None:
        self.chosen = self.stage.look.chosen = ()

    # ---- what the curtain needs

    def handover(self, seat: int) -> Handover:
        """What is said on the curtain before the hand of a seat."""
        return handover_of(self, seat)

    def paint_cloth(self, surface: Surface) -> None:
        """Bark cloth over the whole window."""
        cover(self, surface, CLOTH)

    def paint_sheet(self, surface: Surface, rect: Rect) -> palette.Colour:
        """The cream sheet of the curtain."""
        cloth.sheet(self.stage.brush, surface, rect, radius=24)
        return cloth.SHEET
