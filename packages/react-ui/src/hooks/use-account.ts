import type {
  AccountCards,
  AccountSession,
  AccountSessionSnapshot,
  LoadAccount,
} from '@foyer/core';
import { useSyncExternalStore } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useService } from '../di/foyer-provider.tsx';

/** The member's session and how it stands now. AC-01, AC-06 */
export function useAccountSession(): {
  readonly session: AccountSession;
  readonly snapshot: AccountSessionSnapshot;
} {
  const session = useService(accountTokens.session);
  return { session, snapshot: useSyncExternalStore(session.subscribe, session.getSnapshot) };
}

/** The account's cards and what they show now. AC-02 */
export function useAccountCards(): {
  readonly account: LoadAccount;
  readonly cards: AccountCards;
} {
  const account = useService(accountTokens.loadAccount);
  return { account, cards: useSyncExternalStore(account.subscribe, account.getSnapshot) };
}
