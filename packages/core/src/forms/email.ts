import { Err, Ok, type Result } from '../shared/result.ts';

export type EmailProblem = 'required' | 'malformed';

/**
 * An e-mail address of 5 to 50 characters by the HTML standard's rule, with a dot in the domain and no leading,
 * trailing or double dot before the @. Trimmed; only the domain is lower-cased: the part before the @ belongs to
 * its owner. Source: VA-03.
 */
export function parseEmail(text: string): Result<string, EmailProblem> {
  const trimmed = text.trim();
  if (trimmed === '') return Err('required');
  if (trimmed.length < 5 || trimmed.length > 50) return Err('malformed');
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, Math.max(at, 0));
  const domain = trimmed.slice(at + 1).toLowerCase();
  return isLocalPart(local) && isDomain(domain) ? Ok(`${local}@${domain}`) : Err('malformed');
}

/** The HTML standard's characters before the @. */
export const localCharacters: RegExp = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
/** One label of a domain, hyphens at its ends not yet ruled out. */
export const domainLabel: RegExp = /^[a-z0-9-]{1,63}$/;

function isLocalPart(local: string): boolean {
  return (
    localCharacters.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every(
      (label) => domainLabel.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    )
  );
}
