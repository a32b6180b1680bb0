"""The search: the best sets of purchases played on many times with the same chance, to see which wins most."""

from game.ai.alaska.policy import Player
from game.ai.alaska.rollout import Future, play_on, promise
from game.ai.alaska.table import Table
from game.ai.alaska.worth import Weights
from game.chance import Chance


class Searcher:
    """Chooses the purchases of a phase for any seat of tables of one kind."""

    def __init__(self, weights: Weights, seats: int, share_majority: bool) -> None:
        self.player = Player(weights, seats, share_majority)
        self.candidates = 6
        self.turns = 100
        self.margin = 1.0
        self.far = 3.0
        self.base = 4.0
        self.root = 3.0
        self.samples = 128
        self.halvings = 3
        self.searched = 0
        self.changed = 0

    def purchases(self, table: Table, chance: Chance) -> list[int]:
        """The best set for the seat at turn, in the order of buying."""
        player = self.player
        seat = table.seat
        player.judge.look(table, seat)
        buyer = player.buyer
        buyer.search(table, self.candidates)
        sets = buyer.sets
        values = buyer.values
        count = 0
        while count < len(sets) and values[count] >= values[0] - self.far:
            count += 1
        sets = sets[:count]
        if count == 1:
            return sets[0]
        self.searched += 1
        turns = min(self.turns, table.turns_left())
        roots: list[Table] = []
        for chosen in sets:
            root = table.copy()
            for card in chosen:
                root.buy(card)
            roots.append(root)
        alive = list(range(count))
        sums: list[float] = [0.0] * count
        squares: list[float] = [0.0] * count
        drop = self.samples // 4
        done = 0
        for _ in range(self.samples):
            future = Future(table, turns, chance)
            first = 0.0
            for number in alive:
                played = roots[number].copy()
                over = play_on(player, played, future, turns)
                value = promise(player.judge, played, seat, over, self.base, self.root)
                if number == 0:
                    first = value
                gain = value - first
                sums[number] += gain
                squares[number] += gain * gain
            done += 1
            if done == drop and len(alive) > 2:
                drop += self.samples // 4
                alive = self._better_half(alive, sums)
        best = 0
        for number in alive:
            if sums[number] > sums[best]:
                best = number
        mean = sums[best] / done
        spread = (squares[best] / done - mean * mean) / done
        if mean > 0.0 and mean * mean >= self.margin * self.margin * spread:
            self.changed += best > 0
            return sets[best]
        return sets[0]

    def _better_half(self, alive: list[int], sums: list[float]) -> list[int]:
        """The tuned choice and the better half of the others."""
        others = sorted(alive[1:], key=lambda number: -sums[number])
        return [0, *sorted(others[: (len(others) + 1) // 2])]
