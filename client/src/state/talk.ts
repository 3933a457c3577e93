/** What is said at one table and on its rail, as far as the viewer may read it. */
import type { AnnouncementSign, LineSign, MailSign, WhyNot } from '../wire/generated';
import type { TalkNews, Where } from '../wire/messages';

/** Older lines are let go: a chat is no archive. */
const MOST_LINES = 200;

export interface Talk {
  readonly lines: Readonly<Record<Where, readonly LineSign[]>>;
  /** Why the viewer may not speak there; `null`: they may. */
  readonly may: Readonly<Record<Where, WhyNot | null>>;
  readonly muted: ReadonlySet<string>;
  readonly announcements: readonly AnnouncementSign[];
  /** The latest answer of the host. */
  readonly answer: MailSign | null;
}

const UNTOLD: WhyNot = { code: 'talk.untold', sentence: '' };

export const NO_TALK: Talk = {
  lines: { table: [], rail: [] },
  may: { table: UNTOLD, rail: UNTOLD },
  muted: new Set(),
  announcements: [],
  answer: null,
};

/** The talk after a message. A line told twice stands once, in the order of the room. */
export function followTalk(talk: Talk, news: TalkNews): Talk {
  switch (news.t) {
    case 'talk': {
      const { table, rail, may, muted } = news;
      return { ...talk, lines: { table, rail }, may, muted: new Set(muted) };
    }
    case 'said': {
      const { where } = news.line;
      const lines = { ...talk.lines, [where]: withLine(talk.lines[where], news.line) };
      return { ...talk, lines };
    }
    case 'unsaid': {
      const stay = (line: LineSign): boolean => line.id !== news.line;
      const { table, rail } = talk.lines;
      return { ...talk, lines: { table: table.filter(stay), rail: rail.filter(stay) } };
    }
    case 'announcement': {
      const { t: _, ...announcement } = news;
      const others = talk.announcements.filter(({ id }) => id !== news.id);
      return { ...talk, announcements: news.over ? others : [...others, announcement] };
    }
    case 'host_says':
      return { ...talk, answer: news.message };
  }
}

/** What those who are not muted have said. */
export function heardLines({ lines, muted }: Talk, where: Where): readonly LineSign[] {
  return muted.size ? lines[where].filter((line) => !muted.has(line.player)) : lines[where];
}

function withLine(old: readonly LineSign[], fresh: LineSign): LineSign[] {
  return [...old.filter((line) => line.id !== fresh.id), fresh]
    .sort((a, b) => a.id - b.id)
    .slice(-MOST_LINES);
}
