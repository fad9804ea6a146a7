"""The Quacks on a terminal: the cauldron, its questions and its log."""
