import type { LeadFlowState } from './lead-flow.state.ts';

type OneLead = Pick<
  LeadFlowState,
  'hasCreatedLead' | 'leadTokenId' | 'leadTransactionId' | 'recordedFacilityId'
>;

/** Adopts a lead that another tab has created. All flows share this. */
export function adoptLead<State extends OneLead>(mine: State, theirs: State): State {
  if (mine.leadTransactionId !== null || theirs.leadTransactionId === null) return mine;
  const { hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId } = theirs;
  return { ...mine, hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId };
}
