import type { replayWords as english } from '../en/replay';

export const replayWords: Record<keyof typeof english, string> = {
  'replay.title': 'Jaotus {number} samm-sammult',
  'replay.first': 'Algusesse',
  'replay.back': 'Tagasi',
  'replay.next': 'Edasi',
  'replay.last': 'Lõppu',
  'replay.close': 'Sulge',
  'replay.step': 'Samm {step}/{steps}',
  'replay.loading': 'Otsime jaotust…',
};
