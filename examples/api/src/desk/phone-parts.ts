import { phoneFormat } from '../http/read-request.ts';

/** A shorter part is in too many numbers. */
const fewestDigits = 4;

/**
 * What stored numbers may contain if they match a number, or a part of one, that somebody typed for a club in the
 * country. Stored are national digits, or E.164 for a country other than the US, Canada and the UK.
 */
export function phoneParts(typed: string, clubCountry: string): readonly string[] {
  const text = typed.normalize('NFKC').trim();
  const digits = text.replaceAll(/\D/g, '');
  if (/[^\d\s()+.\-/‐-―−]/.test(text) || digits.length < fewestDigits) return [];
  const dialed = text.startsWith('+') ? `+${digits}` : digits.replace(/^00/, '+');
  const national = dialed.replace(/^\+?440?/, '0').replace(/^\+?1/, '');
  const whole = [null, clubCountry].map((country) => phoneFormat.parse(text, country));
  const parts = [
    dialed,
    national,
    national.replace(/^0/, ''),
    ...whole.flatMap(({ ok, val }) => (ok ? [val] : [])),
  ];
  if (!text.startsWith('+')) parts.push(digits);
  return [...new Set(parts.filter((part) => part.length >= fewestDigits))];
}
