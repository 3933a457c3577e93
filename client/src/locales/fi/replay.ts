import type { replayWords as english } from '../en/replay';

export const replayWords: Record<keyof typeof english, string> = {
  'replay.title': 'Jako {number} askel askeleelta',
  'replay.first': 'Alkuun',
  'replay.back': 'Takaisin',
  'replay.next': 'Seuraava',
  'replay.last': 'Loppuun',
  'replay.close': 'Sulje',
  'replay.step': 'Askel {step}/{steps}',
  'replay.loading': 'Etsitään jakoa…',
};
