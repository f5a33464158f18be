/**
 * Joining through an employer: one method per visitor action, and one snapshot to render. The parts
 * decide what each action does; many are shared with the lead flow.
 */
import { type Club, parseFacilityId } from '../../clubs/club.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { leaveFlow } from '../engine/return-path.ts';
import type { ContactField } from '../../forms/contact-form.ts';
import type { TypedText } from '../../forms/phone.ts';
import type { ConsentTexts } from '../../lead/consents.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import type { CorporateJoinDependencies } from './corporate-join.dependencies.ts';
import type { CorporateJoinStore, CorporateJoinContext } from './corporate-join.store.ts';
import {
  goOnToVisit,
  type CorporateJoinParts,
  corporateJoinParts,
} from './corporate-join.parts.ts';
import type { CorporateJoinSnapshot } from './corporate-join.snapshot.ts';
import {
  type CorporateJoinState,
  type CorporateJoinStep,
  reachableCorporateStep,
} from './corporate-join.state.ts';
import type { PaymentReturn } from '../shared/payment-return.ts';

export class CorporateJoin {
  readonly #store: CorporateJoinStore;
  readonly #parts: CorporateJoinParts;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<CorporateJoinState> | null = null;

  constructor(dependencies: CorporateJoinDependencies) {
    this.#parts = corporateJoinParts(dependencies);
    this.#store = this.#parts.flow.store;
  }

