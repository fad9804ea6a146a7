"""The terminal: the `chaudron` command."""
