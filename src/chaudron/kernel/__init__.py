"""The kernel: everything a turn-based game with nested and simultaneous decisions needs, and nothing about any game."""
