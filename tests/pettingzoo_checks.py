"""What the tests of both games as environments of PettingZoo share."""

import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from game import catalog
from tools.adapters.encoding import HIGHEST, LOWEST
from tools.adapters.pettingzoo_env import env

ALLOWED = (  # PettingZoo's own games with an action_mask are named in its tests, to be spared these
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros (no legal actions).",
)


def check_interface(game: str, players: int) -> None:
    """PettingZoo's own test, with no complaint that matters."""
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        api_test(env(game, players=players), num_cycles=2000)
    assert [str(complaint.message) for complaint in complaints if str(complaint.message) not in ALLOWED] == []


def check_seeds(game: str) -> None:
    """PettingZoo's own test; and other seeds give other games."""
    seed_test(lambda: env(game, players=3), num_cycles=2000)
    told = []
    for seed in (1, 2, 1):
        table = env(game, render_mode="ansi")
        table.reset(seed=seed)
        told.append(table.render())
    assert told[0] == told[2] != told[1]


def played(game: str, players: int, seed: int) -> tuple[dict[str, float], list[float]]:
    """The rewards of a game at random by agent, and the extremes of what was observed."""
    table: Any = env(game, players=players, rules=[catalog.load(game).house_rules[0].key])
    table.reset(seed=seed)
    rewards: dict[str, float] = {}
    numbers = []
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        numbers += [float(observation["observation"].min()), float(observation["observation"].max())]
        if over:
            rewards[agent] = reward
            assert not observation["action_mask"].any()
            table.step(None)
            continue
        assert reward == 0
        space = table.action_space(agent)
        space.seed(len(numbers) + seed)
        table.step(space.sample(observation["action_mask"]))
    return rewards, [min(numbers), max(numbers)]


def check_rewards(game: str) -> None:
    """Nothing before the end, then something for everybody; observations stay within their bounds."""
    for seed in range(3):
        rewards, (lowest, highest) = played(game, 3, seed)
        assert sorted(rewards) == ["player_0", "player_1", "player_2"]
        assert abs(sum(rewards.values())) < 1e-9
        assert any(rewards.values())
        assert LOWEST <= lowest < highest <= HIGHEST


def check_faults(game: str) -> None:
    """Numbers that are no legal action change nothing; settings that there are not are refused."""
    table: Any = env(game, render_mode="ansi")
    table.reset(seed=4)
    before = table.render()
    mask = table.last()[0]["action_mask"]
    with pytest.raises(ValueError, match="player_0 can't do"):
        table.step(int(mask.argmin()))
    assert table.render() == before
    with pytest.raises(ValueError, match="seats, not 9"):
        env(game, players=9)
    with pytest.raises(ValueError, match="no house rule 'chess'"):
        env(game, rules=["chess"])
    with pytest.raises(ValueError, match="no way to render called 'human'"):
        env(game, render_mode="human")
