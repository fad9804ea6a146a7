"""Plans for Dominion: what to buy and when, as rules that can be read, written, evolved and played fast."""
