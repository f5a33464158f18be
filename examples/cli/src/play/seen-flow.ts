import type { CorporateJoinSnapshot, LeadFlowSnapshot } from '@foyer/core';

/** What the page of either flow shows; the rest is there on the page of the flow that it is of. */
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
      | 'times'
      | 'nearby'
      | 'holdsVisit'
      | 'clubAccepts'
    >,
    Partial<
      Pick<LeadFlowSnapshot, 'canJoin' | 'offersGuided'> &
        Pick<CorporateJoinSnapshot, 'code' | 'plans' | 'payment'>
    > {
  readonly busy: string | null;
  readonly state: Omit<
    Pick<LeadFlowSnapshot['state'] & CorporateJoinSnapshot['state'], SharedField>,
    'step' | 'previousStep'
  > & { readonly step: number } & Partial<
      Pick<
        LeadFlowSnapshot['state'],
        'showGuidedWorkouts' | 'isRedirectFromFormerMember' | 'referrerDetails'
      > &
        Pick<CorporateJoinSnapshot['state'], 'confirmation' | 'plan'>
    >;
}

type SharedField = keyof LeadFlowSnapshot['state'] & keyof CorporateJoinSnapshot['state'];
