import type { historyWords as english } from '../en/histories';

export const historyWords: Record<keyof typeof english, string> = {
  'histories.title': 'Sinu jaotused failidena',
  'histories.hint':
    'Iga jaotus, milles sa kaarte said, täpselt nii, nagu sa seda nägid: ühtegi kaarti, mida sulle ei näidatud, seal ei ole.',
  'histories.form': 'Vorming',
  'histories.form.pokerstars': 'PokerStars, trackeritele',
  'histories.form.phh': 'PHH programmidele',
  'histories.form.ohh': 'Open Hand History',
  'histories.form.doorcard': 'Doorcardi JSON-read, kõik tervikuna',
  'histories.save': 'Salvesta',
  'histories.save_hand': 'Salvesta see jaotus',
};
