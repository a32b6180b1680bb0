"""What may think in the worker's process in tests: it imports nothing but the engine, so that it starts at once."""

import time

from game.ai.advice import PLAIN, Advice
from game.ai.budget import Iterations
from game.ai.levels import plan
from game.ai.worker import Answer, Question
from game.chance import Chance

FOREVER = 3600.0
FEW = 2


def quick(question: Question) -> Answer:
    """As the level thinks, in a few iterations; advice is what the quick player would do."""
    chance = Chance(question.seed)
    if question.advice:
        return Advice(plan("baseline", question.view, chance), PLAIN, {})
    return plan(question.level, question.view, chance, Iterations(FEW))


def endless(question: Question) -> Answer:
    """No answer at all."""
    time.sleep(FOREVER)
    return question.view.legal[:1]
