"""The kernel: what every turn-based game with nested and simultaneous decisions needs, and no game."""
