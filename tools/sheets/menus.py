"""Title, set-up and results in their interesting states."""

from collections.abc import Callable, Sequence

from game.match import Match
from scenes.director import Director
from scenes.menu import Title
from scenes.results import Results
from scenes.setup import NewGame
from tools.sheets import games
from tools.sheets.games import over, played, state_of
from tools.sheets.state import State


def title(director: Director) -> None:
    """The title as it opens."""
    director.push(Title())


def setup(count: int, *, names: Sequence[str] = games.NAMES, focus: str = "start") -> Callable[[Director], None]:
    """The set-up of so many seats, with the focus on a widget."""

    def show(director: Director) -> None:
        scene = NewGame()
        director.push(scene)
        while len(scene.draft.chairs) < count:
            scene.draft.add()
        for chair, name in zip(scene.draft.chairs, names, strict=False):
            chair.name = name
        scene.invalidate()
        scene.widgets()
        scene.focus.set(focus)

    return show


def levels(director: Director) -> None:
    """Each computer of another level, the last of which is described."""
    setup(5)(director)
    scene = director.scene
    assert isinstance(scene, NewGame)
    for chair, level in zip(scene.draft.chairs[1:], scene.draft.levels, strict=True):
        chair.level = level
    scene.invalidate()
    scene.widgets()
    scene.focus.set("level:4")


def setup_refused(director: Director) -> None:
    """Two seats of the same name: the match can't start, and the focused button says why."""
    setup(3)(director)
    scene = director.scene
    assert isinstance(scene, NewGame)
    scene.draft.chairs[1].name = scene.draft.chairs[0].name
    scene.invalidate()


def results(
    wanted: Callable[[Match], bool], count: int = 4, names: Sequence[str] = games.NAMES, rules: Sequence[str] = ()
) -> Callable[[Director], None]:
    """The results of the first match that ends so."""

    def show(director: Director) -> None:
        track: list[tuple[int, ...]] = []
        match = played(lambda match: over(match) and wanted(match), count, names=names, rules=rules, track=track)
        director.push(Results(match, track))

    return show


def shared(director: Director) -> None:
    """Two seats have the same points and the same dollars."""
    track: list[tuple[int, ...]] = []
    match = played(lambda match: over(match) and _level_at_the_top(match), track=track)
    state = state_of(match)
    best = max(state.scores())
    for seat, points in enumerate(state.scores()):
        if points == best:
            state.money[seat] = 6
    director.push(Results(match, track))


def _clear(match: Match) -> bool:
    first, second = sorted(match.state.scores(), reverse=True)[:2]
    return first > second


def _level_at_the_top(match: Match) -> bool:
    first, second = sorted(match.state.scores(), reverse=True)[:2]
    return first == second


STATES: Sequence[State] = (
    State("title", title),
    State("setup-2", setup(2)),
    State("setup-3", setup(3, focus="rule:equal_turns")),
    State("setup-5", setup(5)),
    State("setup-long-names", setup(5, names=games.LONG_NAMES, focus="name:0")),
    State("setup-levels", levels),
    State("setup-refused", setup_refused),
    State("results-win", results(_clear)),
    State("results-two-seats", results(_clear, 2)),
    State("results-tie", results(_level_at_the_top)),
    State("results-shared-win", shared),
    State("results-shared-majorities", results(_clear, 3, rules=("share_majority",))),
    State("results-five-seats", results(_clear, 5, names=games.LONG_NAMES)),
)
