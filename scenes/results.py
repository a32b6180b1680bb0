"""Results: who won, how the points add up, the race, the dice, and what comes next."""

import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.alaska.cards import TYPES
from game.match import Match
from game.pacific.cards import CANOES
from scenes.charts import draw_dice, draw_race, draw_voyages
from scenes.majorities import Majorities
from scenes.pacific_map.naming import picture_key
from scenes.page import BAR, GUTTER, MARGIN, TALLEST, WIDEST, Page, cover, in_a_row
from scenes.score_sheet import SheetLayout, draw_sheet, lay_out_sheet
from scenes.seating import seed_of
from scenes.tables import open_table, to_title
from scenes.tally import AlaskaTally, tally_of
from scenes.tally_pacific import PacificTally
from scenes.ui import draw
from scenes.ui.display import Metrics
from scenes.ui.input import Action, Kind, Pointer
from scenes.ui.palette import ALASKA, BRASS, ICE, INK, NIGHT, PACIFIC, PAPER, PAPER2
from scenes.ui.theme import BODY, H1, H3, Piece, Style
from scenes.ui.widgets import Widget, WidgetKind

log = logging.getLogger(__name__)

RECORDS = "records"  # the folder of kept matches in the data folder
BACKDROPS = {"alaska": "results", "pacific": "pacific/results"}
LOOKS = {"alaska": ALASKA, "pacific": PACIFIC}
NO_PICTURES = {"alaska": "pictures/alaska/national_park", "pacific": "pictures/neutral_1080"}


