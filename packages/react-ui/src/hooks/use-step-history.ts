import type { FlowPage, LeadFlow } from '@foyer/core';
import { useEffect, useState } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';
import { idle } from './idle.ts';

/** Gives each step its place in the address once the flow is ready. `page` null: the history is left alone. LX-14 */
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
      const { keepStepsInHistory } = await import('./step-history.ts');
      if (isHere) stop = keepStepsInHistory(flow, navigation, page, from);
    };
    // Where it can't be fetched the steps have no addresses; the flow goes on all the same.
    start().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [flow, navigation, page, ready, first]);
}
