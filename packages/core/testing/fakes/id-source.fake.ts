import type { IdSource } from '../../src/kernel/platform.port.ts';

/** Valid version 4 UUIDs that are the same for the same seed. */
export class SeededIdSource implements IdSource {
  /** Every id handed out, oldest first. */
  readonly made: string[] = [];
  readonly #random: () => number;

  constructor(seed = 1) {
    this.#random = seededRandom(seed);
  }

  next(): string {
    const variant = 'ab89'.charAt(Math.floor(this.#random() * 4));
    const id = `${this.#hex(8)}-${this.#hex(4)}-4${this.#hex(3)}-${variant}${this.#hex(3)}-${this.#hex(12)}`;
    this.made.push(id);
    return id;
  }

  #hex(count: number): string {
    let digits = '';
    for (let at = 0; at < count; at += 1) {
      digits += hexDigits.charAt(Math.floor(this.#random() * 16));
    }
    return digits;
  }
}

const hexDigits = '0123456789abcdef';

/**
 * Pseudorandom numbers in [0, 1) that repeat for the same seed, so that a run can be reproduced. The generator is
 * mulberry32 (Tommy Ettinger, public domain).
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
