"""Bots for Alchemists."""
