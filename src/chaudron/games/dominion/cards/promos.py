"""Promos cards."""
