import fc from 'fast-check';
import { expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import { dateWindow, parseDate } from './date.ts';

it('FM-05 a date picker offers today to 29 days ahead, but not yesterday', () => {
  expect(dateWindow('2026-11-20')).toEqual({ first: '2026-11-20', last: '2026-12-19' });
  expect(dateWindow('2028-02-01')).toEqual({ first: '2028-02-01', last: '2028-03-01' });
});

it('FM-05 any text is either a calendar day or rejected', () => {
  expect(parseDate(' 2028-02-29 ').val).toBe('2028-02-29');
  expect(parseDate('').val).toBe('required');
  const nearly = fc
    .tuple(fc.nat(9999), fc.nat(14), fc.nat(33))
    .map(([year, month, day]) => [pad(year, 4), pad(month, 2), pad(day, 2)].join('-'));
  fc.assert(
    fc.property(fc.oneof(nearly, fc.string()), (text) => {
      const date = parseDate(text);
      expect(date.err || Temporal.PlainDate.from(date.val).toString() === text.trim()).toBe(true);
    }),
  );
});

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '2026-1-1', '20261120', 'today'])(
  'FM-05 %j isn’t a calendar day',
  (text) => {
    expect(parseDate(text).val).toBe('malformed');
  },
);

function pad(value: number, length: number): string {
  return `${value}`.padStart(length, '0');
}
