import type { historyWords as english } from '../en/histories';

export const historyWords: Record<keyof typeof english, string> = {
  'histories.title': 'Twoje rozdania w plikach',
  'histories.hint':
    'Każde rozdanie, w którym masz karty, dokładnie tak, jak je widać z twojego miejsca: bez żadnej karty, której ci nie pokazano.',
  'histories.form': 'Format',
  'histories.form.pokerstars': 'PokerStars, dla trackerów',
  'histories.form.phh': 'PHH, dla programów',
  'histories.form.ohh': 'Open Hand History',
  'histories.form.doorcard': 'Doorcard w wierszach JSON, w całości',
  'histories.save': 'Zapisz',
  'histories.save_hand': 'Zapisz to rozdanie',
};
