"""The `chaudron` command, driven as a person would."""
