/** What every page is to know of the room: announcements, pauses, answers of the host. */
import { session } from '../room/session.svelte';
import type { AnnouncementSign, MailSign, News } from '../wire/generated';
import { askNews, talkApi } from './talk_api';

const EVERY_MS = 15_000;

class RoomNews {
  told: News | null = $state.raw(null);
  /** Announcements that this visitor has put away. */
  putAway: ReadonlySet<number> = $state.raw(new Set());
  /** The player's messages with the host, the oldest first; `null` until they were asked for. */
  mails: readonly MailSign[] | null = $state.raw(null);
  private answered: MailSign | null = null;

  /** Ask now and then, until the returned function is called. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden) void this.look();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const reply = await askNews();
    if (reply.ok && reply.value) this.told = reply.value;
  }

  get unread(): number {
    return (session.player && this.told?.unread) || 0;
  }

  dismiss(id: number): void {
    this.putAway = new Set([...this.putAway, id]);
  }

  /** Those in force that were not put away; a table's own come by its socket. */
  announcements(ofTable: readonly AnnouncementSign[] = []): readonly AnnouncementSign[] {
    const all = [...(this.told?.announcements ?? []), ...ofTable];
    const once = new Map(all.map((each) => [each.id, each]));
    return [...once.values()].filter(({ id }) => !this.putAway.has(id));
  }

  /** An answer that came by the socket of a table. */
  answer(mail: MailSign | null): void {
    if (!mail || mail.id === this.answered?.id) return;
    this.answered = mail;
    void this.look();
  }

  /** Read the messages; what was unread then is read. */
  async open(): Promise<void> {
    const reply = await talkApi.mails();
    if (!reply.ok) return;
    this.mails = reply.value.messages.toReversed();
    if (reply.value.unread && (await talkApi.read()).ok) {
      if (this.told) this.told = { ...this.told, unread: 0 };
    }
  }

  /** One more message of the player's own. */
  sent(mail: MailSign): void {
    this.mails = [...(this.mails ?? []), mail];
  }

  forget(): void {
    this.mails = null;
    this.answered = null;
    void this.look();
  }
}

export const news = new RoomNews();
