"""Pacific Voyagers as an environment of PettingZoo; skipped without the extra ``research``."""

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra 'research' (PettingZoo)")

from tests import pettingzoo_checks


@pytest.mark.parametrize("players", [2, 5])
def test_the_interface(players):
    pettingzoo_checks.check_interface("pacific", players)


def test_equal_seeds_give_equal_games():
    pettingzoo_checks.check_seeds("pacific")


def test_rewards_come_at_the_end_and_add_up_to_nothing():
    pettingzoo_checks.check_rewards("pacific")


def test_wrong_use_is_told():
    pettingzoo_checks.check_faults("pacific")
