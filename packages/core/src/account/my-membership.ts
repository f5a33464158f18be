import type { AccountSession } from './account-session.ts';
import {
  type CardCalls,
  CardLoader,
  type CardsOf,
  clearWithSession,
  isSignedOut,
  someOf,
} from './card-loader.ts';
import type { ClubDirectory } from '../clubs/club-directory.ts';
import { type CallFailure, Err, Ok, type Result } from '../kernel/result.ts';
import type { Clock, CookieJar, Logger, Navigation } from '../kernel/platform.port.ts';
import { createObservable, type Observable } from '../kernel/observable.ts';
import type { Message } from '../messages/catalog.ts';
import { messageOfCall } from '../messages/failure-messages.ts';
import { decide, type MembershipDecision } from '../membership/decide.ts';
import {
  type Membership,
  type MembershipOffer,
  offerOn,
  todayOf,
} from '../membership/membership.ts';
import {
  cardChangeCookie,
  type Invoice,
  type MembershipRefused,
  type MembershipRepository,
} from '../membership/membership-repository.port.ts';
import type { PromiseRecord } from '../membership/promise-record.ts';
import { areaField, choiceField, clubField } from '../forms/form-fields.ts';
import type { AreaField, ChoiceField, ClubField, FieldOption } from '../forms/form.ts';

export interface MyMembershipDependencies {
  readonly membership: MembershipRepository;
  readonly clubs: ClubDirectory;
  readonly session: AccountSession;
  readonly cookies: CookieJar;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface MembershipCardValues {
  readonly membership: Membership;
  /** Newest first. */
  readonly invoices: readonly Invoice[];
  /** What the member can have at the club of the last `showOffers`. */
  readonly offers: readonly MembershipOffer[];
  /** What the member was shown and agreed to. */
  readonly promises: PromiseRecord;
}

export interface MyMembershipSnapshot {
  /** Each loads and fails on its own. */
  readonly cards: CardsOf<MembershipCardValues>;
  /** The decision that the member is waiting for. */
  readonly busy: MembershipDecision['kind'] | null;
}

/**
 * The signed-in member's membership and invoices, and their decisions about it. The end of a session clears everything.
 */
export class MyMembership {
  readonly #dependencies: MyMembershipDependencies;
  readonly #cards: CardLoader<MembershipCardValues>;
  readonly #view: Observable<MyMembershipSnapshot>;
  #deciding = new AbortController();
  /** The club whose offers are shown. */
  #facilityId = '';

