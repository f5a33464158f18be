import type { Navigation } from '../ports/navigation.port.ts';
import type { LeadFlow } from './lead-flow.ts';
import { addressOfStep, stepOfAddress } from './step-address.ts';

/** The page that holds the flow. Source: RT-01, RT-02, RT-07. */
export interface FlowPage {
  /** The page's path, without a query: `/membership`. */
  readonly path: string;
  /**
   * `inline`: the membership pages. `booking`: RT-02 itself. `embedding`: any other page; the steps after the contact
   * step are shown on the booking page, except to a referral visitor (RT-03).
   */
  readonly kind: 'inline' | 'booking' | 'embedding';
}

/** RT-02 */
export const bookingPage: FlowPage = { path: '/inquiry/schedule-your-visit', kind: 'booking' };

/** What a former member's redirect puts into the address: read once, and taken out of it. RT-11 */
const personal = /([?&])(?:firstName|lastName|email)=[^&]*/g;

/**
 * Gives each step its own place in the address and the history while a page shows the flow. At first the stored
 * state says where the visitor is and the address follows; from then on a step forward adds an entry, and Back and
 * Forward lead to the step they name if the state allows it. A `facilityId` in the address follows the chosen club.
 * Answers a function that ends it. Source: LX-14, RT-03, RT-10.
 */
export function keepStepsInHistory(
  flow: LeadFlow,
  navigation: Navigation,
  page: FlowPage,
): () => void {
  const style = page.kind === 'embedding' ? 'query' : 'path';
  let shown = flow.getSnapshot().state.step;
  /** While Back or Forward is carried out the address is the one that leads. */
  let historyLeads = false;

  const show = (how: 'push' | 'replace'): void => {
    const current = navigation.current();
    const address = followClub(flow, addressOfStep(page.path, shown, style, current)).replaceAll(
      personal,
      '$1',
    );
    const tidy = address.replace(/\?&+/, '?').replace(/[?&]$/, '');
    if (tidy !== current) navigation[how](tidy);
  };
  if (!belongsOnBookingPage(flow, page)) show('replace');

  const stopFollowingFlow = flow.subscribe(() => {
    const { ready, state } = flow.getSnapshot();
    const isHere = stepOfAddress(page.path, navigation.current(), style) !== null;
    if (!ready || historyLeads || !isHere) return;
    if (state.step === shown) {
      if (!belongsOnBookingPage(flow, page)) show('replace');
      return;
    }
    // A step that was passed by itself (LS-06) leaves no entry to fall back into.
    const skipped = shown === 1 && state.step === 2 && state.previousStep === 0;
    shown = state.step;
    if (belongsOnBookingPage(flow, page)) {
      navigation.push(pathToBooking(flow));
      return;
    }
    show(skipped ? 'replace' : 'push');
  });

  const stopFollowingHistory = navigation.onChange(() => {
    const wanted = stepOfAddress(page.path, navigation.current(), style);
    if (wanted === null || wanted === shown) return;
    historyLeads = true;
    shown = flow.goTo(wanted);
    historyLeads = false;
    show('replace');
  });

  return () => {
    stopFollowingFlow();
    stopFollowingHistory();
  };
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
  return addressOfStep(bookingPage.path, step, 'path', `${bookingPage.path}${query}`);
}

function followClub(flow: LeadFlow, address: string): string {
  const facilityId = flow.getSnapshot().state.selectedFacility?.facilityId;
  return facilityId === undefined
    ? address
    : address.replace(/([?&]facilityId=)[^&]*/, `$1${facilityId}`);
}
