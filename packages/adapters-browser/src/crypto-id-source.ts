import type { IdSource } from '@foyer/core';

/** Random ids from the platform's generator, also on origins that are not secure, where `randomUUID` is missing. */
export class CryptoIdSource implements IdSource {
  readonly #crypto: Crypto;

  constructor(generator: Crypto = crypto) {
    this.#crypto = generator;
  }

  next(): string {
    const generator = this.#crypto as Omit<Crypto, 'randomUUID'> & Partial<Crypto>;
    return generator.randomUUID?.() ?? uuidOf(generator.getRandomValues(new Uint8Array(16)));
  }
}

/** RFC 9562, version 4: six bits say what it is, the rest is random. */
function uuidOf(random: Uint8Array): string {
  const hex = Array.from(random, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
