"""Players made of code. They look through views, never at the state."""
