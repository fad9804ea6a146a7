"""Random tables, properties and the soak of Alchemists."""
