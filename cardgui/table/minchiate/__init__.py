"""Minchiate at the table: opening, discards, declarations, difference and resti, the final count."""
