import { parseFacilityId } from '../../clubs/facility-id.ts';
import type { ContactFields } from '../engine/contact-fields.ts';
import type { ContactInput } from '../../forms/contact-form.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowLaterParts } from './lead-flow.later-parts.ts';
import { reduceLeadFlow } from './lead-flow.reduce.ts';
import { holdsNothing } from './lead-flow.state.ts';
import { productTokenCookie } from '../../payment/product-token-cookie.ts';

/** How the visitor entered the flow: the page and the unvalidated parameters of its address. */
export interface LeadFlowEntry {
  /** The page's path, e.g. `/membership`. */
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

/** Applies the entry parameters to the flow. */
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

  /** Chooses the unvalidated club of the address. An unknown one shows a message. */
  async #chooseClub(text: string): Promise<void> {
    const { keeper, settings, clubs } = this.#flow;
    if (keeper.state.selectedFacility?.facilityId === text) return;
    const facilityId = parseFacilityId(text, settings.facilityIdPattern);
    const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
    if (club?.ok === true && club.val !== null) {
      // Whether the club accepts visits is known only after the configuration loads. At this point it doesn't matter.
      keeper.replace(
        reduceLeadFlow(keeper.state, { type: 'club-chosen', club: club.val, accepts: true }),
      );
      // The visitor may have typed the phone number before the club was loaded.
      return this.#fields.regroupPhone();
    }
    keeper.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
  }

  /** On pages other than the membership pages, an empty flow isn't stored. */
  #forgetWhatIsEmpty(): void {
    const { keeper } = this.#flow;
    const { suggestedFacility, selectedFacility } = keeper.state;
    if (!holdsNothing(keeper.state) || suggestedFacility !== null) return;
    const { notice } = keeper.session;
    keeper.forget({ notice, ready: false });
    keeper.replace({ ...keeper.state, selectedFacility });
  }

  /**
   * Handles prefilled text like typed text: trimmed and limited in length. Prefills only once, to keep the visitor's
   * later changes.
   */
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

/** The base path of the pages that show the flow inline. */
export const inlineBase = '/membership';

/** True for the page at `base` and all paths below it. */
export function isUnder(base: string, path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return pathname === base || pathname.startsWith(`${base}/`);
}
