import type { letterWords as english } from '../en/letters';

export const letterWords: Record<keyof typeof english, string> = {
  'letters.title': 'Listy od sali',
  'letters.link': '{new, plural, =0 {Listy} one {Listy (# nowy)} few {Listy (# nowe)} many {Listy (# nowych)} other {Listy (# nowego)}}',
  'letters.hint': 'Przychodzą tu rozdania, o które prosisz, a także e-mailem, jeśli konto ma potwierdzony adres.',
  'letters.none': 'Jeszcze żadnych listów.',
  'letters.history': 'Historia rozdania {number}',
  'letters.asked': '{name} prosi o twoje niepokazane karty z rozdania {number}',
  'letters.open': 'Czytaj',
  'letters.close': 'Zamknij',
  'letters.older': 'Starsze listy',
  'letters.new': 'nowy',
  'letters.page': 'Listy',
  'letters.way.mail.waiting': 'Historia rozdania jest w drodze na twój adres e-mail.',
  'letters.way.mail.carried': 'Historia rozdania została wysłana na twój adres e-mail.',
  'letters.way.mail.refused': 'Serwer poczty odrzuca twój adres e-mail. Historia jest tutaj.',
  'letters.way.mail.given_up': 'Nie udało się połączyć z serwerem poczty. Historia jest tutaj.',
  'letters.way.outbox.waiting': 'Historia rozdania trafia właśnie do skrzynki nadawczej sali.',
  'letters.way.outbox.carried': 'Historia rozdania jest w skrzynce nadawczej sali i tutaj.',
  'letters.way.outbox.given_up': 'Skrzynka nadawcza sali nie przyjęła historii. Jest tutaj.',
  'letters.way.page.carried': 'Historia rozdania jest tutaj.',
};
