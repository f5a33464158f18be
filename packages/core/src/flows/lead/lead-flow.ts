/**
 * The lead flow as a state machine: contact, schedule, confirmation. Each visitor action is a method, in the order of
 * the steps, and one snapshot is what a screen renders.
 */
import type { Club } from '../../clubs/club.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import { checkContact, type ContactField } from '../../forms/contact-form.ts';
import type { TypedText } from '../../forms/phone.ts';
import { Activity } from '../../kernel/activity.ts';
import type { ConsentTexts } from '../../lead/consents.ts';
import type { Contact } from '../../lead/lead.ts';
import { formMessage } from '../../messages/failure-messages.ts';
import { acceptsAppointments } from '../../visit/visit-configuration.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import { storeHandoff } from '../draft/handoff.ts';
import { leadDraftOf } from '../draft/lead-draft.ts';
import { visitDraftOf } from '../draft/visit-draft.ts';
import { ContactFields } from '../engine/contact-fields.ts';
import { FlowExpiry } from '../engine/flow-expiry.ts';
import { FlowTabs } from '../engine/flow-tabs.ts';
import { leaveFlow } from '../engine/return-path.ts';
import { checkVisitor } from '../shared/check-visitor.ts';
import { CachedConfiguration, ClubChoice } from '../shared/club-choice.ts';
import { LeadRecorder } from '../shared/lead-recorder.ts';
import { VisitSchedule } from '../shared/visit-schedule.ts';
import { VisitSurvey } from '../shared/visit-survey.ts';
import { arrive, bookingPage, isUnder, type LeadFlowEntry } from './lead-flow.arrival.ts';
import {
  defaultLeadFlowSettings,
  type LeadFlowDependencies,
  type LeadFlowPorts,
  type LeadFlowSettings,
  leadUseCases,
} from './lead-flow.dependencies.ts';
import {
  isBlank,
  leadFlowSteps as steps,
  type LeadFlowState,
  type LeadFlowStep,
  reachableStep,
} from './lead-flow.state.ts';
import {
  createLeadFlowContext,
  type LeadFlowContext,
  type LeadFlowSnapshot,
  type LeadFlowStore,
} from './lead-flow.store.ts';

export class LeadFlow {
  readonly #flow: LeadFlowContext;
  readonly #store: LeadFlowStore;
  readonly #configuration: CachedConfiguration;
  readonly #fields: ContactFields;
  readonly #recorder: LeadRecorder<Contact>;
  readonly #schedule: VisitSchedule;
  readonly #clubs: ClubChoice;
  readonly #survey: VisitSurvey;
  readonly #expiry: FlowExpiry;
  /** Null until the flow is entered, because stored state is read first. */
  #tabs: FlowTabs<LeadFlowState> | null = null;

