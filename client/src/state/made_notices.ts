/** Whole notices for tests, made of what matters in them. */
import type { CardText, HouseRules, Street, StreetDealtNotice } from '../wire/generated';
import { recorded } from './recorded';

const [DEALT] = recorded('casino').filter((news) => news.t === 'notice');

/** A house's rules, but for some. */
export function rules(some: Partial<HouseRules>): HouseRules {
  if (DEALT?.notice.type !== 'hand_started') throw new Error('the recording must begin a hand');
  return { ...DEALT.notice.rules, ...some };
}

/** A street that dealt these cards. */
export function dealt(
  street: Street,
  cards: StreetDealtNotice['cards'],
  common: CardText | null = null,
): StreetDealtNotice {
  return { type: 'street_dealt', street, cards, burned: null, common, reclaimed: false };
}
