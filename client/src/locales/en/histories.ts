/** Files of hands. */
export const historyWords = {
  'histories.title': 'Your hands as files',
  'histories.hint': 'Every hand you were dealt in, exactly as you saw it: no card that was not shown to you.',
  'histories.form': 'Format',
  'histories.form.pokerstars': 'PokerStars text, for trackers',
  'histories.form.phh': 'PHH, for programs',
  'histories.form.ohh': 'Open Hand History',
  'histories.form.doorcard': 'Doorcard JSON lines, the whole of it',
  'histories.save': 'Save',
  'histories.save_hand': 'Save this hand',
} as const;
