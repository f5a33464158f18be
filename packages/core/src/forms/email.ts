import type { Result } from '../shared/result.ts';
import { characterTable } from './character-table.ts';
import { asRead, type Reading, toResult, unread } from './reading.ts';

export type EmailProblem = 'required' | 'malformed';

/**
 * An e-mail address of 5 to 50 characters by the HTML standard's rule, with a dot in the domain and no leading,
 * trailing or double dot before the @. Trimmed; only the domain is lower-cased: the part before the @ belongs to
 * its owner. Source: VA-03.
 */
export function parseEmail(text: string): Result<string, EmailProblem> {
  return toResult(readEmail(text));
}

/** The same, for a form that asks at every key. */
export function readEmail(text: string): Reading<EmailProblem> {
  const trimmed = text.trim();
  if (trimmed === '') return required;
  if (trimmed.length < 5 || trimmed.length > 50) return malformed;
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1).toLowerCase();
  return isLocalPart(trimmed, at) && isDomain(domain)
    ? asRead(trimmed.endsWith(domain) ? trimmed : trimmed.slice(0, at + 1) + domain)
    : malformed;
}

/** The HTML standard's characters before the @. */
export const localCharacters: RegExp = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
/** One label of a domain, hyphens at its ends not yet ruled out; no address is long enough for one that is too long. */
export const domainLabel: RegExp = /^[a-z0-9-]{1,63}$/;

const required = unread('required' as const);
const malformed = unread('malformed' as const);

const inLocalPart = 1;
const inLabel = 2;
const kinds = characterTable(128, [
  (character) => localCharacters.test(character),
  (character) => domainLabel.test(character),
]);
const hyphen = 45;
const dot = 46;

/** Of the text before `end`. */
function isLocalPart(text: string, end: number): boolean {
  let before = dot;
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (((kinds[code] ?? 0) & inLocalPart) === 0 || (code === dot && before === dot)) return false;
    before = code;
  }
  return before !== dot;
}

function isDomain(domain: string): boolean {
  let before = dot;
  let dots = 0;
  for (let at = 0; at < domain.length; at += 1) {
    const code = domain.charCodeAt(at);
    if (code === dot) {
      if (before === dot || before === hyphen) return false;
      dots += 1;
    } else if (((kinds[code] ?? 0) & inLabel) === 0 || (code === hyphen && before === dot)) {
      return false;
    }
    before = code;
  }
  return dots > 0 && before !== dot && before !== hyphen;
}
