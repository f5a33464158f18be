/** Joining through an employer: one method per visitor action, and one snapshot to render. */
import type { Club } from '../../clubs/club.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import type { ClubRepository } from '../../clubs/club-repository.port.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import { checkCorporateContact, type CorporateContact } from '../../forms/join-contact-form.ts';
import { joinPhoneStyle } from '../../forms/join-phone-input.ts';
import type { TypedText } from '../../forms/phone.ts';
import { Activity } from '../../kernel/activity.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Result } from '../../kernel/result.ts';
import { consentAnswers, type ConsentTexts } from '../../lead/consents.ts';
import type { CreatedLead } from '../../lead/lead.ts';
import { addMessages } from '../../messages/catalog.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { joinMessages } from '../../messages/join-messages.ts';
import type { MembershipConfirmation } from '../../payment/purchase.ts';
import { ComputeCostNote } from '../../plans/compute-cost-note.ts';
import type { OpenTimesRepository } from '../../visit/open-times-repository.port.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { leaveFlow } from '../engine/return-path.ts';
import { checkVisitor } from '../shared/check-visitor.ts';
import { CachedConfiguration, ClubChoice, findClub } from '../shared/club-choice.ts';
import { leadUseCases, type LeadUseCases } from '../lead/lead-flow.dependencies.ts';
import { VisitSchedule } from '../shared/visit-schedule.ts';
import { VisitSurvey } from '../shared/visit-survey.ts';
import { LeadRecorder, type LeadToRecord } from '../shared/lead-recorder.ts';
import type { OfferedPlans } from '../shared/offered-plans.ts';
import {
  type PaymentReturn,
  returnFromMembershipPayment,
  type ReturnFromPayment,
} from '../shared/payment-return.ts';
import { resendConfirmation } from '../shared/resend-confirmation.ts';
import {
  type CorporateJoinDependencies,
  type CorporateJoinSettings,
  defaultCorporateJoinSettings,
} from './corporate-join.dependencies.ts';
import { createCorporatePlans, purchase } from './corporate-join.plans.ts';
import {
  type CorporateJoinState,
  type CorporateJoinStep,
  reachableCorporateStep,
} from './corporate-join.state.ts';
import {
  type CorporateJoinContext,
  type CorporateJoinSnapshot,
  type CorporateJoinStore,
  createCorporateJoinContext,
} from './corporate-join.store.ts';
import { CorporateVerification } from './corporate-join.verification.ts';

export class CorporateJoin {
  readonly #flow: CorporateJoinContext;
  readonly #store: CorporateJoinStore;
  readonly #configuration: CachedConfiguration;
  readonly #fields: ContactFields;
  readonly #recorder: LeadRecorder<CorporateContact>;
  readonly #plans: OfferedPlans;
  readonly #verification: CorporateVerification;
  readonly #payment: ReturnFromPayment<MembershipConfirmation>;
  readonly #schedule: VisitSchedule;
  readonly #clubs: ClubChoice;
  readonly #survey: VisitSurvey;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<CorporateJoinState> | null = null;

