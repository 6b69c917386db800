"""The screen of a lesson: what is said at the left, the table or what is laid out at the right."""
