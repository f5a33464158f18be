/** The lead flow: one method per visitor action, and one snapshot to render. The parts decide what each action does. */
import type { Club } from '../../clubs/club.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { KeptConfiguration } from '../engine/kept-configuration.ts';
import { type ContactField, contactFields } from '../../forms/contact-form.ts';
import type { TypedText } from '../../forms/phone-input.ts';
import { noNearbyClubs } from '../../clubs/nearby-clubs.snapshot.ts';
import { createObservable } from '../../kernel/observable.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import { noTimes } from '../../visit/visit-times.snapshot.ts';
import type { ConsentWords, ShownConsents } from '../../lead/consents.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import { bookingPage } from './flow-page.ts';
import { isUnder, LeadFlowArrival, type LeadFlowEntry } from './lead-flow.entry.ts';
import { createLeadFlowKeeper, type LeadFlowKeeper } from './lead-flow.keeper.ts';
import { leadFlowLaterParts, type LeadFlowLaterParts } from './lead-flow.later-parts.ts';
import type { LeadFlowSnapshot } from './lead-flow.snapshot.ts';
import { type LeadFlowStep, reachableStep } from './lead-flow.state.ts';
import type { ContactIntent } from './lead-flow.submission.ts';

export class LeadFlow {
  readonly #keeper: LeadFlowKeeper;
  readonly #configuration: KeptConfiguration;
  readonly #arrival: LeadFlowArrival;
  readonly #fields: ContactFields;
  readonly #later: LeadFlowLaterParts;
  readonly #shownConsents: ShownConsents = { words: null };

