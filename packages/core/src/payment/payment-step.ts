/** 0 contact, 1 choose membership, 2 payment details, 3 confirmation. All ways to a membership share these steps. */
export type PaymentFlowStep = 0 | 1 | 2 | 3;

/**
 * The visitor's step on the way to a membership. `isPaying` is true from the handoff to the payment application until
 * its result is read.
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
