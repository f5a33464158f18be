import type { IdSource } from '@foyer/core';

/**
 * Creates version 7 UUIDs (RFC 9562): the current millisecond, then 74 random bits from the platform, even on
 * insecure origins. Ids created one after the other are adjacent in a database index.
 */
export class CryptoIdSource implements IdSource {
  readonly #crypto: Pick<Crypto, 'getRandomValues'>;

  constructor(generator: Pick<Crypto, 'getRandomValues'> = crypto) {
    this.#crypto = generator;
  }

  next(): string {
    const random = this.#crypto.getRandomValues(new Uint32Array(3));
    const [first, second, third] = random as unknown as [number, number, number];
    // A clock that was never set may be before 1970.
    const at = hexOf(Math.max(0, Date.now()), 12);
    // The version and 12 bits of the first number, the variant and 14 other bits, then 48 bits of the rest.
    const marked = `7${hexOf(first >>> 20, 3)}-${hexOf(0x8000 | (first & 0x3fff), 4)}`;
    return `${at.slice(0, 8)}-${at.slice(8)}-${marked}-${hexOf(second & 0xffff, 4)}${hexOf(third, 8)}`;
  }
}

function hexOf(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}
