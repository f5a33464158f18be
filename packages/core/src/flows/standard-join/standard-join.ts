/** Joining without an employer: one method per visitor action, and one snapshot to render. */
import type { Club } from '../../clubs/club.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import { checkJoinContact } from '../../forms/join-contact-form.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { TypedText } from '../../forms/phone.ts';
import { Activity } from '../../kernel/activity.ts';
import type { ConsentTexts } from '../../lead/consents.ts';
import { CreateLead } from '../../lead/create-lead.ts';
import type { Contact } from '../../lead/lead.ts';
import { addMessages } from '../../messages/catalog.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import type { MembershipConfirmation } from '../../payment/purchase.ts';
import { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { leaveFlow } from '../engine/return-path.ts';
import { checkVisitor } from '../shared/check-visitor.ts';
import { CachedConfiguration, ClubChoice, findClub } from '../shared/club-choice.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { payForMembership } from '../shared/membership-purchase.ts';
import type { OfferedPlans } from '../shared/offered-plans.ts';
import {
  type PaymentReturn,
  returnFromMembershipPayment,
  type ReturnFromPayment,
} from '../shared/payment-return.ts';
import { resendConfirmation } from '../shared/resend-confirmation.ts';
import {
  defaultStandardJoinSettings,
  type StandardJoinDependencies,
  type StandardJoinSettings,
} from './standard-join.dependencies.ts';
import { createStandardPlans, leaveForVisit } from './standard-join.plans.ts';
import type { StandardJoinState, StandardJoinStep } from './standard-join.state.ts';
import {
  createStandardJoinContext,
  type StandardJoinContext,
  type StandardJoinSnapshot,
  type StandardJoinStore,
} from './standard-join.store.ts';

export class StandardJoin {
  readonly #flow: StandardJoinContext;
  readonly #store: StandardJoinStore;
  readonly #configuration: CachedConfiguration;
  readonly #fields: ContactFields;
  readonly #recorder: LeadRecorder<Contact>;
  readonly #clubs: ClubChoice;
  readonly #plans: OfferedPlans;
  readonly #payment: ReturnFromPayment<MembershipConfirmation>;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<StandardJoinState> | null = null;

  constructor(dependencies: StandardJoinDependencies) {
    addMessages(joinMessages);
    const flow = createStandardJoinContext(dependencies);
    const { store, analytics, configuration, logger, clock, createLead } = flow;
    this.#flow = flow;
    this.#store = store;
    this.#configuration = new CachedConfiguration(store, configuration, logger);
    this.#fields = new ContactFields(
      store,
      () => analytics.record({ name: 'flow_started', flow: 'join' }),
      joinPhoneStyle,
    );
    this.#recorder = new LeadRecorder({
      ...flow,
      contact: () => checkJoinContact(store.state.contactInput).contact,
      send: (lead) => createLead.execute(lead),
    });
    this.#clubs = new ClubChoice(
      { ...flow, timesStep: null },
      this.#fields,
      { record: (club) => this.#recorder.record(club, 'join') },
      this.#configuration,
      null,
    );
    this.#plans = createStandardPlans(flow);
    this.#payment = returnFromMembershipPayment(flow);
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
    const prefilled = checkVisitor(this.#flow, { key: 'processing' });
    await Promise.all([this.#configuration.load(), this.#openStep({ anew: true })]);
    if (store.state.selectedFacility === null) await this.#clubs.suggest(null);
    await prefilled;
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
    return store.once('purchasing', () => this.#send());
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
    return this.#store.once('resending', () => resendConfirmation(this.#flow));
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

  /** Loads what the current step needs: the plans, also for the details, or the club and copy of the confirmation. */
  #openStep({ anew }: { readonly anew: boolean } = { anew: false }): Promise<void> {
    if (this.#store.state.step === 2) return openConfirmation(this.#flow);
    return anew ? this.#plans.open() : this.#plans.show();
  }

  /** A paid membership is never bought again, in any tab. */
  async #send(): Promise<void> {
    const { store } = this.#flow;
    const alert = await checkVisitor(this.#flow, { key: 'processing' });
    if (alert !== null) {
      store.update({ alert });
      return;
    }
    // Adopts a purchase from another tab. This also covers a page restored from the back/forward cache, which missed
    // all events.
    store.change({ type: 'step-revisited', step: store.state.step });
    if (store.state.confirmation !== null) {
      store.update({ payment: 'paid' });
      return;
    }
    if (!(await this.#plans.isReady())) {
      if (store.state.plan !== null) store.update({ alert: { key: 'processing' } });
      return;
    }
    const club = store.state.selectedFacility;
    if (club === null || !(await this.#recordLead(club))) return;
    const { contact } = checkJoinContact(store.state.contactInput);
    if (contact !== null) await payForMembership(this.#flow, contact, null);
  }

  async #recordLead(club: Club): Promise<boolean> {
    const { store, analytics } = this.#flow;
    const isNew = !store.state.hasCreatedLead;
    const recorded = await this.#recorder.record(club, 'join');
    if (recorded.err) store.update({ alert: formMessage(recorded.val, { key: 'leadFailed' }) });
    else if (isNew) {
      analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent: 'join' });
    }
    return recorded.ok;
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
async function takeClubOfAddress(flow: StandardJoinContext, text: string): Promise<void> {
  const { store } = flow;
  if (store.state.selectedFacility?.facilityId === text) return;
  const club = await findClub(flow, text);
  if (club.ok) {
    store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
    return;
  }
  store.change({ type: 'club-unknown' }, { persist: false });
  store.update({ clubError: club.val });
}

/** Shows the joined club and the chain's copy. If either fails to load, the membership is shown without it. */
async function openConfirmation(flow: StandardJoinContext): Promise<void> {
  const { store, joinContent, logger } = flow;
  await showJoinedClub(flow);
  const club = store.state.selectedFacility;
  if (club === null || store.session.confirmationContent !== null) return;
  const content = await joinContent.confirmation(club.facilityId);
  if (content.err) logger.warn('confirmation-content-failed', { failure: content.val.kind });
  else store.update({ confirmationContent: content.val });
}

/** Shows the club of the purchase, even in a browser that has nothing stored. */
async function showJoinedClub(flow: StandardJoinContext): Promise<void> {
  const { store, logger } = flow;
  const { confirmation, selectedFacility } = store.state;
  const bought = confirmation?.facilityId ?? null;
  if (bought === null || bought === selectedFacility?.facilityId) return;
  const club = await findClub(flow, bought);
  if (club.err) logger.warn('joined-club-not-found');
  else store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
}

/** The back end and platform of a standard join. */
export interface StandardJoinPorts extends Omit<
  StandardJoinDependencies,
  'createLead' | 'costNote' | 'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
}

/** Creates a standard join from these ports, for use without a container. */
export function createStandardJoin(
  ports: StandardJoinPorts,
  ownSettings: Partial<StandardJoinSettings> = {},
): { readonly flow: StandardJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const settings = { ...defaultStandardJoinSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const createLead = new CreateLead(ports.leads, ports.referrals, settings.consents, ports.logger);
  const costNote = new ComputeCostNote(settings.normalInitiation);
  const flow = new StandardJoin({ ...ports, createLead, costNote, clubs, activity, settings });
  return { flow, clubs, activity };
}
