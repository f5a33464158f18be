import { portTokens, useService } from '@foyer/react-ui';
import { useCallback, useSyncExternalStore } from 'react';

/** The current path with its query, from the same navigation as the flow's, so that page and flow always agree. */
export function usePath(): string {
  const navigation = useService(portTokens.navigation);
  const subscribe = useCallback(
    (listener: () => void) => navigation.onChange(listener),
    [navigation],
  );
  const current = (): string => navigation.current();
  return useSyncExternalStore(subscribe, current, current);
}
