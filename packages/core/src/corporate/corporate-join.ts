/**
 * Joining through an employer: one method for each thing a visitor can do, one snapshot to draw. What each of them
 * means is decided in the part that it leads to; what is the same as in the lead flow is that flow's part.
 */
import type { Club } from '../clubs/club.ts';
import { FlowTabs } from '../flow/flow-tabs.ts';
import { leaveFlow } from '../flow/leave-flow.ts';
import type { ContactField } from '../forms/contact-form.ts';
import type { TypedText } from '../forms/phone-input.ts';
import type { ConsentWords } from '../lead/consents.ts';
import type { Slot } from '../visit/visit-plan.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import { chooseClubOfAddress, type CorporateJoinEntry } from './corporate-join.entry.ts';
import { goOnToVisit } from './corporate-join.first-visit.ts';
import type { CorporateJoinKeeper } from './corporate-join.keeper.ts';
import { type CorporateJoinParts, corporateJoinParts } from './corporate-join.parts.ts';
import type { CorporateJoinSnapshot } from './corporate-join.snapshot.ts';
import {
  type CorporateJoinState,
  type CorporateJoinStep,
  reachableCorporateStep,
} from './corporate-join.state.ts';

export class CorporateJoin {
  readonly #keeper: CorporateJoinKeeper;
  readonly #parts: CorporateJoinParts;
  /** Null until the flow is entered: what is stored is read first. */
  #tabs: FlowTabs<CorporateJoinState> | null = null;

  constructor(dependencies: CorporateJoinDependencies) {
    this.#parts = corporateJoinParts(dependencies);
    this.#keeper = this.#parts.flow.keeper;
  }

  readonly getSnapshot = (): CorporateJoinSnapshot => this.#keeper.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);

