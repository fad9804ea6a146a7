"""Prosperity cards."""
