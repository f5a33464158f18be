import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import { timeLabel } from './labels.ts';
import { isRepeated, offsetsOf, timeLabelAt } from './time-zone.ts';

const zones = [
  'America/New_York',
  'Europe/London',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Apia',
  'Asia/Tokyo',
  'UTC',
];
const moment = fc.integer({
  min: Temporal.Instant.from('2020-01-01T00:00:00Z').epochMilliseconds,
  max: Temporal.Instant.from('2037-12-31T00:00:00Z').epochMilliseconds,
});

describe('offsets of a zone', () => {
  it('LS-10 match Temporal in any order of lookups', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.array(moment, { minLength: 1 }), (zone, asked) => {
        for (const at of asked) expect(offsetsOf(zone)(at)).toBe(offsetByTemporal(at, zone));
      }),
    );
  });

  it.each(['America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'LS-10 in %s change at the exact millisecond, in either order of lookups',
    (zone) => {
      const start = Temporal.Instant.from('2026-01-01T00:00:00Z').toZonedDateTimeISO(zone);
      const change = start.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.NaN;
      for (const at of [change, change - 1, change + 86_400_000, change - 86_400_000]) {
        expect(offsetsOf(zone)(at)).toBe(offsetByTemporal(at, zone));
      }
      expect(offsetsOf(zone)(change)).not.toBe(offsetsOf(zone)(change - 1));
    },
  );

  it('LS-10 VL-08: a label names its zone if the clocks show that time twice', () => {
    const [first, second, once] = ['05:30', '06:30', '07:30'].map((utc) =>
      timeLabelAt(
        Temporal.Instant.from(`2026-11-01T${utc}:00Z`).epochMilliseconds,
        'America/New_York',
      ),
    );
    expect([first, second, once]).toEqual(['1:30 AM EDT', '1:30 AM EST', '2:30 AM']);
  });

  it('LS-10 give the same label as the club’s clock at any moment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, (zone, at) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        const label = timeLabel(shown);
        expect(isRepeated(shown) ? label : timeLabelAt(at, zone)).toBe(label);
      }),
    );
  });

  it('LS-10 throw for an unknown zone', () => {
    expect(() => offsetsOf('Mars/Olympus')(0)).toThrow(RangeError);
  });
});

function offsetByTemporal(at: number, zone: string): number {
  return (
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6
  );
}
