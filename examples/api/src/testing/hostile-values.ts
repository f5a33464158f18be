import fc from 'fast-check';

/** Values that have broken a server somewhere. */

/** Text that is valid almost nowhere. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDC00b',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  "'; drop table accounts; --",
  '" or 1=1',
  '%00',
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{code}}',
  '${7*7}',
  'a@b\r\nBcc: eve@mail.example',
  '٣٣٣',
  '\u202Egnp.exe',
  '😀'.repeat(300),
  'e\u0301'.repeat(300),
  '9'.repeat(400),
  '-'.repeat(5_000),
  'x'.repeat(50_000),
  '1e999',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '2026-11-21T09:00:00-05:00[America/New_York]',
  '2026-02-30T09:00:00Z',
];

/** Stands for a number that JSON can express but a double can't. */
export const beyondAnyDouble = '@@1e999@@';

/** Arrays or objects nested as deep as the body limit allows. */
const deep = (open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(2_000)}1${close.repeat(2_000)}`);

/** JSON values to replace part of a body with. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  Number.MAX_VALUE,
  5e-324,
  beyondAnyDouble,
  [],
  {},
  [[]],
  [null],
  [''],
  Array.from({ length: 2_000 }, () => 0),
  { length: 3 },
  Object.fromEntries([['__proto__', { isPolluted: true }]]),
  { constructor: { prototype: { isPolluted: true } } },
  { toString: 1, valueOf: 1, toJSON: 1 },
  deep('[', ']'),
  deep('{"a":', '}'),
];

/** Serializes a request body. */
export function jsonOf(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(JSON.stringify(beyondAnyDouble), '1e999');
}

/** A step on the path to a part of a body. */
type Step = string | number;

/** The paths to every part of a JSON value, including its objects and arrays. */
export function partsOf(value: unknown, way: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    partsOf(part, [...way, Array.isArray(value) ? Number(key) : key]),
  );
  return way.length === 0 ? inside : [way, ...inside];
}

/** A copy of the value with the part at this path replaced, or removed if `part` is undefined. */
export function withPart(value: unknown, [step, ...rest]: readonly Step[], part: unknown): unknown {
  if (step === undefined) return part;
  // Something above the part was replaced before.
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => {
      if (index !== step) return [one];
      const changed = withPart(one, rest, part);
      return changed === undefined ? [] : [changed];
    });
  }
  const entries = Object.entries(value).map(
    ([key, one]) => [key, key === step ? withPart(one, rest, part) : one] as const,
  );
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/** Any character of Unicode, for `fc.string`. fast-check's own unit, `binary`, takes seconds to prepare. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Text that has broken a server somewhere. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  // Several of these fit into a body.
  fc.constantFrom(...hostileTexts.filter((text) => text.length <= 5_000)),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constant(null),
);

/** A valid body with some of its parts, at any depth, replaced or removed. */
export function spoiled(body: unknown): fc.Arbitrary<unknown> {
  const change = fc.tuple(
    fc.constantFrom(...partsOf(body)),
    fc.option(nastyValue, { nil: undefined }),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((sofar, [part, value]) => withPart(sofar, part, value), body));
}
