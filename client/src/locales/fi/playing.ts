import type { playingWords as english } from '../en/playing';

export const playingWords: Record<keyof typeof english, string> = {
  'pre.label': 'Kun vuorosi tulee',
  'pre.short': 'Etukäteen:',
  'pre.fold': 'Kippaa',
  'pre.check_fold': 'Sökötä tai kippaa',
  'pre.check': 'Sökötä',
  'pre.call': 'Maksa {chips}',
  'pre.holds': 'Pätee joka hinnalla: se ei maksa mitään',
  'pre.ends': 'Unohtuu, kun hinta muuttuu',

  'wager.less': 'Vähemmän',
  'wager.more': 'Enemmän',

  'live.label': 'Mitä jakaja sanoo',
  'live.your_cards': 'Saat: {cards}.',
  'live.turn': 'Sinun vuorosi: {choices}.',
  'live.turn_show': 'Sinun vuorosi näyttää: {choices}.',
  'live.range': '{least}, enintään {most}',
  'live.seconds': '{seconds, plural, one {# sekunti} other {# sekuntia}} jäljellä.',

  'missed.back': 'Takaisin pöydässä.',
  'missed.seat': 'Paikka {seat} annettiin sillä välin pois.',
  'missed.hands':
    '{hands, plural, one {# jako päättyi sillä välin.} other {# jakoa päättyi sillä välin.}}',
  'missed.stack': 'Merkkisi: ennen {before}, nyt {after}.',
  'missed.more':
    '{lines, plural, one {# rivi lisää kertomuksessa.} other {# riviä lisää kertomuksessa.}}',

  'tabs.label': 'Pöytäsi',
  'tabs.calls': '{table}: sinun vuorosi.',
  'tabs.lost': 'yhteys poikki',

  'side.open': 'Kertomus, juttelu, paikka',
  'side.close': 'Takaisin pöytään',

  'seat.cards_closed': '×{cards}',
  'seat.cards_closed_label': '{cards, plural, one {# pimeä kortti} other {# pimeää korttia}}',

  'type.label': 'Komento',
  'type.hint': 'Kirjoita komento tai help',
  'type.help':
    'f kippaa, c sököttää tai maksaa, r panostaa tai korottaa; r ja määrä panostaa tai korottaa siihen. h kertoo kätesi, 1–8 paikan, p potin, d kipatut avokortit, t ajan, w miksi saat tehdä mitä saat. Samat kirjaimet toimivat näppäiminä; / vie tälle riville. k kytkee näppäimet pois ja päälle. Etukäteen valittu kippaus ja sökötys tai kippaus pätevät joka hinnalla, koska ne eivät maksa mitään; sökötys ja maksu unohtuvat, kun hinta muuttuu.',
  'type.unknown': 'Komentoa ”{line}” ei ole. Kirjoita help.',
  'type.not_now': 'Sitä ei voi tehdä nyt.',
  'type.not_to': 'Ei määrään {chips}. {choices}',
  'type.not_amount': '”{amount}” ei ole määrä. Kirjoita r ja yksi luku, esimerkiksi r 4.',
  'type.surplus':
    'Mitään ei tehty: ”{word}” on yksinään, ja sen perässä oli ”{rest}”.',
  'type.confirm': 'Sököttäminen ei maksa mitään. f uudestaan kippaa, c sököttää.',
  'type.sent': 'Tehty.',

  'tell.no_cards': 'Sinulla ei ole kortteja.',
  'tell.cards': 'Pimeät: {down}. Avoimet: {up}.',
  'tell.makes': 'Siitä tulee {hand}.',
  'tell.seat': 'Paikka {seat}: {name}, {chips}.',
  'tell.seat_you': 'Se olet sinä.',
  'tell.seat_free': 'Paikka {seat} on vapaa.',
  'tell.seat_folded': 'On kipannut.',
  'tell.seat_shows': 'Näkyvissä {cards}.',
  'tell.seat_mark': '{mark}.',
  'tell.seat_wager': 'Panos tällä kierroksella {chips}.',
  'tell.seat_turn': 'On vuorossa.',
  'tell.wagers': 'tämän kierroksen panokset {chips}',
  'tell.common': 'yhteinen kortti {card}',
  'tell.no_pot': 'Potissa ei ole vielä mitään.',
  'tell.dead': 'Kipatut avokortit: {cards}.',
  'tell.dead_none': 'Yhtään avokorttia ei ole vielä kipattu.',
  'tell.dead_untold': 'Tässä pöydässä kipattuja avokortteja ei luetella.',
  'tell.no_turn': 'Kukaan ei ole vuorossa.',
  'tell.time': 'Vuorossa {name}; kello ei vielä näy.',
  'tell.time_yours': 'Sinun vuorosi; kello ei vielä näy.',
  'tell.time_left': '{name}: {seconds, plural, one {# sekunti} other {# sekuntia}} jäljellä.',
  'tell.time_left_yours':
    'Sinulla on {seconds, plural, one {# sekunti} other {# sekuntia}} jäljellä.',

  'outs.one':
    '{kind} {live}{dead, plural, =0 {} one { ({dead} kuollut)} other { ({dead} kuollutta)}}',
  'outs.all': 'Elävät outit: {outs}.',
  'outs.pair': 'pari',
  'outs.two_pair': 'kaksi paria',
  'outs.three_of_a_kind': 'kolmoset',
  'outs.straight': 'suora',
  'outs.flush': 'väri',
  'outs.full_house': 'täyskäsi',
  'outs.four_of_a_kind': 'neloset',
  'outs.straight_flush': 'värisuora',
  'outs.low': 'matala',

  'told.rules.in_force': 'Pöydän uudet säännöt ovat voimassa tästä jaosta alkaen.',
  'told.rules.taken_back': 'Ilmoitettu muutos peruttiin: pöydässä pelataan kuten ennenkin.',
  'told.table.closing':
    'Tämä pöytä suljetaan, kun jako on ohi: kaikki merkit palaavat lompakoihin.',
  'told.room.draining':
    'Huone suljetaan pian: tämä jako pelataan loppuun, jos aikaa riittää. Paikat ja merkit säilyvät.',
  'told.room.closing': 'Huone käynnistetään uudelleen. Paikat, merkit ja jako säilyvät.',
  'told.table.stopped':
    'Tämä pöytä on pysähtynyt: jako on tallessa ja jatkuu, kun huone on käynnistetty uudelleen.',
  'told.connections.lost':
    'Useimmat pöydän yhteydet katkesivat yhtä aikaa: niitä odotetaan.',
  'told.host.paused': 'Isäntä on pysäyttänyt koko huoneen.',
  'told.host.table_paused': 'Isäntä on pysäyttänyt tämän pöydän.',
  'told.table.closed': 'Pöytä on suljettu: kaikki merkit ovat taas lompakoissa.',
  'told.random.failing':
    'Huoneen koneen satunnaislähde ei läpäissyt koettaan: yhtään korttia ei jaeta ennen kuin se taas läpäisee sen.',
  'told.watch.slow': 'Yhteytesi ei pysynyt pöydän perässä: lataa pöytä uudelleen.',
  'lapse.told': '{name}: {cause}, {outcome}.',
  'type.keys_on': 'Kirjaimet toimivat taas näppäiminä.',
  'type.keys_off':
    'Kirjaimet eivät enää toimi näppäiminä; komennot kirjoitetaan merkin / jälkeen. k ja Enter palauttavat ne.',
};
