/** A visit from the first look at the times to the survey after it. The flows that book visits extend it. */
import * as z from 'zod/mini';

import { type Club, clubSchema } from '../../clubs/club.ts';
import { isInstant } from '../../kernel/temporal.ts';
import { type Guest, guestName, type MeetingPurpose } from '../../lead/lead.ts';
import type { SurveyAnswer } from '../../survey/survey.ts';
import type { Slot } from '../../visit/visit-plan.ts';
import { clubAccepts } from '../../visit/visit-configuration.ts';
import type { VisitTimesSnapshot } from '../../visit/visit-times.ts';
import type { WaitListEntry } from '../../visit/open-times-repository.port.ts';
import { adoptLead, type LeadDraft, type LeadDraftEvent, reduceLeadDraft } from './lead-draft.ts';

/** A time the visitor chose or booked at a club. */
export interface Appointment {
  readonly facilityId: string;
  /** ISO date-time with the club's offset. */
  readonly startsAt: string;
  /** As displayed: `9:00 AM`. */
  readonly label: string;
  readonly purpose: MeetingPurpose;
}

export interface VisitDraft {
  /** The visitor is changing a booked visit. */
  readonly isInEditMode: boolean;
  /** A guided workout instead of a tour. */
  readonly showGuidedWorkouts: boolean;
  readonly scheduledFacility: Club | null;
  /** The time chosen but not yet booked. */
  readonly selectedAppointment: Appointment | null;
  /** The booked time; it stays after a cancellation. */
  readonly submittedAppointment: Appointment | null;
  /** A booking whose answer is unknown. Repeating the request is safe. */
  readonly requestedAppointment: Appointment | null;
  /** ISO date-time until which the back end holds the chosen time; null if it doesn't. */
  readonly heldUntil: string | null;
  readonly scheduledVisitTime: string | null;
  /** As displayed: `9:00 AM`. */
  readonly scheduledVisitHour: string | null;
  /** What the back end was told the visit is for; null if it was told nothing. */
  readonly meetingPurpose: MeetingPurpose | null;
  /** The typed first name of whom the visitor brings; empty if they didn't say, null if they come alone. */
  readonly guestName: string | null;
  /** The wait lists that the visitor has joined, also with an earlier transaction. */
  readonly waitLists: readonly (Omit<WaitListEntry, 'facilityId'> &
    Pick<Appointment, 'facilityId'>)[];
  /** Whom the booked visit is for besides the visitor. */
  readonly guest: Guest | null;
  /** The first name of the member who comes along to the booked visit; null if nobody does. */
  readonly companion: string | null;
  /** `success`, or the error message. */
  readonly cancelAppointmentStatus: string | null;
  /** One id for the appointment's calendar entry, and how often it was changed. */
  readonly calendarUid: string | null;
  readonly calendarSequence: number;
  readonly personalizeOptions: readonly SurveyAnswer[];
  /** 1 to 5. */
  readonly personalizeOptionsStep: number;
}

/** What the back end says about the visit, such as its calendar entry, or another time. */
export type KnownVisit = Partial<
  Pick<
    VisitDraft,
    | 'scheduledFacility'
    | 'selectedAppointment'
    | 'submittedAppointment'
    | 'scheduledVisitTime'
    | 'scheduledVisitHour'
    | 'guest'
    | 'companion'
    | 'cancelAppointmentStatus'
    | 'calendarUid'
    | 'calendarSequence'
  >
>;

