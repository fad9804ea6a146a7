"""Examples that stand on the package and are no part of it."""
