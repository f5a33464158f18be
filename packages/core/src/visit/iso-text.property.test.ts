import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readInstantText } from '../kernel/instant-text.ts';
import { Temporal } from '../kernel/temporal.ts';
import { isoDate, isoDateTime, offsetText, readPlainInstant } from './iso-text.ts';
import { runs } from '../../testing/runs.ts';

const dayMs = 86_400_000;
const epochMs = fc.integer({
  min: Temporal.Instant.from('0001-01-01T00:00:00Z').epochMilliseconds,
  max: Temporal.Instant.from('9998-12-31T00:00:00Z').epochMilliseconds,
});
const offsetMinutes = fc.integer({ min: -1439, max: 1439 });
/** What is not a moment, but nearly: a digit, a sign or a letter is another. */
const nearly = fc
  .tuple(epochMs, offsetMinutes, fc.nat(24), fc.constantFrom(...Array.from('0123456789:-+TtZz. ')))
  .map(([at, offset, place, other]) => {
    const text = isoDateTime(at, offset * 60_000);
    return `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
  });

describe('ISO text by arithmetic', () => {
  it('LS-10 is read as the moment that Temporal reads', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: 'binary' })), (text) => {
        const at = readPlainInstant(text);
        expect(at ?? readInstantText(text)?.epochMilliseconds).toBe(
          readInstantText(text)?.epochMilliseconds,
        );
      }),
      runs(100),
    );
  });

  it('LS-10 is written as Temporal writes it, and read again', () => {
    fc.assert(
      fc.property(epochMs, offsetMinutes, (at, offset) => {
        const second = Math.floor(at / 1000) * 1000;
        const zone = offsetText(offset * 60_000);
        const written = isoDateTime(second + offset * 60_000, offset * 60_000);
        const asTemporal = Temporal.Instant.fromEpochMilliseconds(second).toString({
          timeZone: zone,
          smallestUnit: 'second',
        });
        expect(written).toBe(asTemporal);
        expect(readPlainInstant(written)).toBe(second);
        expect(readPlainInstant(`${written.slice(0, 16)}Z`)).toBe(
          Math.floor((second + offset * 60_000) / 60_000) * 60_000,
        );
      }),
    );
  });

  it('LS-02 dates are those of the calendar', () => {
    fc.assert(
      fc.property(epochMs, (at) => {
        const number = Math.floor(at / dayMs);
        const date = Temporal.Instant.fromEpochMilliseconds(number * dayMs)
          .toString()
          .slice(0, 10);
        expect(isoDate(number)).toBe(date);
      }),
    );
  });

  it.each([
    '2026-02-29T09:00:00Z',
    '2026-13-01T09:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:60:00Z',
    '2026-11-21T09:00:60Z',
    '2026-11-21T09:00:00.5Z',
    '2026-11-21 09:00:00Z',
    '2026-11-21T09:00:00-0500',
    '2026-11-21T09:00:00',
    '09:00',
    '',
  ])('LS-10 leaves %j to Temporal', (text) => {
    expect(readPlainInstant(text)).toBeNull();
  });
});
