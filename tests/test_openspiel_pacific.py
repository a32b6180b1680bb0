"""Pacific Voyagers as a game of OpenSpiel; skipped without the extra ``research``."""

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra 'research' (OpenSpiel)")

from tests import openspiel_checks  # noqa: E402


def test_random_simulations():
    openspiel_checks.check_random_simulations("pacific", "", simulations=4)


def test_random_simulations_of_everything_at_once():
    everything = "players=6,first=4,blind_raids=True,tie_break=True,equal_turns=True"
    openspiel_checks.check_random_simulations("pacific", everything, simulations=1)


def test_the_playthrough_comes_out_the_same():
    openspiel_checks.check_playthrough("pacific")


def test_information_is_what_the_view_says():
    openspiel_checks.check_information("pacific")


def test_a_state_is_serialized_by_its_history():
    openspiel_checks.check_history("pacific")


def test_a_seed_decides_a_shuffle():
    openspiel_checks.check_shuffles("pacific")


def test_the_search_of_openspiel_plays_it():
    openspiel_checks.check_stranger("pacific")


def test_settings_that_there_are_not():
    with pytest.raises(ValueError, match="seats, not 9"):
        pyspiel.load_game("aurora_pacific(players=9)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("aurora_pacific(colour=1)")
