/** Strict reading of records: exactly these keys, exactly these kinds. */
import type { Json } from './hashing';

export const VERSION = 1;
const HEX = /^[0-9a-f]*$/;
const LONGEST_NAME = 200;

/** A record that cannot be. The code is the finding of the verifiers. */
export class BadRecord extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export class Fields {
  private readonly record: Record<string, Json>;

  constructor(
    private readonly code: string,
    record: Json | undefined,
    keys: readonly string[],
  ) {
    if (record === null || typeof record !== 'object' || Array.isArray(record)) {
      throw this.bad('it is no object');
    }
    const wrong = [
      ...keys.filter((key) => !(key in record)),
      ...Object.keys(record).filter((key) => !keys.includes(key)),
    ];
    if (wrong.length > 0) throw this.bad(`missing, or not wanted: ${wrong.join(', ')}`);
    this.record = record;
  }

  bad(why: string): BadRecord {
    return new BadRecord(this.code, why);
  }

  version(): void {
    if (this.record.version !== VERSION) throw this.bad('it has another version');
  }

  value(key: string): Json {
    return this.record[key] ?? null;
  }

  holds(key: string): boolean {
    return this.value(key) !== null;
  }

  text(key: string): string {
    const value = this.value(key);
    if (typeof value !== 'string' || value === '' || value.length > LONGEST_NAME) {
      throw this.bad(`${key} is no name`);
    }
    return value;
  }

  count(key: string, low = 0, high = Number.MAX_SAFE_INTEGER): number {
    return this.number(key, this.value(key), low, high);
  }

  raw(key: string, size = 32): string {
    return this.digits(key, this.value(key), size);
  }

  items(key: string): Json[] {
    const value = this.value(key);
    if (!Array.isArray(value)) throw this.bad(`${key} is no list`);
    return value;
  }

  raws(key: string): string[] {
    return this.items(key).map((each) => this.digits(key, each, 32));
  }

  seats(key: string): number[] {
    return this.items(key).map((each) => this.number(key, each, 1, 8));
  }

  private number(key: string, value: Json, low: number, high: number): number {
    if (!Number.isSafeInteger(value) || (value as number) < low || (value as number) > high) {
      throw this.bad(`${key} is no number from ${low} to ${high}`);
    }
    return value as number;
  }

  private digits(key: string, value: Json, size: number): string {
    if (typeof value !== 'string' || value.length !== 2 * size || !HEX.test(value)) {
      throw this.bad(`${key} is not ${size} bytes in hexadecimal digits`);
    }
    return value;
  }
}
