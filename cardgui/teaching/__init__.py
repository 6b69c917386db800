"""What explains the games: the rulebook, why a trick was won. Says what, in keys and values; knows no Qt."""
