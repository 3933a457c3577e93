import type { historyWords as english } from '../en/histories';

export const historyWords: Record<keyof typeof english, string> = {
  'histories.title': 'Jakosi tiedostoina',
  'histories.hint':
    'Jokainen jako, jossa sait kortit, juuri niin kuin sen näit: ei yhtään korttia, jota sinulle ei näytetty.',
  'histories.form': 'Muoto',
  'histories.form.pokerstars': 'PokerStars, trackereille',
  'histories.form.phh': 'PHH ohjelmille',
  'histories.form.ohh': 'Open Hand History',
  'histories.form.doorcard': 'Doorcardin JSON-rivit, kaikki mukana',
  'histories.save': 'Tallenna',
  'histories.save_hand': 'Tallenna tämä jako',
};
