import type { MessageCatalog } from '@foyer/core';
import {
  type AccountCard,
  type AccountCardName,
  accountCardNames,
  type AccountCards,
  type LoadAccount,
} from '@foyer/core/account';
import { accountMessages, addMessages, formMessages, serviceMessages } from '@foyer/core/messages';
import type { AccountSession, AccountSessionSnapshot } from '@foyer/core/session';
import { useCallback, useEffect, useState } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useMessages, useService } from '../di/foyer-provider.tsx';
import { useLanguagePart } from '../locale/use-copy.ts';
import { useSnapshot } from './use-snapshot.ts';

export function useAccountSession(): {
  readonly session: AccountSession;
  readonly snapshot: AccountSessionSnapshot;
} {
  const session = useService(accountTokens.session);
  return { session, snapshot: useSnapshot(session) };
}

export function useAccountCards(): {
  readonly account: LoadAccount;
  readonly cards: AccountCards;
} {
  const account = useService(accountTokens.loadAccount);
  return { account, cards: useSnapshot(account) };
}

/**
 * Returns the account's cards. Loads them when the page appears and refreshes them in the background when the visitor
 * returns to it, because another tab may have changed the data. `names` must be stable.
 */
export function useLoadedAccount(names: readonly AccountCardName[] = accountCardNames): {
  readonly account: LoadAccount;
  readonly cards: AccountCards;
} {
  const { account, cards } = useAccountCards();
  useLoading(useCallback(() => void account.refresh(names), [account, names]));
  return { account, cards };
}

/** Loads when the page appears, and again when the visitor returns to it. `load` must be stable. */
export function useLoading(load: () => void): void {
  useEffect(() => {
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') load();
    };
    load();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [load]);
}

/** The data of a card; null while there is none. */
export function valueOf<Value>(card: AccountCard<Value>): Value | null {
  return card.status === 'ready' ? card.value : null;
}

/** Adds the messages of the forms and returns the function that formats messages. */
export function useFormMessages(): MessageCatalog {
  useLanguagePart('member');
  useState(() => {
    for (const catalog of [formMessages, accountMessages, serviceMessages]) addMessages(catalog);
  });
  return useMessages();
}
