import { parsePhone } from './phone.ts';
import type { PhoneStyle, TypedText } from './phone-input.ts';

/** The join forms' limit on the characters shown. Source: FM-02. */
export const joinPhoneMaxLength = 16;

/**
 * The join forms': digits are kept, and shown as (xxx) xxx-xxxx; numbers that begin with 0 as they are written in the
 * UK, and those that begin with + as they are dialled. The 1 of an 11-digit number is dropped. The caret stays behind
 * the digit that it stood behind. Source: FM-02.
 */
export const joinPhoneStyle: PhoneStyle = {
  type: typeJoinPhone,
  keep: keepDialled,
  show: showDialled,
};

function typeJoinPhone(next: TypedText): TypedText | null {
  const typed = keepDialled(next.value);
  const behind = keepDialled(next.value.slice(0, next.caret)).length;
  const fits = fitted(typed);
  if (fits === null) return null;
  const value = showDialled(fits);
  return { value, caret: placeBehind(value, Math.max(0, behind - (typed.length - fits.length))) };
}

/** Digits in ASCII, and a + where the number begins with one. */
function keepDialled(shown: string): string {
  const folded = shown.normalize('NFKC').trimStart();
  const digits = folded.replaceAll(/[^0-9]/g, '');
  return folded.startsWith('+') ? `+${digits}` : digits;
}

/** What the box can show of a number; null where it can't show it whole. */
function fitted(dialled: string): string | null {
  const national = /^1\d{10}$/.test(dialled) ? dialled.slice(1) : dialled;
  const parsed = parsePhone(national);
  const isDialledFromAbroad = national.length > 11 && !national.startsWith('+');
  const shown = parsed.ok && isDialledFromAbroad ? parsed.val : national;
  return showDialled(shown).length <= joinPhoneMaxLength ? shown : null;
}

function showDialled(kept: string): string {
  if (kept.startsWith('+') || kept.length > 11) return kept;
  if (kept.startsWith('02'))
    return joined([kept.slice(0, 3), kept.slice(3, 7), kept.slice(7)], ' ');
  if (kept.startsWith('0')) return joined([kept.slice(0, 5), kept.slice(5)], ' ');
  if (kept.length > 10) return kept;
  if (kept.length <= 3) return kept;
  return `(${kept.slice(0, 3)}) ${joined([kept.slice(3, 6), kept.slice(6)], '-')}`;
}

function joined(groups: readonly string[], between: string): string {
  return groups.filter((group) => group !== '').join(between);
}

/** Where the caret stands behind the n-th character that is kept. */
function placeBehind(shown: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [index, character] of Array.from(shown).entries()) {
    if (/[0-9+]/.test(character)) seen += 1;
    if (seen === count) return index + 1;
  }
  return shown.length;
}
