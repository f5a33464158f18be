import { parseFacilityId } from '../../clubs/facility-id.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import { productTokenCookie } from '../../payment/product-token-cookie.ts';

/** Visitors who arrive with a started purchase or a referral. */
export class LeadFlowGuests {
  readonly #flow: LeadFlowContext;

  constructor(flow: LeadFlowContext) {
    this.#flow = flow;
  }

  /** A started purchase prefills the buyer and leads to the times of its club. */
  async takeUpPurchase(): Promise<void> {
    const { keeper, cookies, products, clubs, settings, logger } = this.#flow;
    const token = cookies.read(productTokenCookie);
    if (token === null || keeper.state.hasCreatedLead) return;
    const product = await products.details(token);
    if (product.err) {
      logger.warn('product-details-failed', { failure: product.val.kind });
      return;
    }
    const details = product.val;
    if (details === null || details.transactionNumber === null) return;
    const facilityId = parseFacilityId(details.facilityId ?? '', settings.facilityIdPattern);
    const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
    if (club?.ok !== true || club.val === null) return;
    const { buyer } = details;
    keeper.change({
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

  /** An unknown referring id is ignored. */
  async welcomeFriend(referringId: string): Promise<void> {
    const { keeper, referrals, logger } = this.#flow;
    if (referringId === keeper.state.referringId) return;
    const referrer = await referrals.referrer(referringId.slice(0, 64));
    if (referrer.err) {
      logger.warn('referrer-failed', { failure: referrer.val.kind });
      return;
    }
    if (referrer.val !== null) {
      keeper.change({ type: 'referred', referringId, referrer: referrer.val }, { keep: false });
    }
  }
}
