import { stepAddresses, type Beginning, syncWithHistory } from '../engine/step-history.ts';
import type { Navigation } from '../../kernel/navigation.port.ts';
import { bookingPage, type FlowPage } from './lead-flow.arrival.ts';
import type { LeadFlowStep } from './lead-flow.state.ts';
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
      addresses: stepAddresses(page.path, leadFlowStepNames, style),
      tidy: (address) =>
        address.includes('?') ? withoutPersonal(followClub(flow, address)) : address,
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

/** On a page that embeds the flow, the booking page shows the times and the confirmation. Referral visitors stay. */
export function belongsOnBookingPage(flow: LeadFlow, page: FlowPage): boolean {
  const { state } = flow.getSnapshot();
  return page.kind === 'embedding' && state.referringId === null && state.step !== 0;
}

/** The booking page's address for the chosen club or, after the booking, the club of the visit. */
export function pathToBooking(flow: LeadFlow): string {
  const { step, selectedFacility, scheduledFacility } = flow.getSnapshot().state;
  const club = step === 2 ? (scheduledFacility ?? selectedFacility) : selectedFacility;
  const query = club === null ? '' : `?facilityId=${club.facilityId}`;
  return stepAddresses(bookingPage.path, leadFlowStepNames, 'path').of(
    step,
    `${bookingPage.path}${query}`,
  );
}

/** The steps' names in an address. The contact step is the page itself. */
export const leadFlowStepNames: Readonly<Record<LeadFlowStep, string>> = {
  0: '',
  1: 'schedule',
  2: 'confirmation',
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
