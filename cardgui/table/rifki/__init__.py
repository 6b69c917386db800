"""Rıfkı at the table: the choice of the contract, the open penalty cards, the ends, the sheet of twenty deals."""
