import type { ContactFields } from '../engine/contact-fields.ts';
import type { ContactInput } from '../../forms/contact-form.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { hasVisit } from '../draft/visit-draft.ts';
import { chooseClubById, findClub } from '../shared/club-choice.ts';
import { isBlank } from './lead-flow.state.ts';
import type { LeadFlowContext } from './lead-flow.store.ts';

export interface FlowPage {
  /** The page's path without a query, e.g. `/membership`. */
  readonly path: string;
  /**
   * `inline`: the membership pages. `booking`: the booking page. `embedding`: any other page. From there, the steps
   * after the contact step continue on the booking page, except for referral visitors.
   */
  readonly kind: 'inline' | 'booking' | 'embedding';
}

export const bookingPage: FlowPage = { path: '/inquiry/schedule-your-visit', kind: 'booking' };

/** How the visitor entered the flow: the page and the unvalidated parameters of its address. */
export interface LeadFlowEntry {
  readonly path: string;
  readonly facilityId?: string | null;
  /** From a former member's redirect. */
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  /** A preset region's name; any other value asks the browser for the position. */
  readonly location?: string | null;
  readonly referringId?: string | null;
}

export async function arrive(
  flow: LeadFlowContext,
  fields: Pick<ContactFields, 'regroupPhone'>,
  entry: LeadFlowEntry,
): Promise<void> {
  if (!isUnder(inlineBase, entry.path)) forgetWhatIsEmpty(flow);
  prefill(flow, entry);
  if (entry.facilityId != null) await chooseClub(flow, fields, entry.facilityId);
  await resumePurchase(flow);
  if (entry.referringId != null) await welcomeReferral(flow, fields, entry.referringId);
}

/** On pages other than the membership pages, an empty flow isn't stored. */
function forgetWhatIsEmpty({ store }: LeadFlowContext): void {
  const { createdDate, suggestedFacility } = store.state;
  if (createdDate === null || !isBlank(store.state) || suggestedFacility !== null) return;
  const { notice } = store.session;
  store.forget({ notice, ready: false });
}

/** Trimmed and limited like typed text, and only once, to keep the visitor's later changes. */
function prefill({ store }: LeadFlowContext, entry: LeadFlowEntry): void {
  if (store.state.isRedirectFromFormerMember) return;
  const given: Partial<Record<keyof ContactInput, string | null | undefined>> = {
    first_name: entry.firstName,
    last_name: entry.lastName,
    email_address: entry.email,
  };
  const contact = Object.fromEntries(
    Object.entries(given)
      .map(([field, text]) => [field, (text ?? '').trim().slice(0, 50)])
      .filter(([, text]) => text !== ''),
  ) as Partial<ContactInput>;
  if (Object.keys(contact).length === 0) return;
  store.change({ type: 'prefilled', contact, formerMember: true });
}

/** Chooses the unvalidated club of the address. An unknown one shows a message. */
async function chooseClub(
  flow: LeadFlowContext,
  fields: Pick<ContactFields, 'regroupPhone'>,
  facilityId: string,
): Promise<void> {
  const { createdDate, selectedFacility } = flow.store.state;
  // The club of a preview may be out of date.
  if (createdDate !== null && selectedFacility?.facilityId === facilityId) return;
  // The visitor may have typed the phone number before the club was loaded.
  if (await chooseClubById(flow, facilityId)) fields.regroupPhone();
}

/** A purchase that was started prefills the buyer and continues at the times of its club. */
async function resumePurchase(flow: LeadFlowContext): Promise<void> {
  const { store, cookies, products, logger } = flow;
  const token = cookies.read(productTokenCookie);
  if (token === null || store.state.hasCreatedLead) return;
  const product = await products.details(token);
  if (product.err) {
    logger.warn('product-details-failed', { failure: product.val.kind });
    return;
  }
  const details = product.val;
  if (details === null || details.transactionNumber === null) return;
  const club = await findClub(flow, details.facilityId ?? '');
  if (club.err) return;
  const { buyer } = details;
  store.change({
    type: 'bought',
    transactionId: details.transactionNumber,
    club: club.val,
    contact: {
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email_address: buyer.email,
      phone_number: buyer.phone,
    },
  });
}

/**
 * Proposes the member's club unless the visitor has one. An unknown referring id shows a notice. A visitor whom another
 * member invited first stays with that member. A visitor who has booked a visit is no longer linked to a member.
 */
async function welcomeReferral(
  flow: LeadFlowContext,
  fields: Pick<ContactFields, 'regroupPhone'>,
  referringId: string,
): Promise<void> {
  const { store, referrals, logger } = flow;
  const { associationToken } = store.state;
  if (referringId === store.state.referringId) return;
  if (associationToken !== null || hasVisit(store.state)) return;
  const referrer = await referrals.referrer(referringId.slice(0, 256));
  if (referrer.err) {
    logger.warn('referrer-failed', { failure: referrer.val.kind });
    return;
  }
  if (referrer.val === null) {
    store.update({ notice: { key: 'referrerUnknown' } });
    return;
  }
  store.change({ type: 'referred', referringId, referrer: referrer.val }, { persist: false });
  const { facilityId } = referrer.val;
  if (facilityId === null || store.state.selectedFacility !== null) return;
  const club = await findClub(flow, facilityId);
  if (club.err || store.state.selectedFacility !== null) return;
  store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
  fields.regroupPhone();
}

/** Welcomes a friend again once the flow was cleared, because the page's address still names the member. */
export function welcomeAgain(
  flow: LeadFlowContext,
  fields: Pick<ContactFields, 'regroupPhone'>,
  referringId: () => string | null,
): void {
  const { store } = flow;
  let wasInvited = false;
  store.subscribe(() => {
    const isCleared = wasInvited && store.state.referringId === null;
    wasInvited = store.state.referringId !== null;
    const member = referringId();
    if (isCleared && member !== null) void welcomeReferral(flow, fields, member);
  });
}

/** The base path of the pages that show the flow inline. */
const inlineBase = '/membership';

/** True for the page at `base` and all paths below it. */
export function isUnder(base: string, path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return pathname === base || pathname.startsWith(`${base}/`);
}
