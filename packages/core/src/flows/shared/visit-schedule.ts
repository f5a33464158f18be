/** Choosing, booking, changing and canceling the time of a visit, in every flow that books visits. */
import type { Club } from '../../clubs/club.ts';
import type { Observable } from '../../kernel/observable.ts';
import { type Message, messages } from '../../messages/catalog.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { type CallFailure, mayHaveHappened, type Result } from '../../kernel/result.ts';
import type { Temporal } from '../../kernel/temporal.ts';
import { type Guest, guestName, type MeetingPurpose } from '../../lead/lead.ts';
import { findSlot, hasNoOpenTimes, type Slot, type VisitPlan } from '../../visit/visit-plan.ts';
import type { SchedulePlan } from '../../visit/schedule-plan.ts';
import type { TimeHoldRepository } from '../../visit/open-times-repository.port.ts';
import { VisitTimes, type VisitTimesSnapshot } from '../../visit/visit-times.ts';
import { type NameRule, parseGuest } from '../../forms/name.ts';
import type { LeadRepository, SlotTaken } from '../../lead/lead-repository.port.ts';
import { scheduleMessageKey } from '../draft/handoff.ts';
import {
  type Appointment,
  hasVisit,
  type VisitEvent,
  type VisitState,
  type VisitSteps,
} from '../draft/visit-draft.ts';
import type { FlowDependencies } from '../engine/flow-dependencies.ts';
import type { CachedConfiguration } from './cached-configuration.ts';
import type { RecordsLead } from './lead-recorder.ts';

export interface BooksVisit extends Pick<
  FlowDependencies,
  'sessionStore' | 'navigation' | 'activity' | 'analytics' | 'ids' | 'clubs' | 'clock' | 'logger'
> {
  readonly settings: {
    readonly noTimes: 'skip' | 'offer-nearby';
    readonly guests: boolean;
    readonly nameRule: NameRule;
    readonly holdMinutes?: number;
  };
  readonly timeHolds?: TimeHoldRepository | null;
  readonly store: {
    readonly state: VisitState;
    readonly session: { readonly refusals: number; readonly alert: Message | null };
    update(part: {
      readonly alert?: Message | null;
      readonly notice?: Message | null;
      readonly refusals?: number;
    }): void;
    change(event: VisitEvent): void;
    forget(): void;
  };
  readonly steps: VisitSteps<number>;
  readonly timesView: Observable<VisitTimesSnapshot>;
  readonly schedulePlan: SchedulePlan;
  readonly leads: LeadRepository;
}

/** The times of the schedule step, and the visit on the confirmation step. */
export class VisitSchedule {
  readonly #flow: BooksVisit;
  readonly #recorder: RecordsLead;
  readonly #configuration: CachedConfiguration;
  readonly #times: VisitTimes;
  #givingUp: Promise<unknown> | undefined;

  constructor(flow: BooksVisit, recorder: RecordsLead, configuration: CachedConfiguration) {
    this.#flow = flow;
    this.#times = new VisitTimes(flow.schedulePlan, flow.timesView);
    this.#recorder = recorder;
    this.#configuration = configuration;
  }

  /** True while the schedule step is shown. */
  isShown(): boolean {
    return this.#flow.store.state.step === this.#flow.steps.times;
  }

