import {
  addOnAgreementId,
  type Agreement,
  type BodyCompositionSummary,
  type GiftCardCatalogue,
  keepLoginReturn,
  type KeyValueStore,
  loginPath,
  type MailedLink,
  type Navigation,
  type Result,
  summarizeBody,
  takeLoginReturn,
  type TrialPass,
} from '@foyer/core';

import { type MembersPlace, membersPlaceAt, needsMember } from './members-place.ts';
import {
  type MemberServices,
  memberServices,
  type MembersSurroundings,
} from './member-services.ts';
import { nothingDone, outcomeOf, type SeenOutcome } from './outcome.ts';
import { type OpenPage, PageLife } from './page-life.ts';
import { site } from './site.ts';

/** What a page of members' shows beside the account's cards. */
export interface Shown {
  readonly link: MailedLink['purpose'] | 'over' | 'unread' | 'none';
  readonly agreement: Agreement | null;
  readonly pass: TrialPass | null;
  readonly giftCards: GiftCardCatalogue | null;
  readonly body: BodyCompositionSummary | 'none' | 'unread';
}

/**
 * The pages that have to do with members, which share one session: whoever is no member goes to the login and comes
 * back, by the core's own rules. AC-06, RT-08, RT-13
 */
export class MemberPage implements OpenPage {
  readonly fetched = Promise.resolve();
  readonly services: MemberServices;
  /** What came of what the member did last. */
  outcome: SeenOutcome = nothingDone;
  shown: Shown = { link: 'none', agreement: null, pass: null, giftCards: null, body: 'none' };
  /** A secret, kept nowhere else. */
  linkToken: string | null = null;
  /** Under which feedback is told; null for none that is still to be taken. HT-55 */
  feedbackId: string | null = null;
  readonly #life = new PageLife();
  readonly #navigation: Navigation;
  readonly #store: KeyValueStore;
  readonly #stops: (() => void)[];

  constructor({
    sessionStore,
    ...surroundings
  }: MembersSurroundings & { readonly sessionStore: KeyValueStore }) {
    this.#store = sessionStore;
    this.#navigation = surroundings.navigation;
    this.services = memberServices(this.#life, surroundings);
    const { session } = this.services;
    const arrive = (): void => {
      this.#arrive();
    };
    this.#stops = [session.open(), session.subscribe(arrive), this.#navigation.onChange(arrive)];
    this.#arrive();
  }

  does(work: Promise<unknown>): void {
    this.#life.does(work);
  }

  /** The visitor set something going; what comes of it is told. */
  tries(call: Promise<Result<unknown, { readonly kind: string }>>): void {
    this.outcome = nothingDone;
    this.does(this.#told(call));
  }

  show(shown: Partial<Shown>): void {
    this.shown = { ...this.shown, ...shown };
  }

  isQuiet(): boolean {
    return this.#life.isQuiet();
  }

  isLeftFor(address: string): boolean {
    return membersPlaceAt(new URL(address, site).pathname) === null;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#life.end();
  }

  async #told(call: Promise<Result<unknown, { readonly kind: string }>>): Promise<void> {
    this.outcome = outcomeOf(await call);
  }

  #arrive(): void {
    const address = this.#navigation.current();
    const place = membersPlaceAt(new URL(address, site).pathname);
    // Another page's: it takes the place of this one.
    if (place === null) return;
    const { session, account } = this.services;
    const isMember = session.getSnapshot().status === 'signed-in';
    if (!isMember) account.clear();
    if (!isMember && needsMember(place)) {
      keepLoginReturn(this.#store, address);
      this.#navigation.replace(loginPath);
    } else if (isMember && place.kind === 'login') {
      this.#navigation.replace(takeLoginReturn(this.#store, site));
    } else {
      this.does(this.#load(place));
    }
  }

  async #load(place: MembersPlace): Promise<void> {
    switch (place.kind) {
      case 'account':
        await this.services.account.execute();
        return;
      case 'training':
        return this.#loadTraining();
      case 'agreement':
        return this.loadAgreement(place.agreementId);
      case 'gift-cards': {
        const catalogue = await this.services.clubServices.giftCards();
        this.show({ giftCards: catalogue.unwrapOr(null) });
        return;
      }
      case 'activate':
        return this.#readLink();
      case 'login':
      case 'open':
    }
  }

  async #loadTraining(): Promise<void> {
    const measured = await this.services.training.summary();
    if (measured.err) {
      this.show({ body: 'unread' });
      return;
    }
    const { val } = measured;
    this.show({ body: val === null ? 'none' : summarizeBody(val.measurements, val.person) });
  }

  /** In the version of today. HT-44 */
  async loadAgreement(agreementId: string = addOnAgreementId): Promise<void> {
    const { account, agreements } = this.services;
    const { profile } = await account.execute(['profile']);
    if (profile.status !== 'ready') return;
    const { memberId, homeFacilityId } = profile.value;
    const place = { agreementId, facilityId: homeFacilityId ?? '', memberId: memberId ?? '' };
    const read = await agreements.read(place, null);
    this.show({ agreement: read.unwrapOr(null) });
  }

  /** The code leaves the address before anything else is done with it. HT-52 */
  async #readLink(): Promise<void> {
    const shown = new URL(this.#navigation.current(), site);
    const code = shown.searchParams.get('code');
    if (code === null) return;
    this.linkToken = code;
    this.#navigation.replace(shown.pathname);
    const link = await this.services.registrations.readLink(code);
    if (link.ok) this.show({ link: link.val.purpose });
    else this.show({ link: link.val.kind === 'link-over' ? 'over' : 'unread' });
  }
}
