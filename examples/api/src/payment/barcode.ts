/**
 * What the club's door reads: the member number in 12 digits under 25, a prefix that no product of a shop has, and the
 * check digit of EAN-13.
 */
export function barcodeOf(memberId: string): string {
  const digits = `25${memberId.padStart(10, '0')}`;
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
