/** The rules that a table may have otherwise than its house, as a form shows them. */
import type { Fields, Scalar } from '../wire/fields';
import type { OpenTable } from '../wire/generated';

export type Kind = 'chips' | 'number' | 'seconds' | 'minutes' | 'optional' | 'flag' | 'choice';

export interface RuleField {
  readonly field: string;
  readonly of: 'rules' | 'policy';
  readonly kind: Kind;
  readonly choices?: readonly string[];
}

export interface RuleGroup {
  readonly name: 'sizes' | 'seats' | 'betting' | 'deal' | 'showdown' | 'clock' | 'talk' | 'chips';
  readonly fields: readonly RuleField[];
}

function rule(field: string, kind: Kind): RuleField {
  return { field, of: 'rules', kind };
}
function choiceOf(of: RuleField['of'], field: string, ...choices: string[]): RuleField {
  return { field, of, kind: 'choice', choices };
}
function choice(field: string, ...choices: string[]): RuleField {
  return choiceOf('rules', field, ...choices);
}
function policy(field: string, kind: Kind): RuleField {
  return { field, of: 'policy', kind };
}

const ABSENCE = ['check_fold', 'allin', 'allin_if_chips_else_fold'];

export const RULE_GROUPS: readonly RuleGroup[] = [
  {
    name: 'sizes',
    fields: [
      choice('game', 'hi', 'hilo'),
      choice('betting', 'fixed_limit', 'spread_limit', 'pot_limit', 'no_limit'),
      rule('small_bet', 'chips'),
      rule('big_bet', 'chips'),
      rule('spread_min', 'chips'),
      rule('spread_max', 'chips'),
      rule('ante', 'chips'),
      rule('bring_in', 'chips'),
    ],
  },
  {
    name: 'seats',
    fields: [
      rule('max_players', 'number'),
      policy('buy_in_min', 'chips'),
      policy('buy_in_max', 'chips'),
      policy('short_buy', 'flag'),
      policy('rathole_minutes', 'minutes'),
      policy('bust_seconds', 'seconds'),
      policy('lost_line_seconds', 'seconds'),
      policy('absence_minutes', 'minutes'),
      policy('offer_seconds', 'seconds'),
      policy('auto_ante_default', 'flag'),
      policy('auto_ante_switch', 'flag'),
      policy('im_in_seconds', 'seconds'),
    ],
  },
  {
    name: 'betting',
    fields: [
      rule('bring_in_may_complete', 'flag'),
      rule('bring_in_counts_as_bet', 'flag'),
      choice('short_bring_in_call', 'full', 'actual'),
      choice('ante_allin_low_card', 'left_acts', 'next_lowest'),
      rule('max_raises', 'optional'),
      rule('headsup_uncapped', 'flag'),
      choice('allin_half_rule', 'half', 'full'),
      choice('open_pair_double', 'off', 'pair_holder', 'any_player'),
      rule('open_pair_big_raise_over_small', 'flag'),
      rule('open_pair_hilo', 'flag'),
      choice('first_act_tie', 'position', 'suit'),
      choice('first_act_allin_high', 'next_left', 'next_high'),
    ],
  },
  {
    name: 'deal',
    fields: [
      rule('four_first', 'flag'),
      rule('burn_cards', 'flag'),
      choice('short_deck', 'reclaim_burns', 'tda', 'community_only'),
      choice('common_card_first', 'sixth_street_order', 'high_with_common'),
      policy('dead_card_rack', 'flag'),
      policy('live_outs', 'flag'),
    ],
  },
  {
    name: 'showdown',
    fields: [
      choice('showdown_order', 'aggressor_then_clockwise', 'side_pots_first'),
      rule('loser_may_muck', 'flag'),
      rule('allin_faceup', 'flag'),
      choice('muck_disclosure', 'none', 'dealt_in'),
      policy('muck_ask_told', 'flag'),
      policy('show_seconds', 'seconds'),
    ],
  },
  {
    name: 'clock',
    fields: [
      policy('turn_seconds', 'seconds'),
      policy('timer_visible_seconds', 'seconds'),
      choice('timeout_action', ...ABSENCE),
      choice('timeout_chips_test', 'ante', 'bet_this_hand', 'bet_this_round'),
      choice('disconnect_action', ...ABSENCE),
      policy('allin_protections_per_day', 'optional'),
      policy('reconnect_min_left_seconds', 'seconds'),
      policy('reconnect_bonus_seconds', 'seconds'),
      policy('pause_seconds', 'seconds'),
      policy('pause_every_minutes', 'minutes'),
    ],
  },
  {
    name: 'talk',
    fields: [
      choiceOf('policy', 'rail', 'open', 'players', 'closed'),
      policy('rail_delay_seconds', 'seconds'),
      policy('table_chat', 'flag'),
      policy('rail_chat', 'flag'),
      choiceOf('policy', 'folded_talk', 'free', 'held', 'refused'),
    ],
  },
  {
    name: 'chips',
    fields: [
      choice('odd_chip_high', 'left_of_dealer', 'suit_5', 'suit_7'),
      choice('odd_chip_low', 'left_of_dealer', 'high_suit_5', 'low_suit_7'),
      rule('chip_unit', 'chips'),
    ],
  },
];

export interface RuleSet {
  rules: Fields;
  policy: Fields;
}

/** The fields of `edited` that are other than in `base`, with their new values. */
export function changesOf(base: Fields, edited: Fields): Fields {
  return Object.fromEntries(
    Object.entries(edited).filter(([field, value]) => base[field] !== value),
  );
}

/** One field set anew; in fixed limit the big bet follows the small one. */
export function withField(set: RuleSet, { of, field }: RuleField, value: Scalar): RuleSet {
  const after: RuleSet = { ...set, [of]: { ...set[of], [field]: value } };
  if (field === 'small_bet' && typeof value === 'number' && after.rules['betting'] === 'fixed_limit') {
    after.rules = { ...after.rules, big_bet: 2 * value };
  }
  return after;
}

/** Fields without a meaning in the betting that is chosen are not asked for. */
export function isAsked({ field }: RuleField, { rules }: RuleSet): boolean {
  const betting = rules['betting'];
  if (field === 'big_bet') return betting === 'fixed_limit';
  if (field === 'small_bet') return betting !== 'spread_limit';
  if (field.startsWith('spread_')) return betting === 'spread_limit';
  return true;
}

/**
 * The wish for a table of a house: what differs from the house's own game in its rules, and from
 * the policy of the stakes that were chosen, because buy-ins follow the stakes by themselves.
 */
export function wishFor(
  about: Omit<OpenTable, 'rules' | 'policy'>,
  house: RuleSet,
  chosen: RuleSet,
  edited: RuleSet,
): OpenTable {
  return {
    ...about,
    rules: changesOf(house.rules, edited.rules),
    policy: changesOf(chosen.policy, edited.policy),
  };
}
