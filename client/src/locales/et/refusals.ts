import type { refusalWords as english } from '../en/refusals';

export const refusalWords: Record<keyof typeof english, string> = {
  'refusal.line.lost': 'Tuba ei vasta. Proovi hetke pärast uuesti.',
  'refusal.line.no_answer': 'Tuba pole vastanud. Laud näitab, mis juhtus.',
  'refusal.line.closed': 'Ühendus lauaga on suletud.',
  'refusal.passkey.not_given': 'Seade ei andnud pääsuvõtit. Proovi uuesti või kasuta parooli.',
  'refusal.buy_in.short': 'Sisseost on siin {buy_in_min} kuni {buy_in_max}.',
  'refusal.buy_in.range': 'Sisseost on siin {buy_in_min} kuni {buy_in_max}.',
  'refusal.buy_in.rathole':
    'Sellest lauast lahkudes oli sul {buy_in_min}: too vähemalt sama palju või tule hiljem.',
  'refusal.top_up.range': 'Stäkki ei saa nii palju lisada: vähemalt {lowest}, kõige rohkem {highest}.',
  'refusal.chips.not_enough': 'Rahakotis on ainult {balance}.',
  'refusal.grant.not_broke': 'Sul on žetoone, millega mängida. Juurde saab, kui need on otsakorral.',
  'refusal.dismiss': 'Peida teade',
};
