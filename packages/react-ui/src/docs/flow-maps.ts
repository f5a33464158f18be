/** The transitions between the steps of each flow. Storybook draws them, and a test compares them with the flows. */
import type { CorporateJoinStep } from '@foyer/core/corporate';
import type { StandardJoinStep } from '@foyer/core/join';
import type { LeadFlowStep } from '@foyer/core/lead';

export interface FlowMap<Step extends number = number> {
  readonly title: string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly ways: readonly Way<Step>[];
}

export interface Way<Step extends number = number> {
  readonly from: Step;
  readonly to: Step;
  /** A short label: what the visitor does, or a condition. */
  readonly by: string;
}

export const leadMap: FlowMap<LeadFlowStep> = {
  title: 'A visit',
  steps: { 0: 'Contact', 1: 'Day & time', 2: 'Confirmation' },
  ways: [
    { from: 0, to: 1, by: 'Visit A Club, and the club takes appointments' },
    { from: 0, to: 2, by: 'Visit A Club, and it takes none: details are in' },
    { from: 1, to: 2, by: 'Schedule a Visit, Skip for now, or another club without times' },
    { from: 2, to: 1, by: 'Edit, or another time after cancelling' },
    { from: 1, to: 0, by: 'Back' },
  ],
};

export const corporateMap: FlowMap<CorporateJoinStep> = {
  title: 'Joining through an employer',
  steps: {
    0: 'Contact',
    1: 'Email code',
    2: 'Plan',
    3: 'Member',
    4: 'Day & time',
    5: 'Visit',
    6: 'Agreement',
  },
  ways: [
    { from: 0, to: 1, by: 'Get Started, and the employer has an agreement' },
    { from: 1, to: 2, by: 'the mailed code is right' },
    { from: 2, to: 6, by: 'Purchase membership, if the chain has an agreement' },
    { from: 6, to: 3, by: 'the payment is approved' },
    { from: 2, to: 3, by: 'the payment is approved, without an agreement' },
    { from: 6, to: 2, by: 'Back' },
    { from: 2, to: 4, by: 'Schedule a visit first' },
    { from: 4, to: 5, by: 'Schedule a Visit, or Skip Appointment' },
    { from: 5, to: 2, by: 'See memberships' },
    { from: 5, to: 4, by: 'Update appointment' },
    { from: 4, to: 2, by: 'Back to memberships' },
    { from: 1, to: 0, by: 'use a different address, or Back' },
    { from: 2, to: 0, by: 'Back, once the code was right' },
  ],
};

export const standardMap: FlowMap<StandardJoinStep> = {
  title: 'Joining online',
  steps: { 0: 'Club and plan', 1: 'Details', 2: 'Member', 3: 'Agreement' },
  ways: [
    { from: 0, to: 1, by: 'Continue with a plan' },
    { from: 1, to: 3, by: 'Next, if the chain has an agreement' },
    { from: 3, to: 2, by: 'the payment is approved' },
    { from: 1, to: 2, by: 'the payment is approved, without an agreement' },
    { from: 3, to: 1, by: 'Back' },
    { from: 1, to: 0, by: 'Change, Back, or a plan that is offered no more' },
  ],
};
