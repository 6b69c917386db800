"""Hints and the tutor at the table: words, callouts, and when they come."""
