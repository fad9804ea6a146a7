"""The laboratory on the terminal: studies, tournaments, reports, and what they share with simulations."""
