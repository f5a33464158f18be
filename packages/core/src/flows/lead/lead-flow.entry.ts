import { parseFacilityId } from '../../clubs/facility-id.ts';
import type { ContactFields } from '../engine/contact-fields.ts';
import type { ContactInput } from '../../forms/contact-form.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowLaterParts } from './lead-flow.later-parts.ts';
import { reduceLeadFlow } from './lead-flow.reduce.ts';
import { holdsNothing } from './lead-flow.state.ts';
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
  readonly #later: LeadFlowLaterParts;
  readonly #fields: Pick<ContactFields, 'regroupPhone'>;

  constructor(
    flow: LeadFlowContext,
    later: LeadFlowLaterParts,
    fields: Pick<ContactFields, 'regroupPhone'>,
  ) {
    this.#flow = flow;
    this.#later = later;
    this.#fields = fields;
  }

  async arrive(entry: LeadFlowEntry): Promise<void> {
    this.#flow.keeper.arrive();
    if (!isUnder(inlineBase, entry.path)) this.#forgetWhatIsEmpty();
    this.#prefill(entry);
    if (entry.facilityId !== undefined && entry.facilityId !== null) {
      await this.#chooseClub(entry.facilityId);
    }
    const { cookies, keeper } = this.#flow;
    const referringId = entry.referringId ?? null;
    const bought = cookies.read(productTokenCookie) !== null && !keeper.state.hasCreatedLead;
    if (!bought && referringId === null) return;
    const parts = await this.#later.load();
    if (bought) await parts?.guests.takeUpPurchase();
    if (referringId !== null) await parts?.guests.welcomeFriend(referringId);
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
