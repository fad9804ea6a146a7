"""Alchemists: every rule of the game, proved."""
