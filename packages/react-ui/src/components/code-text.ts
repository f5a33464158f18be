export const codeLength = 4;

/** Returns the first four digits of the text in the box. */
export function typedCode(text: string): string {
  return digitsOf(text).slice(0, codeLength);
}

/**
 * Returns the code after a paste. Takes a run of exactly four digits from the pasted text, or else appends the pasted
 * digits to those already there. A longer number changes nothing, because its first four digits would be a wrong
 * code.
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

/** Converts full-width digits to ASCII. */
function fold(text: string): string {
  return text.normalize('NFKC');
}
