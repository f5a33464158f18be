import { useSyncExternalStore } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';

/** True while an action has been running for 400 ms or longer. */
export function useActivity(): boolean {
  const activity = useService(classTokens.activity);
  return useSyncExternalStore(activity.subscribe, activity.isVisible, activity.isVisible);
}
