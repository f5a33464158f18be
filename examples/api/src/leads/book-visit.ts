import type { Call } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { clubOf } from '../clubs/club-table.ts';
import { isUniqueViolation, tryingAgain } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { Backing, CallRequest } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropScheduledMail } from '../mail/outbox-table.ts';
import { bookedMail, movedMail, remindersOf } from '../mail/visit-mails.ts';
import type { ClubEvent } from '../notifications/club-event.ts';
import { dueAnnouncement } from '../notifications/new-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import { tellReferrer } from '../referral/tell-referrer.ts';
import {
  type Appointment,
  appointmentOf,
  bookTime,
  moveVisit,
  type NewHold,
  refusalOfVisit,
  timeOf,
  visitMarks,
  type WantedTime,
} from '../visits/appointment-table.ts';
import { isOffered } from '../visits/open-times.ts';
import { endHold, holdOf } from '../visits/time-holds.ts';
import { endWait, offerFreedTime } from '../visits/wait-list.ts';
import { visitLink } from '../visits/visit-link.ts';
import { visitRules } from '../visits/visit-calls.ts';
import { markSkipped, type StoredLead } from './lead-table.ts';

/** A lead to save, and the time at its club that it asks for. */
export interface LeadWithVisit {
  /** Saves the lead, which locks its row until the transaction ends, or changes nothing and refuses. */
  readonly save: (transaction: Database) => Promise<Result<StoredLead, ApiFailure>>;
  /** The wire field for the time, and its value; null leaves the visit unchanged. */
  readonly time: readonly [field: string, text: string | null];
  /** The visitor's locale, for the confirmation. */
  readonly locale: Locale;
}

type Booking = Pick<CallRequest<Call>, 'now' | 'client'>;

/**
 * Saves a lead, books or moves its visit, and queues what the visitor and the club are told, in one transaction. Fails
 * with SLOT_TAKEN when another lead holds the time; that failure, or exceeding a limit, leaves everything unchanged,
 * including an older booking. Succeeds without a second mail when the lead already holds the time.
 */
export async function saveWithVisit(
  backing: Backing,
  by: Booking,
  asked: LeadWithVisit,
): Promise<Result<SavedVisit, ApiFailure>> {
  const [field, text] = asked.time;
  const time = text === null ? null : readInstant(text);
  if (text !== null && time === null) {
    return Err(invalidField(field, 'Send an ISO date-time with its offset.'));
  }
  try {
    return await tryingAgain(() => carryOut(backing, by, asked, time));
  } catch (error) {
    if (error instanceof RefusedVisit) return Err(error.refusal);
    throw error;
  }
}

interface SavedVisit {
  readonly lead: StoredLead;
  /** True when a time was booked or moved. */
  readonly booked: boolean;
}

function isSameTime(held: Appointment, wanted: WantedTime): boolean {
  return (
    held.facility_id === wanted.facilityId &&
    held.kind === wanted.kind &&
    held.starts_at === wanted.startsAt
  );
}

function slotTaken(field: string): ApiFailure {
  return failure(409, 'SLOT_TAKEN', 'Another visitor holds this time.', field);
}

/** Thrown to roll back the transaction; caught in this file. */
class RefusedVisit extends Error {
  readonly refusal: ApiFailure;

  constructor(refusal: ApiFailure) {
    super('The visit is refused.');
    this.refusal = refusal;
  }
}

/** Counts a lead's first confirmation as new mail, and every confirmation as a visit change. */
async function refusalOfMail(
  backing: Backing,
  lead: StoredLead,
  { now, client }: Booking,
): Promise<ApiFailure | null> {
  const mailed = client && lead.email;
  const keys = [`visit ${lead.transaction_id}`];
  const changes = { visitMailsTo: mailed, visitMailsFrom: client };
  return (
    (await refusalPast(backing, { mailsTo: mailed }, { now, keys })) ??
    (await refusalPast(backing, changes, { now }))
  );
}

/**
 * Books the time, or moves the lead's visit to it. `before` is the visit before the move; null for a new booking. Returns
 * null if the lead already has this time. The lead's row must be locked.
 */