  /** Loads the times of the schedule step. If the club has none, offers other clubs or skips the step. */
  async open(): Promise<void> {
    const { store, analytics, sessionStore, timesView } = this.#flow;
    this.showReason();
    sessionStore.remove(scheduleMessageKey);
    const club = store.state.selectedFacility;
    if (club === null) return;
    const plan = await this.#load(club);
    if (!this.isShown()) return;
    if (plan === null) {
      // For tours, the times themselves show the failure.
      const isFailed = store.state.showGuidedWorkouts && timesView.get().status === 'failed';
      if (isFailed) store.update({ alert: { key: 'generic' } });
      return;
    }
    const chosen = store.state.selectedAppointment;
    if (chosen !== null && findSlot(plan, chosen.startsAt)?.available !== true) {
      store.change({ type: 'slot-selected', appointment: null });
    }
    if (!hasNoOpenTimes(plan)) return;
    if (await this.#offersElsewhere(club)) return;
    if (!this.isShown() || store.state.isInEditMode) return;
    if (this.#asksForDetails()) {
      store.change({ type: 'times-passed' });
      return;
    }
    analytics.record({
      name: 'visit_skipped',
      facilityId: club.facilityId,
      reason: 'no-times',
    });
    store.change({ type: 'visit-skipped', club, automatically: true });
  }

  /**
   * Offers nearby clubs with open times instead of skipping the step, if the settings ask for it or the visitor came
   * back to the step. Not for a friend's visit or a guided workout, which belong to their club.
   */
  async #offersElsewhere(club: Club): Promise<boolean> {
    const { store, settings } = this.#flow;
    const { isInEditMode, referringId, showGuidedWorkouts } = store.state;
    const stays = isInEditMode || settings.noTimes === 'offer-nearby';
    if (!stays || referringId !== null || showGuidedWorkouts) return false;
    const { clubs, schedulePlan } = this.#flow;
    const configuration = await this.#configuration.load();
    // Loaded when it's needed, which is seldom. If that fails, no club is offered.
    const search = import('../../visit/nearest-open-clubs.ts').then(
      ({ loadNearbyTimes }) => loadNearbyTimes({ club, clubs, schedulePlan, configuration }),
      () => [],
    );
    return this.#times.offerElsewhere(search);
  }

  /** Shows why to book a visit, if another page left that message. It stays until the times are shown. */
  showReason(): void {
    const { store, sessionStore } = this.#flow;
    if (sessionStore.read(scheduleMessageKey) === null) return;
    store.update({ notice: { key: 'joinOffline' } });
  }

  showDay(date: string): void {
    this.#times.showDay(date);
  }

