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

const bounce = z.union([
  z.object({ recipient: z.email(), permanent: z.boolean() }),
  z.object({ deliveryStatus: z.string() }),
]);
const decision = z.union([
  z.object({ kind: z.literal('cancel') }),
  z.object({ kind: z.literal('freeze'), from: z.string(), months: z.number() }),
]);

it.each([
  [bounce, { recipient: 'nobody' }, 'recipient'],
  [bounce, { recipient: 'ada@mail.example' }, 'permanent'],
  [bounce, { deliveryStatus: 5, permanent: true }, 'deliveryStatus'],
  [decision, { kind: 'freeze' }, 'from'],
  [decision, { kind: 'freeze', from: 'today', months: 'two' }, 'months'],
  [decision, { kind: 'pause' }, 'kind'],
])('a union refuses a body by the form that it is closest to: %#', (union, body, field) => {
  expect(decode(union, body, 'body').val).toMatchObject({ status: 422, field });
});

it('an emoji is text', () => {
  expect(decode(schema, { note: '👋', tags: [] }, 'body').ok).toBe(true);
});
