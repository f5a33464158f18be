/**
 * Joining through an employer: one method for each thing a visitor can do, one snapshot to draw. What each of them
 * means is decided in the part that it leads to; what is the same as in the lead flow is that flow's part.
 */
import type { Club } from '../clubs/club.ts';
import { ContactFields } from '../flow/contact-fields.ts';
import { FlowExpiry } from '../flow/flow-expiry.ts';
import { FlowTabs } from '../flow/flow-tabs.ts';
import { KeptConfiguration } from '../flow/kept-configuration.ts';
import { leaveFlow } from '../flow/leave-flow.ts';
import type { ContactField } from '../forms/contact-form.ts';
import { corporateContactFields } from '../forms/corporate-contact-form.ts';
import { joinPhoneStyle } from '../forms/join-phone-input.ts';
import type { TypedText } from '../forms/phone-input.ts';
import { LeadFlowClubs } from '../lead/lead-flow.clubs.ts';
import { LeadFlowConfirmation } from '../lead/lead-flow.confirmation.ts';
import { LeadFlowSchedule } from '../lead/lead-flow.schedule.ts';
import { LeadFlowSurvey } from '../lead/lead-flow.survey.ts';
import { noNearbyClubs } from '../location/nearby-clubs.snapshot.ts';
import { addMessages } from '../messages/catalogue.ts';
import { joinMessages } from '../messages/join-messages.ts';
import { ReturnFromPayment } from '../payment/payment-return.ts';
import { ResendConfirmation } from '../payment/resend-confirmation.ts';
import { createObservable } from '../shared/observable.ts';
import { acceptsAppointments } from '../visit/visit-configuration.ts';
import type { Slot } from '../visit/visit-plan.ts';
import { noTimes } from '../visit/visit-times.snapshot.ts';
import { CorporateJoinCode } from './corporate-join.code.ts';
import {
  type CorporateJoinContext,
  tellCorporateFailure,
  visitContextOf,
} from './corporate-join.context.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import { chooseClubOfAddress, type CorporateJoinEntry } from './corporate-join.entry.ts';
import {
  type CorporateJoinKeeper,
  type CorporateJoinShown,
  createCorporateJoinKeeper,
} from './corporate-join.keeper.ts';
import { CorporateJoinPlans } from './corporate-join.plans.ts';
import type { CorporateJoinSnapshot } from './corporate-join.snapshot.ts';
import {
  type CorporateJoinState,
  type CorporateJoinStep,
  reachableCorporateStep,
} from './corporate-join.state.ts';
import { CorporateJoinSubmission } from './corporate-join.submission.ts';
import { CorporateLeadRecorder } from './corporate-lead-recorder.ts';

export class CorporateJoin {
  readonly #flow: CorporateJoinContext;
  readonly #keeper: CorporateJoinKeeper;
  readonly #configuration: KeptConfiguration;
  readonly #fields: ContactFields;
  readonly #recorder: CorporateLeadRecorder;
  readonly #submission: CorporateJoinSubmission;
  readonly #code: CorporateJoinCode;
  readonly #plans: CorporateJoinPlans;
  readonly #payment: ReturnFromPayment;
  readonly #resend: ResendConfirmation;
  readonly #clubs: LeadFlowClubs;
  readonly #schedule: LeadFlowSchedule;
  readonly #confirmation: LeadFlowConfirmation;
  readonly #survey: LeadFlowSurvey;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered: what is stored is read first. */
  #tabs: FlowTabs<CorporateJoinState> | null = null;

