import type { playingWords as english } from '../en/playing';

export const playingWords: Record<keyof typeof english, string> = {
  'pre.label': 'Kui on sinu kord',
  'pre.short': 'Ette:',
  'pre.fold': 'Loobu',
  'pre.check_fold': 'Check või loobu',
  'pre.check': 'Check',
  'pre.call': 'Maksa {chips}',
  'pre.holds': 'Kehtib iga hinnaga: see ei maksa midagi',
  'pre.ends': 'Ununeb, kui hind muutub',

  'wager.less': 'Vähem',
  'wager.more': 'Rohkem',

  'live.label': 'Mida krupjee ütleb',
  'live.your_cards': 'Saad: {cards}.',
  'live.turn': 'Sinu kord: {choices}.',
  'live.turn_show': 'Sinu kord näidata: {choices}.',
  'live.range': '{least}, kõige rohkem {most}',
  'live.seconds': 'Jäänud {seconds, plural, one {# sekund} other {# sekundit}}.',

  'missed.back': 'Tagasi lauas.',
  'missed.seat': 'Koht {seat} anti vahepeal ära.',
  'missed.hands':
    '{hands, plural, one {Vahepeal lõppes # jaotus.} other {Vahepeal lõppes # jaotust.}}',
  'missed.stack': 'Sinu žetoonid: enne {before}, nüüd {after}.',
  'missed.more': '{lines, plural, one {Krupjee jutus on veel # rida.} other {Krupjee jutus on veel # rida.}}',

  'tabs.label': 'Sinu lauad',
  'tabs.calls': '{table}: sinu kord.',
  'tabs.lost': 'ühendus katkes',

  'side.open': 'Krupjee jutt, vestlus, koht',
  'side.close': 'Tagasi lauda',

  'seat.cards_closed': '×{cards}',
  'seat.cards_closed_label': '{cards, plural, one {# kinnine kaart} other {# kinnist kaarti}}',

  'type.label': 'Käsklus',
  'type.hint': 'Kirjuta käsklus või help',
  'type.help':
    'f loobub, c on check või maksab, r panustab või tõstab; r ja summa panustab või tõstab selleni. h ütleb sinu käe, 1 kuni 8 koha, p panga, d maha läinud kaardid, t aja, w miks sa võid seda, mida võid. Samad tähed toimivad klahvidena; / viib sellele reale. k lülitab klahvid välja ja sisse. Ette valitud loobumine ja check või loobumine kehtivad iga hinnaga, sest need ei maksa midagi; check ja maksmine ununevad, kui hind muutub.',
  'type.unknown': 'Käsklust „{line}“ ei ole. Kirjuta help.',
  'type.not_now': 'Seda ei saa praegu teha.',
  'type.not_to': 'Mitte summani {chips}. {choices}',
  'type.not_amount': '„{amount}“ ei ole summa. Kirjuta r ja üks arv, näiteks r 4.',
  'type.surplus':
    'Midagi ei tehtud: „{word}“ on üksi, aga selle järel oli „{rest}“.',
  'type.confirm': 'Check ei maksa midagi. Veel kord f loobub, c on check.',
  'type.sent': 'Tehtud.',

  'tell.no_cards': 'Sul ei ole kaarte.',
  'tell.cards': 'Kinnised: {down}. Avatud: {up}.',
  'tell.makes': 'See teeb: {hand}.',
  'tell.seat': 'Koht {seat}: {name}, {chips}.',
  'tell.seat_you': 'See oled sina.',
  'tell.seat_free': 'Koht {seat} on vaba.',
  'tell.seat_folded': 'On loobunud.',
  'tell.seat_shows': 'Näha: {cards}.',
  'tell.seat_mark': '{mark}.',
  'tell.seat_wager': 'Panus sellel ringil: {chips}.',
  'tell.seat_turn': 'On tema kord.',
  'tell.wagers': 'selle ringi panused {chips}',
  'tell.common': 'ühine kaart {card}',
  'tell.no_pot': 'Pangas ei ole veel midagi.',
  'tell.dead': 'Maha läinud kaardid: {cards}.',
  'tell.dead_none': 'Ükski avatud kaart ei ole veel maha läinud.',
  'tell.dead_untold': 'Selles lauas maha läinud kaarte ei loetleta.',
  'tell.no_turn': 'Praegu ei ole kellegi kord.',
  'tell.time': 'Kord: {name}; kella veel ei näidata.',
  'tell.time_yours': 'Sinu kord; kella veel ei näidata.',
  'tell.time_left': '{name}: jäänud {seconds, plural, one {# sekund} other {# sekundit}}.',
  'tell.time_left_yours': 'Sul on jäänud {seconds, plural, one {# sekund} other {# sekundit}}.',

  'outs.one': '{kind} {live}{dead, plural, =0 {} one { ({dead} läinud)} other { ({dead} läinud)}}',
  'outs.all': 'Elusad outid: {outs}.',
  'outs.pair': 'paar',
  'outs.two_pair': 'kaks paari',
  'outs.three_of_a_kind': 'kolmik',
  'outs.straight': 'rida',
  'outs.flush': 'mast',
  'outs.full_house': 'maja',
  'outs.four_of_a_kind': 'nelik',
  'outs.straight_flush': 'mastirida',
  'outs.low': 'madal',

  'told.rules.in_force': 'Laua uued reeglid kehtivad sellest jaotusest alates.',
  'told.rules.taken_back': 'Teatatud muudatus võeti tagasi: lauas mängitakse nagu seni.',
  'told.table.closing':
    'See laud suletakse, kui jaotus on läbi: kõik žetoonid lähevad tagasi rahakottidesse.',
  'told.room.draining':
    'Tuba suletakse varsti: see jaotus mängitakse lõpuni, kui aega jätkub. Kohad ja žetoonid säilivad.',
  'told.room.closing': 'Tuba käivitatakse uuesti. Kohad, žetoonid ja jaotus säilivad.',
  'told.table.stopped':
    'See laud on peatunud: jaotus on tallel ja läheb edasi, kui tuba on uuesti käivitatud.',
  'told.connections.lost':
    'Enamik selle laua ühendusi katkes korraga: neid oodatakse.',
  'told.host.paused': 'Peremees on kogu toa peatanud.',
  'told.host.table_paused': 'Peremees on selle laua peatanud.',
  'told.table.closed': 'Laud on suletud: kõik žetoonid on jälle rahakottides.',
  'told.random.failing':
    'Toa masina juhuslikkuse allikas ei läbinud oma kontrolli: ühtki kaarti ei jagata, kuni see jälle läbib.',
  'told.watch.slow': 'Sinu ühendus ei jõudnud lauaga sammu pidada: laadi see uuesti.',
  'lapse.told': '{name}: {cause}, {outcome}.',
  'type.keys_on': 'Tähed toimivad jälle klahvidena.',
  'type.keys_off':
    'Tähed ei toimi enam klahvidena; käsklused kirjutatakse märgi / järel. k ja Enter toovad need tagasi.',
};
