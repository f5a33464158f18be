import type { LeadFlow, LeadFlowSnapshot } from '@foyer/core';
import { useSyncExternalStore } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';

export function useLeadFlow(): { readonly flow: LeadFlow; readonly snapshot: LeadFlowSnapshot } {
  const flow = useService(classTokens.leadFlow);
  return {
    flow,
    snapshot: useSyncExternalStore(flow.subscribe, flow.getSnapshot, flow.getSnapshot),
  };
}
