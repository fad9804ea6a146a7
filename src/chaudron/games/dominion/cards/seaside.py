"""Seaside cards."""