  readonly getSnapshot = (): CorporateJoinSnapshot => this.#store.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Restores or starts the flow, and handles the payment's outcome. */
  async enter(entry: CorporateJoinEntry = {}): Promise<void> {
    const store = this.#store;
    store.arrive();
    this.#tabs ??= new FlowTabs(store, () => void this.#openStep());
    if (entry.facilityId != null) await chooseClubOfAddress(this.#parts.flow, entry.facilityId);
    const { confirmationToken = null, payment = null } = entry;
    await this.#parts.payment.takeIn({ confirmationToken, payment });
    store.update({ ready: true });
    await this.#parts.configuration.load();
    const { state } = store;
    store.replace({ ...state, step: reachableCorporateStep(state, state.step) });
    await this.#openStep();
    if (store.state.selectedFacility === null) await this.#parts.clubs.suggest(null);
  }

  /** Reports the first focus on any field to analytics, once per flow. */
  focusField(): void {
    this.#parts.fields.focusField();
  }

  changeField(field: ContactField, value: string): void {
    this.#parts.fields.changeField(field, value);
  }

  /** Formats the phone number while typing or pasting; returns the text and caret to show. */
  changePhone(typed: TypedText): TypedText {
    return this.#parts.fields.changePhone(typed);
  }

  /** Checks a field when it is left. */
  leaveField(field: ContactField): void {
    this.#parts.fields.leaveField(field);
  }

  /**
   * Sets the consent texts as displayed if they differ from the settings, so that the recorded text
   * is the one that was shown.
   */
  showConsents(texts: ConsentTexts | null): void {
    this.#parts.flow.visibleConsents.texts = texts;
  }

  setTextAlerts(on: boolean): void {
    this.#store.change({ type: 'text-alerts-set', on });
  }

  setNewsletter(on: boolean): void {
    this.#store.change({ type: 'newsletter-set', on });
  }

  /** Chooses a club on any step; on the plan step, loads its plans. */
  async chooseClub(club: Club): Promise<void> {
    await this.#parts.clubs.choose(club);
    if (this.#store.state.step === 2) await this.#parts.plans.open();
  }

  /**
   * Finds clubs near the visitor; asks the browser for the position if no other source knows it.
   */
  findNearbyClubs(): Promise<void> {
    return this.#parts.clubs.suggest('');
  }

  /** Submits the form ('Get Started'). */
  submit(): Promise<void> {
    const store = this.#store;
    if (store.session.busy === null && !store.getSnapshot().canSubmit) {
      this.#parts.fields.refuse();
      return Promise.resolve();
    }
    return store.once('starting', () => this.#parts.submission.start());
  }

  /**
   * Takes the content of the four boxes, typed or pasted, and keeps only digits. The fourth digit
   * submits the code; while it is being checked the boxes don't change. Returns the digits to show.
   */
  changeCode(text: string): string {
    if (this.#parts.code.type(text)) void this.submitCode();
    return this.#store.session.code;
  }

  /** Submits the code again after a failure. */
  submitCode(): Promise<void> {
    return this.#store.once('verifying', () => this.#parts.code.verify());
  }

  /** Resends the code. */
  resendCode(): Promise<void> {
    return this.#store.once('resending', () => this.#parts.code.resend());
  }

  choosePlan(planId: string): void {
    this.#parts.plans.choose(planId);
  }

  /** Loads the plans again after a failure. */
  retryPlans(): Promise<void> {
    return this.#parts.plans.open();
  }

  /** Starts the purchase and goes to the payment application. */
  purchase(): Promise<void> {
    return this.#store.once('purchasing', async () => {
      if (await this.#parts.plans.isReady()) await this.#parts.plans.purchase();
    });
  }

  /** Loads the purchase again after a failure. */
  retryConfirmation(): Promise<void> {
    return this.#store.once('confirming', () => this.#parts.payment.read());
  }

  /** Mails the membership confirmation again. */
  resendConfirmation(): Promise<void> {
    return this.#store.once('mailing', () => this.#parts.resend.execute());
  }

  /** Continues to a visit ('Want to visit the club first?'). */
  visitFirst(): Promise<void> {
    return this.#store.once('scheduling', async () => {
      if (await goOnToVisit(this.#parts)) await this.#openStep();
    });
  }

  /** Goes from the visit back to the plans. */
  async backToPlans(): Promise<void> {
    this.#store.change({ type: 'step-revisited', step: 2 });
    await this.#openStep();
  }

  showDay(date: string): void {
    this.#parts.schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#parts.schedule.select(slot);
  }

  /** Loads the times again after a failure. */
  retryTimes(): Promise<void> {
    return this.#store.state.step === 5 ? this.openReschedule() : this.#parts.schedule.open();
  }

  /** Books the chosen time, or reschedules the visit to it. */
  schedule(): Promise<void> {
    return this.#store.once('booking', () => this.#parts.schedule.book());
  }

  /** Continues without a time. */
  skip(): Promise<void> {
    return this.#store.once('skipping', () => this.#parts.schedule.skip());
  }

  /** Goes back to the times ('Update appointment'). */
  edit(): Promise<void> {
    return this.#parts.confirmation.edit();
  }

  openReschedule(): Promise<void> {
    return this.#parts.confirmation.openReschedule();
  }

  closeReschedule(): void {
    this.#parts.confirmation.closeReschedule();
  }

  /** Cancels the visit. */
  cancel(): Promise<void> {
    return this.#store.once('cancelling', () => this.#parts.confirmation.cancel());
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
    return this.#store.once('survey', () => this.#parts.survey.next());
  }

  backSurvey(): void {
    this.#parts.survey.back();
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
    this.#parts.expiry.stay();
  }

  /** Clears everything and starts over. */
  startOver(): void {
    this.#store.leave();
  }

  /** Leaves the flow by its exit; progress is not saved. */
  leave(): void {
    leaveFlow(this.#parts.flow, () => this.#store.leave());
  }

  /** Stops timers and listeners when the page closes. Stored state stays. */
  close(): void {
    this.#parts.code.close();
    this.#parts.expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** Loads what the current step needs: the plans or the times. */
  async #openStep(): Promise<void> {
    const { step } = this.#store.state;
    if (step === 2) await this.#parts.plans.open();
    if (step === 4) await this.#parts.schedule.open();
  }
}

/** The unvalidated parameters of the page's address. */
export interface CorporateJoinEntry extends Partial<PaymentReturn> {
  /** The club named in the address. */
  readonly facilityId?: string | null;
}

/** Chooses the club named in the address; an unknown name shows a message. */
async function chooseClubOfAddress(
  { store, settings, clubs }: CorporateJoinContext,
  text: string,
): Promise<void> {
  if (store.state.selectedFacility !== null) return;
  const facilityId = parseFacilityId(text, settings.facilityIdPattern);
  const club = facilityId.ok ? await clubs.byId(facilityId.val) : null;
  if (club?.ok === true && club.val !== null) {
    store.change({ type: 'club-chosen', club: club.val, accepts: true }, { persist: false });
    return;
  }
  store.update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
}
