/**
 * A table of the first characters of Unicode: bit n of each is set where the n-th test holds. Patterns say what may
 * stand where; asked once for each character, they need not be asked at every key.
 */
export function characterTable(
  size: number,
  tests: readonly ((character: string) => boolean)[],
): Uint8Array {
  return Uint8Array.from({ length: size }, (_, code) =>
    tests.reduce(
      (bits, test, index) => bits | (test(String.fromCharCode(code)) ? 1 << index : 0),
      0,
    ),
  );
}
