import { accountWords } from './account';
import { cardWords } from './cards';
import { fairWords } from './fair';
import { historyWords } from './histories';
import { hostWords } from './host';
import { letterWords } from './letters';
import { lobbyWords } from './lobby';
import { logWords } from './log';
import { lookingWords } from './looking';
import { playingWords } from './playing';
import { problemWords } from './problems';
import { refusalWords } from './refusals';
import { replayWords } from './replay';
import { resultWords } from './results';
import { roomWords } from './room';
import { ruleWords } from './rules';
import { studyWords } from './study';
import { settingsWords } from './settings';
import { tableWords } from './table';
import { whyWords } from './why';
import { writtenWords } from './written';
import type { Messages } from '../../words/words.svelte';

/** Finnish. */
export const words: Messages = {
  ...accountWords,
  ...cardWords,
  ...fairWords,
  ...historyWords,
  ...hostWords,
  ...letterWords,
  ...lobbyWords,
  ...logWords,
  ...lookingWords,
  ...playingWords,
  ...problemWords,
  ...refusalWords,
  ...replayWords,
  ...resultWords,
  ...roomWords,
  ...ruleWords,
  ...studyWords,
  ...settingsWords,
  ...tableWords,
  ...whyWords,
  ...writtenWords,
};
