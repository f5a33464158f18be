import { expect, it } from 'vitest';

import { boxesFor, boxMarkup } from './form-boxes.ts';
import { paymentLanguages } from './page-shell.ts';

it('PG-358 lists states by their names in the page’s language', async () => {
  const language = { ...paymentLanguages['es-US'], translate: (text: string) => text };
  const state = boxesFor('US', language.copy).find(({ name }) => name === 'state');
  const markup = state && String(await boxMarkup(state, undefined, 'NY', language));
  const names = Array.from((markup ?? '').matchAll(/<option[^>]*>([^<]*)/g), ([, name]) =>
    name?.trim(),
  );
  expect(names.slice(0, 2)).toEqual(['Elija', 'Alabama']);
  expect(names).toContain('Nueva York');
  expect(names).not.toContain('New York');
  expect(names.indexOf('Carolina del Norte')).toBeLessThan(names.indexOf('Colorado'));
  expect(markup).toMatch(/value="NY" selected/);
});
