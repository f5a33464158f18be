import { accountPath } from '@foyer/core/session';

import { accountCopy } from '../../copy/account.ts';

export type AccountChange = keyof typeof accountCopy.changed;

/** The query parameter that tells the account page which part was changed, without the new values. */
const changedQuery = 'changed';

/** Where to go after a change was saved: the account page, which confirms it. */
export function changedPath(change: AccountChange): string {
  return `${accountPath}?${changedQuery}=${change}`;
}

/** The change named by this URL; null if it names none or an unknown one. */
export function readChanged(path: string): AccountChange | null {
  const asked = new URLSearchParams(path.split('?', 2)[1] ?? '').get(changedQuery);
  return isChange(asked) ? asked : null;
}

function isChange(text: string | null): text is AccountChange {
  return text !== null && Object.hasOwn(accountCopy.changed, text);
}
