import type { Club } from '../../clubs/club.ts';
import type { KeptConfiguration } from '../engine/kept-configuration.ts';
import type { Message } from '../../messages/catalogue.ts';
import { limitMessage } from '../../messages/failure-messages.ts';
import { type CallFailure, mayHaveHappened } from '../../kernel/call-failure.ts';
import type { Result } from '../../kernel/result.ts';
import { findSlot, hasNoOpenTimes, type Slot, type VisitPlan } from '../../visit/visit-plan.ts';
import { VisitTimes } from '../../visit/visit-times.ts';
import type { MeetingPurpose } from '../../lead/lead.ts';
import { holdsVisit, type VisitState } from '../draft/visit-draft.ts';
import type { RecordsLead } from '../shared/lead-recorder.ts';
import { scheduleMessageKey } from '../shared/schedule-message.ts';
import type { VisitContext } from './lead-flow.context.ts';
import type { SlotTaken } from '../../lead/lead-repository.port.ts';

/** The schedule step, and the times for rescheduling on the confirmation. */
export class LeadFlowSchedule {
  readonly #flow: VisitContext;
  readonly #recorder: RecordsLead;
  readonly #configuration: KeptConfiguration;
  readonly #times: VisitTimes;

  constructor(flow: VisitContext, recorder: RecordsLead, configuration: KeptConfiguration) {
    this.#flow = flow;
    this.#times = new VisitTimes(flow.schedulePlan, flow.shownTimes);
    this.#recorder = recorder;
    this.#configuration = configuration;
  }

  /** Loads the times of the schedule step. Skips the step if the club has none. */
  async open(): Promise<void> {
    const { keeper, analytics, steps } = this.#flow;
    this.#showMessageLeft();
    const club = keeper.state.selectedFacility;
    if (club === null) return;
    const plan = await this.loadTimes(club);
    if (keeper.state.step !== steps.times) return;
    if (plan === null) {
      this.#tellOfWorkoutTimes();
      return;
    }
    this.#dropTakenChoice(plan);
    if (!hasNoOpenTimes(plan) || keeper.state.isInEditMode) return;
    analytics.record({
      name: 'visit_skipped',
      facilityId: club.facilityId,
      reason: 'no-times',
    });
    keeper.change({ type: 'visit-skipped', club, automatically: true });
  }

