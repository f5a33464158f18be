/**
 * Joining without an employer: one method per visitor action, and one snapshot to render. The parts decide what each
 * action does.
 */
import { type Club, parseFacilityId } from '../../clubs/club.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { CachedConfiguration } from '../shared/club-choice.ts';
import { leaveFlow } from '../engine/return-path.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import { checkJoinContact } from '../../forms/join-contact-form.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { TypedText } from '../../forms/phone.ts';
import type { ConsentTexts } from '../../lead/consents.ts';
import { ClubChoice } from '../shared/club-choice.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { noNearbyClubs } from '../../clubs/nearby-clubs.ts';
import { addMessages } from '../../messages/catalog.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import { ReturnFromPayment, type PaymentReturn } from '../shared/payment-return.ts';
import { type MembershipConfirmation, ReadConfirmation } from '../../payment/read-confirmation.ts';
import { ResendConfirmation } from '../shared/resend-confirmation.ts';
import { createObservable } from '../../kernel/observable.ts';
import { StandardJoinConfirmation } from './standard-join.confirmation.ts';
import type { StandardJoinDependencies } from './standard-join.dependencies.ts';
import {
  placeInJoin,
  type StandardJoinContext,
  trackJoinFailure,
  createStandardJoinStore,
  type StandardJoinStore,
} from './standard-join.store.ts';
import { leaveForVisit, StandardJoinPlans } from './standard-join.plans.ts';
import type { StandardJoinSnapshot } from './standard-join.snapshot.ts';
import type { StandardJoinState, StandardJoinStep } from './standard-join.state.ts';
import { StandardJoinSubmission } from './standard-join.submission.ts';

export class StandardJoin {
  readonly #flow: StandardJoinContext;
  readonly #store: StandardJoinStore;
  readonly #configuration: CachedConfiguration;
  readonly #fields: ContactFields;
  readonly #clubs: ClubChoice;
  readonly #plans: StandardJoinPlans;
  readonly #submission: StandardJoinSubmission;
  readonly #payment: ReturnFromPayment<MembershipConfirmation>;
  readonly #confirmation: StandardJoinConfirmation;
  readonly #resend: ResendConfirmation;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<StandardJoinState> | null = null;

