import { accountPath } from '@foyer/core';

import { accountCopy } from '../../copy/account.ts';

export type AccountChange = keyof typeof accountCopy.changed;

/** Name of the parameter that tells the account page what was changed: no more than which part. */
const changedQuery = 'changed';

/** Where a change that was saved leads: to the account, which says so. */
export function changedPath(change: AccountChange): string {
  return `${accountPath}?${changedQuery}=${change}`;
}

/** What was changed on the way to this address; null for nothing, and for what is no change. */
export function readChanged(path: string): AccountChange | null {
  const asked = new URLSearchParams(path.split('?', 2)[1] ?? '').get(changedQuery);
  return isChange(asked) ? asked : null;
}

function isChange(text: string | null): text is AccountChange {
  return text !== null && Object.hasOwn(accountCopy.changed, text);
}
