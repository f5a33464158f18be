import { portTokens, useService } from '@foyer/react-ui';
import { useCallback, useState } from 'react';

import { useAtRest } from '../layout/use-at-rest.ts';

/** Keeps the page from which the visitor came to a flow's page as the one to go back to. Without it, leaving leads to the default. LX-08 */
export function useWayBack(): void {
  const navigation = useService(portTokens.navigation);
  const sessionStore = useService(portTokens.sessionStore);
  const visitor = useService(portTokens.visitor);
  const [first] = useState(() => navigation.current());
  useAtRest(
    useCallback(
      ({ keepPageBefore }) => keepPageBefore({ navigation, sessionStore, visitor }, first),
      [first, navigation, sessionStore, visitor],
    ),
  );
}
