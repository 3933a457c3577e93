"""Hand histories: read them, judge them, write them."""
