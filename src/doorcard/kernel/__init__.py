"""What must be fast: integers and tables, no card types, nothing else imported."""
