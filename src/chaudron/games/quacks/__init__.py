"""The Quacks: the base game, The Herb Witches and The Alchemists."""
