"""The ingredient books, one module per colour, one class per book."""
