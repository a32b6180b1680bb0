"""The curtain: who lifts it and how, what it says, and that it asks alike whatever a hand holds."""

from dataclasses import replace

import pygame
import pytest

from game.ai import worker
from game.ai.levels import choose, plan
from game.ai.worker import SLACK, Effort, longest
from game.chance import Chance
from game.pacific.cards import BY_NAME, CARDS, names_in
from game.pacific.events import DeckSeen, HandShown, seen_by
from game.pacific.state import NOBODY, Phase
from game.pacific.view import PacificView
from scenes.curtain import DEAF, HOLD, Curtain
from scenes.director import Director
from scenes.pacific_map.conduct import PACE
from scenes.pacific_map.logbook import Logbook
from scenes.pacific_map.scene import PacificMap
from scenes.pause import PauseMenu
from scenes.table import LogLine
from tests.game.pacific.position import position
from tests.scenes.pacific_robots import NAMES, MapRobot, opened, setup_of, state_of
from tests.scenes.robots import post

pytestmark = pytest.mark.usefixtures("closed")


def table_at(
    seats: str, *hands: str, islands: str = "Tonga 1", rules: str = "", **more: object
) -> tuple[Director, PacificMap, MapRobot]:
    """A table at the Raid Phase of the first seat, made by hand, and a robot that plays there."""
    director, table = opened(setup_of(seats, rules=tuple(rules.split())), **more)  # type: ignore[arg-type]
    while not isinstance(director.scene, Curtain) and table.asked is None:
        director.step(0.1)
    if isinstance(director.scene, Curtain):
        director.pop()
    table.match.state = position(*hands, phase=Phase.RAID, islands=islands, rules=rules)
    table.since = [len(table.session.told(NOBODY))] * len(seats)
    table._open(table.stage.viewer)
    return director, table, MapRobot(director, table)


def curtain_of(director: Director, frames: int = 200) -> Curtain:
    """The curtain that comes next."""
    for _ in range(frames):
        if isinstance(director.scene, Curtain) and not director.scene.lifted:
            return director.scene
        director.step(0.05)
    raise AssertionError("no curtain comes down")


def lifted(robot: MapRobot) -> None:
    """Let the seat that is named look at its hand."""
    curtain = curtain_of(robot.director)
    robot.frame(DEAF + 0.01)
    robot.hold("lift")
    for _ in range(60):
        if robot.director.scene is not curtain:
            return
        robot.frame(0.05)
    raise AssertionError("the curtain does not go up")


def settle(director: Director, table: PacificMap) -> None:
    """Let all that moves come to its end."""
    while table.busy:
        director.step(0.05)


def frames_of_thought(director: Director, table: PacificMap) -> int:
    """How many frames pass until something new is told, in which the table says that a seat is thinking."""
    heard, frames = table.stage.heard, 0
    while table.stage.heard == heard:
        assert table.busy or f"{NAMES[1]} is thinking" in texts(director)
        director.step(0.05)
        frames += 1
    return frames


def texts(director: Director) -> str:
    return "\n".join(run.text for run in director.record())


def frame_of(director: Director) -> bytes:
    for scene in director.stack:
        scene.invalidate()
    director.draw()
    return pygame.image.tobytes(director.display.surface, "RGB")


# ---- lifting it


def test_the_first_hand_is_drawn_behind_a_lifted_curtain_alone() -> None:  # I15
    director, table = opened(setup_of("hh"))
    curtain = curtain_of(director)
    assert curtain.seat == table.session.seat
    assert table.stage.viewer is None and not table.stage.shown.hand
    assert f"Pass the screen to {NAMES[curtain.seat]}" in texts(director)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_strays_do_nothing_for_half_a_second(by: str) -> None:
    director, _ = opened(setup_of("hh"))
    curtain = curtain_of(director)
    robot = MapRobot(director, director.stack[0], by)  # type: ignore[arg-type]
    assert curtain.deaf == pytest.approx(DEAF)
    rect = robot.widget("lift").rect
    for _ in range(4):
        post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
        post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
        post(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1)
        robot.frame(0.1)
    assert curtain.deaf > 0 and curtain.holding is None
    robot.frame(HOLD)  # what was pressed before is still down, and counts for nothing
    robot.frame(HOLD)
    assert director.scene is curtain and not curtain.lifted


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_only_holding_lifts_it(by: str) -> None:
    director, table = opened(setup_of("hh"))
    curtain = curtain_of(director)
    robot = MapRobot(director, table, by)
    robot.frame(DEAF + 0.01)
    robot.hold("lift", HOLD * 0.8)
    robot.frame(HOLD)
    assert (curtain.lifted, table.stage.viewer) == (False, None)
    robot.hold("lift")
    assert (curtain.lifted, table.stage.viewer) == (True, curtain.seat)