export type VisitEvent =
  | LeadDraftEvent
  | { readonly type: 'lead-accepted'; readonly accepts: boolean }
  | { readonly type: 'guided-set'; readonly on: boolean }
  | { readonly type: 'slot-selected'; readonly appointment: Appointment | null }
  | { readonly type: 'guest-set'; readonly name: string | null }
  | { readonly type: 'wait-list-joined'; readonly entry: WaitListEntry }
  | { readonly type: 'times-passed' }
  | { readonly type: 'time-held'; readonly until: string | null }
  | { readonly type: 'visit-requested'; readonly appointment: Appointment }
  | { readonly type: 'visit-request-settled' }
  | { readonly type: 'visit-given-up' }
  | {
      readonly type: 'visit-booked';
      readonly slot: Slot;
      readonly club: Club;
      readonly purpose: MeetingPurpose;
      readonly guest: Guest | null;
      /** For a new calendar entry; an existing one keeps its id. */
      readonly uid: string;
    }
  | { readonly type: 'visit-known'; readonly known: KnownVisit }
  | { readonly type: 'visit-skipped'; readonly club: Club; readonly automatically: boolean }
  | { readonly type: 'visit-cancelled' }
  | { readonly type: 'cancel-failed'; readonly text: string }
  | { readonly type: 'cancel-closed' }
  | { readonly type: 'edit-started' }
  | { readonly type: 'survey-answered'; readonly answers: readonly SurveyAnswer[] }
  | { readonly type: 'survey-moved'; readonly step: number };

/** The state of a flow that books visits, whatever its steps are. */
export interface VisitState extends LeadDraft, VisitDraft {
  readonly step: number;
  readonly previousStep: number | null;
}

/** The flow's steps before the times, at the times, and after them. */
export interface VisitSteps<Step> {
  readonly before: Step;
  readonly times: Step;
  readonly confirmation: Step;
  /** True if the visitor chooses the time before a lead exists, so that `before` comes after `times`. */
  readonly timesFirst: boolean;
}

/** A draft without a chosen, requested or booked time. */
const noAppointment = {
  selectedAppointment: null,
  submittedAppointment: null,
  requestedAppointment: null,
  heldUntil: null,
  scheduledVisitTime: null,
  scheduledVisitHour: null,
  guest: null,
  companion: null,
  cancelAppointmentStatus: null,
  calendarUid: null,
  calendarSequence: 0,
};

export const newVisitDraft: VisitDraft = {
  ...noAppointment,
  isInEditMode: false,
  showGuidedWorkouts: false,
  scheduledFacility: null,
  meetingPurpose: null,
  guestName: null,
  waitLists: [],
  personalizeOptions: [],
  personalizeOptionsStep: 1,
};

/** `cancelAppointmentStatus` after the visit was canceled. */
export const cancelSucceeded = 'success';

/** True while a time is booked and not canceled. */
export function hasVisit({
  submittedAppointment,
  cancelAppointmentStatus,
}: Pick<VisitDraft, 'submittedAppointment' | 'cancelAppointmentStatus'>): boolean {
  return submittedAppointment !== null && cancelAppointmentStatus !== cancelSucceeded;
}

/**
 * Adopts a lead that another tab has created, or its whole state if it has booked a visit while this tab was waiting for
 * an answer.
 */
export function adoptVisit<State extends VisitState>(mine: State, theirs: State): State {
  const adopted = adoptLead(mine, theirs);
  const isSame = adopted.leadTransactionId === theirs.leadTransactionId;
  return isSame && mine.submittedAppointment === null && hasVisit(theirs) ? theirs : adopted;
}

export interface VisitSnapshot {
  readonly times: VisitTimesSnapshot;
  /** True while a time is booked; false after canceling. */
  readonly hasVisit: boolean;
  /** True if a day and a time are chosen and no work is running. */
  readonly canSchedule: boolean;
  /** Whether the club takes visits. Null until the configuration is loaded. */
  readonly clubAccepts: boolean | null;
}

/** `times` are those on the screen, and `busy` is the running action. */
export function visitSnapshot(
  state: VisitState,
  { confirmation }: VisitSteps<number>,
  times: VisitTimesSnapshot,
  busy: string | null,
): VisitSnapshot {
  const { selectedFacility, scheduledFacility, config } = state;
  const booked = state.step === confirmation ? scheduledFacility : null;
  return {
    times,
    hasVisit: hasVisit(state),
    canSchedule: state.selectedAppointment !== null && times.plan !== null && busy === null,
    clubAccepts: clubAccepts(config, booked ?? selectedFacility),
  };
}

