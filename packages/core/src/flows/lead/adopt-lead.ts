import type { LeadFlowState } from './lead-flow.state.ts';

type OneLead = Pick<
  LeadFlowState,
  'hasCreatedLead' | 'leadTokenId' | 'leadTransactionId' | 'recordedFacilityId'
>;

/** A lead that another tab has made is this tab's too, in whichever flow. LC-17, LX-12 */
export function adoptLead<State extends OneLead>(mine: State, theirs: State): State {
  if (mine.leadTransactionId !== null || theirs.leadTransactionId === null) return mine;
  const { hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId } = theirs;
  return { ...mine, hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId };
}
