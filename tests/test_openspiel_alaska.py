"""Alaska as a game of OpenSpiel; skipped without the extra ``research``."""

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra 'research' (OpenSpiel)")

from tests import openspiel_checks  # noqa: E402


def test_random_simulations():
    openspiel_checks.check_random_simulations("alaska", "", simulations=4)


def test_random_simulations_of_everything_at_once():
    everything = "players=5,first=3,replace_events=True,vp_instead=True,share_majority=True,equal_turns=True"
    openspiel_checks.check_random_simulations("alaska", everything, simulations=1)


def test_the_playthrough_comes_out_the_same():
    openspiel_checks.check_playthrough("alaska")


def test_information_is_what_the_view_says():
    openspiel_checks.check_information("alaska")


def test_a_state_is_serialized_by_its_history():
    openspiel_checks.check_history("alaska")


def test_a_seed_decides_a_shuffle():
    openspiel_checks.check_shuffles("alaska")


def test_the_search_of_openspiel_plays_it():
    openspiel_checks.check_stranger("alaska")


def test_settings_that_there_are_not():
    with pytest.raises(ValueError, match="seats, not 9"):
        pyspiel.load_game("aurora_alaska(players=9)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("aurora_alaska(colour=1)")
