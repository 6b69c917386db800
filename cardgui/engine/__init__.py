"""The rules of the games: cards, deals, matches, records. No Qt, no clock, no chance of its own."""
