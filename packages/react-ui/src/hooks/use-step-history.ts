import type { LeadFlow } from '@foyer/core';
import type { FlowPage } from '@foyer/core/lead';
import { useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { idle } from './idle.ts';

/** Gives each step its own URL once the flow is ready. With `page` null the history stays untouched. */
export function useStepHistory(flow: LeadFlow, page: FlowPage | null, ready: boolean): void {
  const navigation = useService(portTokens.navigation);
  const [first] = useState(() => (navigation.isRevisited() ? null : navigation.current()));
  useEffect(() => {
    if (page === null || !ready) return undefined;
    const from = { step: flow.getSnapshot().state.step, address: first };
    let isHere = true;
    let stop = (): void => undefined;
    const start = async (): Promise<void> => {
      await idle();
      const { syncStepsWithHistory } = await import('./step-history.ts');
      if (isHere) stop = syncStepsWithHistory(flow, navigation, page, from);
    };
    // If the import fails, the steps have no URLs, but the flow still works.
    start().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [flow, navigation, page, ready, first]);
}
