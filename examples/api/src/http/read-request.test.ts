import * as z from 'zod/mini';
import { expect, it } from 'vitest';

import { decode } from './read-request.ts';

const schema = z.object({ note: z.string(), tags: z.array(z.string()) });

it.each([
  ['a NUL character', { note: 'a\0b', tags: [] }, 'note'],
  ['half a surrogate pair', { note: 'a\ud83d', tags: [] }, 'note'],
  ['either, deeper in the body', { note: 'a', tags: ['b', '\udc4b'] }, 'tags.1'],
])('%s, which no database can store, is refused with its field', (_what, body, field) => {
  const read = decode(schema, body, 'body');
  expect(read.ok).toBe(false);
  expect(read.val).toMatchObject({ status: 422, field });
});

it('an emoji is text', () => {
  expect(decode(schema, { note: '👋', tags: [] }, 'body').ok).toBe(true);
});
