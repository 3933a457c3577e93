import type { refusalWords as english } from '../en/refusals';

export const refusalWords: Record<keyof typeof english, string> = {
  'refusal.line.lost': 'Huonetta ei tavoiteta. Yritä hetken päästä uudelleen.',
  'refusal.line.no_answer': 'Huone ei ole vastannut. Pöytä näyttää, mitä tapahtui.',
  'refusal.line.closed': 'Yhteys pöytään on suljettu.',
  'refusal.passkey.not_given':
    'Laite ei antanut pääsyavainta. Yritä uudelleen tai käytä salasanaa.',
  'refusal.buy_in.short': 'Sisäänosto täällä on {buy_in_min}–{buy_in_max}.',
  'refusal.buy_in.range': 'Sisäänosto täällä on {buy_in_min}–{buy_in_max}.',
  'refusal.buy_in.rathole':
    'Lähtiessäsi sinulla oli {buy_in_min}: tuo ainakin sen verran tai palaa myöhemmin.',
  'refusal.top_up.range': 'Pinoon ei voi lisätä sitä määrää: vähintään {lowest}, enintään {highest}.',
  'refusal.chips.not_enough': 'Lompakossa on vain {balance}.',
  'refusal.grant.not_broke':
    'Sinulla on merkkejä, joilla pelata. Lisää saa, kun ne ovat lähes lopussa.',
  'refusal.dismiss': 'Sulje ilmoitus',
};
