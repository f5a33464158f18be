import type {
  AccountCards,
  AccountSession,
  AccountSessionSnapshot,
  LoadAccount,
} from '@foyer/core';
import { useSyncExternalStore } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useService } from '../di/foyer-provider.tsx';

/** The member's session and its current snapshot. */
export function useAccountSession(): {
  readonly session: AccountSession;
  readonly snapshot: AccountSessionSnapshot;
} {
  const session = useService(accountTokens.session);
  return { session, snapshot: useSyncExternalStore(session.subscribe, session.getSnapshot) };
}

/** The account's cards and their current snapshot. */
export function useAccountCards(): {
  readonly account: LoadAccount;
  readonly cards: AccountCards;
} {
  const account = useService(accountTokens.loadAccount);
  return { account, cards: useSyncExternalStore(account.subscribe, account.getSnapshot) };
}