def test_it_leads_to_the_menu_and_stays() -> None:
    director, table = opened(setup_of("hh"))
    curtain = curtain_of(director)
    robot = MapRobot(director, table)
    robot.frame(DEAF + 0.01)
    robot.type(pygame.K_ESCAPE)
    assert [type(scene) for scene in director.stack[1:]] == [Curtain, PauseMenu]
    robot.type(pygame.K_ESCAPE)
    assert director.stack[1:] == [curtain] and not curtain.lifted


# ---- a raid between two humans


def raided(*hands: str) -> tuple[Director, PacificMap, MapRobot]:
    """The first seat has raided Tonga of the second, whose curtain hangs."""
    director, table, robot = table_at("hh", *hands)
    lifted(robot)
    robot.use("card:Tonga")
    robot.use("confirm")
    curtain_of(director)
    return director, table, robot


def test_a_raid_needs_few_hand_overs() -> None:  # U08
    director, table, robot = raided("Tonga, 2 Warriors, Canoes", "Stockades, Fish, Pigs")
    curtain = curtain_of(director)
    assert curtain.seat == 1
    assert "Grace raids Tonga" in curtain.handover.reason
    robot.frame(DEAF + 0.01)
    robot.hold("draw")  # answered here, without a look at the hand
    assert state_of(table).sizes[1] == 5
    lifted(robot)
    assert table.stage.viewer == 0
    robot.use("card:Warriors")
    robot.use("confirm")
    curtain = curtain_of(director)
    assert curtain.seat == 1 and "attacks Tonga" in curtain.handover.reason
    said = texts(director)
    assert "Grace attacks with 1: Warriors" in said
    assert "drew 2 cards" in said  # and not which, for somebody else may read it
    hand = [CARDS[card].name for card in names_in(state_of(table).hands[1])]
    assert not [name for name in hand if name in said and name not in ("Warriors", "Tonga")]
    lifted(robot)
    robot.use("card:Stockades")
    robot.use("confirm")
    assert state_of(table).owners[BY_NAME["Tonga"]] == 1


def test_one_may_look_before_one_answers() -> None:
    director, table, robot = raided("Tonga, 2 Warriors, Canoes", "Stockades, Fish, Pigs")
    lifted(robot)
    assert table.stage.viewer == 1
    robot.use("draw")
    assert state_of(table).sizes[1] == 5
    assert curtain_of(director).seat == 0


@pytest.mark.parametrize("rules", ["", "blind_raids"])
@pytest.mark.parametrize("seats", ["hh", "hhc", "hch"])
def test_the_curtain_is_the_same_whatever_the_hand_holds(seats: str, rules: str) -> None:
    """I22: a defender with and without an answer is asked by the same picture."""
    rest = ["Yams"] * (len(seats) - 2)
    frames = []
    for hand in ("2 Stockades, Warriors", "Fish, Pigs, Taro"):
        defender = seats.rindex("h")
        hands = ["Tonga, 2 Warriors, Canoes", *rest]
        hands.insert(defender, hand)
        director, _, robot = table_at(seats, *hands, islands=f"Tonga {defender}", rules=rules)
        lifted(robot)
        robot.use("card:Tonga")
        robot.use("confirm")
        curtain_of(director)
        frames.append(frame_of(director))
        robot.frame(DEAF + 0.01)
        robot.hold("no_draw")
        lifted(robot)
        robot.use("confirm")
        curtain_of(director)
        frames.append(frame_of(director))
        pygame.display.quit()
    assert frames[:2] == frames[2:]