  select(slot: Slot): void {
    const { store } = this.#flow;
    const club = this.#club();
    if (club === null || !slot.available) return;
    this.#times.showDay(slot.date);
    store.update({ alert: null });
    store.change({ type: 'slot-selected', appointment: this.#appointment(club, slot) });
  }

  /** Selects a time that another club had, unless it was taken meanwhile. */
  selectAgain(startsAt: string): void {
    const { plan } = this.#times.getSnapshot();
    const slot = plan === null ? null : findSlot(plan, startsAt);
    if (slot !== null) this.select(slot);
  }

  /** Brings someone of this first name, which may be empty; null for no one. */
  bring(name: string | null): void {
    const { store } = this.#flow;
    if (store.session.alert?.key === 'nameMalformed') store.update({ alert: null });
    store.change({ type: 'guest-set', name });
  }

  /** Says whether the guest's name can't be accepted. */
  checkGuest(): void {
    if (this.#guest().err) this.#flow.store.update({ alert: { key: 'nameMalformed' } });
  }

  /** Books the chosen time, or moves the visit to it. Where the details are still missing, they come first. */
  async book(): Promise<void> {
    const { store, ids, analytics } = this.#flow;
    // Else the back end might cancel the new time.
    await this.#givingUp;
    const club = this.#club();
    const { plan } = this.#times.getSnapshot();
    const wanted = store.state.selectedAppointment;
    const slot = wanted === null || plan === null ? null : findSlot(plan, wanted.startsAt);
    const guest = this.#guest();
    const asksForDetails = this.#asksForDetails();
    const { leadTransactionId } = store.state;
    if (asksForDetails && club !== null && slot !== null && guest.ok) {
      if (await this.#hold(club, slot)) store.change({ type: 'times-passed' });
      return;
    }
    if (club === null || slot === null || leadTransactionId === null || guest.err) {
      store.update({
        alert: { key: slot !== null && guest.err ? 'nameMalformed' : 'timeRequired' },
        refusals: store.session.refusals + 1,
      });
      return;
    }
    const booked = await this.#send(club, slot, leadTransactionId, guest.val);
    if (booked.err) {
      if (booked.val.kind === 'slot-taken') await this.#offerAnother(club, slot);
      else store.update({ alert: bookingMessage(booked.val) });
      return;
    }
    analytics.record({
      name: 'visit_booked',
      facilityId: club.facilityId,
      daysAhead: this.#todayAt(club).until(slot.date).days,
    });
    const uid = `${ids.next()}@foyer`;
    const purpose = this.#purpose();
    store.change({ type: 'visit-booked', slot, club, purpose, guest: guest.val, uid });
  }

  /** Books the time that was chosen before the details. Without one, continues to the confirmation. */
  async bookChosen(): Promise<void> {
    const { store } = this.#flow;
    const club = this.#club();
    const wanted = store.state.selectedAppointment;
    const loaded = this.#times.getSnapshot().plan;
    if (club === null || wanted === null) {
      await this.#goWithout(loaded !== null && hasNoOpenTimes(loaded) ? 'no-times' : 'visitor');
      return;
    }
    // After a reload, the times of the step before aren't loaded.
    const plan = loaded ?? (await this.#load(club));
    if (plan === null) store.update({ alert: { key: 'generic' } });
    else if (findSlot(plan, wanted.startsAt)?.available === true) await this.book();
    else await this.#offerAnother(club, wanted);
  }

  /** Leaves the times without one: to the details if they're still missing, else to the confirmation. */
  async skip(): Promise<void> {
    const { store } = this.#flow;
    if (!this.isShown() || store.state.selectedFacility === null) return;
    if (!this.#asksForDetails()) {
      await this.#goWithout('visitor');
      return;
    }
    await this.release();
    store.change({ type: 'slot-selected', appointment: null });
    store.change({ type: 'times-passed' });
  }

  /** Goes on to the confirmation without a time. */
  async #goWithout(reason: 'visitor' | 'no-times'): Promise<void> {
    const { store, analytics } = this.#flow;
    const club = store.state.selectedFacility;
    if (club === null) return;
    // Doesn't update a referral's lead.
    if (!(await this.#settleRequest())) {
      store.update({ alert: { key: 'generic' } });
      return;
    }
    const isReferral = store.state.referringId !== null;
    if (!isReferral && !hasVisit(store.state)) {
      const recorded = await this.#recorder.record(club, 'skip');
      if (recorded.err) {
        store.update({ alert: bookingMessage(recorded.val) });
        return;
      }
    }
    analytics.record({ name: 'visit_skipped', facilityId: club.facilityId, reason });
    store.change({ type: 'visit-skipped', club, automatically: false });
  }

  /**
   * Cancels a booked time, or one whose booking got no response. A visit that is over needs no canceling. Returns false if
   * the back end couldn't be reached. Keeps a time that is chosen meanwhile, for another club.
   */
  async giveUp(): Promise<boolean> {
    const { store, leads, activity } = this.#flow;
    const { leadTransactionId, leadTokenId, requestedAppointment, selectedAppointment } =
      store.state;
    const holds = hasVisit(store.state) || requestedAppointment !== null;
    if (!holds || leadTransactionId === null) return true;
    const canceling = activity.track(() =>
      leads.cancelVisit({ leadTokenId, transactionId: leadTransactionId }),
    );
    this.#givingUp = canceling;
    const cancelled = await canceling;
    if (cancelled.err && !isVisitOver(cancelled.val)) {
      store.update({ alert: { key: 'generic' } });
      return false;
    }
    const chosen = store.state.selectedAppointment;
    store.change({ type: 'visit-given-up' });
    if (chosen !== selectedAppointment)
      store.change({ type: 'slot-selected', appointment: chosen });
    return true;
  }

  /** Goes back to the previous step to change the visit. */
  async edit(): Promise<void> {
    this.#flow.store.change({ type: 'edit-started' });
    this.#showBookedGuest();
    if (this.isShown()) await this.open();
  }

  /** Loads the times that the visit can be moved to. */
  async openReschedule(): Promise<void> {
    const { store } = this.#flow;
    const club = store.state.scheduledFacility;
    if (club === null) return;
    store.update({ alert: null });
    store.change({ type: 'slot-selected', appointment: null });
    this.#showBookedGuest();
    await this.#load(club);
  }

  /** Closes the dialog without a change and selects the booked time and guest again. */
  closeReschedule(): void {
    const { store } = this.#flow;
    store.update({ alert: null });
    store.change({ type: 'slot-selected', appointment: store.state.submittedAppointment });
    this.#showBookedGuest();
  }

  /** Cancels the visit. The status holds the result. */
  async cancel(): Promise<void> {
    const { store, leads, analytics } = this.#flow;
    const { leadTransactionId, leadTokenId, scheduledFacility, calendarUid } = store.state;
    if (!hasVisit(store.state) || leadTransactionId === null) return;
    const visit = { leadTokenId, transactionId: leadTransactionId, calendarUid };
    const cancelled = await leads.cancelVisit(visit);
    if (cancelled.err) {
      store.change({ type: 'cancel-failed', text: messages.cancelFailed });
      return;
    }
    analytics.record({
      name: 'visit_cancelled',
      facilityId: scheduledFacility?.facilityId ?? '',
    });
    store.change({ type: 'visit-cancelled' });
  }

  /** Closes the dialog. Clears a failure, keeps a success. */
  closeCancel(): void {
    this.#flow.store.change({ type: 'cancel-closed' });
  }

  /** Frees the time that is held for the visitor. If the call fails, the hold runs out by itself. */
  async release(): Promise<void> {
    const { store, timeHolds, logger } = this.#flow;
    const { heldUntil, leadTransactionId } = store.state;
    if (heldUntil === null || leadTransactionId === null) return;
    store.change({ type: 'time-held', until: null });
    const released = await timeHolds?.release(leadTransactionId);
    if (released?.err === true) logger.warn('hold-not-released');
  }

  goHome(): void {
    const { store, navigation } = this.#flow;
    store.forget();
    navigation.push('/');
  }

  /** After a booking that got no response: cancels a first one, or undoes a move, so that the confirmation is right. */
  async #settleRequest(): Promise<boolean> {
    const { store, leads } = this.#flow;
    const { requestedAppointment, submittedAppointment, leadTokenId, leadTransactionId } =
      store.state;
    if (requestedAppointment === null) return true;
    if (!hasVisit(store.state) || submittedAppointment === null) return this.giveUp();
    const club = store.state.scheduledFacility;
    if (club === null || leadTokenId === null || leadTransactionId === null) return false;
    const { purpose, startsAt } = submittedAppointment;
    const guest = this.#sent(store.state.guest);
    const isSamePurpose = requestedAppointment.purpose === purpose;
    // Only the shape with the transaction id carries the purpose, and it doesn't name the club.
    if (!isSamePurpose && (await this.#recorder.record(club)).err) return false;
    const undone = await leads.update(
      isSamePurpose
        ? {
            by: 'token',
            leadTokenId,
            facilityId: club.facilityId,
            scheduledVisitTime: startsAt,
            answers: null,
            ...guest,
          }
        : {
            by: 'transaction',
            transactionId: leadTransactionId,
            scheduledVisitTime: startsAt,
            meetingPurpose: purpose,
            preferredCommunicationMethod: null,
            preferredTimeOfDay: null,
            ...guest,
          },
    );
    if (undone.ok) store.change({ type: 'visit-request-settled' });
    return undone.ok;
  }

  async #send(
    club: Club,
    slot: Slot,
    transactionId: string,
    guest: Guest | null,
  ): Promise<Result<void, CallFailure | SlotTaken>> {
    const { store, schedulePlan } = this.#flow;
    const { state } = store;
    if (state.recordedFacilityId !== club.facilityId) {
      const recorded = await this.#recorder.record(club);
      if (recorded.err) return recorded;
    }
    store.change({ type: 'visit-requested', appointment: this.#appointment(club, slot) });
    const booked = await schedulePlan.book({
      club,
      slot,
      leadTokenId: store.state.leadTokenId,
      transactionId,
      meetingPurpose: saysPurpose(state, this.#purpose()) ? this.#purpose() : null,
      receiveTextAlerts: state.receiveTextAlerts,
      ...this.#sent(guest),
    });
    if (booked.err && (booked.val.kind === 'slot-taken' || !mayHaveHappened(booked.val))) {
      store.change({ type: 'visit-request-settled' });
    }
    return booked;
  }

  /**
   * Holds the time while the visitor types their details. Returns false if it was taken meanwhile. If the call fails, the
   * visitor goes on without a hold.
   */
  async #hold(club: Club, { startsAt }: Slot): Promise<boolean> {
    const { store, ids, timeHolds, settings } = this.#flow;
    const { holdMinutes: minutes = 0 } = settings;
    if (timeHolds == null || minutes === 0) return true;
    store.change({ type: 'lead-requested', transactionId: ids.next() });
    const held = await timeHolds.hold({
      transactionId: store.state.leadTransactionId ?? '',
      facilityId: club.facilityId,
      purpose: this.#purpose(),
      startsAt,
      minutes,
    });
    store.change({ type: 'time-held', until: held.ok ? held.val : null });
    if (held.ok || held.val.kind !== 'slot-taken') return true;
    await this.#offerAnother(club, { startsAt });
    return false;
  }

  /** Offers the times nearest to one that was taken, on the step that shows them. */
  async #offerAnother(club: Club, taken: Pick<Slot, 'startsAt'>): Promise<void> {
    const { store, steps, analytics } = this.#flow;
    analytics.record({ name: 'slot_taken', facilityId: club.facilityId });
    store.change({ type: 'slot-selected', appointment: null });
    if (store.state.step === steps.before) store.change({ type: 'lead-accepted', accepts: true });
    store.update({ alert: { key: 'slotTaken' } });
    await this.#load(club);
    this.#times.offerInsteadOf(taken.startsAt);
  }

  /** The guest as typed; an error if it isn't a name. */
  #guest(): Result<Guest | null, unknown> {
    const { settings, store } = this.#flow;
    return parseGuest(settings.guests ? store.state.guestName : null, settings.nameRule);
  }

  /** The guest to send. Nothing is sent if the chain doesn't ask for guests. */
  #sent(guest: Guest | null): { readonly guest?: Guest | null } {
    return this.#flow.settings.guests ? { guest } : {};
  }

  #showBookedGuest(): void {
    const { store } = this.#flow;
    if (hasVisit(store.state)) this.bring(guestName(store.state.guest));
  }

  /** True at the times of a visitor whose details come after them. */
  #asksForDetails(): boolean {
    const { store, steps } = this.#flow;
    return steps.timesFirst && this.isShown() && !store.state.hasCreatedLead;
  }

  /** Loads the club's times; null on failure, which the times' snapshot also shows. */
  async #load(club: Club): Promise<VisitPlan | null> {
    const { store } = this.#flow;
    const config = await this.#configuration.load();
    const { submittedAppointment, requestedAppointment, selectedAppointment, heldUntil } =
      store.state;
    const own = [
      hasVisit(store.state) ? submittedAppointment : null,
      requestedAppointment,
      heldUntil === null ? null : selectedAppointment,
    ];
    return this.#times.load({
      club,
      purpose: this.#purpose(),
      blackoutDates: config?.blackoutDates ?? [],
      ownTimes: own.flatMap((one) => (one?.facilityId === club.facilityId ? [one.startsAt] : [])),
      chosenTime: selectedAppointment?.startsAt ?? null,
    });
  }

  /** The club whose times are shown. On the confirmation, that's the visit's club. */
  #club(): Club | null {
    const { store, steps } = this.#flow;
    const { state } = store;
    return state.step === steps.confirmation ? state.scheduledFacility : state.selectedFacility;
  }

  /** The times may have been loaded before midnight. */
  #todayAt({ timeZone }: Club): Temporal.PlainDate {
    return this.#flow.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  }

  #appointment({ facilityId }: Club, { startsAt, label }: Slot): Appointment {
    return { facilityId, startsAt, label, purpose: this.#purpose() };
  }

  #purpose(): MeetingPurpose {
    return this.#flow.store.state.showGuidedWorkouts ? 'workout' : 'tour';
  }
}

function bookingMessage(failure: CallFailure): Message {
  const isTooMany = failure.kind === 'rejected' && failure.code === 'TOO_MANY_VISITS';
  return limitMessage(failure, { key: isTooMany ? 'tooManyVisits' : 'generic' });
}

/**
 * Whether a booking has to name its purpose: every first one except a friend's tour, and any for which the back end may
 * have another purpose.
 */
function saysPurpose(state: VisitState, purpose: MeetingPurpose): boolean {
  const { submittedAppointment, requestedAppointment, meetingPurpose, referringId } = state;
  if (!hasVisit(state) && (referringId === null || purpose !== 'tour')) return true;
  const before = [submittedAppointment?.purpose, requestedAppointment?.purpose, meetingPurpose];
  return before.some((one) => one != null && one !== purpose);
}

function isVisitOver(failure: CallFailure): boolean {
  return failure.kind === 'rejected' && failure.code === 'VISIT_OVER';
}
