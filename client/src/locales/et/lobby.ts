import type { lobbyWords as english } from '../en/lobby';

export const lobbyWords: Record<keyof typeof english, string> = {
  'room.name': 'Doorcard',
  'room.tagline': 'Seven-card studi kaardituba, ainult mängužetoonidega',
  'room.loading': 'Üks hetk…',
  'room.not_loaded':
    'Lehte ei õnnestunud laadida: ühendus katkes või tuba on vahepeal uuendatud.',
  'room.load_again': 'Laadi uuesti',
  'room.seconds': '{seconds} s',

  'sign_in.title': 'Vali nimi ja istu lauda',
  'sign_in.name': 'Sinu nimi lauas',
  'sign_in.submit': 'Tule sisse',
  'sign_in.have_account': 'Sul on konto või tahad oma žetoonid alles hoida?',
  'sign_in.hint': '2 kuni 20 märki. Alustuseks saad mängužetoone.',

  'lobby.title': 'Lauad',
  'lobby.table': 'Laud',
  'lobby.game': 'Mäng',
  'lobby.pace': 'Pangad ja tempo',
  'lobby.stakes': 'Panused',
  'lobby.seats': 'Kohad',
  'lobby.empty': 'Selles toas pole veel ühtegi lauda.',
  'lobby.taken': 'hõivatud {taken}/{seats}',
  'lobby.bots': '{bots, plural, =0 {ilma robotiteta} one {# robot} other {# robotit}}',
  'lobby.watching':
    '{watching, plural, =0 {pealtvaatajaid pole} one {# pealtvaataja} other {# pealtvaatajat}}',
  'lobby.play': 'Mängi',
  'lobby.watch': 'Vaata pealt',
  'lobby.full': 'Täis: vaata pealt',
  'lobby.again': 'Proovi uuesti',
  'lobby.none_pass': 'Sellist lauda ei ole. Otsi teistsugust või ava enda oma.',
  'lobby.private': 'privaatne',
  'lobby.closing': 'sulgemisel',
  'lobby.opener': 'avas {name}',
  'lobby.average_pot': 'keskmine pank {chips}',
  'lobby.no_pot': 'panka pole veel',
  'lobby.hands_hour':
    '{hands, plural, =0 {viimasel tunnil ühtegi jaotust} one {# jaotus tunnis} other {# jaotust tunnis}}',
  'lobby.waiting': '{waiting, plural, one {# ootab} other {# ootab}}',
  'lobby.row': '{table}: {action}',

  'game.hi': 'Stud hi',
  'game.hilo': 'Stud hi/lo, eight or better',
  'game.razz': 'Razz',

  'stakes.fixed_limit': 'limiit {small}/{big}',
  'stakes.spread_limit': 'spread {least} kuni {most}',
  'stakes.pot_limit': 'pot limit {small}',
  'stakes.no_limit': 'no limit {small}',
  'stakes.forced': 'ante {ante}, bring-in {bring_in}',
  'stakes.ante_only': 'ante {ante}, bring-in puudub',
  'stakes.bring_in_only': 'bring-in {bring_in}, ante puudub',

  'house.reference': 'Võrdlusreeglid',
  'house.partypoker': 'PartyPoker',
  'house.celebpoker': 'CelebPoker',
  'house.common_hi': 'Üldised reeglid, Hi',
  'house.common_hilo': 'Üldised reeglid, Hi/Lo',
  'house.casino': 'Kasiino',
  'house.home_game': 'Kodumäng',
};
