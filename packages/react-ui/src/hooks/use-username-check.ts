import type { UsernameCheck, UsernameCheckSnapshot } from '@foyer/core/registration';
import { useState, useSyncExternalStore } from 'react';

import { accountTokens } from '../di/account-module.ts';
import { useFoyerContainer } from '../di/foyer-provider.tsx';

/** The username availability check of one form and its current snapshot. */
export function useUsernameCheck(): {
  readonly check: UsernameCheck;
  readonly snapshot: UsernameCheckSnapshot;
} {
  const container = useFoyerContainer();
  const [check] = useState(() => container.get(accountTokens.usernameCheck));
  return { check, snapshot: useSyncExternalStore(check.subscribe, check.getSnapshot) };
}
