"""Alchemists on a terminal: the board, the deduction sheet, its questions and its log."""
