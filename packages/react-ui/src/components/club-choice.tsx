import { type JSX, Suspense, useEffect, useState } from 'react';

import type { ClubDialogProps } from './club-chooser.tsx';
import { idle } from '../hooks/timing.ts';
import { lazyWithRetry } from './lazy-with-retry.tsx';

/** Not needed for the first paint. It's prefetched right afterwards. */
const ClubDialog = lazyWithRetry<ClubDialogProps>(() => import('./club-chooser.tsx'));

/**
 * The club dialog of a step. It renders closed once its code has loaded, so that opening it is instant; until then it
 * renders nothing unless opened.
 */
export function ClubChoice(props: ClubDialogProps): JSX.Element | null {
  const [isLoaded, setLoaded] = useState(props.open);
  // Opened before its code has loaded.
  if (props.open && !isLoaded) setLoaded(true);
  useEffect(() => {
    void idle().then(ClubDialog.prefetch).then(setLoaded);
  }, []);
  if (!isLoaded) return null;
  return (
    <Suspense fallback={null}>
      <ClubDialog {...props} />
    </Suspense>
  );
}
