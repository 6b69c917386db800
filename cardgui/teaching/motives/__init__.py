"""The catalogue of motives: why one plays a card, or decides something before, in keys and values."""
