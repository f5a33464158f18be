import type { Club, LeadFlow, LeadFlowSnapshot } from '@foyer/core';

/** As much of a flow as the choice of a time concerns: every flow that books a visit has it. */
export interface TimesProps {
  readonly flow: Pick<LeadFlow, 'showDay' | 'selectTime' | 'retryTimes'>;
  readonly snapshot: Pick<LeadFlowSnapshot, 'times'> & {
    readonly state: Pick<LeadFlowSnapshot['state'], 'selectedAppointment'>;
  };
  /** The club whose times they are. */
  readonly club: Club | null;
}
