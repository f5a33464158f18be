import { expect, it } from 'vitest';

import { isTimeZone } from './instant-text.ts';

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
])('UI-04 %j is none', (text) => {
  expect(isTimeZone(text)).toBe(false);
});
