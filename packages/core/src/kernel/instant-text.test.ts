import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  instantText,
  isInstant,
  isTimeZone,
  readInstantMs,
  readInstantText,
  Temporal,
} from './temporal.ts';
import { runs } from '../../testing/properties.ts';

const parts = fc.record({
  year: fc.constantFrom('0000', '0001', '1999', '2000', '2026', '2028', '2100', '9999', '+02026'),
  month: fc.constantFrom('00', '01', '02', '04', '06', '09', '11', '12', '13'),
  day: fc.constantFrom('00', '01', '09', '10', '28', '29', '30', '31', '32', '2'),
  between: fc.constantFrom('T', 't', ' ', ''),
  time: fc.constantFrom(
    '00:00:00',
    '23:59:59',
    '24:00:00',
    '09:60:00',
    '09:00:60',
    '09:00',
    '9:00',
  ),
  fraction: fc.constantFrom('', '', '.000', '.123', '.1', '.123456', ',123', '.'),
  offset: fc.constantFrom('Z', 'z', '+00:00', '-05:00', '+23:59', '-24:00', '+05:60', '-0500', ''),
});
const nearlyInstant = parts.map(
  ({ year, month, day, between, time, fraction, offset }) =>
    `${year}-${month}-${day}${between}${time}${fraction}${offset}`,
);

it('LX-01 reads exactly the instants that Temporal reads', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyInstant, fc.string()), (text) => {
      const read = readInstantText(text);
      expect(readInstantMs(text)).toBe(read?.epochMilliseconds ?? null);
      expect(isInstant(text)).toBe(read !== null);
    }),
    runs(250),
  );
});

it('LX-01 writes an instant like Temporal', () => {
  const most = 8_640_000_000_000_000;
  const seconds = fc.integer({ min: -most / 1000, max: most / 1000 }).map((count) => count * 1000);
  const moments = fc.oneof(fc.integer({ min: -most, max: most }), seconds, fc.integer());
  fc.assert(
    fc.property(moments, (ms) => {
      const instant = Temporal.Instant.fromEpochMilliseconds(ms);
      expect(instantText(instant)).toBe(instant.toString());
    }),
    runs(250),
  );
});

it.each(['America/New_York', 'Etc/GMT+5', 'UTC', 'America/Argentina/Buenos_Aires'])(
  'UI-04 %s is a time zone',
  (text) => {
    expect(isTimeZone(text)).toBe(true);
  },
);

it.each([
  '',
  'Mars/Olympus',
  '+05:00',
  '2026-11-21T09:00:00-05:00[America/New_York]',
  'America/New_York]',
  '__proto__',
])('UI-04 %j isn’t a time zone', (text) => {
  expect(isTimeZone(text)).toBe(false);
});
