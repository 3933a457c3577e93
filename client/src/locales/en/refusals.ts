/** Words of refusals, by their codes. */
export const refusalWords = {
  'refusal.line.lost': 'The room cannot be reached. Try again in a moment.',
  'refusal.line.no_answer': 'The room has not answered. The table shows what has happened.',
  'refusal.line.closed': 'The line to the table is closed.',
  'refusal.passkey.not_given': 'The device gave no passkey. Try again, or use the password.',
  'refusal.buy_in.short': 'The buy-in here is {buy_in_min} to {buy_in_max}.',
  'refusal.buy_in.range': 'The buy-in here is {buy_in_min} to {buy_in_max}.',
  'refusal.buy_in.rathole':
    'You left this table with {buy_in_min}: bring at least that much, or come back later.',
  'refusal.top_up.range': 'Your stack takes no such amount: {lowest} is the least, {highest} the most.',
  'refusal.chips.not_enough': 'The wallet holds no more than {balance}.',
  'refusal.grant.not_broke': 'There are chips to play with. More are given when they are nearly gone.',
  'refusal.dismiss': 'Dismiss',
} as const;
