"""The islands of each seat, and who wins (P18)."""

from collections.abc import Sequence

from game.pacific.state import NOBODY, Rules


def islands_of(owners: Sequence[int], seats: int) -> tuple[int, ...]:
    """How many islands each seat controls; ``owners`` is the seat by island."""
    return tuple([owners.count(seat) for seat in range(seats)])


def winners(owners: Sequence[int], sizes: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """The seats that win: most islands, then (house rule) most cards in hand; none if no island is in play."""
    if all(owner == NOBODY for owner in owners):
        return ()
    cards = sizes if rules.tie_break else [0] * len(sizes)
    standings = list(zip(islands_of(owners, len(sizes)), cards, strict=True))
    best = max(standings)
    return tuple([seat for seat, standing in enumerate(standings) if standing == best])
