import { type JSX, useSyncExternalStore } from 'react';

import { commonCopy } from '../copy/common.ts';
import { useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';
import { useDelayed } from '../hooks/use-delayed.ts';
import { useCopy } from '../locale/use-copy.ts';

/** The overlay appears after 400 ms, and the "taking longer" message after 4 s in total. */
const slowMs = 3_600;

/** Shown when an action takes 400 ms or longer. */
export function LoaderOverlay(): JSX.Element {
  const copy = useCopy(commonCopy);
  const visible = useActivity();
  const isSlow = useDelayed(visible, slowMs);
  return (
    <div role="status" className="foyer-loader">
      {visible && (
        <>
          <span className="foyer-loader__mark" aria-hidden="true" />
          <p className="foyer-loader__text">{isSlow ? copy.slow : copy.working}</p>
        </>
      )}
    </div>
  );
}

/** True while an action has been running for 400 ms or longer. */
export function useActivity(): boolean {
  const activity = useService(classTokens.activity);
  return useSyncExternalStore(activity.subscribe, activity.isVisible, activity.isVisible);
}
