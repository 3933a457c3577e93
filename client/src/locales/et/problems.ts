import type { problemWords as english } from '../en/problems';

export const problemWords: Record<keyof typeof english, string> = {
  'problem.rules.least': '{rule}: {value} on liiga vähe; vähim on {least}.',
  'problem.rules.most': '{rule}: {value} on liiga palju; suurim on {most}.',
  'problem.rules.between': '{rule}: {value} ei sobi; vähim on {least} ja suurim {most}.',
  'problem.rules.below': '{rule}: {value} on vähem kui „{other}“, mis on {least}.',
  'problem.rules.above': '{rule}: {value} on rohkem kui „{other}“, mis on {most}.',
  'problem.rules.big_bet': '{rule}: {value} ei ole kaks korda väike panus; see oleks {wanted}.',
  'problem.rules.bring_in': '{rule}: {value} ei ole väiksem kui väike panus {most}.',
  'problem.rules.nothing_in_pot':
    'Ilma anteta ja bring-in panuseta ei ole millegi peale mängida: määra üks neist.',
  'problem.rules.chip_unit': '{rule}: {value} ei ole makstav žetoonides väärtusega {unit}.',
  'problem.rules.four_first':
    'Kui enne esimest ringi jagatakse neli kaarti, bring-in panust ei ole: pane see nulliks.',
  'problem.rules.no_cap': 'Tõstmistel piiri ei ole, seega pole kahe mängija vahel mida kaotada.',
  'problem.rules.ante_switch':
    'Kui antet ise sisse ei panda, peab mängija saama seda valida: muidu ei pääseks keegi mängu.',
  'problem.rules.house_bring_in':
    '{rule}: selles majas peab {value} olema suurem kui ante {least} ({source}).',
  'problem.rules.house_betting': '{rule}: selles majas mängitakse ainult fikseeritud limiidiga ({source}).',
  'problem.rules.house_hilo': '{rule}: selles majas hi/lo-s topeltpanust ei ole ({source}).',
  'problem.rules.house_raises': '{rule}: selles majas on panus ja kolm tõstmist ({source}).',
  'problem.rules.seat_taken': '{rule}: kohal {seat} istub {name}. Oota, kuni see vabaneb.',
  'problem.rules.chip_unit_seated': '{rule}: seda saab määrata ainult siis, kui keegi lauas ei istu.',
  'problem.rules.unknown': '{rule}: laual ei ole sellist reeglit.',
  'problem.rules.unread': '{rule}: „{value}“ ei sobi.',

  'problem.books.below_zero': 'Kontol {account} on {chips}, alla nulli.',
  'problem.books.sum': 'Kõik kontod kokku annavad {chips}, mitte nulli.',
  'problem.books.transfer': 'Ülekanne {transfer} annab kokku {chips}, mitte nulli.',
  'problem.books.postings': 'Kontol {account} on {chips}, aga selle kanded annavad kokku {posted}.',
  'problem.books.differ': 'Kontol {account} on raamatutes {chips} ja lauas {at_table}.',
  'problem.books.no_seat': 'Kontol {account} on {chips}, kuid sellist kohta ei ole.',
};
