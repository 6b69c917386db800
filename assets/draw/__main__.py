"""`python assets/draw`: draws everything anew."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    # Run as a folder, Python looks for modules inside it; the package itself lies one above.
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    import_module("draw.program").main()
