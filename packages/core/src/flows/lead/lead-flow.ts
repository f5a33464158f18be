/** The lead flow: one method per visitor action, and one snapshot to render. The parts decide what each action does. */
import type { Club } from '../../clubs/club.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { CachedConfiguration } from '../engine/cached-configuration.ts';
import { leaveFlow } from '../engine/return-path.ts';
import { checkContact, type ContactField, contactFields } from '../../forms/contact-form.ts';
import type { TypedText } from '../../forms/phone.ts';
import { noNearbyClubs } from '../../clubs/nearby-clubs.ts';
import { createObservable } from '../../kernel/observable.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import { noTimes } from '../../visit/visit-times.ts';
import type { ConsentTexts } from '../../lead/consents.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { bookingPage, isUnder, LeadFlowArrival, type LeadFlowEntry } from './lead-flow.arrival.ts';
import { LeadFlowClubs } from './lead-flow.clubs.ts';
import { LeadFlowConfirmation } from './lead-flow.confirmation.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import { LeadFlowSchedule } from './lead-flow.schedule.ts';
import type { LeadFlowSnapshot } from './lead-flow.snapshot.ts';
import {
  isBlank,
  leadFlowSteps,
  type LeadFlowState,
  type LeadFlowStep,
  reachableStep,
} from './lead-flow.state.ts';
import {
  type LeadFlowContext,
  createLeadFlowStore,
  type LeadFlowStore,
} from './lead-flow.store.ts';
import { type ContactIntent, LeadFlowSubmission } from './lead-flow.submission.ts';
import { LeadFlowSurvey } from './lead-flow.survey.ts';

export class LeadFlow {
  readonly #flow: LeadFlowContext;
  readonly #store: LeadFlowStore;
  readonly #configuration: CachedConfiguration;
  readonly #fields: ContactFields;
  readonly #arrival: LeadFlowArrival;
  readonly #clubs: LeadFlowClubs;
  readonly #submission: LeadFlowSubmission;
  readonly #schedule: LeadFlowSchedule;
  readonly #confirmation: LeadFlowConfirmation;
  readonly #survey: LeadFlowSurvey;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<LeadFlowState> | null = null;

  constructor(dependencies: LeadFlowDependencies) {
    const { settings, analytics, configuration, logger, clock, createLead } = dependencies;
    const timesView = createObservable(noTimes);
    const nearbyView = createObservable(noNearbyClubs);
    const store = createLeadFlowStore(dependencies, timesView, nearbyView);
    const visibleConsents = { texts: null };
    const steps = leadFlowSteps;
    const flow = { ...dependencies, store, steps, timesView, nearbyView, visibleConsents };
    this.#flow = flow;
    this.#store = store;
    this.#configuration = new CachedConfiguration(store, configuration, logger);
    this.#fields = new ContactFields(
      store,
      () => contactFields(settings.asksZipCode).map((field) => field.name),
      () => {
        const isJoin = settings.intent === 'join';
        analytics.record({ name: 'flow_started', flow: isJoin ? 'join' : 'lead' });
      },
    );
    const recorder = new LeadRecorder({
      ...flow,
      contact: () => checkContact(store.state.contactInput, settings.asksZipCode).contact,
      send: (lead) => createLead.execute(lead),
      place: () => ({ flow: 'lead', step: store.state.step }),
    });
    this.#arrival = new LeadFlowArrival(flow, this.#fields);
    this.#schedule = new LeadFlowSchedule(flow, recorder, this.#configuration);
    this.#clubs = new LeadFlowClubs(
      { ...flow, timesStep: steps.times },
      this.#fields,
      recorder,
      this.#configuration,
      this.#schedule,
    );
    this.#submission = new LeadFlowSubmission(flow, recorder, this.#configuration, this.#schedule);
    this.#confirmation = new LeadFlowConfirmation(flow, this.#schedule);
    this.#survey = new LeadFlowSurvey(flow, recorder);
    this.#expiry = new FlowExpiry(store, clock);
  }

  readonly getSnapshot = (): LeadFlowSnapshot => this.#store.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** True if the current state comes from another tab. */
  isTakenOver(): boolean {
    return this.#store.isTakenOver();
  }

  /** Restores or starts the flow. May be called again when the visitor opens another page. */
  async enter(entry: LeadFlowEntry): Promise<void> {
    const store = this.#store;
    store.arrive();
    this.#tabs ??= new FlowTabs(store, () => void this.#openSchedule(), isBlank);
    await this.#arrival.arrive(entry);
    store.update({ ready: true });
    await this.#configuration.load();
    const { state } = store;
    store.replace({ ...state, step: reachableStep(state, state.step) });
    await this.#openSchedule();
    const location = entry.location ?? null;
    if (isUnder(bookingPage.path, entry.path)) this.#schedule.showReason();
    if (store.state.selectedFacility === null || location !== null) {
      await this.#clubs.suggest(location);
    }
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

  /** Chooses a club, and updates the lead if there is one. */
  chooseClub(club: Club): Promise<void> {
    return this.#clubs.choose(club);
  }

  /** Finds clubs near the visitor. Asks the browser for the position if no other source knows it. */
  findNearbyClubs(): Promise<void> {
    return this.#clubs.suggest('');
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
    this.#store.change({ type: 'guided-set', on: false });
    await this.#openSchedule();
  }

  showDay(date: string): void {
    this.#schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#schedule.select(slot);
  }

  /** Loads the times again after a failure. */
  retryTimes(): Promise<void> {
    if (this.#store.state.step === 2) return this.openReschedule();
    // The old message no longer applies while the times load.
    this.#store.update({ alert: null });
    return this.#openSchedule();
  }

  /** Books the chosen time, or reschedules the visit to it. */
  schedule(): Promise<void> {
    return this.#store.once('booking', () => this.#schedule.book());
  }

  /** Continues to the confirmation without a time. */
  skip(): Promise<void> {
    return this.#store.once('skipping', () => this.#schedule.skip());
  }

  /** Goes back to the previous step to change the visit. */
  edit(): Promise<void> {
    return this.#confirmation.edit();
  }

  openReschedule(): Promise<void> {
    return this.#confirmation.openReschedule();
  }

  closeReschedule(): void {
    this.#confirmation.closeReschedule();
  }

  /** Cancels the visit. */
  cancel(): Promise<void> {
    return this.#store.once('cancelling', () => this.#confirmation.cancel());
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
    return this.#store.once('survey', () => this.#survey.next());
  }

  backSurvey(): void {
    this.#survey.back();
  }

  /**
   * Goes to a step, for Back and Forward. Returns the step shown, which may be an earlier one if the state doesn't
   * allow it.
   */
  goTo(step: LeadFlowStep): LeadFlowStep {
    const store = this.#store;
    if (store.session.busy === null && step !== store.state.step) {
      store.update({ alert: null });
      store.change({ type: 'step-revisited', step });
      void this.#openSchedule();
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

  #submit(intent: ContactIntent): Promise<void> {
    const store = this.#store;
    const { canJoin, canSubmit } = store.getSnapshot();
    if (store.session.busy === null && !(intent === 'join' ? canJoin : canSubmit)) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return store.once(intent, () => this.#submission.send(intent));
  }

  /** Loads the times while the schedule step is shown. */
  async #openSchedule(): Promise<void> {
    if (this.#store.state.step === 1) await this.#schedule.open();
  }
}
