import { stepAddresses } from '../engine/step-address.ts';
import { type Beginning, keepInHistory } from '../engine/step-history.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import { bookingPage, type FlowPage } from './flow-page.ts';
import type { LeadFlowStep } from './lead-flow.state.ts';
import type { LeadFlow } from './lead-flow.ts';
import { leadFlowStepNames } from './step-address.ts';

/**
 * Gives each step its own place in the address and the history while a page shows the flow. A `facilityId` in the
 * address follows the chosen club. `from` is what the page began with, where the visitor may have gone on, Back or
 * Forward since. Answers a function that ends it. Source: LX-14, RT-03, RT-10.
 */
export function keepStepsInHistory(
  flow: LeadFlow,
  navigation: Navigation,
  page: FlowPage,
  from?: Beginning<LeadFlowStep>,
): () => void {
  const style = page.kind === 'embedding' ? 'query' : 'path';
  return keepInHistory(
    {
      addresses: stepAddresses(page.path, leadFlowStepNames, style),
      step: () => flow.getSnapshot().state.step,
      isReady: () => flow.getSnapshot().ready,
      subscribe: flow.subscribe,
      goTo: (step) => flow.goTo(step),
      tidy: (address) =>
        address.includes('?') ? withoutPersonal(followClub(flow, address)) : address,
      // LS-06
      hasPassed: (before) => {
        const { step, previousStep } = flow.getSnapshot().state;
        return before === 1 && step === 2 && previousStep === 0;
      },
      elsewhere: () => (belongsOnBookingPage(flow, page) ? pathToBooking(flow) : null),
      isTakenOver: () => flow.isTakenOver(),
    },
    navigation,
    from,
  );
}

/**
 * RT-03: on a page that only embeds the flow, the times and the confirmation of a club that takes no visits are the
 * booking page's to show; referral visitors stay.
 */
export function belongsOnBookingPage(flow: LeadFlow, page: FlowPage): boolean {
  const { state, clubAccepts } = flow.getSnapshot();
  if (page.kind !== 'embedding' || state.referringId !== null) return false;
  return state.step === 1 || (state.step === 2 && clubAccepts !== true);
}

/** The booking page's address for the chosen club. RT-02 */
export function pathToBooking(flow: LeadFlow): string {
  const { step, selectedFacility } = flow.getSnapshot().state;
  const query = selectedFacility === null ? '' : `?facilityId=${selectedFacility.facilityId}`;
  return stepAddresses(bookingPage.path, leadFlowStepNames, 'path').of(
    step,
    `${bookingPage.path}${query}`,
  );
}

function followClub(flow: LeadFlow, address: string): string {
  const facilityId = flow.getSnapshot().state.selectedFacility?.facilityId;
  return facilityId === undefined
    ? address
    : address.replace(/([?&]facilityId=)[^&]*/, `$1${facilityId}`);
}

/** What a former member's redirect puts into the address is read once, and taken out of it. RT-11 */
function withoutPersonal(address: string): string {
  return address
    .replaceAll(/([?&])(?:firstName|lastName|email)=[^&]*/g, '$1')
    .replace(/\?&+/, '?')
    .replace(/[?&]$/, '');
}
