"""The games for research: as OpenSpiel games and as PettingZoo environments; needs the extra ``research``."""
