/** 0 contact, 1 choose membership, 2 payment details, 3 confirmation: every way to a membership has these. CK-04 */
export type PaymentFlowStep = 0 | 1 | 2 | 3;

/**
 * Where a visitor is on the way to a membership. `isPaying` is true from the hand-over to the payment application until
 * its answer was read. Source: CK-04.
 */
export function paymentFlowStep(where: {
  readonly hasChoiceOfPlans: boolean;
  readonly isPaying: boolean;
  readonly isMember: boolean;
}): PaymentFlowStep {
  if (where.isMember) return 3;
  if (where.isPaying) return 2;
  return where.hasChoiceOfPlans ? 1 : 0;
}