async function takeTime(
  transaction: Database,
  ids: { readonly id: string; readonly linkId: string },
  hold: NewHold,
  timeField: string,
): Promise<{ readonly visit: Appointment; readonly before: Appointment | null } | null> {
  try {
    const booked = await bookTime(transaction, ids, hold);
    if (booked) return { visit: booked, before: null };
    const before = await appointmentOf(transaction, hold.leadId);
    if (!before || isSameTime(before, hold.wanted)) return null;
    return { visit: await moveVisit(transaction, before, hold), before };
  } catch (error) {
    throw isUniqueViolation(error) ? new RefusedVisit(slotTaken(timeField)) : error;
  }
}

/** Books before checking anything else, so that visitors who lose the race for a time get a quick answer. */
function carryOut(
  backing: Backing,
  { now, client }: Booking,
  { save, time: [timeField], locale }: LeadWithVisit,
  time: Temporal.Instant | null,
): Promise<Result<SavedVisit, ApiFailure>> {
  const { database, ids, secret, publicUrl } = backing;
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const saved = await save(transaction);
    if (!saved.ok) return saved;
    const lead = saved.val;
    if (time === null) return Ok({ lead, booked: false });
    const wanted: WantedTime = {
      facilityId: lead.facility_id,
      kind: lead.meeting_purpose === 'workout' ? 'workout' : 'tour',
      startsAt: instantText(time),
    };
    const marks = await visitMarks(secret, lead, client);
    const asked = { leadId: lead.id, wanted, at, marks };
    const fresh = { id: ids.next(), linkId: ids.next() };
    const held = await takeTime(transaction, fresh, asked, timeField);
    if (!held) return Ok({ lead, booked: false });
    const { visit, before } = held;
    const hold = await holdOf(transaction, wanted);
    if (hold && hold.until > at) {
      if (hold.transaction_id !== lead.transaction_id) throw new RefusedVisit(slotTaken(timeField));
      await endWait(transaction, { leadId: lead.id, time: wanted, at });
      await endHold(transaction, wanted);
    }
    const club = await clubOf(transaction, lead.facility_id);
    const rules = await visitRules(transaction, club, wanted.kind);
    if (!rules || !isOffered(rules, wanted.kind, now, time)) {
      throw new RefusedVisit(invalidField(timeField, 'The club does not offer this time.'));
    }
    const check = { leadId: lead.id, wanted, timeZone: club.time_zone, now, timeField };
    const within = { ...backing, database: transaction };
    const refusal =
      (await refusalOfVisit(transaction, marks, check)) ??
      (await refusalOfMail(within, lead, { now, client }));
    if (refusal) throw new RefusedVisit(refusal);
    // Reminders of an earlier time, and the note to a visitor without a visit.
    if (before || lead.received_at !== null) await dropScheduledMail(transaction, lead.id);
    const link = await visitLink(secret, visit.link_id, publicUrl);
    const mailed = { lead, club, visit, link, publicUrl, locale };
    const confirmation = before
      ? movedMail(mailed, before.starts_at, now)
      : bookedMail(mailed, now);
    const mails = [{ ...confirmation, id: ids.next(), at }, ...remindersOf(mailed, { ids, now })];
    if (lead.skipped_at !== null) await markSkipped(transaction, lead.id, null);
    const change: ClubEvent = before
      ? {
          ...{ type: 'visit.moved', club, lead, visit },
          previous: { club: await clubOf(transaction, before.facility_id), visit: before },
        }
      : { type: 'visit.booked', club, lead, visit };
    const announcement = await dueAnnouncement(transaction, lead, at);
    await notifyClubs(transaction, ids, [...announcement, { ...change, at }], mails);
    if (before) await offerFreedTime(backing, transaction, timeOf(before), now);
    const news = { change: before ? 'moved' : 'booked', lead, club, visit, before } as const;
    await tellReferrer(backing, transaction, news, now);
    return Ok({ lead, booked: true });
  });
}
