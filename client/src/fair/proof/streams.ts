/** Numbers without bias out of a key, and orders without bias out of the numbers. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { joined } from './bytes';
import { message, type Field } from './hashing';

export class Stream {
  private readonly fields: Field[];
  private block = 0;
  private bytes: Uint8Array = new Uint8Array();
  private at = 0;

  constructor(
    private readonly key: Uint8Array,
    private readonly label: string,
    ...fields: Field[]
  ) {
    this.fields = fields;
  }

  take(count: number): Uint8Array {
    while (this.bytes.length - this.at < count) {
      const next = hmac(sha256, this.key, message(this.label, ...this.fields, this.block));
      this.bytes = joined([this.bytes.subarray(this.at), next]);
      this.at = 0;
      this.block += 1;
    }
    this.at += count;
    return this.bytes.slice(this.at - count, this.at);
  }

  /** A number from 0 to limit − 1, each as likely: what would favour one is drawn again. */
  below(limit: number): number {
    if (limit === 1) return 0;
    const fair = 256 - (256 % limit);
    for (;;) {
      const byte = this.take(1)[0] ?? 0;
      if (byte < fair) return byte % limit;
    }
  }
}

/** 0 to count − 1 in an order that the stream decides. */
export function shuffled(stream: Stream, count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let last = count - 1; last > 0; last -= 1) {
    const at = stream.below(last + 1);
    const kept = order[last] as number;
    order[last] = order[at] as number;
    order[at] = kept;
  }
  return order;
}
