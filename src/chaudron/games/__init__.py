"""The games: rules as plain data and functions, no input, no output."""
