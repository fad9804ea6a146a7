"""Intrigue cards."""