class Results(Page):
    """The end of a match, which must be over; `track` is the points by seat after each turn and at the end."""

    place = "results"

    def __init__(self, match: Match, track: Sequence[tuple[int, ...]]) -> None:
        super().__init__()
        self.match = match
        self.tally = tally_of(match, track)
        self.look = LOOKS[self.tally.game]
        self.timbre = self.tally.game
        self.note = ""  # where the record went, or why it could not
        self.kept = False

    # ---- layout

    def layout(self, metrics: Metrics) -> None:
        super().layout(metrics)
        rect = metrics.rect
        width = min(metrics.across - 2 * MARGIN, WIDEST)
        height = min(metrics.down - BAR - MARGIN - GUTTER, TALLEST)
        x = (metrics.across - width) / 2
        y = (metrics.down - BAR - height) / 2 + 4
        charts = min(400.0, max(226.0, height * 0.325))
        top = height - charts - GUTTER
        poster = min(top * 0.775, width * 0.25)
        race = (width - GUTTER) * 0.58
        self.poster = rect(x, y, poster, top)
        sheet = (x + poster + GUTTER, y, width - poster - GUTTER, top)
        self.sheet: SheetLayout = lay_out_sheet(metrics, sheet, len(self.tally.lines), len(self.tally.seats))
        self.race = rect(x, y + top + GUTTER, race, charts)
        self.third = rect(x + race + GUTTER, y + top + GUTTER, width - race - GUTTER, charts)

    # ---- widgets

    def build(self) -> list[Widget]:
        zero = pygame.Rect(0, 0, 0, 0)
        folder = self.director.folder
        reason = "results.kept" if self.kept else "results.no_folder"
        # A table's button that ends the game lies under "save", which loses nothing if pressed once too often: for
        # that "rematch" is narrow, without a sign of its key.
        buttons = [
            Widget("title", zero, self.text("results.main_menu"), press=self._leave, hint="Esc"),
            Widget("again", zero, self.text("results.same_deal"), press=self._same_deal, hint="D", shortcut="d"),
            Widget("save", zero, self.text("results.save"), press=self._save, hint="S", shortcut="s"),
            Widget("rematch", zero, self.text("results.rematch"), press=self._rematch, primary=True, shortcut="r"),
        ]
        if folder is None or self.kept:
            buttons[2] = replace(buttons[2], enabled=False, reason=self.text(reason))
        row = in_a_row(self.theme, self.bar, buttons)
        if not isinstance(self.tally, AlaskaTally):
            return row
        title, most = self.text("results.most_title"), self.sheet.rows[-1].union(self.sheet.ties)
        show = partial(self._show_types, self.tally)
        return [Widget("types", most, title, WidgetKind.TILE, press=show, radius=8), *row]

    def enter(self) -> None:
        people = {place for place, seat in enumerate(self.tally.seats) if seat.kind == "human"}
        self.play("defeat" if people and not people & set(self.tally.winners) else "victory")
        self.focus.set("rematch" if self.director.folder is None else "save")

    def action(self, action: Action | Pointer) -> bool:
        if action.kind == Kind.CANCEL:
            self._leave()
            return True
        return False

    def _show_types(self, tally: AlaskaTally) -> None:
        self.director.push(Majorities(tally))

    def _rematch(self) -> None:
        """The same seats and rules; the dice, the deck and the first player are drawn anew."""
        self.director.replace(open_table(replace(self.match.setup, seed=seed_of(""), first=None)))

    def _same_deal(self) -> None:
        """The same deck, dice and first player once more."""
        self.director.replace(open_table(self.match.setup))

    def _leave(self) -> None:
        to_title(self.director)

    def _save(self) -> None:
        """Keep the record of the match in the data folder, and say where or why not."""
        folder = self.director.folder
        if folder is None:
            return
        path = folder / RECORDS / time.strftime(f"{self.match.setup.game}-%Y%m%d-%H%M%S.jsonl")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(path)
        except OSError as error:
            log.error("The record can't be kept as %s: %s", path, error)
            self.note = self.text("results.not_saved", path=path, reason=error.strerror or error)
            return
        self.kept = True
        self.note = self.text("results.saved", path=path)

    # ---- drawing

    def compose(self, surface: pygame.Surface) -> None:
        cover(self, surface, BACKDROPS[self.tally.game], 0.3)
        self.draw_bar(surface)
        self._draw_poster(surface)
        draw_sheet(self.theme, self.director.strings, self.director.assets, surface, self.sheet, self.tally)
        draw_race(self.theme, self.director.strings, surface, self.race, self.tally)
        if isinstance(self.tally, AlaskaTally):
            draw_dice(self.theme, self.director.strings, surface, self.third, self.tally.throws)
        elif isinstance(self.tally, PacificTally):
            draw_voyages(self.theme, self.director.strings, surface, self.third, self.tally.voyages)
        room = self.bar_message(self.widgets())
        said = self.note or self.verdict()
        style = BODY if self.note else Style("semibold", 26)
        self.theme.draw_text(surface, said, room, style, ICE, NIGHT, lines=2)

    def verdict(self) -> str:
        """Who came first and by how much, and who stands before whom for what they have left."""
        tally = self.tally
        names = [seat.name for seat in tally.seats]
        first, second = tally.order[:2]
        if not tally.winners:
            return self.text(f"{tally.key}.nobody")
        if len(tally.winners) > 1:
            who = self._joined([names[seat] for seat in tally.winners])
            shared = {"names": who, "count": tally.totals[first], "spare": tally.spare[first]}
            said = [self.text(f"{tally.key}.shared", **shared)]
        elif tally.totals[first] > tally.totals[second]:
            gap = tally.totals[first] - tally.totals[second]
            said = [self.text(f"{tally.key}.won_by", winner=names[first], second=names[second], count=gap)]
        else:
            said = []
        breaks_ties = not isinstance(tally, PacificTally) or tally.tie_break
        for one, other in zip(tally.order, tally.order[1:], strict=False):
            level = tally.totals[one] == tally.totals[other] and breaks_ties
            if level and tally.spare[one] != tally.spare[other]:
                spare = {"count": tally.spare[one], "other": tally.spare[other]}
                said.append(self.text(f"{tally.key}.by_spare", first=names[one], second=names[other], **spare))
        return " ".join(said)

    def _joined(self, names: list[str]) -> str:
        return self.text("results.and", names=", ".join(names[:-1]), last=names[-1])

    def _draw_poster(self, surface: pygame.Surface) -> None:
        """The winner's town on paper, like a poster on a wall."""
        theme, rect = self.theme, self.poster
        draw.drop_shadow(theme, surface, rect, "lifted", 18)
        draw.box(theme, surface, rect, INK, radius=18)
        paper = rect.inflate(-self.px(8), -self.px(8))
        draw.box(theme, surface, paper, PAPER, low=PAPER2, radius=15)
        inner = paper.inflate(-self.px(20), -self.px(20))
        foot, band = self.px(64), self.px(104)
        picture = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot - band)
        surface.blit(self.image(self._picture(), picture.size), picture)
        surface.fill(BRASS, (inner.left, picture.bottom - self.px(6), inner.width, self.px(6)))
        plate = pygame.Rect(inner.left, picture.bottom, inner.width, band)
        surface.fill(INK, plate)
        if not self.tally.winners:
            heading = self.text(f"{self.tally.key}.nobody_heading")
        elif len(self.tally.winners) > 1:
            heading = self.text("results.shared_heading")
        else:
            winner = self.tally.seats[self.tally.winners[0]]
            heading = self.text(f"{self.tally.key}.wins", name=winner.name, town=winner.town or winner.name)
        room = plate.inflate(-self.px(24), -self.px(20))
        theme.draw_text(surface, heading, room, H1, PAPER, INK, align="center", lines=2)
        line = pygame.Rect(inner.left, plate.bottom, inner.width, inner.bottom - plate.bottom)
        self._draw_winners(surface, line)

    def _draw_winners(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        tally = self.tally
        if not tally.winners:
            said = self.text(f"{tally.key}.nobody_foot")
            self.theme.draw_text(surface, said, line, H3, INK, PAPER2, align="center")
            return
        side = self.px(36)
        marks = [
            self.theme.sprite(("ringed mark", seat, side), (side, side), partial(self._paint_mark, seat))
            for seat in tally.winners
        ]
        points = tally.totals[tally.winners[0]]
        names = ""
        if len(tally.winners) == 2:
            names = self._joined([tally.seats[s].name for s in tally.winners])
        elif len(tally.winners) > 2:
            names = self.text("results.players", count=len(tally.winners))
        said = self.text(f"{tally.key}.points_of", name=names or tally.seats[tally.winners[0]].name, count=points)
        room = line.inflate(-self.px(16), 0)
        taken = len(marks) * (side + self.px(8))
        if self.theme.fit(said, H3, room.width - taken).whole:
            pieces = [*(Piece(picture=mark.surface) for mark in marks), Piece(said, H3, INK)]
            self.theme.draw_pieces(surface, pieces, room, PAPER2, align="center", gap=8)
            return
        for index, mark in enumerate(marks):
            place = (room.left + index * (side + self.px(8)), room.centery - side // 2)
            self.theme.stamp(surface, mark, place)
        room = pygame.Rect(room.left + taken, room.top, room.width - taken, room.height)
        self.theme.draw_text(surface, said, room, H3, INK, PAPER2, lines=2)

    def _paint_mark(self, seat: int, canvas: pygame.Surface) -> None:
        draw.seat_mark(self.theme, canvas, seat, canvas.get_rect().center, canvas.get_width())

    def _picture(self) -> str:
        """The winner's town, or what most of it is where there is no picture; an island that a winner controls."""
        tally = self.tally
        if isinstance(tally, PacificTally):
            lands = [island for seat in tally.winners for island in tally.islands[seat]]
            key = picture_key(lands[0] if lands else CANOES)
            return key if self.director.assets.has(key) else NO_PICTURES[tally.game]
        assert isinstance(tally, AlaskaTally)
        winner = tally.winners[0]
        poster = f"pictures/alaska/town_{tally.seats[winner].town.lower()}"
        if self.director.assets.has(poster):
            return poster
        best = max(tally.majorities, key=lambda entry: (entry.counts[winner], winner in entry.holders))
        key = f"pictures/alaska/type_{TYPES[best.type].lower()}"
        return key if self.director.assets.has(key) else NO_PICTURES[tally.game]
