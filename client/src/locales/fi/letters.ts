import type { letterWords as english } from '../en/letters';

export const letterWords: Record<keyof typeof english, string> = {
  'letters.title': 'Kirjeet huoneelta',
  'letters.link': '{new, plural, =0 {Kirjeet} one {Kirjeet (# uusi)} other {Kirjeet (# uutta)}}',
  'letters.hint': 'Pyytämäsi jaot tulevat tänne, ja sähköpostitse, jos tililläsi on vahvistettu osoite.',
  'letters.none': 'Ei vielä kirjeitä.',
  'letters.history': 'Jaon {number} historia',
  'letters.asked': '{name} on pyytänyt kätesi, jota et näyttänyt jaossa {number}',
  'letters.open': 'Lue',
  'letters.close': 'Sulje',
  'letters.older': 'Vanhemmat kirjeet',
  'letters.new': 'uusi',
  'letters.page': 'Kirjeet',
  'letters.way.mail.waiting': 'Jaon historia on matkalla sähköpostiisi.',
  'letters.way.mail.carried': 'Jaon historia lähetettiin sähköpostiisi.',
  'letters.way.mail.refused': 'Postipalvelin ei ota vastaan osoitettasi. Historia on tässä.',
  'letters.way.mail.given_up': 'Postipalvelinta ei tavoitettu. Historia on tässä.',
  'letters.way.outbox.waiting': 'Jaon historiaa viedään huoneen lähtevien laatikkoon.',
  'letters.way.outbox.carried': 'Jaon historia on huoneen lähtevien laatikossa, ja tässä.',
  'letters.way.outbox.given_up': 'Huoneen lähtevien laatikko ei voinut ottaa historiaa. Se on tässä.',
  'letters.way.page.carried': 'Jaon historia on tässä.',
};
