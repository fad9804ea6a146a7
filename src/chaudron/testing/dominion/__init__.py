"""Properties, golden games and the soak of Dominion."""
