import { isOneSlipAway } from '../kernel/one-slip.ts';

/** Domains that most visitors have an address at. */
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
 * The address that was probably meant when the domain is one slip away from a common one, else null. Only ever a
 * hint: the address as typed stays valid.
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  if (at < 1) return null;
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (domain === '' || commonDomains.includes(domain)) return null;
  const meant = commonDomains.find((common) => isOneSlipAway(domain, common));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}
