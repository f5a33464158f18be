import type { AccountCards, LoadAccount } from '@foyer/core/account';
import type { AccountSession, AccountSessionSnapshot } from '@foyer/core/session';
import { useSyncExternalStore } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useService } from '../di/foyer-provider.tsx';

export function useAccountSession(): {
  readonly session: AccountSession;
  readonly snapshot: AccountSessionSnapshot;
} {
  const session = useService(accountTokens.session);
  return { session, snapshot: useSyncExternalStore(session.subscribe, session.getSnapshot) };
}

export function useAccountCards(): {
  readonly account: LoadAccount;
  readonly cards: AccountCards;
} {
  const account = useService(accountTokens.loadAccount);
  return { account, cards: useSyncExternalStore(account.subscribe, account.getSnapshot) };
}
