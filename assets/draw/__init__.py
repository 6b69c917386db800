"""The program that draws Cardgui's cards, tiles, icons and prepares its fonts."""
