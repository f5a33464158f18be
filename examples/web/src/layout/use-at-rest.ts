import { idle } from '@foyer/react-ui';
import { useEffect } from 'react';

import type * as atRest from './at-rest.ts';

export type PartsAtRest = typeof atRest;

/**
 * Has `begin` begin one of `parts` when the page is at rest; what it answers ends that, with the component. Where the parts can't be
 * fetched the page does without.
 */
export function useAtRest(begin: (parts: PartsAtRest) => () => void): void {
  useEffect(() => {
    const begun = idle()
      .then(() => import('./at-rest.ts'))
      .then(begin, () => undefined);
    return () => void begun.then((end) => end?.());
  }, [begin]);
}
