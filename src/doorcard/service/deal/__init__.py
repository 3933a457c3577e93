"""The fair deal at a table: chance, commitments, reveals, and what is told of them."""