  constructor(dependencies: LeadFlowDependencies) {
    const shownTimes = createObservable(noTimes);
    const shownNearby = createObservable(noNearbyClubs);
    this.#keeper = createLeadFlowKeeper(dependencies, shownTimes, shownNearby);
    const flow: LeadFlowContext = {
      ...dependencies,
      keeper: this.#keeper,
      shownTimes,
      shownNearby,
      shownConsents: this.#shownConsents,
    };
    this.#configuration = new KeptConfiguration(
      this.#keeper,
      dependencies.configuration,
      dependencies.logger,
    );
    const { settings, analytics } = dependencies;
    this.#fields = new ContactFields(
      this.#keeper,
      () => contactFields(settings.asksZipCode).map((field) => field.name),
      () => {
        const isJoin = settings.intent === 'join';
        analytics.record({ name: 'flow_started', flow: isJoin ? 'join' : 'lead' });
      },
    );
    this.#later = leadFlowLaterParts(flow, this.#configuration, this.#fields);
    this.#arrival = new LeadFlowArrival(flow, this.#later, this.#fields);
  }

  readonly getSnapshot = (): LeadFlowSnapshot => this.#keeper.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);

  /** True if the current state comes from another tab. */
  isTakenOver(): boolean {
    return this.#keeper.isTakenOver();
  }

  /** Restores or starts the flow. May be called again when the visitor opens another page. */
  async enter(entry: LeadFlowEntry): Promise<void> {
    await this.#arrival.arrive(entry);
    this.#keeper.update({ ready: true });
    await this.#configuration.load();
    const { state } = this.#keeper;
    this.#keeper.replace({ ...state, step: reachableStep(state, state.step) });
    if (this.#keeper.state.step === 1) await this.#openSchedule();
    const location = entry.location ?? null;
    const parts = await this.#later.load();
    if (isUnder(bookingPage.path, entry.path)) parts?.schedule.tellWhyHere();
    if (this.#keeper.state.selectedFacility === null || location !== null) {
      await parts?.clubs.suggest(location);
    }
  }

  /** Loads the lazy parts for the later steps ahead of time. */
  async preload(): Promise<void> {
    await this.#later.load();
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
  showConsents(words: ConsentWords | null): void {
    this.#shownConsents.words = words;
  }

  setTextAlerts(on: boolean): void {
    this.#keeper.change({ type: 'text-alerts-set', on });
  }

  setNewsletter(on: boolean): void {
    this.#keeper.change({ type: 'newsletter-set', on });
  }

  /** Chooses a club, and updates the lead if there is one. */
  chooseClub(club: Club): Promise<void> {
    return this.#later.with(({ clubs }) => clubs.choose(club));
  }

  /** Finds clubs near the visitor. Asks the browser for the position if no other source knows it. */
  findNearbyClubs(): Promise<void> {
    return this.#later.with(({ clubs }) => clubs.suggest(''));
  }

  /** Submits the form ('Visit A Club'). */
  submitVisit(): Promise<void> {
    return this.#submit('visit');
  }

  /** Submits the form ('Schedule a VIP Guided Workout'). */
  submitGuided(): Promise<void> {
    return this.#submit('guided');
  }

  /** Submits the form ('Join Online'). */
  submitJoin(): Promise<void> {
    return this.#submit('join');
  }

  /** Switches from guided workouts to tours, after the visitor confirmed it. */
  async leaveGuided(): Promise<void> {
    this.#keeper.change({ type: 'guided-set', on: false });
    if (this.#keeper.state.step === 1) await this.#openSchedule();
  }

  showDay(date: string): void {
    this.#later.loaded?.schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#later.loaded?.schedule.select(slot);
  }

  /** Loads the times again after a failure. */
  retryTimes(): Promise<void> {
    if (this.#keeper.state.step === 2) return this.openReschedule();
    // The old message no longer applies while the times load.
    this.#keeper.update({ alert: null });
    return this.#openSchedule();
  }

  /** Books the chosen time, or reschedules the visit to it. */
  schedule(): Promise<void> {
    return this.#keeper.once('booking', () => this.#later.with(({ schedule }) => schedule.book()));
  }

  /** Continues to the confirmation without a time. */
  skip(): Promise<void> {
    return this.#keeper.once('skipping', () => this.#later.with(({ schedule }) => schedule.skip()));
  }

  /** Goes back to the previous step to change the visit. */
  edit(): Promise<void> {
    return this.#later.with(({ confirmation }) => confirmation.edit());
  }

  openReschedule(): Promise<void> {
    return this.#later.with(({ confirmation }) => confirmation.openReschedule());
  }

  closeReschedule(): void {
    this.#later.loaded?.confirmation.closeReschedule();
  }

  /** Cancels the visit. */
  cancel(): Promise<void> {
    return this.#keeper.once('cancelling', () =>
      this.#later.with(({ confirmation }) => confirmation.cancel()),
    );
  }

  closeCancel(): void {
    this.#later.loaded?.confirmation.closeCancel();
  }

  goHome(): void {
    this.#later.loaded?.confirmation.goHome();
  }

  answerSurvey(answerId: number): void {
    this.#later.loaded?.survey.answer(answerId);
  }

  explainSurvey(text: string): void {
    this.#later.loaded?.survey.explain(text);
  }

  nextSurvey(): Promise<void> {
    return this.#keeper.once('survey', () => this.#later.with(({ survey }) => survey.next()));
  }

  backSurvey(): void {
    this.#later.loaded?.survey.back();
  }

  /**
   * Goes to a step, for Back and Forward. Returns the step shown, which may be an earlier one if the state doesn't
   * allow it.
   */
  goTo(step: LeadFlowStep): LeadFlowStep {
    const keeper = this.#keeper;
    if (keeper.session.busy === null && step !== keeper.state.step) {
      keeper.update({ alert: null });
      keeper.change({ type: 'step-revisited', step });
      if (keeper.state.step === 1) void this.#openSchedule();
    }
    return keeper.state.step;
  }

  /** Restarts the lifetime of the stored state. */
  stay(): void {
    this.#later.loaded?.expiry.stay();
  }

  /** Clears everything and starts over. */
  startOver(): void {
    this.#keeper.leave();
  }

  /** Leaves the flow by its exit; progress is not saved. */
  leave(): void {
    this.#later.soon((parts) => parts.leave());
  }

  /** Stops timers and listeners when the page closes. Stored state stays. */
  close(): void {
    this.#later.loaded?.close();
  }

  #submit(intent: ContactIntent): Promise<void> {
    const keeper = this.#keeper;
    const { canJoin, canSubmit } = keeper.getSnapshot();
    if (keeper.session.busy === null && !(intent === 'join' ? canJoin : canSubmit)) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return keeper.once(intent, () =>
      this.#later.with(({ submission }) => submission.send(intent), 'leadFailed'),
    );
  }

  #openSchedule(): Promise<void> {
    return this.#later.with(({ schedule }) => schedule.open());
  }
}
