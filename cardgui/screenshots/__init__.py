"""Pictures of every screen and state, without a display (``cardgui screenshots``)."""