  constructor(dependencies: MyMembershipDependencies) {
    this.#dependencies = dependencies;
    const { session, logger } = dependencies;
    this.#cards = new CardLoader(this.#calls(), session, logger);
    this.#view = createObservable<MyMembershipSnapshot>({
      cards: this.#cards.getSnapshot(),
      busy: null,
    });
    this.#cards.subscribe(() => this.#update({ cards: this.#cards.getSnapshot() }));
    clearWithSession(session, this);
  }

  readonly getSnapshot = (): MyMembershipSnapshot => this.#view.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#view.subscribe(listener);

  /**
   * Loads the membership and the invoices by default, and the promises when asked. Loaded data stays until the new data
   * arrives.
   */
  async load(
    names: readonly ('membership' | 'invoices' | 'promises')[] = ['membership', 'invoices'],
  ): Promise<void> {
    await this.#cards.refresh(names);
  }

  /** Loads what the member can have at a club, with its monthly fees. */
  async showOffers(facilityId: string): Promise<void> {
    this.#facilityId = facilityId;
    await this.#cards.load(['offers']);
  }

  /** The ISO date at the club where the membership was bought; null until it is loaded. */
  today(): string | null {
    const membership = this.#membership();
    return membership && todayOf(membership, this.#dependencies.clock.now());
  }

  /** The membership after a decision, or why it isn't possible. Sends nothing. */
  preview(decision: MembershipDecision): Result<Membership, Message> {
    const membership = this.#membership();
    if (membership === null) return Err({ key: 'membershipNotLoaded' });
    const today = todayOf(membership, this.#dependencies.clock.now());
    return decide(membership, decision, today).mapErr((why) => this.#refusal(why));
  }

  /**
   * Makes the decision. `note` is what the member tells the club; it may be empty. `shownOn` is the day of the preview
   * that the member read: on another day its dates differ, so they have to read it again. A lost answer is a failure like
   * any other: confirming again changes nothing more. After a refusal the membership is loaded again.
   */
  async confirm(
    decision: MembershipDecision,
    note = '',
    shownOn: string | null = this.today(),
  ): Promise<Result<void, Message>> {
    if (this.#view.get().busy !== null) return Err({ key: 'callFailed' });
    if (shownOn !== this.today()) {
      // Lets the page show the dates of today.
      this.#update({});
      return Err({ key: 'membershipDayChanged' });
    }
    this.#update({ busy: decision.kind });
    const { signal } = this.#deciding;
    const { membership } = this.#dependencies;
    const answer = await membership.decide(decision, note.trim(), { signal });
    if (signal.aborted) return Err({ key: 'callFailed' });
    if (answer.ok) this.#cards.put('membership', answer.val);
    const settled = answer.ok ? Ok(undefined) : Err(await this.#failed(answer.val, decision));
    this.#update({ busy: null });
    return settled;
  }

  /**
   * Leads to the payment application, where the member enters another card. No card passes this page. The token goes
   * there in a cookie.
   */
  async changeCard(): Promise<Result<void, Message>> {
    const { membership, cookies, navigation } = this.#dependencies;
    const { signal } = this.#deciding;
    const begun = await membership.beginCardChange({ signal });
    if (signal.aborted) return Err({ key: 'callFailed' });
    if (begun.err) return Err(this.#callFailed(begun.val));
    cookies.write(cardChangeCookie, begun.val.token, cardChangeSeconds);
    navigation.load(begun.val.address);
    return Ok(undefined);
  }

  /** Also aborts pending calls, so that nothing of one member remains for the next. */
  clear(): void {
    this.#deciding.abort();
    this.#deciding = new AbortController();
    this.#cards.clear();
    this.#update({ busy: null });
  }

  #calls(): CardCalls<MembershipCardValues> {
    const { membership } = this.#dependencies;
    return {
      membership: (options) => membership.read(options),
      invoices: async (options) => someOf(await membership.invoices(options)),
      offers: async (options) => someOf(await membership.offersAt(this.#facilityId, options)),
      promises: async (options) =>
        (await membership.promises(options)).map((record) =>
          record.promises.length === 0 ? null : record,
        ),
    };
  }

  #membership(): Membership | null {
    const { membership } = this.#cards.getSnapshot();
    return membership.status === 'ready' ? membership.value : null;
  }

  async #failed(
    failure: CallFailure | MembershipRefused,
    { kind }: MembershipDecision,
  ): Promise<Message> {
    if (failure.kind !== 'refused') return this.#callFailed(failure);
    // The membership was changed elsewhere, or the fee at the club.
    await this.#cards.refresh(kind === 'change' ? ['membership', 'offers'] : ['membership']);
    return this.#refusal(failure.why);
  }

  #callFailed(failure: CallFailure): Message {
    const { session, logger } = this.#dependencies;
    logger.warn('membership-call-failed', { failure: failure.kind });
    if (isSignedOut(failure)) session.end('expired');
    return messageOfCall(failure);
  }

  #refusal(why: MembershipRefused['why']): Message {
    const key = refusalKeys[why];
    const club = why === 'other-currency' ? this.#homeClub() : null;
    if (club === null) return { key };
    return { key: 'membershipOtherCurrencyCall', values: club };
  }

  /** The home club's name and phone number; null while the clubs aren't loaded. */
  #homeClub(): { readonly club: string; readonly phone: string } | null {
    const membership = this.#membership();
    if (membership === null) return null;
    const { clock, clubs } = this.#dependencies;
    const { facilityId } = offerOn(membership, todayOf(membership, clock.now()));
    const club = clubs.getSnapshot().clubs.find((one) => one.facilityId === facilityId);
    return club === undefined ? null : { club: club.name, phone: club.phoneNumber };
  }

  #update(part: Partial<MyMembershipSnapshot>): void {
    this.#view.set({ ...this.#view.get(), ...part });
  }
}

/** For a chain that keeps no memberships online. */
export const noMemberships: MembershipRepository = {
  read: () => Promise.resolve(Ok(null)),
  decide: () => Promise.resolve(Err({ kind: 'refused', why: 'ended' })),
  offersAt: () => Promise.resolve(Ok([])),
  beginCardChange: () => Promise.resolve(Err(noMembership)),
  invoices: () => Promise.resolve(Ok([])),
  promises: () => Promise.resolve(Ok({ timeZone: 'UTC', promises: [], hasOlder: false })),
};

const noMembership: CallFailure = { kind: 'rejected', status: 409, code: null, field: null };

/** As long as the token works. */
const cardChangeSeconds = 1_800;

const refusalKeys = {
  'not-started': 'membershipNotStarted',
  leaving: 'membershipLeaving',
  ended: 'membershipEnded',
  frozen: 'membershipFrozenAlready',
  'outside-terms': 'membershipOutsideTerms',
  unchanged: 'membershipUnchanged',
  'other-currency': 'membershipOtherCurrency',
  'price-changed': 'membershipPriceChanged',
  'not-offered': 'membershipNotOffered',
} as const satisfies Record<MembershipRefused['why'], Message['key']>;

/** What a member who cancels may tell the club. */
export const leavingNoteField: AreaField<'note'> = areaField({
  name: 'note',
  label: 'Why are you leaving?',
});

export const homeClubField: ClubField<'club'> = clubField({ name: 'club', label: 'Home Club' });

/** The plans of a club, by id. */
export function membershipPlanField(options: readonly FieldOption[]): ChoiceField<'plan'> {
  return choiceField({ name: 'plan', label: 'Plan', required: true }, options);
}
