import { stepAddresses, syncWithHistory } from '../engine/step-history.ts';
import { addressAfterPayment } from '../shared/payment-return.ts';
import type { Navigation } from '../../kernel/platform.port.ts';
import type { CorporateJoinStep } from './corporate-join.state.ts';
import type { CorporateJoin } from './corporate-join.ts';

export const corporateJoinPath = '/join/corp';

/** The steps' names in the address. The contact step is the page itself. */
export const corporateStepNames: Readonly<Record<CorporateJoinStep, string>> = {
  0: '',
  1: 'code',
  2: 'plan',
  3: 'welcome',
  4: 'schedule',
  5: 'visit',
  6: 'agreement',
};

/**
 * Each step has its own address and history entry while the flow is shown. Removes the payment's parameters once they
 * were read. Returns a function that stops it.
 */
export function syncCorporateStepsWithHistory(
  flow: CorporateJoin,
  navigation: Navigation,
  path: string = corporateJoinPath,
): () => void {
  return syncWithHistory(
    {
      flow,
      addresses: stepAddresses(path, corporateStepNames, 'path'),
      tidy: (address) => addressAfterPayment(address, flow.getSnapshot()),
      hasPassed: (before) => hasPassed(flow, before),
    },
    navigation,
  );
}

/** The visitor can't go back to a code that was accepted, or to the times of a club that had none. */
function hasPassed(flow: CorporateJoin, before: CorporateJoinStep): boolean {
  const { step, previousStep } = flow.getSnapshot().state;
  return (before === 1 && step === 2) || (before === 4 && step === 5 && previousStep === 2);
}
