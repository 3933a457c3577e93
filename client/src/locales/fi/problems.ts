import type { problemWords as english } from '../en/problems';

export const problemWords: Record<keyof typeof english, string> = {
  'problem.rules.least': '{rule}: {value} on liian vähän; vähintään {least}.',
  'problem.rules.most': '{rule}: {value} on liikaa; enintään {most}.',
  'problem.rules.between': '{rule}: {value} ei käy; vähintään {least}, enintään {most}.',
  'problem.rules.below': '{rule}: {value} on vähemmän kuin ”{other}”, joka on {least}.',
  'problem.rules.above': '{rule}: {value} on enemmän kuin ”{other}”, joka on {most}.',
  'problem.rules.big_bet': '{rule}: {value} ei ole kaksi kertaa pieni panos; se olisi {wanted}.',
  'problem.rules.bring_in': '{rule}: {value} ei ole pienempi kuin pieni panos {most}.',
  'problem.rules.nothing_in_pot': 'Ilman alkupanosta ja bring-iniä ei ole mistä pelata: aseta jompikumpi.',
  'problem.rules.chip_unit': '{rule}: {value} ei ole maksettavissa merkeillä, joiden arvo on {unit}.',
  'problem.rules.four_first':
    'Kun ennen ensimmäistä kierrosta jaetaan neljä korttia, bring-iniä ei ole: aseta se nollaksi.',
  'problem.rules.no_cap': 'Korotuksilla ei ole rajaa, joten sitä ei voi poistaa kahden pelaajan väliltä.',
  'problem.rules.ante_switch':
    'Jos alkupanoksia ei makseta itsestään, pelaajan on voitava valita se itse: muuten kukaan ei pääsisi mukaan.',
  'problem.rules.house_bring_in':
    '{rule}: tässä talossa {value} ei riitä, sen on oltava enemmän kuin alkupanos {least} ({source}).',
  'problem.rules.house_betting': '{rule}: tässä talossa pelataan vain limiittiä ({source}).',
  'problem.rules.house_hilo': '{rule}: tässä talossa ei hi/lossa ole kaksinkertaista panosta ({source}).',
  'problem.rules.house_raises': '{rule}: tässä talossa on panos ja kolme korotusta ({source}).',
  'problem.rules.seat_taken': '{rule}: paikalla {seat} istuu {name}. Odota, kunnes se on vapaa.',
  'problem.rules.chip_unit_seated': '{rule}: tämän voi asettaa vain, kun pöydässä ei istu kukaan.',
  'problem.rules.unknown': '{rule}: pöydällä ei ole tällaista sääntöä.',
  'problem.rules.unread': '{rule}: ”{value}” ei käy.',

  'problem.books.below_zero': 'Tilillä {account} on {chips}, alle nollan.',
  'problem.books.sum': 'Kaikki tilit ovat yhteensä {chips}, vaikka summan pitäisi olla nolla.',
  'problem.books.transfer': 'Siirto {transfer} on yhteensä {chips}, vaikka summan pitäisi olla nolla.',
  'problem.books.postings': 'Tilillä {account} on {chips}, mutta sen kirjaukset ovat yhteensä {posted}.',
  'problem.books.differ': 'Tilillä {account} on kirjoissa {chips} ja pöydässä {at_table}.',
  'problem.books.no_seat': 'Tilillä {account} on {chips}, eikä sellaista paikkaa ole.',
};
