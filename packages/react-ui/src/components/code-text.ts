/** Digits of a mailed code. CJ-20 */
export const codeLength = 4;

/** The digits of what stands in the boxes; what is no digit, and what comes after the fourth, is left out. CJ-06 */
export function typedCode(text: string): string {
  return digitsOf(text).slice(0, codeLength);
}

/**
 * What a paste makes of the code: the four digits that stand together in it, in whatever sentence; else its digits after
 * those that were there. A longer number is no code and changes nothing: the first four of it would be another, wrong
 * one.
 */
export function pastedCode(text: string, before: string): string {
  const folded = fold(text);
  const alone = /(?<!\d-?)\d{4}(?!-?\d)/.exec(folded);
  if (alone !== null) return alone[0];
  const digits = digitsOf(folded);
  if (digits.length === codeLength) return digits;
  const joined = before + digits;
  return joined.length <= codeLength ? joined : before;
}

function digitsOf(text: string): string {
  return fold(text).replaceAll(/[^0-9]/g, '');
}

/** Full-width digits as the plain ones. */
function fold(text: string): string {
  return text.normalize('NFKC');
}
