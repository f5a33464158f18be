import { isOneTypoAway } from '../kernel/one-typo.ts';

/** The most common e-mail domains. */
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

/**
 * Suggests an address if the domain is one typo away from a common one; otherwise null. This is only a hint: the
 * typed address stays valid.
 */
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
