"""People who sit in front of a real browser, and the games they are brought into."""