/** Each event that concerns a visit or its lead, and the step it leads to. */
export function reduceVisit<State extends VisitState>(
  state: State,
  event: VisitEvent,
  steps: VisitSteps<State['step']>,
): State {
  switch (event.type) {
    case 'club-chosen':
      return chooseClub(state, event, steps);
    case 'lead-accepted':
      return afterContact(state, event.accepts, steps);
    case 'guided-set':
      return state.showGuidedWorkouts === event.on
        ? state
        : { ...state, showGuidedWorkouts: event.on, selectedAppointment: null };
    case 'slot-selected':
      return { ...state, selectedAppointment: event.appointment };
    case 'guest-set':
      return { ...state, guestName: event.name };
    case 'wait-list-joined':
      return { ...state, waitLists: [...state.waitLists, event.entry] };
    case 'times-passed':
      return { ...state, step: steps.before, previousStep: steps.times };
    case 'time-held':
      return { ...state, heldUntil: event.until };
    case 'visit-requested':
      return { ...state, requestedAppointment: event.appointment };
    case 'visit-request-settled':
      return { ...state, requestedAppointment: null };
    case 'visit-given-up':
      return {
        ...state,
        ...noAppointment,
        // The back end may have been told this purpose; the next booking says so if it differs.
        meetingPurpose: state.requestedAppointment?.purpose ?? state.meetingPurpose,
      };
    case 'visit-booked':
      return bookVisit(state, event, steps);
    case 'visit-skipped':
      return skipVisit(state, event, steps);
    case 'visit-known':
      return event.known.guest === undefined
        ? { ...state, ...event.known }
        : { ...state, ...event.known, guestName: guestName(event.known.guest) };
    case 'visit-cancelled':
      return {
        ...state,
        cancelAppointmentStatus: cancelSucceeded,
        calendarSequence: state.calendarSequence + 1,
        selectedAppointment: null,
      };
    case 'cancel-failed':
      return { ...state, cancelAppointmentStatus: event.text };
    case 'cancel-closed':
      return state.cancelAppointmentStatus === cancelSucceeded
        ? state
        : { ...state, cancelAppointmentStatus: null };
    case 'edit-started':
      return startEdit(state, steps);
    case 'survey-answered':
      return { ...state, personalizeOptions: event.answers };
    case 'survey-moved':
      return { ...state, personalizeOptionsStep: event.step };
    default:
      return reduceLeadDraft(state, event);
  }
}

/**
 * A club that takes no visits ends the scheduling: the confirmation follows, or the details if they're still missing.
 * Where the time comes first, another club leads back to its times.
 */
function chooseClub<State extends VisitState>(
  state: State,
  event: Extract<VisitEvent, { type: 'club-chosen' }>,
  { before, times, confirmation, timesFirst }: VisitSteps<State['step']>,
): State {
  const { club, accepts } = event;
  const changed = {
    ...reduceLeadDraft(state, event),
    showGuidedWorkouts: false,
    selectedAppointment: null,
  };
  if (timesFirst && accepts && state.step === before) {
    const previousStep = state.hasCreatedLead ? before : null;
    return { ...changed, step: times, previousStep, isInEditMode: hasVisit(state) };
  }
  if (state.step !== times || accepts) return changed;
  if (timesFirst && !state.hasCreatedLead) {
    return { ...changed, step: before, previousStep: times };
  }
  return {
    ...changed,
    selectedFacility: state.selectedFacility,
    step: confirmation,
    previousStep: times,
    isInEditMode: false,
    scheduledFacility: club,
  };
}

/** A club that takes visits leads to its times, another one straight to the confirmation. */
function afterContact<State extends VisitState>(
  state: State,
  accepts: boolean,
  { before, times, confirmation }: VisitSteps<State['step']>,
): State {
  return accepts
    ? { ...state, step: times, previousStep: before }
    : {
        ...state,
        step: confirmation,
        previousStep: before,
        scheduledFacility: state.selectedFacility,
      };
}

