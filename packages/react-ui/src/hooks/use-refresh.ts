import { useEffect, useRef } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** Calls `refresh` every so many ms while the page is visible, and whenever somebody comes back to it. */
export function useRefresh(refresh: () => void, everyMs: number): void {
  const clock = useService(portTokens.clock);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = clock.after(everyMs, () => {
        refreshVisible();
        wait();
      });
    };
    const refreshVisible = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    wait();
    document.addEventListener('visibilitychange', refreshVisible);
    window.addEventListener('focus', refreshVisible);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', refreshVisible);
      window.removeEventListener('focus', refreshVisible);
    };
  }, [clock, everyMs]);
}