  constructor(dependencies: CorporateJoinDependencies) {
    addMessages(joinMessages);
    const flow = createCorporateJoinContext(dependencies);
    const { store, steps, analytics, logger, clock } = flow;
    this.#flow = flow;
    this.#store = store;
    const configuration = new CachedConfiguration(store, flow.configuration, logger);
    const fields = new ContactFields(
      store,
      () => analytics.record({ name: 'flow_started', flow: 'join' }),
      joinPhoneStyle,
    );
    const recorder = new LeadRecorder<CorporateContact>({
      ...flow,
      contact: () => checkCorporateContact(store.state.contactInput).contact,
      send: (lead) => sendLead(flow, lead),
    });
    const schedule = new VisitSchedule(flow, recorder, configuration);
    this.#configuration = configuration;
    this.#fields = fields;
    this.#recorder = recorder;
    this.#plans = createCorporatePlans(flow);
    this.#verification = new CorporateVerification(flow, recorder, this.#plans);
    this.#payment = returnFromMembershipPayment(flow);
    this.#schedule = schedule;
    this.#clubs = new ClubChoice(
      { ...flow, timesStep: steps.times },
      fields,
      recorder,
      configuration,
      schedule,
    );
    this.#survey = new VisitSurvey(flow, recorder);
    this.#expiry = new FlowExpiry(store, clock);
  }

  readonly getSnapshot = (): CorporateJoinSnapshot => this.#store.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Restores or starts the flow, and handles the payment's outcome. */
  async enter(entry: CorporateJoinEntry = {}): Promise<void> {
    const store = this.#store;
    store.arrive();
    this.#tabs ??= new FlowTabs(store, () => void this.#openStep());
    if (entry.facilityId != null) await chooseClubOfAddress(this.#flow, entry.facilityId);
    const { confirmationToken = null, payment = null } = entry;
    await this.#payment.takeIn({ confirmationToken, payment });
    store.update({ ready: true });
    const prefilled = checkVisitor(this.#flow, { key: 'processing' });
    await this.#configuration.load();
    const { state } = store;
    store.replace({ ...state, step: reachableCorporateStep(state, state.step) });
    await this.#openStep();
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

  /** Formats the phone number while typing or pasting; returns the text and caret to show. */
  changePhone(typed: TypedText): TypedText {
    return this.#fields.changePhone(typed);
  }

  /** Checks a field when it is left. */
  leaveField(field: ContactField): void {
    this.#fields.leaveField(field);
  }

  /**
   * Sets the consent texts as displayed if they differ from the settings, so that the recorded text
   * is the one that was shown.
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

  /** Chooses a club on any step; on the plan step, loads its plans. */
  async chooseClub(club: Club): Promise<void> {
    await this.#clubs.choose(club);
    if (this.#store.state.step === 2) await this.#plans.open();
  }

  /**
   * Finds clubs near the visitor; asks the browser for the position if no other source knows it.
   */
  findNearbyClubs(): Promise<void> {
    return this.#clubs.suggest('');
  }

  /** Submits the form ('Get Started'). */
  submit(): Promise<void> {
    const store = this.#store;
    if (store.session.busy === null && !store.getSnapshot().canSubmit) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return store.once('starting', () => this.#verification.start());
  }

  /**
   * Takes the content of the four boxes, typed or pasted, and keeps only digits. The fourth digit
   * submits the code; while it is being checked the boxes don't change. Returns the digits to show.
   */
  changeCode(text: string): string {
    if (this.#verification.type(text)) void this.submitCode();
    return this.#store.session.code;
  }

  /** Submits the code again after a failure. */
  submitCode(): Promise<void> {
    return this.#store.once('verifying', () => this.#verification.verify());
  }

  /** Resends the code. */
  resendCode(): Promise<void> {
    return this.#store.once('resending', () => this.#verification.resend());
  }

  choosePlan(planId: string): void {
    this.#plans.choose(planId);
  }

  /** Loads the plans again after a failure. */
  retryPlans(): Promise<void> {
    return this.#plans.open();
  }

  /** Starts the purchase and goes to the payment application. */
  purchase(): Promise<void> {
    return this.#store.once('purchasing', async () => {
      if (await this.#plans.isReady()) await purchase(this.#flow, this.#recorder);
    });
  }

  /** Loads the purchase again after a failure. */
  retryConfirmation(): Promise<void> {
    return this.#store.once('confirming', () => this.#payment.read());
  }

  /** Mails the membership confirmation again. */
  resendConfirmation(): Promise<void> {
    return this.#store.once('mailing', () => resendConfirmation(this.#flow));
  }

  /** Continues to a visit ('Want to visit the club first?'). */
  visitFirst(): Promise<void> {
    return this.#store.once('scheduling', async () => {
      if (await this.#acceptVisit()) await this.#openStep();
    });
  }

  /** Goes from the visit back to the plans. */
  async backToPlans(): Promise<void> {
    this.#store.change({ type: 'step-revisited', step: 2 });
    await this.#openStep();
  }

  showDay(date: string): void {
    this.#schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#schedule.select(slot);
  }

  /** Loads the times again after a failure. */
  retryTimes(): Promise<void> {
    return this.#store.state.step === 5 ? this.openReschedule() : this.#schedule.open();
  }

  /** Books the chosen time, or reschedules the visit to it. */
  schedule(): Promise<void> {
    return this.#store.once('booking', () => this.#schedule.book());
  }

  /** Continues without a time. */
  skip(): Promise<void> {
    return this.#store.once('skipping', () => this.#schedule.skip());
  }

  /** Goes back to the times ('Update appointment'). */
  edit(): Promise<void> {
    return this.#schedule.edit();
  }

  openReschedule(): Promise<void> {
    return this.#schedule.openReschedule();
  }

  closeReschedule(): void {
    this.#schedule.closeReschedule();
  }

  /** Cancels the visit. */
  cancel(): Promise<void> {
    return this.#store.once('cancelling', () => this.#schedule.cancel());
  }

  closeCancel(): void {
    this.#schedule.closeCancel();
  }

  goHome(): void {
    this.#schedule.goHome();
  }

  answerSurvey(answerId: number): void {
    this.#survey.answer(answerId);
  }

  explainSurvey(text: string): void {
    this.#survey.explain(text);
  }

  nextSurvey(): Promise<void> {
    return this.#store.once('survey', () => this.#survey.next());
  }

  backSurvey(): void {
    this.#survey.back();
  }

  /**
   * Goes to a step, for Back and Forward. Returns the step shown, which may be an earlier one if
   * the state doesn't allow it.
   */
  goTo(step: CorporateJoinStep): CorporateJoinStep {
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
    this.#verification.close();
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** Loads what the current step needs: the plans or the times. */
  async #openStep(): Promise<void> {
    const { step } = this.#store.state;
    if (step === 2) await this.#plans.open();
    if (step === 4) await this.#schedule.open();
  }

  /**
   * Continues from the plans to a visit. At a club that takes no visits, updates the lead instead, and an advisor will
   * be in contact. Returns false, with a message shown, if that failed.
   */
  async #acceptVisit(): Promise<boolean> {
    const { store } = this.#flow;
    const club = store.state.selectedFacility;
    const config = await this.#configuration.load();
    if (club === null || config === null) {
      store.update({ alert: { key: 'processing' } });
      return false;
    }
    const accepts = acceptsAppointments(config, club.facilityId);
    const isKnown = accepts && store.state.hasCreatedLead;
    const recorded = isKnown ? null : await this.#recorder.record(club);
    if (recorded?.err === true) {
      store.update({ alert: limitMessage(recorded.val, { key: 'processing' }) });
      return false;
    }
    store.change({ type: 'lead-accepted', accepts });
    return true;
  }
}

/** The unvalidated parameters of the page's address. */
export interface CorporateJoinEntry extends Partial<PaymentReturn> {
  /** The club named in the address. */
  readonly facilityId?: string | null;
}

/** Chooses the club named in the address; an unknown name shows a message. */
async function chooseClubOfAddress(flow: CorporateJoinContext, text: string): Promise<void> {
  const { store } = flow;
  if (store.state.selectedFacility !== null) return;
  const club = await findClub(flow, text);
  if (club.err) store.update({ clubError: club.val });
  else store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
}

/** Creates the corporate lead, or updates it if it exists. Logs a failure. */
async function sendLead(
  { corporateLeads, settings, logger }: CorporateJoinContext,
  lead: LeadToRecord<CorporateContact>,
): Promise<Result<CreatedLead, CallFailure>> {
  const { transactionId, contact, club, outreachCode, sourceUrl, userLocation } = lead;
  const { receiveTextAlerts, subscribeToNewsletter: newsletter, visitSkipped } = lead;
  const request = {
    ...{ transactionId, contact, outreachCode, sourceUrl, userLocation, receiveTextAlerts },
    facilityId: club.facilityId,
    answers: consentAnswers(settings.consents, { newsletter, textAlerts: receiveTextAlerts }),
    ctaLabel: settings.ctaLabel,
    isAbandonedLead: true,
    ...(visitSkipped === true && { visitSkipped }),
  };
  const answer = lead.exists
    ? await corporateLeads.update(request)
    : await corporateLeads.create(request);
  if (answer.err) logger.error('corporate-lead-failed', { failure: answer.val.kind });
  return answer.map((created) => ({ ...created, associationToken: null }));
}

/** The back end and platform of a corporate join. */
export interface CorporateJoinPorts extends Omit<
  CorporateJoinDependencies,
  keyof LeadUseCases | 'costNote' | 'clubs' | 'activity' | 'settings'
> {
  readonly clubRepository: ClubRepository;
  readonly openTimes: OpenTimesRepository;
}

/** Creates a corporate join from these ports, for use without a container. */
export function createCorporateJoin(
  ports: CorporateJoinPorts,
  ownSettings: Partial<CorporateJoinSettings> = {},
): { readonly flow: CorporateJoin; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const settings = { ...defaultCorporateJoinSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const useCases = leadUseCases(ports, settings.consents);
  const costNote = new ComputeCostNote(settings.normalInitiation);
  const flow = new CorporateJoin({ ...ports, ...useCases, costNote, clubs, activity, settings });
  return { flow, clubs, activity };
}
