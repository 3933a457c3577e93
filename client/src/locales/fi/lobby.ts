import type { lobbyWords as english } from '../en/lobby';

export const lobbyWords: Record<keyof typeof english, string> = {
  'room.name': 'Doorcard',
  'room.tagline': 'Seven-card studin korttihuone, vain leikkirahalla',
  'room.loading': 'Hetki…',
  'room.not_loaded':
    'Sivua ei saatu ladattua: yhteys katkesi, tai huone on uusittu sillä välin.',
  'room.load_again': 'Lataa uudelleen',
  'room.seconds': '{seconds} s',

  'sign_in.title': 'Valitse nimi ja istu pöytään',
  'sign_in.name': 'Nimesi pöydässä',
  'sign_in.submit': 'Tule sisään',
  'sign_in.have_account': 'Onko sinulla tili, tai haluatko pitää pelimerkkisi?',
  'sign_in.hint': '2–20 merkkiä. Saat pelimerkkejä alkuun.',

  'lobby.title': 'Pöydät',
  'lobby.table': 'Pöytä',
  'lobby.game': 'Peli',
  'lobby.pace': 'Potit ja vauhti',
  'lobby.stakes': 'Panokset',
  'lobby.seats': 'Paikat',
  'lobby.empty': 'Tässä huoneessa ei ole vielä yhtään pöytää.',
  'lobby.taken': '{taken}/{seats} varattu',
  'lobby.bots': '{bots, plural, =0 {ei botteja} one {# botti} other {# bottia}}',
  'lobby.watching':
    '{watching, plural, =0 {ei katsojia} one {# katsoja} other {# katsojaa}}',
  'lobby.play': 'Pelaa',
  'lobby.watch': 'Katsele',
  'lobby.full': 'Täynnä: katsele',
  'lobby.again': 'Yritä uudelleen',
  'lobby.none_pass': 'Sellaista pöytää ei ole. Etsi toisenlaista tai avaa oma.',
  'lobby.private': 'yksityinen',
  'lobby.closing': 'sulkeutumassa',
  'lobby.opener': 'avaaja {name}',
  'lobby.average_pot': 'keskipotti {chips}',
  'lobby.no_pot': 'ei vielä pottia',
  'lobby.hands_hour':
    '{hands, plural, =0 {ei jakoja viime tuntiin} one {# jako tunnissa} other {# jakoa tunnissa}}',
  'lobby.waiting': '{waiting, plural, one {# jonottaa} other {# jonottaa}}',
  'lobby.row': '{table}: {action}',

  'game.hi': 'Stud hi',
  'game.hilo': 'Stud hi/lo, 8 or Better',
  'game.razz': 'Razz',

  'stakes.fixed_limit': 'limiitti {small}/{big}',
  'stakes.spread_limit': 'spread {least}–{most}',
  'stakes.pot_limit': 'pottilimiitti {small}',
  'stakes.no_limit': 'no limit {small}',
  'stakes.forced': 'alkupanos {ante}, bring-in {bring_in}',
  'stakes.ante_only': 'alkupanos {ante}, ei bring-iniä',
  'stakes.bring_in_only': 'bring-in {bring_in}, ei alkupanosta',

  'house.reference': 'Vertailusäännöt',
  'house.partypoker': 'PartyPoker',
  'house.celebpoker': 'CelebPoker',
  'house.common_hi': 'Yleiset säännöt, Hi',
  'house.common_hilo': 'Yleiset säännöt, Hi/Lo',
  'house.casino': 'Kasino',
  'house.home_game': 'Kotipeli',
};
