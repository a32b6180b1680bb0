"""Aurora & Atoll: `python main.py [OPTION ...]`, where `--help` lists the options."""

import multiprocessing
import os
import sys


def main() -> int:
    """Runs the game; returns its exit status."""
    # Imported here: the process in which the computer thinks imports this file too, and needs no pygame.
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    try:
        from scenes import startup
    except ImportError as missing:
        print(f"The game can't start: {missing}. To set it up: python tools/start.py play", file=sys.stderr)
        return 1
    return startup.run(sys.argv[1:])


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
