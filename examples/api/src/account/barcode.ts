/**
 * The barcode that opens the club's door: prefix 25, which no retail product uses, the membership number in 10 digits,
 * and the EAN-13 check digit.
 */
export function barcodeOf(memberId: string): string {
  const digits = `25${memberId.padStart(10, '0')}`;
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
