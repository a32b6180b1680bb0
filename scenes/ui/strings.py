"""Every text on the screen, by key, from one table a language.

`assets/strings/en.json` holds sections of texts; the key of a text is `section.name`. A text may have named fields
(`{name}`). A text that depends on a number is a table with `one` and `other`, chosen by the field `count`.
"""

import logging
from string import Formatter
from typing import Any

from scenes.ui.assets import Assets

log = logging.getLogger(__name__)

PSEUDO = "pseudo"  # a made-up language, 40 % longer and full of accents, to find texts that do not fit
PSEUDO_GROWTH = 0.4
_ACCENTS = str.maketrans("aeiounycAEIOUNC", "àéîöüñýçÀÉÎÖÜÑÇ")
_FILLER = "ôûåëïœ"


class MissingTextError(LookupError):
    """A key that the table does not hold, or fields that do not fit it; only raised where strict."""


class Strings:
    """The table of one language; `strict` (tests, tools) raises where play would show the key and log it."""

    def __init__(self, assets: Assets, language: str = "en") -> None:
        self.language = language
        self.strict = assets.strict
        self._table = _flatten(assets.data("strings/en.json"))
        if language not in ("en", PSEUDO):
            try:
                self._table |= _flatten(assets.data(f"strings/{language}.json"))  # what it lacks stays English
            except FileNotFoundError as error:
                log.warning("No such language, English instead: %s", error)
        self._reported: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def keys(self) -> list[str]:
        """All keys, sorted."""
        return sorted(self._table)

    def patterns(self, key: str) -> list[str]:
        """The forms of a text, with their fields, in English letters."""
        return list(self._table[key].values())

    def text(self, key: str, **fields: Any) -> str:
        """The text of a key with its fields filled in. Raises MissingTextError where strict."""
        entry = self._table.get(key)
        if entry is None:
            return self._wrong(key, f"There is no text {key}.")
        form = "one" if fields.get("count") == 1 and "one" in entry else "other"
        pattern = entry[form]
        if self.language == PSEUDO:
            pattern = pseudo(pattern)
        try:
            return pattern.format(**fields)
        except (KeyError, IndexError, ValueError) as error:
            return self._wrong(key, f"The text {key} does not take the fields {sorted(fields)}: {error!r}.")

    def _wrong(self, key: str, reason: str) -> str:
        if self.strict:
            raise MissingTextError(reason)
        if key not in self._reported:
            self._reported.add(key)
            log.error(reason)
        return key


def pseudo(pattern: str) -> str:
    """A pattern in the made-up language: accented, at least 40 % longer, its fields untouched."""
    parts = []
    for literal, field, spec, conversion in Formatter().parse(pattern):
        shown = literal.translate(_ACCENTS).replace("{", "{{").replace("}", "}}")
        parts.append(shown)
        if field is not None:
            parts.append(
                "{" + field + (f"!{conversion}" if conversion else "") + (f":{spec}" if spec else "") + "}"
            )
    letters = sum(len(literal) for literal, *_ in Formatter().parse(pattern))
    more = -int(-letters * PSEUDO_GROWTH // 1)
    filler = (_FILLER * (more // len(_FILLER) + 1))[:more]
    words = [filler[i : i + 8] for i in range(0, more, 8)]
    return " ".join(["".join(parts), *words]) if words else "".join(parts)


def _flatten(table: dict[str, Any], prefix: str = "") -> dict[str, dict[str, str]]:
    """Sections joined to keys by dots; each text as its forms."""
    flat: dict[str, dict[str, str]] = {}
    for name, entry in table.items():
        key = f"{prefix}{name}"
        if isinstance(entry, str):
            flat[key] = {"other": entry}
        elif "other" in entry:
            flat[key] = entry
        else:
            flat |= _flatten(entry, f"{key}.")
    return flat
