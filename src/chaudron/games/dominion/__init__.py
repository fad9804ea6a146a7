"""Dominion, first editions: the base game, seven expansions and the promos."""
