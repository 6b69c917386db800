"""Truf at the table: the bid, the choice at thirteen, the end of a deal."""
