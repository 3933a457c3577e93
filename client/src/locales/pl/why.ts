import type { whyWords as english } from '../en/why';

export const whyWords: Record<keyof typeof english, string> = {
  'why.button': 'Dlaczego?',
  'why.title': 'Co możesz zrobić i dlaczego',
  'why.close': 'Zamknij',
  'why.loading': 'Szukam…',
  'why.wager': 'Zakład lub podbicie',
  'why.double': 'Zakład podwójny',
  'why.closed': 'nie teraz',
  'why.fold_any_time': 'Spasować możesz zawsze, gdy jest twoja kolej.',
  'why.fold_free': 'Możesz spasować, ale czekanie nic nie kosztuje.',
  'why.fold_low_card': 'Najniższa karta musi otworzyć: teraz nie może spasować.',
  'why.fold_neighbour': 'Zastępujesz najniższą kartę, która jest all-in, i możesz też spasować.',
  'why.check_free':
    '{street}: nic nie trzeba dopłacać, więc możesz oddać kolejkę. Później nadal możesz podbić.',
  'why.call_match': '{street}: najwyższy zakład to {owed}; dopłacając {more}, grasz dalej.',
  'why.call_bring_in': '{street}: trzeba wyrównać bring-in {to}.',
  'why.call_all_in': 'Do wyrównania jest {owed}; z {to} jesteś all-in i grasz o to, co wyrównasz.',
  'why.bring_in_low_card': '{street}: masz najniższą kartę odkrytą, więc otwierasz za {to}.',
  'why.bring_in_all_in': 'Bring-in wynosi {bring_in}; masz tylko {to}.',
  'why.bring_in_neighbour':
    'Najniższa karta jest all-in za ante: ty, na lewo od niej, otwierasz za {to}.',
  'why.bring_in_next_low':
    'Najniższa karta jest all-in za ante: masz następną najniższą i otwierasz za {to}.',
  'why.complete_instead': 'Zamiast bring-inu możesz otworzyć pełnym zakładem {to}.',
  'why.complete': '{street}: po bring-inie {bring_in} pełny zakład to {to}. To zakład, nie podbicie.',
  'why.bet': '{street}: zakład wynosi {size}.',
  'why.raise':
    '{street}: podbicie dodaje {size}, razem {to}.{of, plural, =0 {} one { To podbicie {number} z {of}.} few { To podbicie {number} z {of}.} many { To podbicie {number} z {of}.} other { To podbicie {number} z {of}.}}',
  'why.raise_doubled':
    '{street}: po podwójnym zakładzie każde podbicie dodaje {size}, razem {to}.{of, plural, =0 {} one { To podbicie {number} z {of}.} few { To podbicie {number} z {of}.} many { To podbicie {number} z {of}.} other { To podbicie {number} z {of}.}}',
  'why.bet_open_pair': '{street}, otwarta para: możesz postawić {small} lub {big}.',
  'why.raise_open_pair': '{street}, otwarta para: możesz podbić do {small} lub do {big}.',
  'why.wager_all_in': 'Pełna kwota to {full}; masz tylko {to}.',
  'why.wager_spread': 'Spread limit, od {least} do {most}: teraz od {lowest} do {highest}.',
  'why.wager_pot': 'Pot limit: od {lowest} do {highest}, czyli puli po twoim sprawdzeniu.',
  'why.wager_no_limit': 'No limit: od {lowest} do {highest}, czyli wszystkiego, co masz.',
  'why.wager_bring_in_only': 'Tutaj najniższa karta nie może otworzyć za więcej niż bring-in.',
  'why.wager_no_chips': 'Na więcej nie starcza ci żetonów.',
  'why.wager_capped':
    'Zakład i {of, plural, one {jedyne podbicie} few {wszystkie # podbicia} many {wszystkie # podbić} other {wszystkie # podbicia}} tej rundy już były.',
  'why.wager_nobody': 'Nie ma już nikogo, kto mógłby odpowiedzieć na podbicie.',
  'why.wager_not_reopened':
    'Twój ruch już był, a all-in po tobie był za mały, by pozwolić ci podbić ponownie.',
  'why.double_hilo': 'W hi/lo otwarta para nie podwaja zakładu.',
  'why.double_no_pair': 'Nikt nie pokazuje pary: zakład jest mały.',
  'why.double_not_yours': 'Tylko ten, kto pokazuje parę, może otworzyć podwójnym zakładem.',
  'why.double_not_over_small': 'Tutaj małego zakładu nie podbija się podwójnie.',
  'why.show_to_win': 'Pulę wygrywa tylko pokazany układ.',
  'why.show_choice': 'Nikt nie sprawdził: możesz pokazać, ale nie musisz.',
  'why.muck_beaten': 'Przegranych kart nie trzeba pokazywać.',
  'why.muck_uncalled': 'Nikt nie sprawdził: nie musisz pokazywać.',

  'source.000': 'zasady PartyPoker',
  'source.001': 'zasady CelebPoker',
  'source.002': 'ogólne zasady Hi i Hi/Lo',
  'source.003': 'artykuł w encyklopedii',
  'source.rule_book': 'księga zasad, część {part}',
  'source.roberts': 'Robert’s Rules of Poker, {part}',
  'source.tda': 'zasady Poker TDA',
  'source.table': 'wybrane dla tego stołu',
  'source.house': 'ustalone w tych zasadach',
  'source.reference': 'źródło tych zasad milczy, więc jak w grze wzorcowej',
  'source.items':
    '{source}, {count, plural, one {punkt {items}} few {punkty {items}} many {punkty {items}} other {punkty {items}}}',

  'section.seven_card_stud': 'Seven-Card Stud',
  'section.betting_and_raising': 'zakłady i podbicia',
  'section.showdown': 'wyłożenie kart',
};
