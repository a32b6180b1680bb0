"""What may think in the worker's process in tests: it imports nothing but the engine, so that it starts at once."""

import time

from game.ai.advising import advise
from game.ai.budget import Iterations
from game.ai.levels import plan
from game.ai.worker import Answer, Question
from game.chance import Chance

FOREVER = 3600.0
FEW = 2


def quick(question: Question) -> Answer:
    """As the level and the adviser think, in a few iterations."""
    chance, budget = Chance(question.seed), Iterations(FEW)
    if question.advice:
        return advise(question.view, chance, budget)
    return plan(question.level, question.view, chance, budget)


def endless(question: Question) -> Answer:
    """No answer at all."""
    time.sleep(FOREVER)
    return question.view.legal[:1]