def test_a_computer_takes_as_long_with_an_answer_as_without() -> None:
    """I22: from the raid to the question for the attack, and on to the end of the raid, pass the same frames."""
    passed = []
    for hand in ("2 Stockades, Warriors, Taro", "Fish, Pigs, Taro, Yams"):
        director, table, robot = table_at("hc", "Tonga, Canoes, Warriors", hand, speed="normal")
        table.session.close()  # the quick player answers at once, in this process
        for keys in (("card:Tonga", "confirm"), ("card:Warriors", "confirm")):
            for key in keys:
                robot.use(key)
            settle(director, table)
            passed.append(frames_of_thought(director, table))
            settle(director, table)
        pygame.display.quit()
    assert passed[:2] == passed[2:]
    assert min(passed) * 0.05 >= PACE


class _Ponderer:
    """In place of the thinking process: it answers at the poll of that number."""

    def __init__(self, polls: int) -> None:
        self.polls = polls

    def ask(self, level: str, view: PacificView, seed: int) -> None:
        self.answer, self.left = plan("baseline", view, Chance(seed)), self.polls

    def poll(self, wait: float = 0.0) -> tuple[int, ...] | None:
        self.left -= 1
        return self.answer if self.left < 0 or wait else None

    def drop(self) -> None:
        """Nothing else is waited for."""

    def close(self) -> None:
        """Nothing to end."""


def test_a_search_that_ends_early_is_shown_as_late_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """I22: what a hand holds does not tell by how soon its computer has an answer, at no speed."""
    monkeypatch.setattr(worker, "EFFORTS", {"normal": Effort(1.0, 1)})
    for speed in ("fast", "off"):
        passed = []
        for hand, polls in (("2 Stockades, Warriors, Taro", 20), ("Fish, Pigs", 0)):
            director, table, robot = table_at("hc", "Tonga, Canoes, Warriors", hand, speed=speed)
            table.session.close()
            table.session._worker = _Ponderer(polls)  # type: ignore[assignment]
            for key in ("card:Tonga", "confirm"):
                robot.use(key)
            settle(director, table)
            passed.append(frames_of_thought(director, table))
            pygame.display.quit()
        assert passed[0] == passed[1], speed
        assert passed[0] * 0.05 >= longest("normal") == 1.0 + SLACK


# ---- what happened meanwhile


def test_every_human_is_told_what_happened_since_its_last_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """A11, I21: a computer's turn too, for each of them, as the whole table knows it, the newest last."""
    director, table = opened(setup_of("hch", 6))
    robot = MapRobot(director, table)
    seen: dict[int, int] = {}
    opens = table._open

    def noted(viewer: int | None) -> None:
        if table.stage.viewer is not None:
            seen[table.stage.viewer] = table.stage.heard
        opens(viewer)

    monkeypatch.setattr(table, "_open", noted)
    told_of_the_computer: set[int] = set()
    for _ in range(40):
        if not robot.until_something():
            break
        scene = director.scene
        if isinstance(scene, Curtain):
            events = table.session.told(NOBODY)[seen.get(scene.seat, 0) :]
            lines = Logbook(table.text, table.names, events, brief=True).lines
            assert scene.handover.lines == lines
            if any(line.seat == 1 for line in lines):
                told_of_the_computer.add(scene.seat)
            assert not lines or lines[-1].text in texts(director)
        robot.go_on()
    assert told_of_the_computer == {0, 2}


