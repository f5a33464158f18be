import {
  AgreementSigning,
  type GiftCardCatalogue,
  keepLoginReturn,
  type KeyValueStore,
  leaveLogin,
  loginPath,
  type Navigation,
  type Result,
  takeLinkCode,
  type TrialPass,
} from '@foyer/core';

import { type MembersPlace, membersPlaceAt, needsMember } from './members-place.ts';
import {
  type MemberServices,
  memberServices,
  type MembersSurroundings,
} from './member-services.ts';
import { nothingDone, outcomeOf, type SeenOutcome, type Told, toldOutcome } from './outcome.ts';
import { type OpenPage, PageLife } from './page-life.ts';
import { site } from './site.ts';

/**
 * The pages that have to do with members, which share one session: whoever is no member goes to the login and comes
 * back, by the core's own rules. AC-06, RT-08, RT-13
 */
export class MemberPage implements OpenPage {
  readonly fetched = Promise.resolve();
  readonly isFetched = true;
  readonly services: MemberServices;
  /** What came of what the member did last. */
  outcome: SeenOutcome = nothingDone;
  /** The page of an agreement has it. */
  signing: AgreementSigning | null = null;
  giftCards: GiftCardCatalogue | null = null;
  pass: TrialPass | null = null;
  /** The code of the link about an email address that was opened. */
  linkCode: string | null = null;
  readonly #life = new PageLife();
  readonly #surroundings: MembersSurroundings;
  readonly #navigation: Navigation;
  readonly #store: KeyValueStore;
  readonly #stops: (() => void)[];

  constructor(surroundings: MembersSurroundings) {
    this.#surroundings = surroundings;
    this.#store = surroundings.sessionStore;
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

  /** The visitor set a call going; what comes of it is worded as the page does it. */
  tries<Failure extends { readonly kind: string }>(
    call: Promise<Result<unknown, Failure>>,
    tell: (failure: Failure) => Told,
  ): void {
    this.#comesTo(call.then((answer) => outcomeOf(answer, tell)));
  }

  /** The same of what the core words itself. */
  asks(call: Promise<Result<unknown, Told>>): void {
    this.#comesTo(call.then(toldOutcome));
  }

  isQuiet(): boolean {
    return this.#life.isQuiet();
  }

  isLeftFor(address: string): boolean {
    return membersPlaceAt(new URL(address, site).pathname) === null;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.signing?.close();
    this.#life.end();
  }

  #comesTo(outcome: Promise<SeenOutcome>): void {
    this.outcome = nothingDone;
    this.does(this.#note(outcome));
  }

  async #note(outcome: Promise<SeenOutcome>): Promise<void> {
    this.outcome = await outcome;
  }

  #arrive(): void {
    const address = this.#navigation.current();
    const place = membersPlaceAt(new URL(address, site).pathname);
    // Another page's: it takes the place of this one.
    if (place === null) return;
    const isMember = this.services.session.getSnapshot().status === 'signed-in';
    if (!isMember && needsMember(place)) {
      keepLoginReturn(this.#store, address);
      this.#navigation.replace(loginPath);
    } else if (isMember && place.kind === 'login') {
      leaveLogin(this.#navigation, this.#store, site);
    } else {
      this.does(this.#load(place));
    }
  }

  async #load(place: MembersPlace): Promise<void> {
    const { account, clubServices, mailedLink, training } = this.services;
    switch (place.kind) {
      case 'account':
        await account.execute();
        return;
      case 'training':
        await training.load();
        return;
      case 'agreement':
        return this.#openAgreement(place.agreementId);
      case 'gift-cards':
        this.giftCards = (await clubServices.giftCards()).unwrapOr(null);
        return;
      case 'activate':
        return mailedLink.arrive(takeLinkCode(this.#navigation));
      case 'email-link':
        this.linkCode = takeLinkCode(this.#navigation);
        return;
      case 'login':
      case 'open':
    }
  }

  async #openAgreement(agreementId: string): Promise<void> {
    const { agreements, account, session } = this.services;
    const { logger } = this.#surroundings;
    this.signing?.close();
    this.signing = new AgreementSigning(agreementId, { agreements, account, session, logger });
    await this.signing.load();
  }
}