  constructor(dependencies: LeadFlowDependencies) {
    const flow = createLeadFlowContext(dependencies);
    const { store, settings, analytics, configuration, logger, clock, createLead } = flow;
    this.#flow = flow;
    this.#store = store;
    this.#configuration = new CachedConfiguration(store, configuration, logger);
    this.#fields = new ContactFields(store, () => {
      const isJoin = settings.intent === 'join';
      analytics.record({ name: 'flow_started', flow: isJoin ? 'join' : 'lead' });
    });
    this.#recorder = new LeadRecorder({
      ...flow,
      contact: () => contactOf(flow),
      send: (lead) => createLead.execute(lead),
    });
    this.#schedule = new VisitSchedule(flow, this.#recorder, this.#configuration);
    this.#clubs = new ClubChoice(
      { ...flow, timesStep: steps.times },
      this.#fields,
      this.#recorder,
      this.#configuration,
      this.#schedule,
    );
    this.#survey = new VisitSurvey(flow, this.#recorder);
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
    await arrive(this.#flow, this.#fields, entry);
    store.update({ ready: true });
    const prefilled = checkVisitor(this.#flow, { key: 'leadFailed' });
    await this.#configuration.load();
    const { state } = store;
    store.replace({ ...state, step: reachableStep(state, state.step) });
    await this.#openSchedule();
    const location = entry.location ?? null;
    if (isUnder(bookingPage.path, entry.path)) this.#schedule.showReason();
    if (store.state.selectedFacility === null || location !== null) {
      await this.#clubs.suggest(location);
    }
    await prefilled;
  }

  // Step 0: contact.

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

  #submit(intent: ContactIntent): Promise<void> {
    const store = this.#store;
    const { canJoin, canSubmit } = store.getSnapshot();
    if (store.session.busy === null && !(intent === 'join' ? canJoin : canSubmit)) {
      this.#fields.refuse();
      return Promise.resolve();
    }
    return store.once(intent, () => this.#send(intent));
  }

  /** Records the lead. Then a join goes to its plans, and a visit to its times. */
  async #send(intent: ContactIntent): Promise<void> {
    const { store, settings, analytics, navigation } = this.#flow;
    const alert = await checkVisitor(this.#flow, { key: 'leadFailed' });
    if (alert !== null) {
      store.update({ alert });
      return;
    }
    const club = store.state.selectedFacility;
    const config = await this.#configuration.load();
    const contact = contactOf(this.#flow);
    if (club === null || config === null || contact === null) {
      store.update({ alert: { key: 'leadFailed' } });
      return;
    }
    if (!(await this.#passesCompanyCheck(contact, club))) return;
    const purpose = intent === 'join' ? 'join' : 'visit';
    const recorded = await this.#recorder.record(club, purpose);
    if (recorded.err) {
      store.update({ alert: formMessage(recorded.val, { key: 'leadFailed' }) });
      return;
    }
    analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent: purpose });
    if (intent === 'join') {
      const lead = leadDraftOf(store.state);
      storeHandoff(this.#flow, { to: 'standard-join', lead, visit: null, account: null });
      navigation.push(settings.joinPath.replace('{facilityId}', club.facilityId));
      return;
    }
    const accepts = acceptsAppointments(config, club.facilityId);
    store.change({ type: 'guided-set', on: intent === 'guided' && accepts });
    if (accepts) {
      store.change({ type: 'lead-accepted', accepts });
      await this.#schedule.open();
    } else await this.#confirmWithoutVisit(club);
  }

  /**
   * Checks a company e-mail with the club. A verified one gets a code and leads to the corporate join. An unknown one
   * shows the banner once; pressing again continues as a visit.
   */
  async #passesCompanyCheck(contact: Contact, { facilityId }: Club): Promise<boolean> {
    const { store, corporate, verifyCorporateDomain, navigation, settings } = this.#flow;
    const { companyEmail } = contact;
    if (companyEmail === null || store.state.showNonEligibleBanner) return true;
    const eligible = await verifyCorporateDomain.execute({ companyEmail, facilityId });
    store.change({ type: 'company-email-checked', eligible });
    if (!eligible) return false;
    const code = await corporate.createCode({ contact: { ...contact, companyEmail }, facilityId });
    if (code.err) {
      store.update({ alert: formMessage(code.val, { key: 'leadFailed' }) });
      return false;
    }
    storeHandoff(this.#flow, {
      to: 'corporate-join',
      lead: leadDraftOf(store.state),
      visit: visitDraftOf(store.state),
      account: code.val,
    });
    navigation.push(settings.corporatePath);
    return false;
  }

  /** A club that takes no visits leads to the confirmation, once an earlier visit is canceled. */
  async #confirmWithoutVisit(club: Club): Promise<void> {
    const { store, logger } = this.#flow;
    if (!(await this.#schedule.giveUp())) return;
    store.change({ type: 'lead-accepted', accepts: false });
    // The lead already exists, so the visitor doesn't wait for this detail.
    if ((await this.#recorder.record(club)).err) logger.warn('scheduled-club-not-recorded');
  }

  // Step 1: schedule.

  showDay(date: string): void {
    this.#schedule.showDay(date);
  }

  selectTime(slot: Slot): void {
    this.#schedule.select(slot);
  }

  /** Loads the times again after a failure. */
  retryTimes(): Promise<void> {
    if (this.#store.state.step === steps.confirmation) return this.openReschedule();
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

  /** Loads the times while the schedule step is shown. */
  async #openSchedule(): Promise<void> {
    if (this.#store.state.step === steps.times) await this.#schedule.open();
  }

  // Step 2: confirmation.

  /** Goes back to the previous step to change the visit. */
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

  // Any step.

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
}

type ContactIntent = 'visit' | 'guided' | 'join';

/** The contact in the form; null while it has errors. */
function contactOf({ store, settings }: LeadFlowContext): Contact | null {
  return checkContact(store.state.contactInput, settings.asksZipCode).contact;
}

/** Creates a lead flow from these ports, for use without a container: in a script, on a server or in another framework. */
export function createLeadFlow(
  ports: LeadFlowPorts,
  ownSettings: Partial<LeadFlowSettings> = {},
): { readonly flow: LeadFlow; readonly clubs: ClubDirectory; readonly activity: Activity } {
  const settings = { ...defaultLeadFlowSettings, ...ownSettings };
  const clubs = new ClubDirectory(ports.clubRepository);
  const activity = new Activity(ports.clock);
  const useCases = leadUseCases(ports, settings.consents);
  return {
    flow: new LeadFlow({ ...ports, ...useCases, clubs, activity, settings }),
    clubs,
    activity,
  };
}
