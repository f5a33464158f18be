import { accountPath, loginPath } from '@foyer/core';

/** What a page of members' is for, by its address. RT-06, AC-08 */
export type MembersPlace =
  | { readonly kind: 'login' }
  | { readonly kind: 'account' }
  | { readonly kind: 'training' }
  | { readonly kind: 'agreement'; readonly agreementId: string }
  | { readonly kind: 'gift-cards' }
  | { readonly kind: 'activate' }
  | { readonly kind: 'email-link' }
  /** Asks for nothing by itself, and is for everybody. */
  | { readonly kind: 'open' };

/** Null for a path of the site's other pages. */
export function membersPlaceAt(pathname: string): MembersPlace | null {
  const path = pathname.replace(/\/+$/, '');
  if (path === loginPath) return { kind: 'login' };
  if (path === '/activate') return { kind: 'activate' };
  if (/^\/account\/email\/(?:confirm|undo)$/.test(path)) return { kind: 'email-link' };
  if (path === '/gift-card/purchase') return { kind: 'gift-cards' };
  if (forEverybody.test(path)) return { kind: 'open' };
  const [, agreementId] = /^\/account\/agreements\/([\w-]+)$/.exec(path) ?? [];
  if (agreementId !== undefined) return { kind: 'agreement', agreementId };
  if (path === `${accountPath}/training`) return { kind: 'training' };
  return path === accountPath || path.startsWith(`${accountPath}/`) ? { kind: 'account' } : null;
}

export function isMembersPath(pathname: string): boolean {
  return membersPlaceAt(pathname) !== null;
}

/** Whether a stranger is sent to the login from there. RT-08 */
export function needsMember({ kind }: MembersPlace): boolean {
  return kind === 'account' || kind === 'training' || kind === 'agreement';
}

const forEverybody = /^\/(?:account\/(?:register|recover|resend|activate)|feedback|trial-pass)$/;
