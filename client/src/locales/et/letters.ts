import type { letterWords as english } from '../en/letters';

export const letterWords: Record<keyof typeof english, string> = {
  'letters.title': 'Kirjad toalt',
  'letters.link': '{new, plural, =0 {Kirjad} one {Kirjad (# uus)} other {Kirjad (# uut)}}',
  'letters.hint': 'Küsitud jaotused tulevad siia, ja ka e-postiga, kui sinu kontol on kinnitatud aadress.',
  'letters.none': 'Kirju veel ei ole.',
  'letters.history': 'Jaotuse {number} ajalugu',
  'letters.asked': '{name} küsis kaarte, mida sa jaotuses {number} ei näidanud',
  'letters.open': 'Loe',
  'letters.close': 'Sulge',
  'letters.older': 'Vanemad kirjad',
  'letters.new': 'uus',
  'letters.page': 'Kirjad',
  'letters.way.mail.waiting': 'Jaotuse ajalugu on teel sinu e-posti aadressile.',
  'letters.way.mail.carried': 'Jaotuse ajalugu saadeti sinu e-posti aadressile.',
  'letters.way.mail.refused': 'Postiserver ei võta sinu aadressi vastu. Ajalugu on siin.',
  'letters.way.mail.given_up': 'Postiserverit ei õnnestunud kätte saada. Ajalugu on siin.',
  'letters.way.outbox.waiting': 'Jaotuse ajalugu pannakse toa väljuvasse posti.',
  'letters.way.outbox.carried': 'Jaotuse ajalugu on toa väljuvas postis ja siin.',
  'letters.way.outbox.given_up': 'Toa väljuv post ei saanud ajalugu vastu võtta. See on siin.',
  'letters.way.page.carried': 'Jaotuse ajalugu on siin.',
};
