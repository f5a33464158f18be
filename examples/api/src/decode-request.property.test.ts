import fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';

import { decode, readJson } from './decode-request.ts';

const json = { req: { header: () => 'application/json' }, env: undefined };
const utf8 = new TextDecoder();

/** Bytes as they come: JSON, escaped or not, with a byte of it changed perhaps. */
const bytes = fc
  .record({
    value: fc.jsonValue({ stringUnit: 'binary' }),
    escapes: fc.boolean(),
    place: fc.nat(),
    byte: fc.option(fc.nat(255)),
  })
  .map(({ value, escapes, place, byte }) => {
    const text = JSON.stringify(value);
    const made = new TextEncoder().encode(
      escapes ? text.replaceAll(/[^ -~]/g, (one) => escaped(one)) : text,
    );
    if (byte !== null) made[place % made.length] = byte;
    return made;
  });

const escaped = (one: string) => String.raw`\u` + one.charCodeAt(0).toString(16).padStart(4, '0');

it('text that no database can hold is looked for wherever it may come from', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const read = await readJson(json, () => Promise.resolve(utf8.decode(sent)));
      if (!read.ok) return;
      const { value, isEscaped } = read.val;
      const looked = decode(z.unknown(), value, 'body');
      const quick = decode(z.unknown(), value, 'body', { isEscaped });
      expect([quick.ok, quick.val]).toEqual([looked.ok, looked.val]);
    }),
    { numRuns: 2_000 },
  );
});

it.each([String.raw`"a\u0000b"`, String.raw`["\ud800"]`, String.raw`{"a":{"b":"\uDC00"}}`])(
  '%s is refused',
  async (text) => {
    const read = (await readJson(json, () => Promise.resolve(text))).unwrap();
    expect(read.isEscaped).toBe(true);
    expect(decode(z.unknown(), read.value, 'body', read).ok).toBe(false);
  },
);
