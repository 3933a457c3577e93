import { beforeEach, describe, expect, test } from 'vitest';
import { opening } from '../state/recorded';
import type { Sight } from '../state/missed';
import type { Request, ServerMessage, TableTold } from '../wire/generated';
import { TableLine, type Socket, type Surroundings } from './line';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Request[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** A room whose clock stands still until it is moved. */
class FakeRoom implements Surroundings {
  sockets: FakeSocket[] = [];
  waiting: { at: number; f: () => void }[] = [];
  changes = 0;
  before: Sight | null = null;
  private clock = 0;
  private ids = 0;

  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.clock;
  }
  later(ms: number, f: () => void): () => void {
    const entry = { at: this.clock + ms, f };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((other) => other !== entry));
  }
  chance(): number {
    return 1;
  }
  newId(): string {
    return `id-${++this.ids}`;
  }
  seenBefore(): Sight | null {
    return this.before;
  }
  changed(): void {
    this.changes += 1;
  }
  pass(ms: number): void {
    this.clock += ms;
    const due = this.waiting.filter((entry) => entry.at <= this.clock);
    this.waiting = this.waiting.filter((entry) => entry.at > this.clock);
    for (const entry of due) entry.f();
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

const [TABLE, REST] = opening('casino');

let room: FakeRoom;
let line: TableLine;

beforeEach(() => {
  room = new FakeRoom();
  line = new TableLine(room);
  line.open();
});

describe('coming to a table', () => {
  test('is open when the whole table was told', () => {
    expect(line.line).toBe('connecting');

    room.socket.say(TABLE);

    expect(line.line).toBe('open');
    expect(line.table?.sign.id).toBe('casino');
  });

  test('follows what is told after it', () => {
    room.socket.say(TABLE);
    for (const news of REST) room.socket.say(news);

    expect(line.table?.hand?.number).toBe(5);
    expect(room.socket.sent).toEqual([]);
  });
});

describe('a request', () => {
  beforeEach(() => room.socket.say(TABLE));

  test('is settled by the answer with its id', async () => {
    const asked = line.ask({ t: 'leave' });
    room.socket.say({ t: 'answer', id: 'id-1', ok: true });

    expect(room.socket.sent).toEqual([{ t: 'leave', id: 'id-1' }]);
    expect(await asked).toEqual({ ok: true });
  });

  test('that is refused says why', async () => {
    const refusal = { code: 'decision.past', sentence: 'too late', facts: {} };
    const asked = line.ask({ t: 'leave' });
    room.socket.say({ t: 'answer', id: 'id-1', ok: false, refusal });

    expect(await asked).toEqual({ ok: false, refusal });
  });

  test('keeps its id when the line was lost before the answer', async () => {
    const asked = line.ask({ t: 'sit_out', on: true });
    const [first] = room.socket.sent;
    room.socket.drop();
    room.pass(1_000);
    room.socket.say(TABLE);

    expect(room.sockets.length).toBe(2);
    expect(room.socket.sent).toEqual([first]);
    room.socket.say({ t: 'answer', id: 'id-1', ok: true });
    expect(await asked).toEqual({ ok: true });
  });

  test('that is never answered is given up', async () => {
    const asked = line.ask({ t: 'leave' });
    room.pass(60_000);

    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'line.no_answer' } });
  });
});

describe('a gap', () => {
  beforeEach(() => {
    room.socket.say(TABLE);
    const left = REST.findIndex((news) => news.t === 'notice' && news.v === 3);
    for (const news of REST.filter((_, at) => at !== left).slice(0, 30)) room.socket.say(news);
  });

  test('is asked about once, not once a notice', () => {
    expect(room.socket.sent).toEqual([{ t: 'resync', id: 'id-1' }]);
  });

  test('is closed by the whole table', () => {
    room.socket.say(TABLE);
    for (const news of REST) room.socket.say(news);

    expect(line.table?.hand?.number).toBe(5);
    expect(room.socket.sent.length).toBe(1);
  });
});

describe('a lost line', () => {
  test('is told, and the table stays as it was', () => {
    room.socket.say(TABLE);
    const before = line.table;
    room.socket.drop();

    expect(line.line).toBe('lost');
    expect(line.table).toBe(before);
  });

  test('is tried again at longer and longer intervals, up to eight seconds', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      room.socket.drop();
      waits.push(room.waiting[0]!.at - room.now());
      room.pass(waits.at(-1)!);
    }

    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(room.sockets.length).toBe(9);
  });

  test('is tried at once when the network is back', () => {
    room.socket.drop();
    line.hurry();

    expect(room.sockets.length).toBe(2);
    expect(room.waiting).toEqual([]);
  });

  test('says nothing more when it was given up', () => {
    const [old] = room.sockets;
    old!.drop();
    room.pass(1_000);
    old!.say(TABLE);

    expect(line.table).toBe(null);
  });
});

describe('what was missed', () => {
  const at = REST.findIndex((news) => news.t === 'table');
  const later = REST[at]! as TableTold;
  const seen: Sight = {
    player: later.you.player!.id,
    seat: later.you.seat,
    chips: 0,
    hand: { id: later.hand!.id, number: later.hand!.number, version: 2, over: false },
  };
  const news = later.hand!.version - 2;

  test('while the line was lost is told with the table', () => {
    room.socket.say(TABLE);
    for (const told of REST.slice(0, at - 3)) room.socket.say(told);
    const heard = line.table!.hand!.version;
    room.socket.drop();
    room.pass(1_000);
    room.socket.say(later);

    expect(line.table?.missed?.entries.length).toBe(later.hand!.version - heard);
  });

  test('while the page was loaded again is told with the table', () => {
    room.before = seen;
    room.socket.say(later);

    expect(line.table?.missed?.entries.length).toBe(news);
  });

  test('stays until more is missed, and is nothing to who comes for the first time', () => {
    room.before = seen;
    room.socket.say(later);
    room.socket.say(later);
    expect(line.table?.missed?.entries.length).toBe(news);

    const first = new FakeRoom();
    const fresh = new TableLine(first);
    fresh.open();
    first.socket.say(later);
    expect(fresh.table?.missed).toBe(null);
  });
});

describe('a room that shuts the door', () => {
  const why: ServerMessage = { t: 'closing', code: 'table.private', sentence: 'this table is private' };

  test('says why before it has told the table, and is not asked again', () => {
    room.socket.say(why);
    room.socket.drop(4410);
    room.pass(60_000);

    expect(line.shut).toEqual(why);
    expect(room.sockets.length).toBe(1);
  });

  test('for a restart only is asked again', () => {
    room.socket.say({ t: 'closing', code: 'room.closing', sentence: 'back in a moment' });
    room.socket.drop(1012);
    room.pass(1_000);

    expect(line.shut).toBe(null);
    expect(room.sockets.length).toBe(2);
  });
});

test('a message that only a newer room knows is passed over', () => {
  room.socket.say(TABLE);
  const before = line.table;
  room.socket.say({ t: 'weather', rain: true } as unknown as ServerMessage);

  expect(line.table).toBe(before);
});

describe('hanging up', () => {
  test('closes the socket, answers what is open, and does not come back', async () => {
    room.socket.say(TABLE);
    const asked = line.ask({ t: 'leave' });
    line.hangUp();
    room.socket.drop();
    room.pass(60_000);

    expect(room.socket.closed).toBe(true);
    expect(room.sockets.length).toBe(1);
    expect(await asked).toMatchObject({ refusal: { code: 'line.closed' } });
  });
});
