import type { replayWords as english } from '../en/replay';

export const replayWords: Record<keyof typeof english, string> = {
  'replay.title': 'Rozdanie {number} krok po kroku',
  'replay.first': 'Na początek',
  'replay.back': 'Wstecz',
  'replay.next': 'Dalej',
  'replay.last': 'Na koniec',
  'replay.close': 'Zamknij',
  'replay.step': 'Krok {step} z {steps}',
  'replay.loading': 'Szukamy rozdania…',
};
