"""The animated table: it knows cards, poses and zones, and no rules."""
