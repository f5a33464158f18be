import { stepAddresses, type Beginning, syncWithHistory } from '../engine/step-history.ts';
import type { FlowOrder, Navigation } from '../../kernel/platform.port.ts';
import { hasNoOpenTimes } from '../../visit/visit-plan.ts';
import { bookingPage, type FlowPage } from './lead-flow.arrival.ts';
import { firstStep, type LeadFlowStep } from './lead-flow.state.ts';
import type { LeadFlowSnapshot } from './lead-flow.store.ts';
import type { LeadFlow } from './lead-flow.ts';

/**
 * Gives each step its own address and history entry while a page shows the flow. A `facilityId` in the address
 * follows the chosen club. `from` is the page's initial step and address, since the visitor may have moved on since
 * then. Returns a function that stops this.
 */
export function syncStepsWithHistory(
  flow: LeadFlow,
  navigation: Navigation,
  page: FlowPage,
  from?: Beginning<LeadFlowStep>,
): () => void {
  const style = page.kind === 'embedding' ? 'query' : 'path';
  return syncWithHistory(
    {
      flow,
      addresses: stepAddresses(page.path, leadFlowStepNames[flow.getSnapshot().order], style),
      tidy: (address) =>
        address.includes('?') ? withoutPersonal(followClub(flow, address)) : address,
      hasPassed: (before) => before === 1 && hasSkippedTimes(flow.getSnapshot()),
      elsewhere: () => (belongsOnBookingPage(flow, page) ? pathToBooking(flow) : null),
      isTakenOver: () => flow.isTakenOver(),
    },
    navigation,
    from,
  );
}

/** True if the flow went on from the times by itself, because the club has none. */
function hasSkippedTimes({ state, clubAccepts, times }: LeadFlowSnapshot): boolean {
  if (state.step === 2) return state.previousStep === 0;
  const hasNone = clubAccepts === false || (times.plan !== null && hasNoOpenTimes(times.plan));
  return state.previousStep === 1 && hasNone;
}

/** On a page that embeds the flow, the booking page shows all steps but the first. Referral visitors stay. */
export function belongsOnBookingPage(flow: LeadFlow, page: FlowPage): boolean {
  const { state, order } = flow.getSnapshot();
  const isFirst = state.step === firstStep(order);
  return page.kind === 'embedding' && state.referringId === null && !isFirst;
}

/** The booking page's address for the chosen club or, after the booking, the club of the visit. */
export function pathToBooking(flow: LeadFlow): string {
  const { order, state } = flow.getSnapshot();
  const { step, selectedFacility, scheduledFacility } = state;
  const club = step === 2 ? (scheduledFacility ?? selectedFacility) : selectedFacility;
  const query = club === null ? '' : `?facilityId=${club.facilityId}`;
  return stepAddresses(bookingPage.path, leadFlowStepNames[order], 'path').of(
    step,
    `${bookingPage.path}${query}`,
  );
}

/** The steps' names in an address. The first step is the page itself. */
export const leadFlowStepNames: Readonly<
  Record<FlowOrder, Readonly<Record<LeadFlowStep, string>>>
> = {
  'details-first': { 0: '', 1: 'schedule', 2: 'confirmation' },
  'times-first': { 0: 'details', 1: '', 2: 'confirmation' },
};

function followClub(flow: LeadFlow, address: string): string {
  const facilityId = flow.getSnapshot().state.selectedFacility?.facilityId;
  return facilityId === undefined
    ? address
    : address.replace(/([?&]facilityId=)[^&]*/, `$1${facilityId}`);
}

/** Removes the personal parameters of a former member's redirect after they were read. */
function withoutPersonal(address: string): string {
  return address
    .replaceAll(/([?&])(?:firstName|lastName|email)=[^&]*/g, '$1')
    .replace(/\?&+/, '?')
    .replace(/[?&]$/, '');
}
