import type { whyWords as english } from '../en/why';

export const whyWords: Record<keyof typeof english, string> = {
  'why.button': 'Miksi?',
  'why.title': 'Mitä saat tehdä ja miksi',
  'why.close': 'Sulje',
  'why.loading': 'Etsitään…',
  'why.wager': 'Panos tai korotus',
  'why.double': 'Tuplapanos',
  'why.closed': 'ei nyt',
  'why.fold_any_time': 'Kätesi saat kipata aina, kun on vuorosi.',
  'why.fold_free': 'Saat kipata, mutta sököttäminen ei maksa mitään.',
  'why.fold_low_card': 'Matalimman kortin on aloitettava: se ei voi nyt kipata.',
  'why.fold_neighbour': 'Olet all-inissa olevan matalimman kortin sijalla ja saat myös kipata.',
  'why.check_free':
    '{street}: mitään ei ole maksettavana, joten saat siirtää vuoron eteenpäin. Voit vielä korottaa myöhemmin.',
  'why.call_match': '{street}: korkein panos on {owed}; {more} lisää pitää sinut mukana.',
  'why.call_bring_in': '{street}: maksettavana on bring-in-panos {to}.',
  'why.call_all_in':
    'Maksettavana on {owed}; {to} vie sinut all-iniin, ja pelaat siitä, minkä maksoit.',
  'why.bring_in_low_card':
    '{street}: sinulla on matalin näkyvä kortti, joten aloitat panoksella {to}.',
  'why.bring_in_all_in': 'Bring-in-panos on {bring_in}; sinulla on vain {to}.',
  'why.bring_in_neighbour':
    'Matalin kortti on all-in alkupanoksellaan: sinä sen vasemmalla aloitat panoksella {to}.',
  'why.bring_in_next_low':
    'Matalin kortti on all-in alkupanoksellaan: sinulla on seuraavaksi matalin, ja aloitat panoksella {to}.',
  'why.complete_instead': 'Saat aloittaa täydellä panoksella {to} bring-in-panoksen sijasta.',
  'why.complete':
    '{street}: bring-in-panoksen {bring_in} jälkeen täysi panos on {to}. Se on panos eikä korotus.',
  'why.bet': '{street}: panos on {size}.',
  'why.raise':
    '{street}: korotus lisää {size}, yhteensä {to}.{of, plural, =0 {} one { Se on korotus {number}/{of}.} other { Se on korotus {number}/{of}.}}',
  'why.raise_doubled':
    '{street}: tuplapanoksen jälkeen jokainen korotus lisää {size}, yhteensä {to}.{of, plural, =0 {} one { Se on korotus {number}/{of}.} other { Se on korotus {number}/{of}.}}',
  'why.bet_open_pair': '{street}, näkyvissä pari: saat panostaa {small} tai {big}.',
  'why.raise_open_pair': '{street}, näkyvissä pari: saat korottaa määrään {small} tai {big}.',
  'why.wager_all_in': 'Täysi määrä olisi {full}; sinulla on vain {to}.',
  'why.wager_spread': 'Spread limit, {least}–{most}: nyt {lowest}–{highest}.',
  'why.wager_pot': 'Pottilimiitti: {lowest}–{highest}, potti maksusi jälkeen.',
  'why.wager_no_limit': 'No limit: {lowest}–{highest}, kaikki mitä sinulla on.',
  'why.wager_bring_in_only':
    'Täällä matalin kortti ei saa aloittaa suuremmalla kuin bring-in-panoksella.',
  'why.wager_no_chips': 'Merkkisi eivät riitä enempään.',
  'why.wager_capped':
    'Kierroksen panos ja {of, plural, one {sen ainoa korotus} other {kaikki # korotusta}} on tehty.',
  'why.wager_nobody': 'Ketään ei ole jäljellä vastaamaan korotukseen.',
  'why.wager_not_reopened':
    'Olet jo toiminut, ja all-in sinun jälkeesi oli liian pieni antaakseen sinun korottaa uudelleen.',
  'why.double_hilo': 'Hi/lossa näkyvä pari ei tuplaa panosta.',
  'why.double_no_pair': 'Kenelläkään ei näy paria: panos on pieni.',
  'why.double_not_yours': 'Vain se, jolla pari on näkyvissä, saa avata tuplapanoksella.',
  'why.double_not_over_small': 'Pientä panosta ei täällä koroteta tuplalla.',
  'why.show_to_win': 'Vain näytetty käsi voittaa potin.',
  'why.show_choice': 'Kukaan ei maksanut: saat näyttää, mutta sinun ei tarvitse.',
  'why.muck_beaten': 'Hävinneen käden saa jättää näyttämättä.',
  'why.muck_uncalled': 'Kukaan ei maksanut: sinun ei tarvitse näyttää.',

  'source.000': 'PartyPokerin säännöt',
  'source.001': 'CelebPokerin säännöt',
  'source.002': 'Hin ja Hi/Lon yleiset säännöt',
  'source.003': 'tietosanakirjan artikkeli',
  'source.rule_book': 'sääntökirja, osa {part}',
  'source.roberts': 'Robert’s Rules of Poker, {part}',
  'source.tda': 'Poker TDA:n säännöt',
  'source.table': 'valittu tälle pöydälle',
  'source.house': 'talon oma valinta',
  'source.reference': 'talon lähde ei sano, joten kuten vertailupelissä',
  'source.items': '{source}, {count, plural, one {kohta {items}} other {kohdat {items}}}',

  'section.seven_card_stud': 'Seven-Card Stud',
  'section.betting_and_raising': 'panostaminen ja korottaminen',
  'section.showdown': 'näyttö',
};
