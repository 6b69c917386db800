"""Where the frozen program begins."""

import multiprocessing
import sys

from cardgui.__main__ import main

if __name__ == "__main__":
    # The process of the computer players is this program again, told so by its arguments.
    multiprocessing.freeze_support()
    sys.exit(main())
