import type { Club } from '../../clubs/club.ts';
import type { ClubDirectory } from '../../clubs/club-directory.ts';
import type { Activity } from '../../kernel/activity.ts';
import type { CallFailure, Result } from '../../kernel/result.ts';
import type { Clock, Logger } from '../../kernel/platform.port.ts';
import { createObservable } from '../../kernel/observable.ts';
import { Temporal } from '../../kernel/temporal.ts';
import type { SlotTaken } from '../../lead/lead-repository.port.ts';
import type { Message } from '../../messages/catalog.ts';
import { messageOfBooking } from '../../messages/failure-messages.ts';
import { refusedIsTaken } from '../../visit/refused-time.ts';
import type { SchedulePlan } from '../../visit/schedule-plan.ts';
import type { VisitConfigurationRepository } from '../../visit/open-times-repository.port.ts';
import type {
  LateMinutes,
  ManagedVisit,
  UnknownVisit,
  VisitFailure,
  VisitLinkRepository,
  VisitOver,
} from '../../visit/visit-link-repository.port.ts';
import { parseGuest } from '../../forms/name.ts';
import { findSlot, type Slot } from '../../visit/visit-plan.ts';
import { noTimes, VisitTimes, type VisitTimesSnapshot } from '../../visit/visit-times.ts';
import type { Appointment } from '../draft/visit-draft.ts';
import { areaField } from '../../forms/form-fields.ts';
import type { AreaField } from '../../forms/form.ts';

export interface ManageVisitDependencies {
  readonly visitLinks: VisitLinkRepository;
  readonly clubs: ClubDirectory;
  readonly schedulePlan: SchedulePlan;
  readonly configuration: VisitConfigurationRepository;
  readonly activity: Activity;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What the visitor is waiting for. */
export type ManageVisitAction = 'booking' | 'inviting' | 'canceling' | 'reporting' | 'turning-off';

export interface ManageVisitSnapshot {
  /** `unknown`: no visit has this link anymore. `off`: the visitor just turned it off. */
  readonly status: 'loading' | 'ready' | 'unknown' | 'failed' | 'off';
  readonly visit: ManagedVisit | null;
  /** The visit's club. */
  readonly club: Club | null;
  /** The club whose times are shown, which the visit can move to. */
  readonly timesClub: Club | null;
  readonly times: VisitTimesSnapshot;
  readonly state: { readonly selectedAppointment: Appointment | null };
  readonly canSchedule: boolean;
  readonly canReportLate: boolean;
  readonly busy: ManageVisitAction | null;
  readonly alert: Message | null;
  readonly refusals: number;
}

type Own = Omit<ManageVisitSnapshot, 'times' | 'canSchedule' | 'canReportLate' | 'state'> & {
  readonly selected: Appointment | null;
};

const start: Own = {
  status: 'loading',
  visit: null,
  club: null,
  timesClub: null,
  selected: null,
  busy: null,
  alert: null,
  refusals: 0,
};

/** The page of a visit's manage link. It keeps nothing in storage: the token is all it needs. */
export class ManageVisit {
  readonly #dependencies: ManageVisitDependencies;
  readonly #own = createObservable<Own>(start);
  readonly #timesView = createObservable<VisitTimesSnapshot>(noTimes);
  readonly #times: VisitTimes;
  #token: string | null = null;
  #snapshot: ManageVisitSnapshot | null = null;

  constructor(dependencies: ManageVisitDependencies) {
    this.#dependencies = dependencies;
    this.#times = new VisitTimes(dependencies.schedulePlan, this.#timesView);
    const forget = (): void => {
      this.#snapshot = null;
    };
    this.#own.subscribe(forget);
    this.#timesView.subscribe(forget);
  }

