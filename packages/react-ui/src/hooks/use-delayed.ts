import { useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** True once `waiting` has lasted `ms` milliseconds without a break. */
export function useDelayed(waiting: boolean, ms: number): boolean {
  const clock = useService(portTokens.clock);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const cancel = clock.after(ms, () => setWaited(true));
    return () => {
      cancel();
      setWaited(false);
    };
  }, [clock, waiting, ms]);
  return waiting && waited;
}
