/**
 * The lead flow: one method for each thing a visitor can do, one snapshot to draw. What each of them means is decided
 * in the part that it leads to; this is the reception desk.
 */
import type { Club } from '../../clubs/club.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { KeptConfiguration } from '../engine/kept-configuration.ts';
import { leaveFlow } from '../engine/leave-flow.ts';
import { checkContact, type ContactField, contactFields } from '../../forms/contact-form.ts';
import type { TypedText } from '../../forms/phone-input.ts';
import { noNearbyClubs } from '../../clubs/nearby-clubs.snapshot.ts';
import { createObservable } from '../../kernel/observable.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import { noTimes } from '../../visit/visit-times.snapshot.ts';
import type { ConsentWords } from '../../lead/consents.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { bookingPage } from './flow-page.ts';
import { isUnder, LeadFlowArrival, type LeadFlowEntry } from './lead-flow.arrival.ts';
import { LeadFlowClubs } from './lead-flow.clubs.ts';
import { LeadFlowConfirmation } from './lead-flow.confirmation.ts';
import type { LeadFlowContext } from './lead-flow.context.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import { LeadFlowSchedule } from './lead-flow.schedule.ts';
import type { LeadFlowSnapshot } from './lead-flow.snapshot.ts';
import {
  holdsNothing,
  leadFlowSteps,
  type LeadFlowState,
  type LeadFlowStep,
  reachableStep,
} from './lead-flow.state.ts';
import { createLeadFlowKeeper, type LeadFlowKeeper } from './lead-flow.store.ts';
import { type ContactIntent, LeadFlowSubmission } from './lead-flow.submission.ts';
import { LeadFlowSurvey } from './lead-flow.survey.ts';

