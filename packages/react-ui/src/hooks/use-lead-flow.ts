import type { LeadFlow, LeadFlowEntry, LeadFlowSnapshot } from '@foyer/core';
import { useLayoutEffect, useRef } from 'react';

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

/**
 * `useLeadFlow` for a page of your own: enters the flow with what the page's address says, such as a club or a
 * referral. Only the first `entry` counts, because the flow changes the address itself later on.
 *
 * @example
 * const page = { path: '/visit', kind: 'inline' } as const;
 * const steps = [ContactStep, ScheduleStep, ConfirmationStep] as const;
 *
 * function VisitPage() {
 *   const { flow, snapshot } = useEnteredLeadFlow({ path: page.path, facilityId: '101' });
 *   useStepHistory(flow, page, snapshot.ready);
 *   const Step = steps[snapshot.state.step];
 *   return <Step />;
 * }
 */
export function useEnteredLeadFlow(entry: LeadFlowEntry): {
  readonly flow: LeadFlow;
  readonly snapshot: LeadFlowSnapshot;
} {
  const own = useLeadFlow();
  const { flow } = own;
  const first = useRef(entry);
  // Before paint, so that an empty form never flashes before a stored flow.
  useLayoutEffect(() => {
    markEntered(flow);
    void flow.enter(first.current);
  }, [flow]);
  return own;
}

/** The flows that a page or one of its parts has entered. */
const entered = new WeakSet<LeadFlow>();

export function isEntered(flow: LeadFlow): boolean {
  return entered.has(flow);
}

export function markEntered(flow: LeadFlow): void {
  entered.add(flow);
}
