import type { CallFailure, Result } from '@foyer/core';
import { portTokens, useService } from '@foyer/react-ui';
import { useEffect, useState } from 'react';

type Load<T> = (options: { readonly signal: AbortSignal }) => Promise<Result<T, CallFailure>>;

/**
 * What an optional part of a page shows: null until it has loaded. A failure is logged, and the page does without the
 * part. `load` is null while there is nothing to load, and has to keep its identity.
 */
export function useLoaded<T>(load: Load<T> | null): T | null {
  const logger = useService(portTokens.logger);
  const [loaded, setLoaded] = useState<{ readonly load: Load<T>; readonly value: T }>();
  useEffect(() => {
    if (load === null) return undefined;
    const current = new AbortController();
    const take = async (): Promise<void> => {
      const answer = await load({ signal: current.signal });
      if (current.signal.aborted) return;
      if (answer.ok) setLoaded({ load, value: answer.val });
      else logger.warn('part-not-loaded', { failure: answer.val.kind });
    };
    void take();
    return () => current.abort();
  }, [load, logger]);
  // An earlier `load` may have loaded something else.
  return loaded !== undefined && loaded.load === load ? loaded.value : null;
}