function bookVisit<State extends VisitState>(
  state: State,
  event: Extract<VisitEvent, { type: 'visit-booked' }>,
  { times, confirmation }: VisitSteps<State['step']>,
): State {
  const appointment: Appointment = {
    facilityId: event.club.facilityId,
    startsAt: event.slot.startsAt,
    label: event.slot.label,
    purpose: event.purpose,
  };
  const isChange = hasVisit(state);
  return {
    ...state,
    step: confirmation,
    previousStep: times,
    isInEditMode: false,
    cancelAppointmentStatus: null,
    calendarUid: isChange ? (state.calendarUid ?? event.uid) : event.uid,
    calendarSequence: isChange ? state.calendarSequence + 1 : 0,
    scheduledFacility: event.club,
    selectedAppointment: appointment,
    submittedAppointment: appointment,
    scheduledVisitTime: event.slot.startsAt,
    scheduledVisitHour: event.slot.label,
    guest: event.guest,
    // A new time asks them again.
    companion: null,
    requestedAppointment: null,
    heldUntil: null,
    // The purpose of a referred visitor's tour is not sent.
    meetingPurpose:
      state.referringId !== null && event.purpose === 'tour' && state.meetingPurpose === null
        ? null
        : event.purpose,
  };
}

/** A booked visit stays booked. */
function skipVisit<State extends VisitState>(
  state: State,
  event: Extract<VisitEvent, { type: 'visit-skipped' }>,
  { before, times, confirmation }: VisitSteps<State['step']>,
): State {
  const skipped: State = {
    ...state,
    step: confirmation,
    previousStep: event.automatically ? before : times,
    isInEditMode: false,
  };
  if (hasVisit(state)) return { ...skipped, selectedAppointment: state.submittedAppointment };
  return {
    ...skipped,
    scheduledFacility: event.club,
    selectedAppointment: null,
    submittedAppointment: null,
    cancelAppointmentStatus: null,
  };
}

/** Choosing another time after a cancellation is a new booking, not an edit. */
function startEdit<State extends VisitState>(
  state: State,
  { times, confirmation }: VisitSteps<State['step']>,
): State {
  if (state.step !== confirmation) return state;
  return {
    ...state,
    isInEditMode: state.cancelAppointmentStatus !== cancelSucceeded,
    step: state.previousStep ?? times,
    previousStep: confirmation,
  };
}

/** The draft alone, without what else a flow's state holds. */
export function visitDraftOf(state: VisitDraft): VisitDraft {
  const fields = Object.keys(newVisitDraft) as (keyof VisitDraft)[];
  return Object.fromEntries(fields.map((field) => [field, state[field]])) as unknown as VisitDraft;
}

const text = z.nullable(z.string());
const purpose = z.enum(['tour', 'workout']);
const appointment = z.nullable(
  z.object({
    facilityId: z.string(),
    startsAt: z.string().check(z.refine(isInstant)),
    label: z.string(),
    purpose,
  }),
);

export const visitDraftFields: {
  readonly [Field in keyof VisitDraft]: z.ZodMiniType<VisitDraft[Field]>;
} = {
  isInEditMode: z.boolean(),
  showGuidedWorkouts: z.boolean(),
  scheduledFacility: z.nullable(clubSchema),
  selectedAppointment: appointment,
  submittedAppointment: appointment,
  requestedAppointment: appointment,
  heldUntil: text,
  scheduledVisitTime: text,
  scheduledVisitHour: text,
  meetingPurpose: z.nullable(purpose),
  guestName: text,
  waitLists: z.array(z.object({ transactionId: z.string(), facilityId: z.string(), purpose })),
  guest: z.nullable(z.object({ firstName: text })),
  companion: text,
  cancelAppointmentStatus: text,
  calendarUid: text,
  calendarSequence: z.int(),
  personalizeOptions: z.array(
    z.object({ answerId: z.number(), additionalInfo: text, categoryId: z.nullable(z.number()) }),
  ),
  personalizeOptionsStep: z.int().check(z.gte(1), z.lte(5)),
};
