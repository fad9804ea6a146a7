"""Dark_ages cards."""
