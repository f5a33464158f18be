import fc from 'fast-check';

/** fast-check's default, which `pnpm test:deep` multiplies. */
const usual = 100;

/** How many cases a property tries: `count`, or its multiple in `pnpm test:deep`. */
export function runs(count: number): { readonly numRuns: number } {
  return { numRuns: count * factor() };
}

/** True in `pnpm test:deep`, for exhaustive tests that try a sample otherwise. */
export function isDeep(): boolean {
  return factor() > 1;
}

function factor(): number {
  return (fc.readConfigureGlobal().numRuns ?? usual) / usual;
}

// fast-check has `unit: 'binary'` and `webQueryParameters`, but takes seconds to prepare them.

/** Any character of Unicode, for `fc.string`. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Any percent-encoded text for a URL's path or query. */
export const anyPartOfAddress: fc.Arbitrary<string> = fc.string({
  unit: fc.oneof(
    fc.constantFrom(':', '@', '/', '?', '&', '=', '+', ';'),
    anyCharacter.map(encodeURIComponent),
  ),
});
