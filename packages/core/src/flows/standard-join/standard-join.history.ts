import { type Beginning, keepInHistory } from '../engine/step-history.ts';
import { isUnread, withoutPayment } from '../shared/payment-return.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import { joinAddresses } from './standard-join.address.ts';
import { defaultStandardJoinPaths, type StandardJoinPaths } from './standard-join.settings.ts';
import type { StandardJoinStep } from './standard-join.state.ts';
import type { StandardJoin } from './standard-join.ts';

/**
 * Gives each step its own place in the address and the history while the page shows the flow; the club in the address
 * follows the chosen one. What the payment came back with leaves the address once it was read. Answers a function that
 * ends it. Source: LX-14, RT-05, RT-10.
 */
export function keepStandardStepsInHistory(
  flow: StandardJoin,
  navigation: Navigation,
  paths: StandardJoinPaths = defaultStandardJoinPaths,
  from?: Beginning<StandardJoinStep>,
): () => void {
  const club = (): string | null => flow.getSnapshot().state.selectedFacility?.facilityId ?? null;
  return keepInHistory(
    {
      addresses: joinAddresses(paths, club),
      step: () => flow.getSnapshot().state.step,
      isReady: () => flow.getSnapshot().ready,
      subscribe: flow.subscribe,
      goTo: (step) => flow.goTo(step),
      tidy: (address) => (isPaymentOpen(flow) ? address : withoutPayment(address)),
      // There is no way back from a membership.
      hasPassed: () => flow.getSnapshot().state.step === 2,
      elsewhere: () => null,
      isTakenOver: () => false,
    },
    navigation,
    from,
  );
}

/** While the purchase can't be read, a reload asks for it again. */
function isPaymentOpen(flow: StandardJoin): boolean {
  const { payment, ready } = flow.getSnapshot();
  return !ready || isUnread(payment);
}
