/** The tables that this page keeps up with: the one that is shown, and those where the player has a seat. */
import { session } from '../room/session.svelte';
import { TableRoom } from '../room/table_room.svelte';
import { tableName } from '../words/houses';

interface Kept {
  readonly room: TableRoom;
  readonly goOut: () => void;
}

/** A table where the player has a seat. */
export interface Seated {
  readonly id: string;
  readonly name: string;
  readonly lost: boolean;
  /** The turn that is theirs to take, another word for each; `''` where it is not. */
  readonly turn: string;
}

class OpenTables {
  private kept: ReadonlyMap<string, Kept> = $state.raw(new Map());
  private shown = '';
  /** Come back to, and not told yet whether the player still sits there. */
  private readonly resumed = new Set<string>();
  private whose: string | null = null;
  private visits = 0;

  /** All of them, in the order in which they were opened. */
  get rooms(): readonly [string, TableRoom][] {
    return [...this.kept].map(([id, { room }]) => [id, room]);
  }

  /** Where the player sits, in the same order. */
  get seats(): Seated[] {
    return this.rooms.flatMap(([id, { table, line }]) => {
      if (!table || table.mySeat === null) return [];
      const turn = table.turn?.options ? `${table.hand?.id}:${table.turn.decision}` : '';
      return [{ id, name: tableName(table.sign), lost: line === 'lost', turn }];
    });
  }

  /** Come to a table: its line is opened, unless it is still open. Also how to turn from it again. */
  show(id: string): [room: TableRoom, turnAway: () => void] {
    this.visits += 1;
    const visit = this.visits;
    // Who is let in comes to the same table anew before the page at its door is gone.
    const turnAway = (): void => {
      if (visit === this.visits) this.shown = '';
      this.tidy();
    };
    return [this.come(id), turnAway];
  }

  /** After the page was loaded again: come back to the tables where the player had a seat. */
  resume(ids: readonly string[]): void {
    this.whose ??= session.id;
    for (const id of ids) {
      if (this.kept.has(id)) continue;
      this.resumed.add(id);
      this.open(id);
    }
  }

  private come(id: string): TableRoom {
    if (this.whose !== session.id) this.closeAll();
    this.whose = session.id;
    this.shown = id;
    const known = this.kept.get(id);
    if (known && !known.room.shut) return known.room;
    if (known) this.close(id);
    return this.open(id);
  }

  private open(id: string): TableRoom {
    const room = new TableRoom(id);
    const kept = { room, goOut: room.enter() };
    this.kept = new Map([...this.kept, [id, kept]]);
    return room;
  }

  /**
   * Close the lines to tables that are not shown and where the player does not sit. Where the
   * player sits they stay open: an absent seat loses its hands.
   */
  tidy(): void {
    if (this.whose !== session.id) this.closeAll();
    for (const [id, { room }] of this.kept) {
      const sits = room.table === null ? this.resumed.has(id) : room.table.mySeat !== null;
      if (id !== this.shown && !(sits && room.shut === null)) this.close(id);
    }
  }

  private close(id: string): void {
    this.kept.get(id)?.goOut();
    this.resumed.delete(id);
    this.kept = new Map([...this.kept].filter(([each]) => each !== id));
  }

  private closeAll(): void {
    for (const id of this.kept.keys()) this.close(id);
  }
}

export const openTables = new OpenTables();
