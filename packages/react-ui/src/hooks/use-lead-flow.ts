import type { LeadFlow, LeadFlowSnapshot } from '@foyer/core';

import { useService } from '../di/foyer-provider.tsx';
import { classTokens } from '../di/tokens.ts';
import { useSnapshot } from './use-snapshot.ts';

/**
 * The lead flow of the provider above and its current snapshot. The component renders again at each change.
 *
 * @example
 * const { flow, snapshot } = useLeadFlow();
 * return <button onClick={() => void flow.submitVisit()} disabled={!snapshot.canSubmit}>Book</button>;
 */
export function useLeadFlow(): { readonly flow: LeadFlow; readonly snapshot: LeadFlowSnapshot } {
  const flow = useService(classTokens.leadFlow);
  return {
    flow,
    snapshot: useSnapshot(flow),
  };
}
