"""Computer players: each gets the view of one seat and a seed, and names an action. No Qt, no clock."""