  constructor(dependencies: CorporateJoinDependencies) {
    addMessages(joinMessages);
    const { settings, analytics, configuration, logger, clock } = dependencies;
    const shown: CorporateJoinShown = {
      times: createObservable(noTimes),
      nearby: createObservable(noNearbyClubs),
      secondsLeft: createObservable(settings.codeSeconds),
    };
    const keeper = createCorporateJoinKeeper(dependencies, shown);
    this.#keeper = keeper;
    this.#flow = { ...dependencies, keeper, shown };
    const visit = visitContextOf(this.#flow);
    this.#configuration = new KeptConfiguration(visit.keeper, configuration, logger);
    this.#fields = new ContactFields(
      keeper,
      () => corporateContactFields().map((field) => field.name),
      () => analytics.record({ name: 'flow_started', flow: 'join' }),
      joinPhoneStyle,
    );
    this.#recorder = new CorporateLeadRecorder(this.#flow, visit);
    this.#plans = new CorporateJoinPlans(this.#flow, this.#recorder);
    this.#code = new CorporateJoinCode(this.#flow, this.#recorder, this.#plans);
    this.#submission = new CorporateJoinSubmission(
      this.#flow,
      visit,
      this.#recorder,
      this.#code,
      this.#plans,
    );
    const tellOf = (failure: string): void => tellCorporateFailure(this.#flow, failure);
    this.#payment = new ReturnFromPayment({
      ...this.#flow,
      onPaid: ({ facilityId }) => analytics.record({ name: 'purchase_completed', facilityId }),
      onUnread: tellOf,
    });
    this.#resend = new ResendConfirmation({ ...this.#flow, onFailed: tellOf });
    this.#schedule = new LeadFlowSchedule(visit, this.#recorder, this.#configuration);
    this.#clubs = new LeadFlowClubs(
      visit,
      this.#fields,
      this.#recorder,
      this.#configuration,
      this.#schedule,
    );
    this.#confirmation = new LeadFlowConfirmation(visit, this.#schedule);
    this.#survey = new LeadFlowSurvey(visit, this.#recorder);
    this.#expiry = new FlowExpiry(keeper, clock);
  }

  readonly getSnapshot = (): CorporateJoinSnapshot => this.#keeper.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);

  /** Takes the flow up where it was, or begins it, and takes in how the payment went. Source: CJ-14, CJ-21, RT-04. */
  async enter(entry: CorporateJoinEntry = {}): Promise<void> {
    const keeper = this.#keeper;
    keeper.arrive();
    this.#tabs ??= new FlowTabs(keeper, () => void this.#openStep());
    if (entry.facilityId != null) await chooseClubOfAddress(this.#flow, entry.facilityId);
    const { confirmationToken = null, payment = null } = entry;
    await this.#payment.takeIn({ confirmationToken, payment });
    keeper.update({ ready: true });
    await this.#configuration.load();
    const { state } = keeper;
    keeper.replace({ ...state, step: reachableCorporateStep(state, state.step) });
    await this.#openStep();
    if (keeper.state.selectedFacility === null) await this.#clubs.suggest(null);
  }

  /** The first focus on any field is told to analytics, once a flow. Source: LC-18. */
  focusField(): void {
    this.#fields.focusField();
  }

  changeField(field: ContactField, value: string): void {
    this.#fields.changeField(field, value);
  }

  /** What the phone box shows after typing or pasting, with the caret's place. Source: FM-02. */
  changePhone(typed: TypedText): TypedText {
    return this.#fields.changePhone(typed);
  }

  /** A field is checked when it is left. Source: FM-04. */
  leaveField(field: ContactField): void {
    this.#fields.leaveField(field);
  }

  setTextAlerts(on: boolean): void {
    this.#keeper.change({ type: 'visit', event: { type: 'text-alerts-set', on } });
  }

  setNewsletter(on: boolean): void {
    this.#keeper.change({ type: 'visit', event: { type: 'newsletter-set', on } });
  }

  /** Takes a club, on any step; on the plan step its plans are asked for. Source: CJ-10, CJ-11, LS-12. */
  async chooseClub(club: Club): Promise<void> {
    await this.#clubs.choose(club);
    if (this.#keeper.state.step === 2) await this.#plans.open();
  }

  /** The clubs near the visitor; asks the browser for the position where nothing else is known. Source: LO-06. */
  findNearbyClubs(): Promise<void> {
    return this.#clubs.suggest('');
  }

  /** Get Started. Source: CJ-02 to CJ-05. */
  submit(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper.session.busy === null && !keeper.getSnapshot().canSubmit) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return keeper.once('starting', () => this.#submission.start());
  }

  /**
   * What stands in the four boxes, typed or pasted: digits are taken, all else is dropped. The fourth sends them; while
   * a code is being tried the boxes stay as they are. Answers what the boxes show. Source: CJ-06.
   */
  changeCode(text: string): string {
    if (this.#code.type(text)) void this.submitCode();
    return this.#keeper.session.code;
  }

  /** Tries the code again, after the network was gone. Source: CJ-09. */
  submitCode(): Promise<void> {
    return this.#keeper.once('verifying', () => this.#code.verify());
  }

  /** Resend, or Resend new Code. Source: CJ-08, CJ-20. */
  resendCode(): Promise<void> {
    return this.#keeper.once('resending', () => this.#code.resend());
  }

  choosePlan(planId: string): void {
    this.#plans.choose(planId);
  }

  /** Asks for the plans again after they could not be had. */
  retryPlans(): Promise<void> {
    return this.#plans.open();
  }

  /** Purchase membership: on to the payment application. Source: CJ-11, CJ-13. */
  purchase(): Promise<void> {
    return this.#keeper.once('purchasing', async () => {
      if (await this.#plans.isReady()) await this.#plans.purchase();
    });
  }

  /** Reads the purchase again that could not be read on the way back from the payment. Source: CJ-14. */
  retryConfirmation(): Promise<void> {
    return this.#keeper.once('confirming', () => this.#payment.read());
  }

  /** Mails the confirmation of the membership again. Source: SJ-07. */
  resendConfirmation(): Promise<void> {
    return this.#keeper.once('mailing', () => this.#resend.execute());
  }

  /** 'Want to visit the club first?' Source: CJ-15. */
  visitFirst(): Promise<void> {
    return this.#keeper.once('scheduling', () => this.#visitFirst());
  }

  /** From the visit back to the plans, to buy one. */
  async backToPlans(): Promise<void> {
    this.#keeper.change({ type: 'step-revisited', step: 2 });
    await this.#openStep();
  }

  showDay(date: string): void {
    this.#schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#schedule.select(slot);
  }

  /** Asks for the times again after they could not be had. */
  retryTimes(): Promise<void> {
    return this.#keeper.state.step === 5 ? this.openReschedule() : this.#schedule.open();
  }

  /** Books the chosen time, or moves the visit to it. Source: CJ-15, LS-03, LS-13. */
  schedule(): Promise<void> {
    return this.#keeper.once('booking', () => this.#schedule.book());
  }

  /** On without a time. Source: CJ-16. */
  skip(): Promise<void> {
    return this.#keeper.once('skipping', () => this.#schedule.skip());
  }

  /** Update appointment: back to the times. Source: CJ-16, CJ-17. */
  edit(): Promise<void> {
    return this.#confirmation.edit();
  }

  openReschedule(): Promise<void> {
    return this.#confirmation.openReschedule();
  }

  closeReschedule(): void {
    this.#confirmation.closeReschedule();
  }

  /** Gives the visit back. Source: LA-04. */
  cancel(): Promise<void> {
    return this.#keeper.once('cancelling', () => this.#confirmation.cancel());
  }

  closeCancel(): void {
    this.#confirmation.closeCancel();
  }

  goHome(): void {
    this.#confirmation.goHome();
  }

  answerSurvey(answerId: number): void {
    this.#survey.answer(answerId);
  }

  explainSurvey(text: string): void {
    this.#survey.explain(text);
  }

  nextSurvey(): Promise<void> {
    return this.#keeper.once('survey', () => this.#survey.next());
  }

  backSurvey(): void {
    this.#survey.back();
  }

  /** Back and Forward; answers the step that is shown, which is the wanted one only where the state allows it. LX-14 */
  goTo(step: CorporateJoinStep): CorporateJoinStep {
    const keeper = this.#keeper;
    if (keeper.session.busy === null && step !== keeper.state.step) {
      keeper.update({ alert: null });
      keeper.change({ type: 'step-revisited', step });
      void this.#openStep();
    }
    return keeper.state.step;
  }

  /** Starts the period of the stored state again. Source: LX-15. */
  stay(): void {
    this.#expiry.stay();
  }

  /** Forgets everything and begins anew. */
  startOver(): void {
    this.#keeper.forget();
  }

  /** Leaves by the exit control: 'Your progress will not be saved.' Source: LX-07, LX-08. */
  leave(): void {
    leaveFlow(this.#flow, () => this.#keeper.forget());
  }

  /** Ends timers and listening, when the page that shows the flow goes for good. What is stored stays. */
  close(): void {
    this.#code.close();
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** What a step needs that is shown: the plans, or the times. */
  async #openStep(): Promise<void> {
    const { step } = this.#keeper.state;
    if (step === 2) await this.#plans.open();
    if (step === 4) await this.#schedule.open();
  }

  /** CJ-15: where the club takes no visits the lead is brought up to date, and an advisor will be in contact. */
  async #visitFirst(): Promise<void> {
    const keeper = this.#keeper;
    const club = keeper.state.selectedFacility;
    const config = await this.#configuration.load();
    if (club === null || config === null) {
      keeper.update({ alert: { key: 'processing' } });
      return;
    }
    const accepts = acceptsAppointments(config, club.facilityId);
    const isKnown = accepts && keeper.state.hasCreatedLead;
    if (!isKnown && !(await this.#recorder.record(club))) {
      keeper.update({ alert: { key: 'processing' } });
      return;
    }
    keeper.change({ type: 'visit', event: { type: 'lead-accepted', accepts } });
    await this.#openStep();
  }
}
