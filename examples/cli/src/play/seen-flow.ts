import type { CorporateJoinSnapshot, LeadFlowSnapshot, StandardJoinSnapshot } from '@foyer/core';

/** What the page of any flow shows; the rest is there on the page of the flow that it is of. */
export interface SeenFlow
  extends
    Pick<
      LeadFlowSnapshot,
      | 'alert'
      | 'notice'
      | 'clubError'
      | 'errors'
      | 'fields'
      | 'canSubmit'
      | 'asksForNewsletter'
      | 'asksToStay'
      | 'nearby'
    >,
    Partial<
      Pick<LeadFlowSnapshot, 'canJoin' | 'offersGuided' | 'times' | 'holdsVisit' | 'clubAccepts'> &
        Pick<CorporateJoinSnapshot, 'code'> &
        Pick<StandardJoinSnapshot, 'payment' | 'resend' | 'resendMessage' | 'chosen'>
    > {
  readonly plans?: CorporateJoinSnapshot['plans'] | StandardJoinSnapshot['plans'];
  readonly busy: string | null;
  readonly state: Omit<Pick<AnyState, SharedField>, 'step' | 'previousStep'> & {
    readonly step: number;
  } & Partial<
      Pick<
        LeadState,
        | 'showGuidedWorkouts'
        | 'isRedirectFromFormerMember'
        | 'referrerDetails'
        | 'personalizeOptions'
        | 'personalizeOptionsStep'
        | 'cancelAppointmentStatus'
        | 'submittedAppointment'
        | 'selectedAppointment'
        | 'scheduledFacility'
        | 'scheduledVisitHour'
      > &
        Pick<StandardJoinSnapshot['state'], 'confirmation' | 'plan'>
    >;
}

type LeadState = LeadFlowSnapshot['state'];
type AnyState = LeadState & CorporateJoinSnapshot['state'] & StandardJoinSnapshot['state'];
type SharedField = keyof LeadState &
  keyof CorporateJoinSnapshot['state'] &
  keyof StandardJoinSnapshot['state'];
