"""Dominion on a terminal: its table, its questions and its log."""
