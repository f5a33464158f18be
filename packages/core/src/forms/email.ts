import { Err, Ok, type Result } from '../kernel/result.ts';
import type { Message } from '../messages/catalog.ts';
import { isOneTypoAway } from '../kernel/one-typo.ts';

export type EmailProblem = 'required' | 'malformed' | 'tooLong';

/**
 * Parses an address of 5 to 50 characters by the HTML standard's rule, with a dot in the domain and no misplaced dot
 * before the @. Lower-cases only the domain, since the part before the @ may be case-sensitive.
 */
export function parseEmail(text: string): Result<string, EmailProblem> {
  const trimmed = text.trim();
  if (trimmed === '') return required;
  if (trimmed.length > maxLength) return tooLong;
  const at = trimmed.lastIndexOf('@') + 1;
  const address = trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
  return emailAddress.test(address) ? Ok(address) : malformed;
}

/** `missing` is the message for an empty field. */
export function emailMessage(
  problem: EmailProblem,
  missing: Message = { key: 'fillOut' },
): Message {
  if (problem === 'required') return missing;
  return problem === 'tooLong'
    ? { key: 'textTooLong', values: { max: `${maxLength}` } }
    : { key: 'emailMalformed' };
}

const maxLength = 50;

/** The HTML standard's characters, then at least two labels. The address's length rules out overlong labels. */
const emailAddress: RegExp =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/;

const required = Err('required' as const);
const malformed = Err('malformed' as const);
const tooLong = Err('tooLong' as const);

const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'btinternet.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'proton.me',
];

/** An address whose common domain was mistyped by one letter; otherwise null. Only a hint. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1) return null;
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (domain === '' || commonDomains.includes(domain)) return null;
  const meant = commonDomains.find((common) => isOneTypoAway(domain, common));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}
