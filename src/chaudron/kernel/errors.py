"""Refusals: what a person or a program is told when it asks for something impossible."""

from __future__ import annotations


class Refusal(Exception):
    """Something was asked for that cannot be; nothing has changed.

    `code` and `details` let a client say it in its user's language; the message says it in English.
    """

    def __init__(self, code: str, message: str, details: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details: dict[str, object] = {} if details is None else details

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object]]]:
        return (type(self), (self.code, self.message, self.details))


class IllegalAnswer(Refusal):
    """An answer that was not offered, or not asked of this seat."""


class BadRecord(Refusal):
    """A record that cannot be read: truncated, edited, foreign, or of another rules version."""