export class LeadFlow {
  readonly #flow: LeadFlowContext;
  readonly #keeper: LeadFlowKeeper;
  readonly #configuration: KeptConfiguration;
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
    const shownTimes = createObservable(noTimes);
    const shownNearby = createObservable(noNearbyClubs);
    const keeper = createLeadFlowKeeper(dependencies, shownTimes, shownNearby);
    const shownConsents = { words: null };
    const steps = leadFlowSteps;
    const flow = { ...dependencies, keeper, steps, shownTimes, shownNearby, shownConsents };
    this.#flow = flow;
    this.#keeper = keeper;
    this.#configuration = new KeptConfiguration(keeper, configuration, logger);
    this.#fields = new ContactFields(
      keeper,
      () => contactFields(settings.asksZipCode).map((field) => field.name),
      () => {
        const isJoin = settings.intent === 'join';
        analytics.record({ name: 'flow_started', flow: isJoin ? 'join' : 'lead' });
      },
    );
    const recorder = new LeadRecorder({
      ...flow,
      contact: () => checkContact(keeper.state.contactInput, settings.asksZipCode).contact,
      send: (lead) => createLead.execute(lead),
      place: () => ({ flow: 'lead', step: keeper.state.step }),
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
    this.#expiry = new FlowExpiry(keeper, clock);
  }

  readonly getSnapshot = (): LeadFlowSnapshot => this.#keeper.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);

  /** Whether what is shown is as another tab left it. LX-12 */
  isTakenOver(): boolean {
    return this.#keeper.isTakenOver();
  }

  /** Takes the flow up where it was, or begins it. May be called again when the visitor comes by another page. */
  async enter(entry: LeadFlowEntry): Promise<void> {
    const keeper = this.#keeper;
    keeper.arrive();
    this.#tabs ??= new FlowTabs(keeper, () => void this.#openSchedule(), holdsNothing);
    await this.#arrival.arrive(entry);
    keeper.update({ ready: true });
    await this.#configuration.load();
    const { state } = keeper;
    keeper.replace({ ...state, step: reachableStep(state, state.step) });
    await this.#openSchedule();
    const location = entry.location ?? null;
    if (isUnder(bookingPage.path, entry.path)) this.#schedule.tellWhyHere();
    if (keeper.state.selectedFacility === null || location !== null) {
      await this.#clubs.suggest(location);
    }
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

  /** The words beside the boxes, where they are not the settings' own: what is recorded is what was seen. Source: LC-07. */
  showConsents(words: ConsentWords | null): void {
    this.#flow.shownConsents.words = words;
  }

  setTextAlerts(on: boolean): void {
    this.#keeper.change({ type: 'text-alerts-set', on });
  }

  setNewsletter(on: boolean): void {
    this.#keeper.change({ type: 'newsletter-set', on });
  }

  /** Takes a club, and tells the back end where a lead exists already. Source: LS-12. */
  chooseClub(club: Club): Promise<void> {
    return this.#clubs.choose(club);
  }

  /** The clubs near the visitor; asks the browser for the position where nothing else is known. Source: LO-06. */
  findNearbyClubs(): Promise<void> {
    return this.#clubs.suggest('');
  }

  /** Visit A Club. Source: LC-09, LC-13, LC-16, LC-17. */
  submitVisit(): Promise<void> {
    return this.#submit('visit');
  }

  /** Schedule a VIP Guided Workout. Source: LC-14. */
  submitGuided(): Promise<void> {
    return this.#submit('guided');
  }

  /** Join Online. Source: LC-15. */
  submitJoin(): Promise<void> {
    return this.#submit('join');
  }

  /** Tours instead of guided workouts, after the question that LS-01 asks. */
  async leaveGuided(): Promise<void> {
    this.#keeper.change({ type: 'guided-set', on: false });
    await this.#openSchedule();
  }

  showDay(date: string): void {
    this.#schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#schedule.select(slot);
  }

  /** Asks for the times again after they could not be had. */
  retryTimes(): Promise<void> {
    if (this.#keeper.state.step === 2) return this.openReschedule();
    // What was told of them is over: they are on their way again.
    this.#keeper.update({ alert: null });
    return this.#openSchedule();
  }

  /** Books the chosen time, or moves the visit to it. Source: LS-03, LS-07, LS-09, LS-13, LA-05. */
  schedule(): Promise<void> {
    return this.#keeper.once('booking', () => this.#schedule.book());
  }

  /** On to the confirmation without a time. Source: LS-04. */
  skip(): Promise<void> {
    return this.#keeper.once('skipping', () => this.#schedule.skip());
  }

  /** Back to what led to the confirmation, to change it. Source: LA-07. */
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
  goTo(step: LeadFlowStep): LeadFlowStep {
    const keeper = this.#keeper;
    if (keeper.session.busy === null && step !== keeper.state.step) {
      keeper.update({ alert: null });
      keeper.change({ type: 'step-revisited', step });
      void this.#openSchedule();
    }
    return keeper.state.step;
  }

  /** Starts the period of the stored state again. Source: LX-15. */
  stay(): void {
    this.#expiry.stay();
  }

  /** Forgets everything and begins anew. */
  startOver(): void {
    this.#keeper.leave();
  }

  /** Leaves by the exit control, confirmed or with confirmation skipped. Source: LX-08. */
  leave(): void {
    leaveFlow(this.#flow, () => this.#keeper.leave());
  }

  /** Ends timers and listening, when the page that shows the flow goes for good. What is stored stays. */
  close(): void {
    this.#expiry.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  /** LC-08, LC-09, LC-17 */
  #submit(intent: ContactIntent): Promise<void> {
    const keeper = this.#keeper;
    const { canJoin, canSubmit } = keeper.getSnapshot();
    if (keeper.session.busy === null && !(intent === 'join' ? canJoin : canSubmit)) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return keeper.once(intent, () => this.#submission.send(intent));
  }

  /** Loads the times while the schedule step is shown. */
  async #openSchedule(): Promise<void> {
    if (this.#keeper.state.step === 1) await this.#schedule.open();
  }
}
