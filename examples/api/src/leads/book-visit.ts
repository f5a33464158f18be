import type { Call } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { isTryAgain, isUniqueViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { Backing, CallRequest } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropScheduledMail, queueMails } from '../mail/outbox-table.ts';
import { bookedMail, movedMail, remindersOf } from '../mail/visit-mails.ts';
import type { ClubEvent } from '../notifications/club-event.ts';
import { dueAnnouncement } from '../notifications/new-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import {
  type Appointment,
  appointmentOf,
  bookTime,
  holderOf,
  refusalOfVisit,
  visitMarks,
  type WantedTime,
} from '../visits/appointment-table.ts';
import { isOffered } from '../visits/open-times.ts';
import { visitRules } from '../visits/visit-calls.ts';
import { findLead, markSkipped, type StoredLead } from './lead-table.ts';

/** A lead to save, and the visit that it asks for. */
export interface LeadWithVisit {
  readonly transactionId: string;
  /** Saves the lead, which locks its row until the transaction ends. */
  readonly save: (transaction: Database) => Promise<StoredLead>;
  /** Null leaves the visit unchanged. */
  readonly visit: {
    readonly club: StoredClub;
    readonly wanted: WantedTime;
    /** The wire field that holds the time. */
    readonly timeField: string;
    /** The visitor's locale and the site's public base URL, for the confirmation. */
    readonly locale: Locale;
    readonly publicUrl: string;
  } | null;
}

type Booking = Pick<CallRequest<Call>, 'now' | 'client'>;

/** How often to try a transaction that lost against another one, which may itself be rolled back. */
const attempts = 5;

/**
 * Saves a lead, books or moves its visit, and queues what the visitor and the club are told, in one transaction. Fails
 * with SLOT_TAKEN when another lead holds the time; that failure, or exceeding a limit, leaves everything unchanged,
 * including an older booking. Succeeds without a second mail when the lead already holds the time.
 */
export async function saveWithVisit(
  backing: Backing,
  by: Booking,
  asked: LeadWithVisit,
): Promise<Result<{ readonly lead: StoredLead; readonly booked: boolean }, ApiFailure>> {
  const { database } = backing;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return Ok(await carryOut(backing, by, asked));
    } catch (error) {
      if (error instanceof RefusedVisit) return Err(error.refusal);
      const lost = isUniqueViolation(error) || isTryAgain(error);
      if (!lost || !asked.visit) throw error;
      const holder = await holderOf(database, asked.visit.wanted);
      const own = await findLead(database, { transactionId: asked.transactionId });
      if (holder !== null && holder !== own?.id) return Err(slotTaken(asked.visit.timeField));
      // Either the time was freed in the meantime, or this lead's own concurrent request won.
      if (attempt === attempts) throw error;
    }
  }
}

function isSameTime(held: Appointment | null, wanted: WantedTime): boolean {
  return (
    held !== null &&
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
    super('The visit is past a limit.');
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

/** `booked` is true when a time was booked or moved. */
function carryOut(
  backing: Backing,
  { now, client }: Booking,
  { save, visit }: LeadWithVisit,
): Promise<{ readonly lead: StoredLead; readonly booked: boolean }> {
  const { database, ids, secret } = backing;
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const lead = await save(transaction);
    if (!visit) return { lead, booked: false };
    const held = await appointmentOf(transaction, lead.id);
    if (isSameTime(held, visit.wanted)) return { lead, booked: false };
    const marks = await visitMarks(secret, lead, client);
    const { wanted, timeField } = visit;
    const check = { leadId: lead.id, wanted, timeZone: visit.club.time_zone, now, timeField };
    const within = { ...backing, database: transaction };
    const refusal =
      (await refusalOfVisit(transaction, marks, check)) ??
      (await refusalOfMail(within, lead, { now, client }));
    if (refusal) throw new RefusedVisit(refusal);
    const fresh = { id: ids.next(), at, marks };
    const booked = await bookTime(transaction, held, lead.id, wanted, fresh);
    // Reminders of an earlier time, and the note to a visitor without a visit.
    if (held || lead.received_at !== null) await dropScheduledMail(transaction, lead.id);
    const { club } = visit;
    const mailed = { ...visit, lead, visit: booked };
    const confirmation = held ? movedMail(mailed, held.starts_at, now) : bookedMail(mailed, now);
    await queueMails(transaction, [
      { ...confirmation, id: ids.next(), at },
      ...remindersOf(mailed, { ids, now }),
    ]);
    if (lead.skipped_at !== null) await markSkipped(transaction, lead.id, null);
    const before = held && (await findClub(transaction, held.facility_id));
    const change: ClubEvent =
      held && before
        ? {
            ...{ type: 'visit.moved', club, lead, visit: booked },
            previous: { club: before, visit: held },
          }
        : { type: 'visit.booked', club, lead, visit: booked };
    const announcement = await dueAnnouncement(transaction, lead, at);
    await notifyClubs(transaction, ids, [...announcement, { ...change, at }]);
    return { lead, booked: true };
  });
}

/**
 * The requested time, which must be one that the club offers or that the lead already holds; null when none was
 * requested.
 */
export async function readVisit(
  database: Database,
  { leadId, club, purpose, time: [field, text] }: AskedVisit,
  now: Temporal.Instant,
): Promise<Result<WantedTime | null, ApiFailure>> {
  if (text === null) return Ok(null);
  const time = readInstant(text);
  if (!time) return Err(invalidField(field, 'Send an ISO date-time with its offset.'));
  const kind = purpose === 'workout' ? 'workout' : 'tour';
  const wanted = { facilityId: club.facility_id, kind, startsAt: instantText(time) } as const;
  const holder = await holderOf(database, wanted);
  if (holder !== null) return holder === leadId ? Ok(wanted) : Err(slotTaken(field));
  const rules = await visitRules(database, club, kind);
  return rules && isOffered(rules, kind, now, time)
    ? Ok(wanted)
    : Err(invalidField(field, 'The club does not offer this time.'));
}

/** A visit that a caller asks for. */
interface AskedVisit {
  /** The lead's id; null when the lead isn't stored yet. */
  readonly leadId: string | null;
  readonly club: StoredClub;
  /** `workout`, or anything else for a tour. */
  readonly purpose: string | null;
  /** The wire field for the time and its value; null for no time. */
  readonly time: readonly [field: string, text: string | null];
}
