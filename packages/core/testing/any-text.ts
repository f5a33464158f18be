import fc from 'fast-check';

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
