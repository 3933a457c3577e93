import type { lobbyWords as english } from '../en/lobby';

export const lobbyWords: Record<keyof typeof english, string> = {
  'room.name': 'Doorcard',
  'room.tagline': 'Sala do seven-card studa, gra tylko na wirtualne żetony',
  'room.loading': 'Chwileczkę…',
  'room.not_loaded':
    'Nie udało się wczytać strony: połączenie zostało zerwane albo salę w międzyczasie odnowiono.',
  'room.load_again': 'Wczytaj ponownie',
  'room.seconds': '{seconds} s',

  'sign_in.title': 'Wybierz imię i zajmij miejsce',
  'sign_in.name': 'Twoje imię przy stole',
  'sign_in.submit': 'Wejdź',
  'sign_in.have_account': 'Masz konto albo chcesz zachować swoje żetony?',
  'sign_in.hint': 'Od 2 do 20 znaków. Na początek dostaniesz wirtualne żetony.',

  'lobby.title': 'Stoły',
  'lobby.table': 'Stół',
  'lobby.game': 'Gra',
  'lobby.pace': 'Pule i tempo',
  'lobby.stakes': 'Stawki',
  'lobby.seats': 'Miejsca',
  'lobby.empty': 'W tej sali nie ma jeszcze żadnego stołu.',
  'lobby.taken': 'zajęte {taken} z {seats}',
  'lobby.bots':
    '{bots, plural, =0 {bez botów} one {# bot} few {# boty} many {# botów} other {# bota}}',
  'lobby.watching':
    '{watching, plural, =0 {brak widzów} one {# widz} few {# widzów} many {# widzów} other {# widza}}',
  'lobby.play': 'Graj',
  'lobby.watch': 'Obserwuj',
  'lobby.full': 'Pełny: obserwuj',
  'lobby.again': 'Spróbuj ponownie',
  'lobby.none_pass': 'Takiego stołu nie ma. Poszukaj innego albo otwórz własny.',
  'lobby.private': 'prywatny',
  'lobby.closing': 'zamykany',
  'lobby.opener': 'otwiera {name}',
  'lobby.average_pot': 'średnia pula {chips}',
  'lobby.no_pot': 'jeszcze bez puli',
  'lobby.hands_hour':
    '{hands, plural, =0 {żadnego rozdania w ostatniej godzinie} one {# rozdanie na godzinę} few {# rozdania na godzinę} many {# rozdań na godzinę} other {# rozdania na godzinę}}',
  'lobby.waiting':
    '{waiting, plural, one {# osoba czeka} few {# osoby czekają} many {# osób czeka} other {# osoby czeka}}',
  'lobby.row': '{table}: {action}',

  'game.hi': 'Stud hi',
  'game.hilo': 'Stud hi/lo, 8 or better',
  'game.razz': 'Razz',

  'stakes.fixed_limit': 'limit {small}/{big}',
  'stakes.spread_limit': 'spread od {least} do {most}',
  'stakes.pot_limit': 'pot limit {small}',
  'stakes.no_limit': 'no limit {small}',
  'stakes.forced': 'ante {ante}, bring-in {bring_in}',
  'stakes.ante_only': 'ante {ante}, bez bring-inu',
  'stakes.bring_in_only': 'bring-in {bring_in}, bez ante',

  'house.reference': 'Zasady wzorcowe',
  'house.partypoker': 'PartyPoker',
  'house.celebpoker': 'CelebPoker',
  'house.common_hi': 'Zasady ogólne, Hi',
  'house.common_hilo': 'Zasady ogólne, Hi/Lo',
  'house.casino': 'Kasyno',
  'house.home_game': 'Gra domowa',
};
