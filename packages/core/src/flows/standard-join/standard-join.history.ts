import { type Beginning, syncWithHistory } from '../engine/step-history.ts';
import { isUnread, withoutPayment } from '../shared/payment-return.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import { joinAddresses } from './standard-join.address.ts';
import { defaultStandardJoinPaths, type StandardJoinPaths } from './standard-join.settings.ts';
import type { StandardJoinStep } from './standard-join.state.ts';
import type { StandardJoin } from './standard-join.ts';

/**
 * Gives each step its own address and history entry while the page shows the flow. The club in the address follows
 * the chosen one. Removes the payment's parameters after they were read. Returns a function that stops this.
 */
export function syncStandardStepsWithHistory(
  flow: StandardJoin,
  navigation: Navigation,
  paths: StandardJoinPaths = defaultStandardJoinPaths,
  from?: Beginning<StandardJoinStep>,
): () => void {
  const club = (): string | null => flow.getSnapshot().state.selectedFacility?.facilityId ?? null;
  return syncWithHistory(
    {
      addresses: joinAddresses(paths, club),
      step: () => flow.getSnapshot().state.step,
      isReady: () => flow.getSnapshot().ready,
      subscribe: flow.subscribe,
      goTo: (step) => flow.goTo(step),
      tidy: (address) => (isPaymentOpen(flow) ? address : withoutPayment(address)),
      // The visitor can't go back from a membership.
      hasPassed: () => flow.getSnapshot().state.step === 2,
      elsewhere: () => null,
      isTakenOver: () => false,
    },
    navigation,
    from,
  );
}

/** While the purchase can't be loaded, a reload should retry it. */
function isPaymentOpen(flow: StandardJoin): boolean {
  const { payment, ready } = flow.getSnapshot();
  return !ready || isUnread(payment);
}
