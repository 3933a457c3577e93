/** Letters of the room to a player. */
export const letterWords = {
  'letters.title': 'Letters from the room',
  'letters.link': '{new, plural, =0 {Letters} one {Letters (# new)} other {Letters (# new)}}',
  'letters.hint':
    'Hands that you asked for come here, and by e-mail where your account has an address that has answered.',
  'letters.none': 'No letters yet.',
  'letters.history': 'The history of hand {number}',
  'letters.asked': '{name} has asked for the hand that you mucked in hand {number}',
  'letters.open': 'Read',
  'letters.close': 'Close',
  'letters.older': 'Older letters',
  'letters.new': 'new',
  'letters.page': 'Letters',
  'letters.way.mail.waiting': 'The history of the hand is on its way to your e-mail address.',
  'letters.way.mail.carried': 'The history of the hand was sent to your e-mail address.',
  'letters.way.mail.refused': 'The mail server refuses your e-mail address. The history is here.',
  'letters.way.mail.given_up': 'The mail server could not be reached. The history is here.',
  'letters.way.outbox.waiting': 'The history of the hand is being put into the room’s outbox.',
  'letters.way.outbox.carried': 'The history of the hand lies in the room’s outbox, and here.',
  'letters.way.outbox.given_up': 'The room’s outbox could not take the history. It is here.',
  'letters.way.page.carried': 'The history of the hand is here.',
} as const;