  /** Takes the flow up where it was, or begins it, and takes in how the payment went. Source: CJ-14, CJ-21, RT-04. */
  async enter(entry: CorporateJoinEntry = {}): Promise<void> {
    const keeper = this.#keeper;
    keeper.arrive();
    this.#tabs ??= new FlowTabs(keeper, () => void this.#openStep());
    if (entry.facilityId != null) await chooseClubOfAddress(this.#parts.flow, entry.facilityId);
    const { confirmationToken = null, payment = null } = entry;
    await this.#parts.payment.takeIn({ confirmationToken, payment });
    keeper.update({ ready: true });
    await this.#parts.configuration.load();
    const { state } = keeper;
    keeper.replace({ ...state, step: reachableCorporateStep(state, state.step) });
    await this.#openStep();
    if (keeper.state.selectedFacility === null) await this.#parts.clubs.suggest(null);
  }

  /** The first focus on any field is told to analytics, once a flow. Source: LC-18. */
  focusField(): void {
    this.#parts.fields.focusField();
  }

  changeField(field: ContactField, value: string): void {
    this.#parts.fields.changeField(field, value);
  }

  /** What the phone box shows after typing or pasting, with the caret's place. Source: FM-02. */
  changePhone(typed: TypedText): TypedText {
    return this.#parts.fields.changePhone(typed);
  }

  /** A field is checked when it is left. Source: FM-04. */
  leaveField(field: ContactField): void {
    this.#parts.fields.leaveField(field);
  }

  /** The words beside the boxes, where they are not the settings' own: what is recorded is what was seen. Source: LC-07. */
  showConsents(words: ConsentWords | null): void {
    this.#parts.flow.shownConsents.words = words;
  }

  setTextAlerts(on: boolean): void {
    this.#keeper.change({ type: 'visit', event: { type: 'text-alerts-set', on } });
  }

  setNewsletter(on: boolean): void {
    this.#keeper.change({ type: 'visit', event: { type: 'newsletter-set', on } });
  }

  /** Takes a club, on any step; on the plan step its plans are asked for. Source: CJ-10, CJ-11, LS-12. */
  async chooseClub(club: Club): Promise<void> {
    await this.#parts.clubs.choose(club);
    if (this.#keeper.state.step === 2) await this.#parts.plans.open();
  }

  /** The clubs near the visitor; asks the browser for the position where nothing else is known. Source: LO-06. */
  findNearbyClubs(): Promise<void> {
    return this.#parts.clubs.suggest('');
  }

  /** Get Started. Source: CJ-02 to CJ-05. */
  submit(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper.session.busy === null && !keeper.getSnapshot().canSubmit) {
      this.#parts.fields.refuse();
      return Promise.resolve();
    }
    return keeper.once('starting', () => this.#parts.submission.start());
  }

  /**
   * What stands in the four boxes, typed or pasted: digits are taken, all else is dropped. The fourth sends them; while
   * a code is being tried the boxes stay as they are. Answers what the boxes show. Source: CJ-06.
   */
  changeCode(text: string): string {
    if (this.#parts.code.type(text)) void this.submitCode();
    return this.#keeper.session.code;
  }

  /** Tries the code again, after the network was gone. Source: CJ-09. */
  submitCode(): Promise<void> {
    return this.#keeper.once('verifying', () => this.#parts.code.verify());
  }

  /** Resend, or Resend new Code. Source: CJ-08, CJ-20. */
  resendCode(): Promise<void> {
    return this.#keeper.once('resending', () => this.#parts.code.resend());
  }

  choosePlan(planId: string): void {
    this.#parts.plans.choose(planId);
  }

  /** Asks for the plans again after they could not be had. */
  retryPlans(): Promise<void> {
    return this.#parts.plans.open();
  }

  /** Purchase membership: on to the payment application. Source: CJ-11, CJ-13. */
  purchase(): Promise<void> {
    return this.#keeper.once('purchasing', async () => {
      if (await this.#parts.plans.isReady()) await this.#parts.plans.purchase();
    });
  }

  /** Reads the purchase again that could not be read on the way back from the payment. Source: CJ-14. */
  retryConfirmation(): Promise<void> {
    return this.#keeper.once('confirming', () => this.#parts.payment.read());
  }

  /** Mails the confirmation of the membership again. Source: SJ-07. */
  resendConfirmation(): Promise<void> {
    return this.#keeper.once('mailing', () => this.#parts.resend.execute());
  }

  /** 'Want to visit the club first?' Source: CJ-15. */
  visitFirst(): Promise<void> {
    return this.#keeper.once('scheduling', async () => {
      if (await goOnToVisit(this.#parts)) await this.#openStep();
    });
  }

  /** From the visit back to the plans, to buy one. */
  async backToPlans(): Promise<void> {
    this.#keeper.change({ type: 'step-revisited', step: 2 });
    await this.#openStep();
  }

  showDay(date: string): void {
    this.#parts.schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#parts.schedule.select(slot);
  }

  /** Asks for the times again after they could not be had. */
  retryTimes(): Promise<void> {
    return this.#keeper.state.step === 5 ? this.openReschedule() : this.#parts.schedule.open();
  }

  /** Books the chosen time, or moves the visit to it. Source: CJ-15, LS-03, LS-13. */
  schedule(): Promise<void> {
    return this.#keeper.once('booking', () => this.#parts.schedule.book());
  }

  /** On without a time. Source: CJ-16. */
  skip(): Promise<void> {
    return this.#keeper.once('skipping', () => this.#parts.schedule.skip());
  }

  /** Update appointment: back to the times. Source: CJ-16, CJ-17. */
  edit(): Promise<void> {
    return this.#parts.confirmation.edit();
  }

  openReschedule(): Promise<void> {
    return this.#parts.confirmation.openReschedule();
  }

  closeReschedule(): void {
    this.#parts.confirmation.closeReschedule();
  }

  /** Gives the visit back. Source: LA-04. */
  cancel(): Promise<void> {
    return this.#keeper.once('cancelling', () => this.#parts.confirmation.cancel());
  }

  closeCancel(): void {
    this.#parts.confirmation.closeCancel();
  }

  goHome(): void {
    this.#parts.confirmation.goHome();
  }

  answerSurvey(answerId: number): void {
    this.#parts.survey.answer(answerId);
  }

  explainSurvey(text: string): void {
    this.#parts.survey.explain(text);
  }

  nextSurvey(): Promise<void> {
    return this.#keeper.once('survey', () => this.#parts.survey.next());
  }

  backSurvey(): void {
    this.#parts.survey.back();
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
    this.#parts.expiry.stay();
  }

  /** Forgets everything and begins anew. */
  startOver(): void {
    this.#keeper.leave();
  }

  /** Leaves by the exit control: 'Your progress will not be saved.' Source: LX-07, LX-08. */
  leave(): void {
    leaveFlow(this.#parts.flow, () => this.#keeper.leave());
  }

  /** Ends timers and listening, when the page that shows the flow goes for good. What is stored stays. */
  close(): void {
    this.#parts.code.close();
    this.#parts.expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** What a step needs that is shown: the plans, or the times. */
  async #openStep(): Promise<void> {
    const { step } = this.#keeper.state;
    if (step === 2) await this.#parts.plans.open();
    if (step === 4) await this.#parts.schedule.open();
  }
}