  readonly getSnapshot = (): ManageVisitSnapshot => {
    this.#snapshot ??= this.#read();
    return this.#snapshot;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    const stops = [this.#own.subscribe(listener), this.#timesView.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Loads the visit of this token. */
  async open(token: string): Promise<void> {
    this.#token = token;
    this.#own.set(start);
    this.#timesView.set(noTimes);
    const read = await this.#dependencies.visitLinks.read(token);
    if (this.#token !== token) return;
    if (read.err) this.#fail(read.val);
    else await this.#show(read.val, token);
  }

  /** Loads the times that the visit can move to, at its own club. */
  async openMove(): Promise<void> {
    const { club } = this.#own.get();
    if (club !== null) await this.chooseClub(club);
  }

  /** Loads another club's times. The visit doesn't move until a time is booked. */
  async chooseClub(club: Club): Promise<void> {
    this.#update({ timesClub: club, selected: null, alert: null });
    await this.#loadTimes(club);
  }

  async retryTimes(): Promise<void> {
    const { timesClub } = this.#own.get();
    if (timesClub !== null) await this.#loadTimes(timesClub);
  }

  showDay(date: string): void {
    this.#times.showDay(date);
  }

  selectTime(slot: Slot): void {
    const { timesClub, visit } = this.#own.get();
    if (timesClub === null || visit === null || !slot.available) return;
    this.#times.showDay(slot.date);
    this.#update({
      alert: null,
      selected: {
        facilityId: timesClub.facilityId,
        startsAt: slot.startsAt,
        label: slot.label,
        purpose: visit.purpose,
      },
    });
  }

