import { keepStepsInHistory, type LeadFlow } from '@foyer/core';
import { useEffect } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** Gives each step its place in the address once the flow is ready. `base` null: the history is left alone. LX-14 */
export function useStepHistory(flow: LeadFlow, base: string | null, ready: boolean): void {
  const navigation = useService(portTokens.navigation);
  useEffect(
    () => (base === null || !ready ? undefined : keepStepsInHistory(flow, navigation, base)),
    [flow, navigation, base, ready],
  );
}
