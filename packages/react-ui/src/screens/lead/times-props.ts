import type { Club, LeadFlow, LeadFlowSnapshot } from '@foyer/core';

/** The props that every flow with a visit provides. */
export interface TimesProps {
  readonly flow: Pick<LeadFlow, 'showDay' | 'selectTime' | 'retryTimes'>;
  readonly snapshot: Pick<LeadFlowSnapshot, 'times'> & {
    readonly state: Pick<LeadFlowSnapshot['state'], 'selectedAppointment'>;
  };
  readonly club: Club | null;
}
