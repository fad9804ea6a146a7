"""What is printed on artifacts and favours: one class per card."""
