"""Hinterlands cards."""
