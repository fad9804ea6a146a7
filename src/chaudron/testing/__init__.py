"""What tests, tools and people who report a bug stand on: scenarios of a table set by hand."""
