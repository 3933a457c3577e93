/** Hashes with a label, over fields with a length. See docs/fair-deal.md, "Bytes". */
import { sha256 } from '@noble/hashes/sha2.js';
import { joined } from './bytes';

/** Bytes, text as UTF-8, or an integer as eight bytes. */
export type Field = Uint8Array | string | number;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const PREFIX = 'doorcard/1/';
const UTF8 = new TextEncoder();
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

export function message(label: string, ...fields: Field[]): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const field of [PREFIX + label, ...fields]) {
    const raw = bytesOf(field);
    parts.push(u32(raw.length), raw);
  }
  return joined(parts);
}

export function digest(label: string, ...fields: Field[]): Uint8Array {
  return sha256(message(label, ...fields));
}

/** The one way to write a JSON value: RFC 8785, without fractions. */
export function canonical(value: Json): Uint8Array {
  return UTF8.encode(written(value));
}

function written(value: Json): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError('a fraction has no canonical form here');
    return JSON.stringify(value);
  }
  if (typeof value === 'string') {
    if (LONE_SURROGATE.test(value)) throw new RangeError('this text is no Unicode');
    return JSON.stringify(value);
  }
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${written(key)}:${written(value[key] ?? null)}`).join(',')}}`;
}

function bytesOf(field: Field): Uint8Array {
  if (typeof field === 'string') return UTF8.encode(field);
  return typeof field === 'number' ? u64(field) : field;
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function u64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