  constructor(dependencies: StandardJoinDependencies) {
    addMessages(joinMessages);
    const { analytics, configuration, logger, clock, createLead } = dependencies;
    const nearbyView = createObservable(noNearbyClubs);
    const store = createStandardJoinStore(dependencies, nearbyView);
    this.#store = store;
    this.#flow = { ...dependencies, store, nearbyView, visibleConsents: { texts: null } };
    this.#configuration = new CachedConfiguration(store, configuration, logger);
    this.#fields = new ContactFields(
      store,
      () => analytics.record({ name: 'flow_started', flow: 'join' }),
      joinPhoneStyle,
    );
    const recorder = new LeadRecorder({
      ...this.#flow,
      contact: () => checkJoinContact(store.state.contactInput).contact,
      send: (lead) => createLead.execute(lead),
      place: () => placeInJoin({ store }),
    });
    const recordsJoin = { record: (club: Club) => recorder.record(club, 'join') };
    this.#clubs = new ClubChoice(
      { ...this.#flow, timesStep: null },
      this.#fields,
      recordsJoin,
      this.#configuration,
      null,
    );
    this.#plans = new StandardJoinPlans(this.#flow);
    this.#submission = new StandardJoinSubmission(this.#flow, recorder, this.#plans);
    this.#confirmation = new StandardJoinConfirmation(this.#flow);
    const trackFailure = (failure: string): void => trackJoinFailure(this.#flow, failure);
    this.#payment = new ReturnFromPayment({
      ...this.#flow,
      confirmations: new ReadConfirmation(dependencies.products, logger),
      onPaid: ({ facilityId }) => analytics.record({ name: 'purchase_completed', facilityId }),
      onUnread: trackFailure,
    });
    this.#resend = new ResendConfirmation({ ...this.#flow, onFailed: trackFailure });
    this.#expiry = new FlowExpiry(store, clock);
  }

  readonly getSnapshot = (): StandardJoinSnapshot => this.#store.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /**
   * Restores or starts the flow at the address's step, as far as the state allows it, and handles the payment's
   * outcome.
   */
  async enter(entry: StandardJoinEntry = {}): Promise<void> {
    const store = this.#store;
    store.arrive();
    this.#tabs ??= new FlowTabs(store, () => void this.#openStep());
    if (entry.facilityId != null) await takeClubOfAddress(this.#flow, entry.facilityId);
    const { confirmationToken = null, payment = null } = entry;
    await this.#payment.takeIn({ confirmationToken, payment });
    const step = entry.step ?? store.state.step;
    store.change({ type: 'step-revisited', step }, { persist: false });
    store.update({ ready: true });
    await Promise.all([this.#configuration.load(), this.#openStep({ anew: true })]);
    if (store.state.selectedFacility === null) await this.#clubs.suggest(null);
  }

  /** Reports the first focus on any field to analytics, once per flow. */
  focusField(): void {
    this.#fields.focusField();
  }

  changeField(field: ContactField, value: string): void {
    this.#fields.changeField(field, value);
  }

  /** Formats the phone number while typing or pasting. Returns the text and caret to show. */
  changePhone(typed: TypedText): TypedText {
    return this.#fields.changePhone(typed);
  }

  /** Checks a field when it's left. */
  leaveField(field: ContactField): void {
    this.#fields.leaveField(field);
  }

  /**
   * Sets the consent texts as displayed if they differ from the settings, so that the recorded text is the one that
   * was shown.
   */
  showConsents(texts: ConsentTexts | null): void {
    this.#flow.visibleConsents.texts = texts;
  }

  setTextAlerts(on: boolean): void {
    this.#store.change({ type: 'text-alerts-set', on });
  }

  setNewsletter(on: boolean): void {
    this.#store.change({ type: 'newsletter-set', on });
  }

  /** Chooses a club, loads its plans, and updates the lead if there is one. */
  async chooseClub(club: Club): Promise<void> {
    if (await this.#clubs.take(club)) {
      await Promise.all([this.#openStep(), this.#clubs.recordClub(club)]);
    }
  }

  /** Finds clubs near the visitor. Asks the browser for the position if no other source knows it. */
  findNearbyClubs(): Promise<void> {
    return this.#clubs.suggest('');
  }

  choosePlan(planId: string): void {
    this.#plans.choose(planId);
  }

  /** Continues to the details. Without a plan, shows what is missing. */
  async continue(): Promise<void> {
    const store = this.#store;
    if (store.getSnapshot().canContinue) this.goTo(1);
    else {
      await store.once('continuing', async () => {
        if (await this.#plans.isReady()) store.change({ type: 'step-revisited', step: 1 });
      });
    }
  }

  /** Loads the plans again after a failure. */
  retryPlans(): Promise<void> {
    return this.#plans.open();
  }

  /** Records the lead and goes to the payment application ('Next'). */
  submit(): Promise<void> {
    const store = this.#store;
    if (store.session.busy === null && !store.getSnapshot().canSubmit) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return store.once('purchasing', () => this.#submission.send());
  }

  /** Loads the purchase again after a failure. */
  retryConfirmation(): Promise<void> {
    return this.#store.once('confirming', async () => {
      await this.#payment.read();
      await this.#openStep();
    });
  }

  /** Mails the confirmation again. */
  resendConfirmation(): Promise<void> {
    return this.#store.once('resending', () => this.#resend.execute());
  }

  /** Goes to the booking of a visit with all input ('Want to visit the club first?'). */
  visitFirst(): Promise<void> {
    return this.#store.once('scheduling', async () => {
      await this.#configuration.load();
      leaveForVisit(this.#flow, null);
    });
  }

  /**
   * Goes to a step, for Back and Forward. Returns the step shown, which may be an earlier one if the state doesn't
   * allow it.
   */
  goTo(step: StandardJoinStep): StandardJoinStep {
    const store = this.#store;
    if (store.session.busy === null && step !== store.state.step) {
      store.update({ alert: null });
      store.change({ type: 'step-revisited', step });
      void this.#openStep();
    }
    return store.state.step;
  }

  /** Restarts the lifetime of the stored state. */
  stay(): void {
    this.#expiry.stay();
  }

  /** Clears everything and starts over. */
  startOver(): void {
    this.#store.leave();
  }

  /** Leaves the flow by its exit; progress is not saved. */
  leave(): void {
    leaveFlow(this.#flow, () => this.#store.leave());
  }

  /** Stops timers and listeners when the page closes. Stored state stays. */
  close(): void {
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** Loads what the current step needs: the plans, also for the details, or the copy of the confirmation. */
  #openStep({ anew }: { readonly anew: boolean } = { anew: false }): Promise<void> {
    if (this.#store.state.step === 2) return this.#confirmation.open();
    return anew ? this.#plans.open() : this.#plans.show();
  }
}

/** How the visitor entered the join: the unvalidated parameters of the page's address. */
export interface StandardJoinEntry extends Partial<PaymentReturn> {
  /** The club in the address. */
  readonly facilityId?: string | null;
  /** The step in the address; null for the visitor's last step. */
  readonly step?: StandardJoinStep | null;
}

/**
 * Chooses the unvalidated club of the address, which takes precedence over the stored one. An unknown club shows a
 * message, and the visitor must choose one.
 */
async function takeClubOfAddress(
  { store, settings, clubs }: StandardJoinContext,
  text: string,
): Promise<void> {
  if (store.state.selectedFacility?.facilityId === text) return;
  const facilityId = parseFacilityId(text, settings.facilityIdPattern);
  const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
  if (club?.ok === true && club.val !== null) {
    store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
    return;
  }
  store.change({ type: 'club-unknown' }, { persist: false });
  store.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
}
