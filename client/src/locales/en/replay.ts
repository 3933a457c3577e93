/** Words of stepping through a hand. */
export const replayWords = {
  'replay.title': 'Hand {number}, step by step',
  'replay.first': 'To the start',
  'replay.back': 'Back',
  'replay.next': 'Next',
  'replay.last': 'To the end',
  'replay.close': 'Close',
  'replay.step': 'Step {step} of {steps}',
  'replay.loading': 'Looking for the hand…',
} as const;
