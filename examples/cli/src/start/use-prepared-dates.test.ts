import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { prepareDates, type PreparedDates } from './prepared-dates.ts';
import { usePreparedDates } from './use-prepared-dates.ts';

const Platform = Intl.DateTimeFormat;
const years = [2027, 2030] as const;

let prepared: PreparedDates;

beforeAll(() => {
  prepared = prepareDates(...years);
});
afterEach(() => {
  Intl.DateTimeFormat = Platform;
});

type Args = readonly [string, Intl.DateTimeFormatOptions];

/** As the polyfill of Temporal asks. */
function clockOf(zone: string): Args {
  const shape = { calendar: 'iso8601', timeZone: zone.toUpperCase(), era: 'short' } as const;
  const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  return ['en-u-hc-h23', { ...shape, ...date, ...time }];
}

const dayShapes: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long', day: 'numeric' },
  { weekday: 'long' },
  { weekday: 'long', month: 'long', day: 'numeric' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

/** Within what is prepared, and beyond. */
const moments = fc.integer({ min: Date.UTC(2026, 6), max: Date.UTC(2030, 6) });

describe('prepared dates', () => {
  it('CL-01 a zone’s clock shows what the platform shows, at any moment', () => {
    usePreparedDates(prepared);
    const zones = fc.constantFrom(...Object.keys(prepared.zones));
    fc.assert(
      fc.property(zones, moments, (zone, at) => {
        const [ours, platforms] = [
          new Intl.DateTimeFormat(...clockOf(zone)),
          new Platform(...clockOf(zone)),
        ];
        expect(ours.formatToParts(at)).toEqual(platforms.formatToParts(at));
        expect(ours.resolvedOptions()).toEqual(platforms.resolvedOptions());
      }),
      { numRuns: 300 },
    );
  });

  it('CL-01 the minute in which clocks change is the platform’s', () => {
    usePreparedDates(prepared);
    for (const [zone, [, ...changes]] of Object.entries(prepared.zones)) {
      const at = (changes[0] ?? prepared.from / 60_000) * 60_000;
      const [ours, platforms] = [
        new Intl.DateTimeFormat(...clockOf(zone)),
        new Platform(...clockOf(zone)),
      ];
      for (const moment of [at - 1000, at, at + 3_600_000]) {
        expect(ours.formatToParts(moment)).toEqual(platforms.formatToParts(moment));
      }
    }
  });

  it('CL-01 a day in English is written as the platform writes it', () => {
    usePreparedDates(prepared);
    fc.assert(
      fc.property(fc.constantFrom(...dayShapes), moments, (shape, at) => {
        const args: Args = ['en-US', { ...shape, timeZone: 'UTC' }];
        expect(new Intl.DateTimeFormat(...args).format(at)).toBe(new Platform(...args).format(at));
      }),
    );
  });

  it('CL-01 whatever else is asked for is the platform’s own, and what it refuses is refused', () => {
    usePreparedDates(prepared);
    const other = new Intl.DateTimeFormat('fr-CA', { month: 'long', timeZone: 'UTC' });
    expect(other.format(prepared.from)).toBe('janvier');
    expect(() => new Intl.DateTimeFormat(...clockOf('Nowhere/Else'))).toThrow(RangeError);
    const clock = new Intl.DateTimeFormat(...clockOf('Europe/London'));
    expect(clock.format(prepared.from)).toBe(
      new Platform(...clockOf('Europe/London')).format(prepared.from),
    );
    expect(clock).toBeInstanceOf(Intl.DateTimeFormat);
  });

  it('CL-01 nothing changes where this process has other data', () => {
    usePreparedDates({ ...prepared, versions: 'other' });
    expect(Intl.DateTimeFormat).toBe(Platform);
  });

  it('CL-01 the polyfill of Temporal asks for nothing but what is prepared', async () => {
    const asked: unknown[] = [];
    Intl.DateTimeFormat = new Proxy(Platform, {
      construct(platform, args): object {
        asked.push(args);
        return Reflect.construct(platform, args) as object;
      },
    });
    usePreparedDates(prepared);
    const { Temporal } = await import('@foyer/core');
    const moment = Temporal.ZonedDateTime.from('2029-05-14T10:00[America/New_York]');
    expect(moment.offset).toBe('-04:00');
    expect(moment.getTimeZoneTransition('next')?.toString()).toContain('2029-11-04');
    expect(asked).toEqual([]);
  });
});
