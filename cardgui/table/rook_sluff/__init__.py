"""Rook Sluff at the table: the bid, the two teams, who is winning, the ends of deal and match."""
