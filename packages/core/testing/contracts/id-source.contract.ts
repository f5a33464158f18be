import { describe, expect, it } from 'vitest';

import type { IdSource } from '../../src/kernel/platform.port.ts';

/** The behavior of every `IdSource`. */
export function idSourceContract(subject: string, open: () => IdSource): void {
  describe(`${subject} is a source of ids`, () => {
    it('each id is a lowercase UUID of version 4 or 7', () => {
      const ids = open();
      for (let count = 0; count < 500; count++) {
        expect(ids.next()).toMatch(
          /^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        );
      }
    });

    it('never repeats an id', () => {
      const ids = open();
      expect(new Set(Array.from({ length: 5_000 }, () => ids.next())).size).toBe(5_000);
    });
  });
}
