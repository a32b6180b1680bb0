"""What frozen dataclasses share that travel to another process."""

from dataclasses import fields
from typing import Any, Self, cast


class Value:
    """Base of a frozen dataclass that can be pickled, compiled or not.

    Pickle would make an empty one and then set its fields, which a frozen compiled class refuses.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        """The class, and the values of its fields in order."""
        return type(self), tuple([getattr(self, field.name) for field in fields(cast(Any, self))])
