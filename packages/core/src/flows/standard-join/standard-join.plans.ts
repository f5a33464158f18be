import type { MessageKey } from '../../messages/catalog.ts';
import type { PlanOffer } from '../../plans/plan.ts';
import { scheduleMessageKey, storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import { OfferedPlans } from '../shared/offered-plans.ts';
import { isUnread } from '../shared/payment-return.ts';
import type { StandardJoinContext } from './standard-join.store.ts';
import { FormattedDay } from '../../messages/formatted-values.ts';
import { withHeldPlan } from '../../plans/held-price.ts';
import { chooseClubById } from '../shared/club-choice.ts';

/** The chosen club's plans. A club that sells none online leads to a visit, with a message. */
export function createStandardPlans(flow: StandardJoinContext): OfferedPlans {
  return new OfferedPlans({
    ...flow,
    question: () => {
      const { selectedFacility: club, referrerDetails } = flow.store.state;
      if (club === null) return null;
      const memberId = referrerDetails?.memberId ?? null;
      return {
        about: `${club.facilityId} ${memberId ?? ''}`,
        club,
        ask: async (signal) => {
          const offer = await flow.plans.ofClub({ club, memberId }, { signal });
          return offer.map((one) => withOwnHeldPrice(flow, one, club.facilityId));
        },
        onOffer: (offer) => takeOffer(flow, offer, club.facilityId),
      };
    },
  });
}

function takeOffer(flow: StandardJoinContext, offer: PlanOffer, facilityId: string): void {
  const { store } = flow;
  const hadPlan = store.state.plan !== null;
  // Not stored, because loading isn't an action of the visitor.
  store.change({ type: 'plans-loaded', plans: offer.plans, facilityId }, { persist: false });
  // While a payment's outcome is unknown, the visitor must stay on the page.
  const stays = isUnread(store.session.payment);
  if (sellsNothing(offer) && !stays) leaveForVisit(flow, 'joinOffline');
  else if (hadPlan && store.state.plan === null) store.update({ planError: { key: 'planGone' } });
}

/** Opens the booking page with everything the visitor entered. With `why`, it shows that message, and Back skips this page. */
export function leaveForVisit(flow: StandardJoinContext, why: MessageKey | null): void {
  const { store, sessionStore, logger, navigation, settings } = flow;
  storeHandoff(flow, { to: 'lead', lead: leadDraftOf(store.state), visit: null, account: null });
  const facilityId = store.state.selectedFacility?.facilityId ?? '';
  const address = settings.bookingPath.replace('{facilityId}', facilityId);
  if (why === null) {
    navigation.push(address);
    return;
  }
  const left = sessionStore.write(scheduleMessageKey, why);
  // Without storage, the visitor reaches the right page but doesn't see the reason.
  if (left.err) logger.warn('schedule-message-not-left', { failure: left.val.kind });
  navigation.replace(address);
}

/** True if the club reports itself offline for online joining, or has no plans. */
function sellsNothing({ plans, facilityStatus }: PlanOffer): boolean {
  return plans.length === 0 || facilityStatus?.toLowerCase() === 'offline';
}

/**
 * Opens the join with what a mailed link holds: club, plan, price and the visitor's contact data. A link that no longer
 * works says why, and the join goes on at today's prices.
 */
export async function takeHeldPrice(flow: StandardJoinContext, token: string): Promise<void> {
  const { store, products, logger } = flow;
  const read = await products.heldPrice(token);
  if (read.err) {
    logger.warn('held-price-failed', { failure: read.val.kind });
    store.update({ notice: { key: 'heldPriceFailed' } });
    return;
  }
  if (read.val === null) {
    store.update({ notice: { key: 'heldPriceUnknown' } });
    return;
  }
  const { facilityId, until, status, offer } = read.val;
  const isFound = await chooseClubById(flow, facilityId);
  const club = store.state.selectedFacility;
  const day = new FormattedDay(until);
  if (status !== 'open' || offer === null) {
    store.change({ type: 'held-price-ended' });
    store.update({
      notice:
        status === 'used' ? { key: 'heldPriceUsed' } : { key: 'heldPriceOver', values: { day } },
    });
    return;
  }
  if (!isFound || club === null) {
    store.update({ notice: { key: 'heldPriceFailed' } });
    return;
  }
  const { plan, contact } = offer;
  const heldPrice = { token, facilityId, plan: { ...plan, heldUntil: until } };
  store.change({ type: 'price-held', club, heldPrice, contact });
  // They have joined without it.
  if (store.state.confirmation !== null) return;
  const { firstName } = contact;
  const values = { firstName, plan: { label: plan.name }, day };
  store.update({ notice: { key: 'heldPrice', values } });
}

/** The club's offer with the held price, until its last day at the club is over. */
export function withOwnHeldPrice(
  { store, clock }: StandardJoinContext,
  offer: PlanOffer,
  facilityId: string,
): PlanOffer {
  const { heldPrice, selectedFacility } = store.state;
  if (heldPrice?.facilityId !== facilityId) return offer;
  const timeZone = selectedFacility?.timeZone ?? 'UTC';
  const today = clock.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return today <= (heldPrice.plan.heldUntil ?? '') ? withHeldPlan(offer, heldPrice.plan) : offer;
}
