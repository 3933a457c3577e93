/** The formats in which hands are saved. */
export const FORMS = ['pokerstars', 'phh', 'ohh', 'doorcard'] as const;
export type Form = (typeof FORMS)[number];

export const handsPath = (form: Form): string => `/api/account/hands?form=${form}`;

export const handPath = (hand: string, form: Form): string =>
  `/api/hands/${encodeURIComponent(hand)}/file?form=${form}`;
