"""The action spaces, one module a place: each function carries out one action, or is declined."""
