"""The fortune cards, one class per card, by the box they came in."""
