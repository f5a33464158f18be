import {
  type AccountCardName,
  accountCardNames,
  type AccountCards,
  type LoadAccount,
} from '@foyer/core';
import { useEffect } from 'react';

import { useAccountCards } from './use-account.ts';

/**
 * The account's cards, asked for when a page that shows them appears, and again in the background whenever the visitor
 * comes back to it: another tab may have changed something. `names` has to stay the same. AC-02
 */
export function useLoadedAccount(names: readonly AccountCardName[] = accountCardNames): {
  readonly account: LoadAccount;
  readonly cards: AccountCards;
} {
  const { account, cards } = useAccountCards();
  useEffect(() => {
    const load = (): void => void account.refresh(names);
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') load();
    };
    load();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [account, names]);
  return { account, cards };
}
