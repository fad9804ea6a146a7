"""Dominion: every ruling proved, card by card."""