def test_once_it_is_lifted_a_seat_reads_what_it_alone_was_told() -> None:
    """I21: of a theft the curtain tells what all saw; which card it was, only the two that know it can read."""
    director, table, robot = table_at("hhh", "Traders, Tonga, Canoes", "Stockades, Fish", "Taro")
    lifted(robot)
    state_of(table).phase = Phase.EVENT
    table._open(0)
    for key in ("card:Traders", "target:seat:1", "take:Fish", "confirm", "pass", "pass"):
        robot.use(key)
    for seat, told in ((1, "took Fish from Leo"), (2, "took a card from Leo")):
        curtain = curtain_of(director)
        said = texts(director)
        assert curtain.seat == seat and "Grace took a card from Leo" in said and "Fish" not in said
        lifted(robot)
        news = [line.text for line in table.stage.look.news]
        assert told in news and ("Fish" in " ".join(news)) == (seat == 1)
        said = texts(director)
        assert "Meanwhile" in said and ("Fish" in said) == (seat == 1)
        robot.decide()
        assert not table.stage.look.news and "Meanwhile" not in texts(director)
        while table.session.seat == seat:
            robot.go_on()


class _Thinker:
    """In place of the thinking process: it answers in the second frame, or at once if it is waited for."""

    def ask(self, level: str, view: PacificView, seed: int) -> None:
        self.answer, self.polled = (choose(level, view, Chance(seed)),), False

    def poll(self, wait: float = 0.0) -> tuple[int, ...] | None:
        if wait or self.polled:
            return self.answer
        self.polled = True
        return None

    def close(self) -> None:
        """Nothing to end."""


@pytest.mark.parametrize("hand", ["9 Warriors, War Canoes", "Fish, Taro"])
def test_a_hidden_attack_takes_as_many_frames_whatever_is_sent(hand: str) -> None:  # I22, P15
    director, table, _ = table_at("ch", hand, "Fish, Taro")
    table.session.close()
    table.session._worker = _Thinker()  # type: ignore[assignment]
    state = position(hand, "Fish, Taro", phase=Phase.ATTACK, islands="Tonga 1", rules="blind_raids")
    state.island, state.rival = BY_NAME["Tonga"], 1
    table.match.state = state
    assert [table.session.think(), table.session.think()] == [False, True]
    assert state.phase is Phase.DEFENCE
    director.quit()


def test_what_fades_away_shows_no_hand_that_is_covered() -> None:  # I15
    director, table, robot = table_at("hhc", "Tonga, Fish", "Pigs", "Taro", speed="normal")
    lifted(robot)
    settle(director, table)
    robot.use(f"seat:{table.stage.viewer}")
    robot.frame(1.0)
    director.pop()  # the picture of that hand fades away over the table
    director.step(0.01)
    table._open(None)
    covered = frame_of(director)
    director.record()  # which ends what fades
    assert covered == frame_of(director)


def test_what_happened_earlier_can_be_read_by_keys() -> None:
    director, table = opened(setup_of("hh"))
    robot, curtain = MapRobot(director, table), curtain_of(director)
    lines = [LogLine(None, f"this was number {number}") for number in range(40)]
    curtain.handover = replace(curtain.handover, lines=lines)
    robot.frame(DEAF + 0.01)
    assert lines[-1].text in texts(director)
    robot.type(*[pygame.K_PAGEUP] * 20)
    assert lines[0].text in texts(director) and lines[-1].text not in texts(director)
    robot.type(*[pygame.K_PAGEDOWN] * 20)
    assert lines[-1].text in texts(director)


def test_what_was_shown_stays_in_the_log_of_who_saw_it() -> None:  # P10, P19
    _, table = opened(setup_of("hhh"))
    tonga, fish, pigs = (BY_NAME[name] for name in ("Tonga", "Fish", "Pigs"))
    events = (DeckSeen(0, 3, (fish, tonga, fish)), HandShown(0, 1, 2, (pigs, pigs)))
    said = {}
    for seat in (0, 1, NOBODY):
        told = [seen_by(event, seat) for event in events]
        said[seat] = [line.text for line in Logbook(table.text, table.names, told).lines]
    hand = f"saw the hand of {NAMES[1]}: 2 Pigs"
    assert said[0] == ["saw the top of the deck, in this order: Fish, Tonga, Fish", hand]
    assert said[1] == ["looked at the next 3 cards", hand]
    assert said[NOBODY] == ["looked at the next 3 cards"]
