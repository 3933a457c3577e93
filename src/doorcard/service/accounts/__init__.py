"""Who people are: guests, accounts, sessions, tokens, mail, and play chips from the bank."""
