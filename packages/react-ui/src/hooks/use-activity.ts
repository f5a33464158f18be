import { useSyncExternalStore } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';

/** True while something has been under way for 400 ms or longer. LX-11 */
export function useActivity(): boolean {
  const activity = useService(classTokens.activity);
  return useSyncExternalStore(activity.subscribe, activity.isVisible, activity.isVisible);
}
