"""Alchemy cards."""
