import fc from 'fast-check';

/** Text that has broken a server somewhere. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\uD800',
    '__proto__',
    'constructor',
    "'; drop table accounts; --",
    '%00',
    '-'.repeat(5_000),
    '٣٣٣',
    '9'.repeat(400),
    '{{code}}',
    'a@b\r\nBcc: eve@mail.example',
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '2026-11-21T09:00:00-05:00[America/New_York]',
    '2026-02-30T09:00:00Z',
  ),
);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constant(null),
);

/** A valid body with some of its parts replaced, added or removed. */
export function spoiled(body: Record<string, unknown>): fc.Arbitrary<unknown> {
  const keys = [
    ...Object.keys(body),
    '__proto__',
    'toString',
    'memberId',
    'id',
    'TokenId',
    'Answers',
  ];
  return fc
    .array(fc.tuple(fc.constantFrom(...keys), fc.option(nastyValue, { nil: undefined })), {
      maxLength: 4,
    })
    .map((changes) => {
      const entries = new Map(Object.entries(body));
      for (const [key, value] of changes) entries.set(key, value);
      return Object.fromEntries([...entries].filter(([, value]) => value !== undefined));
    });
}
