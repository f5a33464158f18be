import { FormattedDay } from '../../messages/formatted-values.ts';
import { withHeldPlan } from '../../plans/held-price.ts';
import type { PlanOffer } from '../../plans/plan.ts';
import { chooseClubById } from '../shared/club-choice.ts';
import type { StandardJoinContext } from './standard-join.store.ts';

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
