import { type FlowPage, keepStepsInHistory, type LeadFlow } from '@foyer/core';
import { useEffect } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** Gives each step its place in the address once the flow is ready. `page` null: the history is left alone. LX-14 */
export function useStepHistory(flow: LeadFlow, page: FlowPage | null, ready: boolean): void {
  const navigation = useService(portTokens.navigation);
  useEffect(
    () => (page === null || !ready ? undefined : keepStepsInHistory(flow, navigation, page)),
    [flow, navigation, page, ready],
  );
}
