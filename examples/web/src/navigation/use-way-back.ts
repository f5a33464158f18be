import { idle, portTokens, useService } from '@foyer/react-ui';
import { useEffect } from 'react';

/** Keeps the page from which the visitor came to a flow's page as the one to go back to. LX-08 */
export function useWayBack(): void {
  const navigation = useService(portTokens.navigation);
  const sessionStore = useService(portTokens.sessionStore);
  const visitor = useService(portTokens.visitor);
  useEffect(() => {
    const first = navigation.current();
    let isHere = true;
    let stop = (): void => undefined;
    const start = async (): Promise<void> => {
      await idle();
      const { keepWayBack } = await import('./way-back.ts');
      // Who went on before it was there came from the page that was shown first.
      const before = navigation.current() === first ? document.referrer : first;
      if (isHere) stop = keepWayBack({ navigation, sessionStore, visitor }, before);
    };
    // Where it can't be fetched, leaving leads to the default.
    start().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [navigation, sessionStore, visitor]);
}
