import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';

const { env } = import.meta as ImportMeta & { readonly env: Record<string, string | undefined> };

it('AD-40: The tests of this package run on the React that their project names', () => {
  const expected = env['REACT'] ?? '19.';
  expect(version).toContain(expected);
  expect(domVersion).toContain(expected);
});
