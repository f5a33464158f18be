import type { Temporal } from '@foyer/core';
import { useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** The current time, which is looked up again every so many ms. */
export function useNow(everyMs: number): Temporal.Instant {
  const clock = useService(portTokens.clock);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = clock.after(everyMs, () => {
        setNow(clock.now());
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, everyMs]);
  return now;
}
