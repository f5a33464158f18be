import type { Result } from '../kernel/result.ts';
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
  // Nearly all are typed as they are read: what is put together anew has to be copied before it can be looked through.
  if (emailAddress.test(trimmed)) return asRead(trimmed);
  const at = trimmed.lastIndexOf('@') + 1;
  const address = trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
  return emailAddress.test(address) ? asRead(address) : malformed;
}

/**
 * The HTML standard's characters before the @; behind it labels with hyphens within them, at least two. No address is
 * long enough for a label that is too long.
 */
export const emailAddress: RegExp =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/;

const required = unread('required' as const);
const malformed = unread('malformed' as const);
