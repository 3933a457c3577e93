"""One table: its dealer, what it is asked, and who is told what."""
