"""Cornucopia cards."""
