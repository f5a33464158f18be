import { accountPath } from '@foyer/core/session';

/** The pages of the account, in the order of their links. */
export const accountPages = [
  'overview',
  'membership',
  'billing',
  'visits',
  'profile',
  'security',
] as const;

/** The address of the pass alone, which is also shown without a connection. */
export const passPath: string = `${accountPath}/my-pass`;

export type AccountPage = (typeof accountPages)[number];

/** The pages about a membership, which a prospect doesn't have. */
export const membershipPages: readonly AccountPage[] = ['membership', 'billing'];

export function pathOfPage(page: AccountPage): string {
  return page === 'overview' ? accountPath : `${accountPath}/${page}`;
}

/** The page of the account at a path; null if another page is there. */
export function accountPageAt(path: string): AccountPage | null {
  return accountPages.find((page) => pathOfPage(page) === path) ?? null;
}
