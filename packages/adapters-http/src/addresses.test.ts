import { expect, it } from 'vitest';

import { pageAddress } from './addresses.ts';

it.each([
  [
    'https://www.club.example/membership?utm_source=mail',
    'https://www.club.example/membership?utm_source=mail',
  ],
  [
    `https://www.club.example/membership?utm_source=${'x'.repeat(2_000)}`,
    'https://www.club.example/membership',
  ],
  [`https://www.club.example/${'x'.repeat(2_000)}`, ''],
  ['capacitor://localhost/membership', ''],
  ['', ''],
])('SE-46 sends a lead from %.60s with a URL that the API accepts', (url, sent) => {
  expect(pageAddress(url)).toBe(sent);
});
