import { expect, it } from 'vitest';

import { brandName } from './cards.ts';

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['constructor', 'constructor'],
])('HT-11 shows brand %s as %s', (brand, name) => {
  expect(brandName(brand)).toBe(name);
});
