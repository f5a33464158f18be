import { rememberReturnPath } from '@foyer/core/lead';
import { portTokens, useService } from '@foyer/react-ui';
import { useEffect } from 'react';

/** Remembers the page from which the visitor entered a flow, so that leaving the flow returns there. */
export function useReturnPath(): void {
  const navigation = useService(portTokens.navigation);
  const sessionStore = useService(portTokens.sessionStore);
  const visitor = useService(portTokens.visitor);
  useEffect(
    () => rememberReturnPath({ navigation, sessionStore, visitor }, document.referrer),
    [navigation, sessionStore, visitor],
  );
}
