"""Bots for The Quacks."""
