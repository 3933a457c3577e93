import { describe, expect, it } from 'vitest';
import { unhex } from './proof/bytes';
import { commitment } from './proof/mixing';
import { Seeds } from './seeds';
import { PageShelf } from './shelf';

/** Bytes that are other ones each time, and known. */
function counting(from: number): (count: number) => Uint8Array {
  let next = from;
  return (count) => Uint8Array.from({ length: count }, () => next++ % 251);
}

describe('a pending seed', () => {
  it('is another one for each hand and seat', () => {
    const seeds = new Seeds(new PageShelf(), counting(1));

    const drawn = [seeds.forHand('t', 7, 2), seeds.forHand('t', 8, 2), seeds.forHand('t', 7, 3), seeds.forHand('u', 7, 2)];

    expect(new Set(drawn).size).toBe(4);
    expect(drawn.every((each) => /^[0-9a-f]{64}$/.test(each))).toBe(true);
  });

  it('is kept through a reload of the page', () => {
    const shelf = new PageShelf();

    const seed = new Seeds(shelf, counting(1)).forHand('t', 7, 2);

    expect(new Seeds(shelf, counting(99)).forHand('t', 7, 2)).toBe(seed);
  });

  it('of whichever tab committed first is found by the commitment that stands', () => {
    const shelf = new PageShelf();
    const [one, two] = [new Seeds(shelf, counting(1)), new Seeds(shelf, counting(99))];
    const first = one.forHand('t', 7, 2);
    // The second tab drew before it could see what the first one kept.
    shelf.setItem('doorcard.seed/t/7/2/ffffffff', 'ab'.repeat(32));

    const stands = commitment('t', 7, 2, unhex('ab'.repeat(32)));

    expect(two.thatOpens('t', 7, 2, stands)).toBe('ab'.repeat(32));
    expect(two.thatOpens('t', 7, 2, commitment('t', 7, 2, unhex(first)))).toBe(first);
    expect(two.thatOpens('t', 7, 3, stands)).toBeNull();
  });

  it('is revealed to the first opening event of its number, and to no other', () => {
    const shelf = new PageShelf();

    expect(new Seeds(shelf, counting(1)).mayReveal('t', 7, 'aa')).toBe(true);
    expect(new Seeds(shelf, counting(1)).mayReveal('t', 7, 'aa')).toBe(true);
    expect(new Seeds(shelf, counting(1)).mayReveal('t', 7, 'bb')).toBe(false);
    expect(new Seeds(shelf, counting(1)).mayReveal('t', 8, 'bb')).toBe(true);
  });

  it('is forgotten when its hand is over', () => {
    const shelf = new PageShelf();
    const seeds = new Seeds(shelf, counting(1));
    seeds.forHand('t', 7, 2);
    seeds.mayReveal('t', 7, 'aa');
    const later = seeds.forHand('t', 8, 2);
    const other = seeds.forHand('u', 7, 2);

    seeds.forget('t', 7);

    expect(shelf.length).toBe(2);
    expect([seeds.forHand('t', 8, 2), seeds.forHand('u', 7, 2)]).toEqual([later, other]);
  });

  it('lives as long as the page where the browser keeps nothing', () => {
    const shelf = new PageShelf();
    shelf.setItem = () => {
      throw new Error('full');
    };

    expect(new Seeds(shelf, counting(1)).forHand('t', 7, 2)).toHaveLength(64);
  });
});
