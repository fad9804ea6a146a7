"""Refusals in one line, and texts of people cleaned before they are kept."""

from chaudron.kernel.errors import Refusal


def refused(code: str, message: str, **details: object) -> Refusal:
    return Refusal(code, message, dict(details))


def clean(text: str, longest: int) -> str:
    """A name or a line without control characters, cut to size."""
    return "".join(c for c in text if c.isprintable()).strip()[:longest]
