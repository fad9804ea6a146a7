"""What a machine says of a game that was played, and of a kingdom before it is."""