  /** Loads the club's times; null on failure, which the times' snapshot also shows. */
  async loadTimes(club: Club): Promise<VisitPlan | null> {
    const { keeper } = this.#flow;
    const config = await this.#configuration.load();
    const { submittedAppointment, requestedAppointment } = keeper.state;
    const own = [holdsVisit(keeper.state) ? submittedAppointment : null, requestedAppointment];
    return this.#times.load({
      club,
      purpose: this.#purpose(),
      blackoutDates: config?.blackoutDates ?? [],
      ownTimes: own
        .filter((one) => one?.facilityId === club.facilityId)
        .map((one) => one?.startsAt ?? ''),
      chosenTime: keeper.state.selectedAppointment?.startsAt ?? null,
    });
  }

  /**
   * Shows why the visitor should book a visit, if another page left that message. It stays until the times are shown.
   */
  tellWhyHere(): void {
    const { keeper, sessionStore } = this.#flow;
    if (sessionStore.read(scheduleMessageKey) === null) return;
    keeper.update({ notice: { key: 'joinOffline' } });
  }

  showDay(date: string): void {
    this.#times.showDay(date);
  }

  select(slot: Slot): void {
    const { keeper } = this.#flow;
    const club = this.#club();
    if (club === null || !slot.available) return;
    this.#times.showDay(slot.date);
    keeper.update({ alert: null });
    keeper.change({
      type: 'slot-selected',
      appointment: {
        facilityId: club.facilityId,
        startsAt: slot.startsAt,
        label: slot.label,
        purpose: this.#purpose(),
      },
    });
  }

  /** Books the chosen time, or moves the visit to it. */
  async book(): Promise<void> {
    const { keeper, ids, analytics } = this.#flow;
    const club = this.#club();
    const { plan } = this.#times.getSnapshot();
    const wanted = keeper.state.selectedAppointment;
    const slot = wanted === null || plan === null ? null : findSlot(plan, wanted.startsAt);
    if (club === null || slot === null || keeper.state.leadTransactionId === null) {
      keeper.update({
        alert: { key: 'timeRequired' },
        refusals: keeper.session.refusals + 1,
      });
      return;
    }
    const booked = await this.#send(club, slot, keeper.state.leadTransactionId);
    if (booked.err) {
      if (booked.val.kind === 'slot-taken') await this.#offerAnother(club, slot);
      else keeper.update({ alert: bookingMessage(booked.val) });
      return;
    }
    analytics.record({
      name: 'visit_booked',
      facilityId: club.facilityId,
      daysAhead: plan?.days.findIndex((day) => day.date === slot.date) ?? 0,
    });
    const uid = `${ids.next()}@foyer`;
    keeper.change({ type: 'visit-booked', slot, club, purpose: this.#purpose(), uid });
  }

  /** Continues to the confirmation without a time. Doesn't update a referral's lead. */
  async skip(): Promise<void> {
    const { keeper, analytics } = this.#flow;
    const club = keeper.state.selectedFacility;
    if (club === null) return;
    if (!(await this.#settleRequest())) {
      keeper.update({ alert: { key: 'generic' } });
      return;
    }
    const isReferral = keeper.state.referringId !== null;
    if (!isReferral && !holdsVisit(keeper.state)) {
      const recorded = await this.#recorder.record(club);
      if (recorded.err) {
        keeper.update({ alert: bookingMessage(recorded.val) });
        return;
      }
    }
    analytics.record({ name: 'visit_skipped', facilityId: club.facilityId, reason: 'visitor' });
    keeper.change({ type: 'visit-skipped', club, automatically: false });
  }

  /** Cancels a booked time, or one whose booking got no response. Returns false if the back end couldn't be reached. */
  async giveUp(): Promise<boolean> {
    const { keeper, leads, activity } = this.#flow;
    const { leadTransactionId, leadTokenId, requestedAppointment } = keeper.state;
    const holds = holdsVisit(keeper.state) || requestedAppointment !== null;
    if (!holds || leadTransactionId === null) return true;
    const cancelled = await activity.track(() =>
      leads.cancelVisit({ leadTokenId, transactionId: leadTransactionId }),
    );
    if (cancelled.err) {
      keeper.update({ alert: { key: 'generic' } });
      return false;
    }
    keeper.change({ type: 'visit-given-up' });
    return true;
  }

  /**
   * Handles a booking without a response before the visitor continues without that time. Cancels a first booking, or
   * undoes a move, so that the confirmation matches the back end.
   */
  async #settleRequest(): Promise<boolean> {
    const { keeper, leads } = this.#flow;
    const { requestedAppointment, submittedAppointment, leadTokenId, leadTransactionId } =
      keeper.state;
    if (requestedAppointment === null) return true;
    if (!holdsVisit(keeper.state) || submittedAppointment === null) return this.giveUp();
    const club = keeper.state.scheduledFacility;
    if (club === null || leadTokenId === null || leadTransactionId === null) return false;
    const { purpose, startsAt } = submittedAppointment;
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
          }
        : {
            by: 'transaction',
            transactionId: leadTransactionId,
            scheduledVisitTime: startsAt,
            meetingPurpose: purpose,
            preferredCommunicationMethod: null,
            preferredTimeOfDay: null,
          },
    );
    if (undone.ok) keeper.change({ type: 'visit-request-settled' });
    return undone.ok;
  }

  async #send(
    club: Club,
    slot: Slot,
    transactionId: string,
  ): Promise<Result<void, CallFailure | SlotTaken>> {
    const { keeper, schedulePlan } = this.#flow;
    const { state } = keeper;
    if (state.recordedFacilityId !== club.facilityId) {
      const recorded = await this.#recorder.record(club);
      if (recorded.err) return recorded;
    }
    keeper.change({
      type: 'visit-requested',
      appointment: {
        facilityId: club.facilityId,
        startsAt: slot.startsAt,
        label: slot.label,
        purpose: this.#purpose(),
      },
    });
    const booked = await schedulePlan.book({
      club,
      slot,
      leadTokenId: keeper.state.leadTokenId,
      transactionId,
      meetingPurpose: saysPurpose(state, this.#purpose()) ? this.#purpose() : null,
      receiveTextAlerts: state.receiveTextAlerts,
    });
    if (booked.err && (booked.val.kind === 'slot-taken' || !mayHaveHappened(booked.val))) {
      keeper.change({ type: 'visit-request-settled' });
    }
    return booked;
  }

  async #offerAnother(club: Club, taken: Slot): Promise<void> {
    const { keeper, analytics } = this.#flow;
    analytics.record({ name: 'slot_taken', facilityId: club.facilityId });
    keeper.change({ type: 'slot-selected', appointment: null });
    keeper.update({ alert: { key: 'slotTaken' } });
    await this.loadTimes(club);
    this.#times.offerInsteadOf(taken.startsAt);
  }

  /** For tours, the times themselves show the failure. */
  #tellOfWorkoutTimes(): void {
    const { keeper, shownTimes } = this.#flow;
    if (keeper.state.showGuidedWorkouts && shownTimes.get().status === 'failed') {
      keeper.update({ alert: { key: 'generic' } });
    }
  }

  #dropTakenChoice(plan: VisitPlan): void {
    const { keeper } = this.#flow;
    const chosen = keeper.state.selectedAppointment;
    if (chosen !== null && findSlot(plan, chosen.startsAt)?.available !== true) {
      keeper.change({ type: 'slot-selected', appointment: null });
    }
  }

  /** Shows a message from another page, once. */
  #showMessageLeft(): void {
    const { sessionStore } = this.#flow;
    this.tellWhyHere();
    sessionStore.remove(scheduleMessageKey);
  }

  /** The club whose times are shown. On the confirmation, that's the visit's club. */
  #club(): Club | null {
    const { keeper, steps } = this.#flow;
    const { state } = keeper;
    return state.step === steps.confirmation ? state.scheduledFacility : state.selectedFacility;
  }

  #purpose(): MeetingPurpose {
    return this.#flow.keeper.state.showGuidedWorkouts ? 'workout' : 'tour';
  }
}

function bookingMessage(failure: CallFailure): Message {
  const isTooMany = failure.kind === 'rejected' && failure.code === 'TOO_MANY_VISITS';
  return limitMessage(failure, { key: isTooMany ? 'tooManyVisits' : 'generic' });
}

/**
 * True if the booking must send its purpose: for every first booking except a friend's tour, and whenever the purpose
 * may differ from the one in the back end.
 */
function saysPurpose(state: VisitState, purpose: MeetingPurpose): boolean {
  const { submittedAppointment, requestedAppointment, meetingPurpose, referringId } = state;
  if (!holdsVisit(state) && (referringId === null || purpose !== 'tour')) return true;
  const before = [submittedAppointment?.purpose, requestedAppointment?.purpose, meetingPurpose];
  return before.some((one) => one != null && one !== purpose);
}
