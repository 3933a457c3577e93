/** What is wrong with the rules of a table or with the books, by code. `{rule}` is the name of a rule. */
export const problemWords = {
  'problem.rules.least': '{rule}: {value} is too little; {least} is the least.',
  'problem.rules.most': '{rule}: {value} is too much; {most} is the most.',
  'problem.rules.between': '{rule}: {value} cannot be chosen; {least} is the least and {most} the most.',
  'problem.rules.below': '{rule}: {value} is less than “{other}”, which is {least}.',
  'problem.rules.above': '{rule}: {value} is more than “{other}”, which is {most}.',
  'problem.rules.big_bet': '{rule}: {value} is not twice the small bet, which would be {wanted}.',
  'problem.rules.bring_in': '{rule}: {value} is not below the small bet of {most}.',
  'problem.rules.nothing_in_pot':
    'Without an ante and a bring-in there is nothing to play for: set one of them.',
  'problem.rules.chip_unit': '{rule}: {value} cannot be paid in chips of {unit}.',
  'problem.rules.four_first': 'With four cards before the first round there is no bring-in: set it to 0.',
  'problem.rules.no_cap': 'Raises have no limit, so there is no cap to lift between two players.',
  'problem.rules.ante_switch':
    'If antes are not posted by themselves, players must be able to switch that: else nobody could ever ante.',
  'problem.rules.house_bring_in':
    '{rule}: in this house {value} must be more than the ante of {least} ({source}).',
  'problem.rules.house_betting': '{rule}: this house plays fixed limit only ({source}).',
  'problem.rules.house_hilo': '{rule}: this house has no double bet in hi/lo ({source}).',
  'problem.rules.house_raises': '{rule}: this house has a bet and three raises ({source}).',
  'problem.rules.seat_taken': '{rule}: {name} sits in seat {seat}. Wait until it is free.',
  'problem.rules.chip_unit_seated': '{rule}: this can be set only while nobody sits at the table.',
  'problem.rules.unknown': '{rule}: a table has no such rule.',
  'problem.rules.unread': '{rule}: “{value}” cannot be chosen.',

  'problem.books.below_zero': '{account} is at {chips}, below zero.',
  'problem.books.sum': 'All accounts together come to {chips} and not to zero.',
  'problem.books.transfer': 'Transfer {transfer} comes to {chips} and not to zero.',
  'problem.books.postings': '{account} is at {chips}, but its postings come to {posted}.',
  'problem.books.differ': '{account} is at {chips} in the books and at {at_table} at the table.',
  'problem.books.no_seat': '{account} holds {chips}, and there is no such seat.',
} as const;
