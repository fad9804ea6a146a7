"""Tests of The Quacks."""
