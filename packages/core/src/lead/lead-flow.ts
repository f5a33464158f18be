/**
 * The lead flow: one method for each thing a visitor can do, one snapshot to draw. It runs the use cases, feeds the
 * reducer and keeps the state; it holds no rule of its own. Longer than most files because every intent of the
 * visitor meets here; what each of them means is decided next door.
 */
import type { Club } from '../clubs/club.ts';
import type { ClubDirectory } from '../clubs/club-directory.ts';
import { parseFacilityId } from '../clubs/facility-id.ts';
import type { Activity } from '../flow/activity.ts';
import { ExpiringStore } from '../flow/expiring-store.ts';
import { checkContact, contactFields, type ContactField } from '../forms/contact-form.ts';
import { type TypedText, typePhone } from '../forms/phone-input.ts';
import type { Analytics } from '../ports/analytics.port.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { IdSource } from '../ports/id-source.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { Logger } from '../ports/logger.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import type { Visitor } from '../ports/visitor.port.ts';
import { mayHaveHappened } from '../shared/call-failure.ts';
import { createObservable, type Observable } from '../shared/observable.ts';
import type { SchedulePlan } from '../visit/schedule-plan.ts';
import { acceptsAppointments, type VisitConfiguration } from '../visit/visit-configuration.ts';
import type { VisitConfigurationRepository } from '../visit/visit-configuration-repository.port.ts';
import { findSlot, hasNoOpenTimes, type Slot } from '../visit/visit-plan.ts';
import { VisitTimes, type VisitTimesSnapshot } from '../visit/visit-times.ts';
import { asksForNewsletter } from './consents.ts';
import type { CreateLead } from './create-lead.ts';
import { leadFlowStateSchema, leadFlowStateVersion } from './lead-flow.schema.ts';
import type { LeadFlowSettings } from './lead-flow.settings.ts';
import {
  composeSnapshot,
  type LeadFlowSession,
  type LeadFlowSnapshot,
} from './lead-flow.snapshot.ts';
import {
  type LeadFlowEvent,
  type LeadFlowState,
  type LeadFlowStep,
  newLeadFlowState,
  reachableStep,
  reduceLeadFlow,
} from './lead-flow.state.ts';
import type { LeadRepository } from './lead-repository.port.ts';
import { outreachCodes } from './outreach-code.ts';

/** Presses within this time count as one. Source: LC-17, FM-04. */
export const submitDebounceMs = 175;
/** The stored state's key. */
export const leadFlowStorageKey = 'foyer.lead-flow';
/** Session-storage key of a message that is shown once on the schedule step. Source: LS-14. */
export const scheduleMessageKey = 'foyer.schedule-message';

export interface LeadFlowDependencies {
  readonly createLead: CreateLead;
  readonly schedulePlan: SchedulePlan;
  readonly leads: LeadRepository;
  readonly configuration: VisitConfigurationRepository;
  readonly clubs: ClubDirectory;
  readonly activity: Activity;
  /** Kept across tabs and visits. */
  readonly localStore: KeyValueStore;
  /** Kept for this tab. */
  readonly sessionStore: KeyValueStore;
  readonly navigation: Navigation;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly analytics: Analytics;
  readonly logger: Logger;
  readonly visitor: Visitor;
  readonly settings: LeadFlowSettings;
}

/** How the visitor came to the flow. */
export interface LeadFlowEntry {
  /** The page's path, e.g. `/membership`. LX-02 */
  readonly path: string;
  /** The `facilityId` of the address, unchecked; null when there is none. RT-02 */
  readonly facilityId: string | null;
}

const newSession: LeadFlowSession = {
  checkedFields: new Set(),
  phoneRefused: false,
  refusals: 0,
  alert: null,
  notice: null,
  clubError: null,
  busy: null,
  ready: false,
};

