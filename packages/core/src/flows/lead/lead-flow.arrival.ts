import { parseFacilityId } from '../../clubs/facility-id.ts';
import type { ContactFields } from '../engine/contact-fields.ts';
import type { ContactInput } from '../../forms/contact-form.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import { holdsNothing, reduceLeadFlow } from './lead-flow.state.ts';
import { productTokenCookie } from '../../payment/product-token-cookie.ts';

/** How the visitor came to the flow: the page and what its address carries, unchecked. */
export interface LeadFlowEntry {
  /** The page's path, e.g. `/membership`. LX-02 */
  readonly path: string;
  /** RT-02 */
  readonly facilityId?: string | null;
  /** RT-11: from a former member's redirect. */
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  /** RT-12: a preset region's name, or anything to ask the browser for the position. */
  readonly location?: string | null;
  /** RF-01 */
  readonly referringId?: string | null;
}

/** What the flow takes from the way the visitor came. */
export class LeadFlowArrival {
  readonly #flow: LeadFlowContext;
  readonly #fields: Pick<ContactFields, 'regroupPhone'>;

  constructor(flow: LeadFlowContext, fields: Pick<ContactFields, 'regroupPhone'>) {
    this.#flow = flow;
    this.#fields = fields;
  }

  async arrive(entry: LeadFlowEntry): Promise<void> {
    if (!isUnder(inlineBase, entry.path)) this.#forgetWhatIsEmpty();
    this.#prefill(entry);
    if (entry.facilityId !== undefined && entry.facilityId !== null) {
      await this.#chooseClub(entry.facilityId);
    }
    await this.#resumePurchase();
    const referringId = entry.referringId ?? null;
    if (referringId !== null) await this.#welcomeReferral(referringId);
  }

  /** A purchase that was started prefills the buyer and continues at the times of its club. */
  async #resumePurchase(): Promise<void> {
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

  /** An unknown referring id is not a referral. */
  async #welcomeReferral(referringId: string): Promise<void> {
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

  /** The club that the address names, unchecked. A name that leads to none says so. Source: RT-02. */
  async #chooseClub(text: string): Promise<void> {
    const { keeper, settings, clubs } = this.#flow;
    if (keeper.state.selectedFacility?.facilityId === text) return;
    const facilityId = parseFacilityId(text, settings.facilityIdPattern);
    const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
    if (club?.ok === true && club.val !== null) {
      // Where the club takes no visits is learnt with the configuration; here it is only named.
      keeper.replace(
        reduceLeadFlow(keeper.state, { type: 'club-chosen', club: club.val, accepts: true }),
      );
      // Who was faster than the club has typed it already. FM-02
      return this.#fields.regroupPhone();
    }
    keeper.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
  }

  /** LX-02: away from the membership pages nothing is kept of a flow that holds nothing. */
  #forgetWhatIsEmpty(): void {
    const { keeper } = this.#flow;
    const { suggestedFacility, selectedFacility } = keeper.state;
    if (!holdsNothing(keeper.state) || suggestedFacility !== null) return;
    const { notice } = keeper.session;
    keeper.forget({ notice, ready: false });
    keeper.replace({ ...keeper.state, selectedFacility });
  }

  /** RT-11: text like any typed, trimmed and capped; once, so that what the visitor changes stays changed. */
  #prefill(entry: LeadFlowEntry): void {
    const { keeper } = this.#flow;
    if (keeper.state.isRedirectFromFormerMember) return;
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
    keeper.change({ type: 'prefilled', contact, formerMember: true });
  }
}

/** The pages that show the flow inline. RT-01 */
export const inlineBase = '/membership';

/** True for the page at `base` and every path below it. */
export function isUnder(base: string, path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return pathname === base || pathname.startsWith(`${base}/`);
}
