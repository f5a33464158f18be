import type { UsernameCheck, UsernameCheckSnapshot } from '@foyer/core';
import { useState, useSyncExternalStore } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useFoyerContainer } from '../di/foyer-provider.tsx';

/** Whether somebody has the username of one form, and what is known of it now. HT-48 */
export function useUsernameCheck(): {
  readonly check: UsernameCheck;
  readonly snapshot: UsernameCheckSnapshot;
} {
  const container = useFoyerContainer();
  const [check] = useState(() => container.get(accountTokens.usernameCheck));
  return { check, snapshot: useSyncExternalStore(check.subscribe, check.getSnapshot) };
}
