"""The rulebook on the screen: contents, text and diagrams. Loaded when it is first opened."""
