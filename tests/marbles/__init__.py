"""Marbles: a small game that the platform does not know. It is put into the catalogue by a test."""
