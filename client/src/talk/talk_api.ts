/** Notes, mutes, news and messages to the host over HTTP. */
import { Asked, call } from '../room/call';
import type { Mail, Mails, Muted, News, Note } from '../wire/talk';

export const talkApi = {
  mutes: () => call<{ muted: Muted[] }>('GET', '/api/mutes'),
  mute: (player: string, on: boolean) => call<{ muted: Muted[] }>('POST', '/api/mutes', { player, on }),
  notes: () => call<{ notes: Note[] }>('GET', '/api/notes'),
  note: (player: string, text: string) =>
    call<Note>('PUT', `/api/notes/${encodeURIComponent(player)}`, { text }),
  mails: () => call<Mails>('GET', '/api/contact'),
  write: (text: string, page: string | null, reply_to: string | null) =>
    call<Mail>('POST', '/api/contact', { text, page, reply_to }),
  read: () => call<{ unread: number }>('POST', '/api/contact/read', {}),
};

const asked = new Asked<News>();

/** The news of the room; `null` when nothing has changed. */
export const askNews = () => asked.ask('/api/news');
