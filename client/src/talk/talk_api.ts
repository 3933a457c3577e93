/** Notes, mutes, news and messages to the host over HTTP. */
import { Asked, call } from '../room/call';

export const talkApi = {
  mutes: () => call('GET', '/api/mutes'),
  mute: (player: string, on: boolean) => call('POST', '/api/mutes', { player, on }),
  notes: () => call('GET', '/api/notes'),
  note: (player: string, text: string) =>
    call('PUT', `/api/notes/${encodeURIComponent(player)}`, { text }),
  mails: () => call('GET', '/api/contact'),
  write: (text: string, page: string | null, reply_to: string | null) =>
    call('POST', '/api/contact', { text, page, reply_to }),
  read: () => call('POST', '/api/contact/read', {}),
};

const asked = new Asked<'/api/news'>();

/** The news of the room; `null` when nothing has changed. */
export const askNews = () => asked.ask('/api/news');