  /** Moves the visit to the chosen time. */
  async schedule(): Promise<void> {
    const { selected, timesClub, refusals } = this.#own.get();
    if (selected === null || timesClub === null) {
      this.#update({ alert: { key: 'timeRequired' }, refusals: refusals + 1 });
      return;
    }
    const { facilityId } = timesClub;
    const moved = await this.#change('booking', async (token) => {
      const { visitLinks } = this.#dependencies;
      const answer = await visitLinks.move(token, { facilityId, startsAt: selected.startsAt });
      return answer.mapErr(refusedIsTaken);
    });
    if (moved !== 'taken') return;
    this.#update({ alert: { key: 'slotTaken' }, selected: null });
    await this.#loadTimes(timesClub);
    this.#times.offerInsteadOf(selected.startsAt);
  }

  /** Brings someone of this first name, which may be empty; null for no one. Returns false if that failed. */
  async changeGuest(name: string | null): Promise<boolean> {
    const { visit, refusals } = this.#own.get();
    const guest = parseGuest(name, 'inclusive');
    if (visit === null) return false;
    if (guest.err) {
      this.#update({ alert: { key: 'nameMalformed' }, refusals: refusals + 1 });
      return false;
    }
    const { facilityId, startsAt } = visit;
    const changed = await this.#change('inviting', (token) =>
      this.#dependencies.visitLinks.move(token, { facilityId, startsAt, guest: guest.val }),
    );
    return changed === 'done';
  }

  async cancel(reason: string): Promise<void> {
    const text = reason.trim();
    await this.#change('canceling', (token) =>
      this.#dependencies.visitLinks.cancel(token, text === '' ? null : text),
    );
  }

  async reportLate(minutes: LateMinutes): Promise<void> {
    await this.#change('reporting', (token) =>
      this.#dependencies.visitLinks.reportLate(token, minutes),
    );
  }

  /** Turns the link off. A visit to come gets a new one by mail. */
  async turnOff(): Promise<void> {
    const token = this.#token;
    if (token === null || this.#own.get().busy !== null) return;
    this.#update({ busy: 'turning-off', alert: null });
    const { activity, visitLinks } = this.#dependencies;
    const off = await activity.track(() => visitLinks.turnOff(token));
    if (this.#token !== token) return;
    this.#update({ busy: null });
    if (off.err) this.#fail(off.val);
    else this.#update({ status: 'off' });
  }

  closeAlert(): void {
    this.#update({ alert: null });
  }

  /** Sends a change and shows the visit as it is then. */
  async #change(
    action: ManageVisitAction,
    send: (token: string) => Promise<Result<ManagedVisit, VisitFailure | VisitOver | SlotTaken>>,
  ): Promise<'done' | 'taken' | 'failed'> {
    const token = this.#token;
    if (token === null || this.#own.get().busy !== null) return 'failed';
    this.#update({ busy: action, alert: null });
    const answer = await this.#dependencies.activity.track(() => send(token));
    if (this.#token !== token) return 'failed';
    if (answer.ok) {
      await this.#show(answer.val, token);
      return 'done';
    }
    this.#update({ busy: null });
    if (answer.val.kind === 'slot-taken') return 'taken';
    this.#fail(answer.val);
    return 'failed';
  }

  async #show(visit: ManagedVisit, token: string): Promise<void> {
    const { club: before } = this.#own.get();
    const club =
      before?.facilityId === visit.facilityId ? before : await this.#clubOf(visit.facilityId);
    if (this.#token !== token) return;
    if (club === null) {
      this.#update({ status: 'failed', busy: null });
      return;
    }
    this.#update({ status: 'ready', visit, club, selected: null, busy: null, alert: null });
  }

  async #clubOf(facilityId: Club['facilityId']): Promise<Club | null> {
    const { clubs, logger } = this.#dependencies;
    const club = await clubs.byId(facilityId);
    if (club.ok) return club.val;
    logger.warn('visit-club-not-loaded', { failure: club.val.kind });
    return null;
  }

  /** A failed change keeps the page; a visit that is over is read again, so that the page says why. */
  #fail(failure: CallFailure | UnknownVisit | VisitOver): void {
    if (failure.kind === 'unknown-visit') {
      this.#update({ status: 'unknown' });
      return;
    }
    if (failure.kind === 'visit-over') {
      if (this.#token !== null) void this.open(this.#token);
      return;
    }
    this.#dependencies.logger.warn('visit-link-failed', { failure: failure.kind });
    const alert = messageOfBooking(failure);
    const isShown = this.#own.get().visit !== null;
    this.#update(isShown ? { alert } : { status: 'failed', alert });
  }

  async #loadTimes(club: Club): Promise<void> {
    const { visit } = this.#own.get();
    if (visit === null) return;
    const configuration = await this.#dependencies.configuration.load();
    // The visitor chose another club or opened another visit in the meantime.
    if (this.#own.get().timesClub !== club) return;
    const isOwnClub = club.facilityId === visit.facilityId;
    await this.#times.load({
      club,
      purpose: visit.purpose,
      blackoutDates: configuration.ok ? configuration.val.blackoutDates : [],
      ownTimes: isOwnClub ? [visit.startsAt] : [],
      chosenTime: isOwnClub ? visit.startsAt : null,
    });
  }

  #update(part: Partial<Own>): void {
    this.#own.set({ ...this.#own.get(), ...part });
  }

  #read(): ManageVisitSnapshot {
    const { selected, ...own } = this.#own.get();
    const times = this.#timesView.get();
    const slot = selected && times.plan && findSlot(times.plan, selected.startsAt);
    return {
      ...own,
      times,
      state: { selectedAppointment: selected },
      canSchedule: slot != null && own.busy === null,
      canReportLate: own.visit !== null && this.#isLateTime(own.visit),
    };
  }

  /** From two hours before the visit until half an hour after its start. */
  #isLateTime({ status, startsAt }: ManagedVisit): boolean {
    const begin = Temporal.Instant.from(startsAt).epochMilliseconds;
    const now = this.#dependencies.clock.now().epochMilliseconds;
    return status === 'confirmed' && now >= begin - 2 * hourMs && now <= begin + hourMs / 2;
  }
}

const hourMs = 3_600_000;

/** The reasons that a visitor can choose when canceling. */
export const cancelReasonField: AreaField<'reason'> = areaField({
  name: 'reason',
  label: 'Why can’t you come?',
});
