"""Aurora & Atoll: `python main.py [OPTION ...]`, where `--help` lists the options."""

import multiprocessing
import sys


def main() -> int:
    """Runs the game; returns its exit status."""
    # Imported here: the process in which the computer thinks imports this file too, and needs no pygame.
    from scenes import startup

    return startup.run(sys.argv[1:])


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