export class LeadFlow {
  readonly #do: LeadFlowDependencies;
  readonly #store: ExpiringStore<LeadFlowState>;
  readonly #times: VisitTimes;
  readonly #snapshot: Observable<LeadFlowSnapshot>;
  #state: LeadFlowState;
  #session: LeadFlowSession = newSession;
  #restored = false;
  #startedEventSent = false;
  /** The attempt under way; a second press joins it. LC-17 */
  #attempt: Promise<void> | null = null;
  #published: {
    readonly state: LeadFlowState;
    readonly session: LeadFlowSession;
    readonly times: VisitTimesSnapshot;
  } | null = null;
  #configurationCall: Promise<VisitConfiguration | null> | null = null;

  constructor(dependencies: LeadFlowDependencies) {
    const { settings } = dependencies;
    this.#do = dependencies;
    this.#state = this.#newState();
    this.#store = new ExpiringStore({
      store: dependencies.localStore,
      clock: dependencies.clock,
      logger: dependencies.logger,
      key: leadFlowStorageKey,
      version: leadFlowStateVersion,
      schema: leadFlowStateSchema,
      lifetimeMs: settings.lifetimeMs,
    });
    this.#times = new VisitTimes(dependencies.schedulePlan);
    this.#snapshot = createObservable(this.#compose());
    this.#times.subscribe(() => this.#publish());
  }

  readonly getSnapshot = (): LeadFlowSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Takes the flow up where it was, or begins it. May be called again when the visitor comes by another page. */
  async enter(entry: LeadFlowEntry): Promise<void> {
    this.#restore();
    const { contactInput, suggestedFacility, hasCreatedLead } = this.#state;
    const isEmpty = Object.values(contactInput).every((text) => text === '') && !hasCreatedLead;
    if (!isUnder('/membership', entry.path) && suggestedFacility === null && isEmpty) {
      this.#store.clear();
      const { config, selectedFacility } = this.#state;
      this.#state = { ...this.#newState(), config, selectedFacility };
    }
    if (entry.facilityId !== null) await this.#chooseFromAddress(entry.facilityId);
    this.#update({ ready: true });
    await this.#loadConfiguration();
    this.#state = { ...this.#state, step: reachableStep(this.#state, this.#state.step) };
    this.#publish();
    if (this.#state.step === 1) await this.#openSchedule();
  }

  /** The first focus on any field is told to analytics, once a flow. Source: LC-18. */
  focusField(): void {
    if (this.#startedEventSent) return;
    this.#startedEventSent = true;
    this.#do.analytics.record({ name: 'flow_started', flow: 'lead' });
  }

  changeField(field: ContactField, value: string): void {
    if (value === this.#state.contactInput[field]) return;
    const wasWrong = this.#snapshot.get().errors[field] !== undefined;
    const checkedFields = new Set(this.#session.checkedFields);
    // A field that was fine is left in peace until it is left again; one that was wrong is cleared as soon as it fits.
    if (!wasWrong) checkedFields.delete(field);
    this.#session = { ...this.#session, checkedFields, phoneRefused: false };
    this.#change({ type: 'field-changed', field, value });
  }

  /** What the phone box shows after typing or pasting, with the caret's place. Source: FM-02. */
  changePhone(typed: TypedText): TypedText {
    const country = this.#state.selectedFacility?.country ?? null;
    const shown = typePhone(typed, country);
    if (shown === null) {
      this.#update({ phoneRefused: true });
      const kept = this.#state.contactInput.phone_number;
      return { value: kept, caret: kept.length };
    }
    this.changeField('phone_number', shown.value);
    return shown;
  }

  /** A field is checked when it is left. Source: FM-04. */
  leaveField(field: ContactField): void {
    if (this.#session.checkedFields.has(field)) return;
    this.#update({ checkedFields: new Set([...this.#session.checkedFields, field]) });
  }

  setTextAlerts(on: boolean): void {
    this.#change({ type: 'text-alerts-set', on });
  }

  setNewsletter(on: boolean): void {
    this.#change({ type: 'newsletter-set', on });
  }

  /** Takes a club, and tells the back end where a lead exists already. Source: LS-12. */
  async chooseClub(club: Club): Promise<void> {
    const config = await this.#loadConfiguration();
    const accepts = config !== null && acceptsAppointments(config, club.facilityId);
    if (this.#state.step === 1 && config === null) {
      this.#update({ alert: { key: 'generic' } });
      return;
    }
    if (this.#state.step === 1 && !accepts && !(await this.#giveUpVisit())) return;
    this.#update({ clubError: null, alert: null });
    this.#change({ type: 'club-chosen', club, accepts });
    this.#regroupPhone();
    if (this.#state.hasCreatedLead && !(await this.#recordLead(club))) {
      this.#do.logger.warn('club-change-not-recorded');
    }
    if (this.#state.step === 1) await this.#openSchedule();
  }

  /** Visit A Club. Source: LC-09, LC-13, LC-16, LC-17. */
  submitVisit(): Promise<void> {
    return this.#submit('visit');
  }

  /** Join Online. Source: LC-15. */
  submitJoin(): Promise<void> {
    return this.#submit('join');
  }

  showDay(date: string): void {
    this.#times.showDay(date);
  }

  selectTime(slot: Slot): void {
    const club = this.#state.selectedFacility;
    if (club === null || !slot.available) return;
    this.#times.showDay(slot.date);
    this.#update({ alert: null });
    this.#change({
      type: 'slot-selected',
      appointment: {
        facilityId: club.facilityId,
        startsAt: slot.startsAt,
        purpose: this.#purpose(),
      },
    });
  }

  /** Asks for the times again after they could not be had. */
  retryTimes(): Promise<void> {
    return this.#openSchedule();
  }

  /** Books the chosen time, or moves the visit to it. Source: LS-03, LS-07, LS-09, LS-13. */
  schedule(): Promise<void> {
    return this.#once('booking', () => this.#book());
  }

  /** On to the confirmation without a time. Source: LS-04. */
  skip(): Promise<void> {
    return this.#once('skipping', () => this.#skip());
  }

  /** Back to what led to the confirmation, to change it. Source: LA-07. */
  async edit(): Promise<void> {
    this.#change({ type: 'edit-started' });
    if (this.#state.step === 1) await this.#openSchedule();
  }

  /** Back and Forward; answers the step that is shown, which is the wanted one only where the state allows it. LX-14 */
  goTo(step: LeadFlowStep): LeadFlowStep {
    if (this.#session.busy === null && step !== this.#state.step) {
      this.#update({ alert: null });
      this.#change({ type: 'step-revisited', step });
      if (this.#state.step === 1) void this.#openSchedule();
    }
    return this.#state.step;
  }

  /** Forgets everything and begins anew. */
  startOver(): void {
    this.#times.clear();
    this.#store.clear();
    this.#state = { ...this.#newState(), config: this.#state.config };
    this.#session = { ...newSession, ready: true };
    this.#startedEventSent = false;
    this.#publish();
  }

  async #submit(intent: 'visit' | 'join'): Promise<void> {
    if (this.#attempt !== null) return this.#attempt;
    if (!this.#snapshot.get().canSubmit) {
      this.#refuse();
      return;
    }
    return this.#once(intent, () => this.#sendLead(intent));
  }

  /** LC-09, FM-06: what is wrong is shown, all of it, and nothing is lost. */
  #refuse(): void {
    const fields = contactFields(this.#do.settings.asksZipCode).map((field) => field.name);
    this.#update({
      checkedFields: new Set(fields),
      clubError: this.#state.selectedFacility === null ? { key: 'clubRequired' } : null,
      alert: { key: 'checkFields' },
      refusals: this.#session.refusals + 1,
    });
  }

  async #sendLead(intent: 'visit' | 'join'): Promise<void> {
    const club = this.#state.selectedFacility;
    const config = await this.#loadConfiguration();
    if (club === null || config === null) {
      this.#update({ alert: { key: 'leadFailed' } });
      return;
    }
    if (!(await this.#recordLead(club))) {
      this.#update({ alert: { key: 'leadFailed' } });
      return;
    }
    this.#do.analytics.record({ name: 'lead_created', facilityId: club.facilityId, intent });
    if (intent === 'join') {
      this.#do.navigation.push(this.#do.settings.joinPath.replace('{facilityId}', club.facilityId));
      return;
    }
    const accepts = acceptsAppointments(config, club.facilityId);
    this.#change({ type: 'lead-accepted', accepts });
    if (accepts) {
      await this.#openSchedule();
    } else if (!(await this.#recordLead(club))) {
      // The lead stands; that its club takes no visits is a detail the visitor need not wait for. LC-13
      this.#do.logger.warn('scheduled-club-not-recorded');
    }
  }

  /**
   * Makes the lead or brings it up to date under its one transaction id, which is stored before the request goes
   * out; another tab's is taken over. Source: LC-17, LX-12.
   */
  async #recordLead(club: Club): Promise<boolean> {
    this.#change({ type: 'lead-requested', transactionId: this.#do.ids.next() });
    const { settings } = this.#do;
    const { contact } = checkContact(this.#state.contactInput, settings.asksZipCode);
    const transactionId = this.#state.leadTransactionId;
    if (contact === null || transactionId === null) return false;
    const asks = asksForNewsletter(settings.consents, club.country, this.#do.visitor.country());
    const { referrerDetails } = this.#state;
    const created = await this.#do.createLead.execute({
      transactionId,
      leadTokenId: this.#state.leadTokenId,
      exists: this.#state.hasCreatedLead,
      contact,
      club,
      outreachCode: this.#state.outreachCode,
      joinOutreachCode: this.#state.joinOutreachCode,
      sourceUrl: this.#do.visitor.pageUrl(),
      receiveTextAlerts: this.#state.receiveTextAlerts,
      subscribeToNewsletter: asks ? this.#state.subscribeToNewsletter : true,
      referrer: {
        memberId: referrerDetails?.memberId ?? null,
        referringId: this.#state.referringId,
        shareId: referrerDetails?.shareId ?? null,
      },
    });
    if (created.err) {
      this.#do.analytics.record({
        name: 'flow_error',
        step: this.#state.step,
        failure: created.val.kind,
      });
      return false;
    }
    this.#change({ type: 'lead-recorded', lead: created.val, facilityId: club.facilityId });
    return true;
  }

  async #book(): Promise<void> {
    const club = this.#state.selectedFacility;
    const { plan } = this.#times.getSnapshot();
    const wanted = this.#state.selectedAppointment;
    const slot = wanted === null || plan === null ? null : findSlot(plan, wanted.startsAt);
    if (club === null || slot === null || this.#state.leadTransactionId === null) {
      this.#update({ alert: { key: 'timeRequired' }, refusals: this.#session.refusals + 1 });
      return;
    }
    if (this.#state.recordedFacilityId !== club.facilityId && !(await this.#recordLead(club))) {
      this.#update({ alert: { key: 'generic' } });
      return;
    }
    const isFirst = this.#state.submittedAppointment === null;
    const purpose = this.#purpose();
    this.#change({ type: 'visit-requested', startsAt: slot.startsAt });
    const booked = await this.#do.schedulePlan.book({
      club,
      slot,
      leadTokenId: this.#state.leadTokenId,
      transactionId: this.#state.leadTransactionId,
      meetingPurpose: isFirst && this.#state.referringId === null ? purpose : null,
      receiveTextAlerts: this.#state.receiveTextAlerts,
    });
    if (booked.ok) {
      const ahead = plan?.days.findIndex((day) => day.date === slot.date) ?? 0;
      this.#do.analytics.record({
        name: 'visit_booked',
        facilityId: club.facilityId,
        daysAhead: ahead,
      });
      this.#change({ type: 'visit-booked', slot, club, purpose });
      return;
    }
    if (booked.val.kind === 'slot-taken' || !mayHaveHappened(booked.val)) {
      this.#change({ type: 'visit-request-settled' });
    }
    if (booked.val.kind !== 'slot-taken') {
      this.#update({ alert: { key: 'generic' } });
      return;
    }
    this.#do.analytics.record({ name: 'slot_taken', facilityId: club.facilityId });
    this.#change({ type: 'slot-selected', appointment: null });
    this.#update({ alert: { key: 'slotTaken' } });
    await this.#loadTimes(club);
    this.#times.offerInsteadOf(slot.startsAt);
  }

  async #skip(): Promise<void> {
    const club = this.#state.selectedFacility;
    if (club === null) return;
    const isReferral = this.#state.referringId !== null;
    const isBooked = this.#state.submittedAppointment !== null;
    if (!isReferral && !isBooked && !(await this.#recordLead(club))) {
      this.#update({ alert: { key: 'generic' } });
      return;
    }
    this.#do.analytics.record({
      name: 'visit_skipped',
      facilityId: club.facilityId,
      reason: 'visitor',
    });
    this.#change({ type: 'visit-skipped', club, automatically: false });
  }

  /** Loads the times of the schedule step; a club without any leads on by itself (LS-06). */
  async #openSchedule(): Promise<void> {
    this.#showScheduleMessage();
    const club = this.#state.selectedFacility;
    if (club === null) return;
    const plan = await this.#loadTimes(club);
    if (plan === null || this.#state.step !== 1) return;
    const chosen = this.#state.selectedAppointment;
    if (chosen !== null && findSlot(plan, chosen.startsAt)?.available !== true) {
      this.#change({ type: 'slot-selected', appointment: null });
    }
    if (!hasNoOpenTimes(plan) || this.#state.isInEditMode) return;
    this.#do.analytics.record({
      name: 'visit_skipped',
      facilityId: club.facilityId,
      reason: 'no-times',
    });
    this.#change({ type: 'visit-skipped', club, automatically: true });
  }

  async #loadTimes(club: Club): ReturnType<VisitTimes['load']> {
    const config = await this.#loadConfiguration();
    const { submittedAppointment: booked, requestedVisitTime } = this.#state;
    return this.#times.load({
      club,
      purpose: this.#purpose(),
      blackoutDates: config?.blackoutDates ?? [],
      ownTimes: [
        ...(booked?.facilityId === club.facilityId ? [booked.startsAt] : []),
        ...(requestedVisitTime === null ? [] : [requestedVisitTime]),
      ],
      chosenTime: this.#state.selectedAppointment?.startsAt ?? null,
    });
  }

  /** The chain's configuration; null when it could not be had, in which case the next need asks again. */
  async #loadConfiguration(): Promise<VisitConfiguration | null> {
    this.#configurationCall ??= this.#do.configuration.load().then((answer) => {
      if (answer.ok) {
        this.#change({ type: 'configuration-loaded', config: answer.val }, { touches: false });
        return answer.val;
      }
      this.#configurationCall = null;
      this.#do.logger.error('configuration-failed', { failure: answer.val.kind });
      return null;
    });
    return (await this.#configurationCall) ?? this.#state.config;
  }

  /** Gives a booked time back before the visitor leaves for a club that takes none. */
  async #giveUpVisit(): Promise<boolean> {
    const { submittedAppointment, leadTransactionId, leadTokenId } = this.#state;
    if (submittedAppointment === null || leadTransactionId === null) return true;
    const cancelled = await this.#do.activity.track(() =>
      this.#do.leads.cancelVisit({ leadTokenId, transactionId: leadTransactionId }),
    );
    if (cancelled.err) this.#update({ alert: { key: 'generic' } });
    return cancelled.ok;
  }

  async #chooseFromAddress(text: string): Promise<void> {
    if (this.#state.selectedFacility?.facilityId === text) return;
    const facilityId = parseFacilityId(text, this.#do.settings.facilityIdPattern);
    const club = facilityId.ok ? await this.#do.clubs.byId(facilityId.val) : null;
    if (club?.ok === true && club.val !== null) {
      this.#state = reduceLeadFlow(this.#state, {
        type: 'club-chosen',
        club: club.val,
        accepts: true,
      });
      return;
    }
    this.#update({ clubError: { key: club?.err === true ? 'generic' : 'clubUnknown' } });
  }

  #restore(): void {
    if (this.#restored) return;
    this.#restored = true;
    const loaded = this.#store.load();
    if (loaded.kind === 'found') {
      this.#state = loaded.state;
      // Shown before anything is waited for: no form that is empty for a moment.
      this.#publish();
    }
    if (loaded.kind === 'expired') this.#update({ notice: { key: 'stateExpired' } });
  }

  /**
   * A lead that another tab made meanwhile is this tab's too. Before each write, not only before the next request:
   * a keystroke here would take the one key out of the store, and the lead would be made again. LC-17, LX-12
   */
  #adoptFromOtherTab(): void {
    if (this.#state.leadTransactionId !== null) return;
    const loaded = this.#store.load();
    if (loaded.kind !== 'found' || loaded.state.leadTransactionId === null) return;
    const { hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId } = loaded.state;
    this.#state = {
      ...this.#state,
      hasCreatedLead,
      leadTokenId,
      leadTransactionId,
      recordedFacilityId,
    };
  }

  /** LS-14: a message that another page left, shown once. */
  #showScheduleMessage(): void {
    const left = this.#do.sessionStore.read(scheduleMessageKey);
    if (left === null) return;
    this.#do.sessionStore.remove(scheduleMessageKey);
    this.#update({ notice: { key: 'joinOffline' } });
  }

  #regroupPhone(): void {
    const value = this.#state.contactInput.phone_number;
    const shown = typePhone(
      { value, caret: value.length },
      this.#state.selectedFacility?.country ?? null,
    );
    if (shown !== null) this.changeField('phone_number', shown.value);
  }

  #purpose(): 'tour' | 'workout' {
    return this.#state.showGuidedWorkouts ? 'workout' : 'tour';
  }

  /** One attempt at a time: presses within the debounce and while a call is out join it. Source: LC-17. */
  #once(busy: NonNullable<LeadFlowSession['busy']>, work: () => Promise<void>): Promise<void> {
    this.#attempt ??= this.#run(busy, work).finally(() => {
      this.#attempt = null;
    });
    return this.#attempt;
  }

  async #run(busy: LeadFlowSession['busy'], work: () => Promise<void>): Promise<void> {
    this.#update({ busy, alert: null, notice: null, clubError: null });
    try {
      await this.#do.activity.track(async () => {
        await new Promise<void>((resolve) => this.#do.clock.after(submitDebounceMs, resolve));
        await work();
      });
    } finally {
      this.#update({ busy: null });
    }
  }

  #newState(): LeadFlowState {
    const { outreach, source } = this.#do.settings;
    return newLeadFlowState(outreachCodes(outreach, source));
  }

  /** Feeds the reducer, keeps the state, and tells who watches. */
  #change(event: LeadFlowEvent, options: { readonly touches: boolean } = { touches: true }): void {
    this.#adoptFromOtherTab();
    const now = this.#do.clock.now().toString();
    const touched = options.touches
      ? reduceLeadFlow(this.#state, { type: 'touched', now })
      : this.#state;
    const state = reduceLeadFlow(touched, event);
    if (state !== this.#state && state.createdDate !== null) this.#store.save(state);
    this.#state = state;
    this.#publish();
  }

  #update(part: Partial<LeadFlowSession>): void {
    this.#session = { ...this.#session, ...part };
    this.#publish();
  }

  /** A new snapshot only where something is new: screens compare by identity. */
  #publish(): void {
    const parts = { state: this.#state, session: this.#session, times: this.#times.getSnapshot() };
    const before = this.#published;
    if (
      before?.state === parts.state &&
      before.session === parts.session &&
      before.times === parts.times
    ) {
      return;
    }
    this.#published = parts;
    this.#snapshot.set(this.#compose());
  }

  #compose(): LeadFlowSnapshot {
    const { settings, visitor } = this.#do;
    return composeSnapshot(this.#state, this.#session, this.#times.getSnapshot(), {
      settings,
      visitorCountry: visitor.country(),
    });
  }
}

function isUnder(base: string, path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return pathname === base || pathname.startsWith(`${base}/`);
}
