import { describe, expect, it } from 'vitest';

import { Temporal } from '../../src/kernel/temporal.ts';
import type { Visitor } from '../../src/kernel/platform.port.ts';

/** The behavior of every `Visitor`. */
export function visitorContract(subject: string, open: () => Visitor): void {
  describe(`${subject} describes the visitor`, () => {
    it('the country is two capital letters, or unknown', () => {
      expect(open().country() ?? 'ZZ').toMatch(/^[A-Z]{2}$/);
    });

    it('times can be shown in the time zone', () => {
      const noon = Temporal.Instant.from('2026-11-20T12:00:00Z');
      const zone = open().timeZone();
      expect(noon.toZonedDateTimeISO(zone).toInstant().equals(noon)).toBe(true);
    });

    it('the page is a full address', () => {
      const page = new URL(open().pageUrl());
      expect(page.origin).toMatch(/^https?:\/\/./);
    });
  });
}
