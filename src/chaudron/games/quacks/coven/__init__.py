"""The twelve herb witches, one module per penny."""
