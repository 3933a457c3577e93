/** Streams recorded from a running room, one person and house bots: `make recordings`. */
import { readFileSync } from 'node:fs';
import type { ServerMessage, TableTold } from '../wire/generated';
import type { TableNews } from '../wire/messages';

export type Recording = 'casino' | 'common_hilo';

/** Everything one socket was told, in order, without the answers. */
export function recorded(name: Recording): TableNews[] {
  const text = readFileSync(new URL(`./recorded/${name}.jsonl`, import.meta.url), 'utf8');
  const messages = text.trim().split('\n').map((line) => JSON.parse(line) as ServerMessage);
  return messages.filter((message): message is TableNews => message.t !== 'answer');
}

/** The stream cut where it begins: the whole table, and what came after. */
export function opening(name: Recording): [TableTold, TableNews[]] {
  const [first, ...rest] = recorded(name);
  if (first?.t !== 'table') throw new Error(`the recording ${name} must begin with the table`);
  return [first, rest];
}
