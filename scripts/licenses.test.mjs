import { expect, it } from 'vitest';

import { refusedLicenses } from './check-licenses.mjs';

it('OP-83 a package whose license isn’t allowed is named; one allowed choice is enough, and each part counts', () => {
  const of = (license) => refusedLicenses({ [license]: [{ name: 'a' }] });
  for (const fine of ['MIT', '(BSD-3-Clause OR GPL-2.0)', '(MIT AND Zlib)']) {
    expect(of(fine)).toEqual([]);
  }
  for (const bad of [
    'GPL-3.0-only',
    '(MIT AND GPL-2.0)',
    '(MIT OR Zlib) AND GPL-2.0',
    'Unknown',
    '',
  ]) {
    expect(of(bad)).toEqual([`a: ${bad}`]);
  }
});
