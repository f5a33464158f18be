import type { Call } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';

import { changeRows } from '../database/rows.ts';
import { recordVisitEvent } from '../account/account-events.ts';
import { clubOf, type StoredClub } from '../clubs/club-table.ts';
import { isUniqueViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { Asking, Backing, CallRequest } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { dropScheduledMail } from '../mail/outbox-table.ts';
import { aboutVisit, bookedMail, guestMail, movedMail, remindersOf } from '../mail/visit-mails.ts';
import type { ClubEvent } from '../notifications/club-event.ts';
import { dueAnnouncement } from '../notifications/new-leads.ts';
import { notifyClubs } from '../notifications/notify-clubs.ts';
import {
  type Appointment,
  appointmentOf,
  bookTime,
  changeGuest,
  moveVisit,
  type NewHold,
  refusalOfVisit,
  statusOf,
  timeOf,
  visitMarks,
  type WantedTime,
} from '../visits/appointment-table.ts';
import { isOffered } from '../visits/open-times.ts';
import { endHold, lockTime } from '../visits/time-holds.ts';
import { endWait, offerFreedTime } from '../visits/wait-list.ts';
import { visitLink } from '../visits/visit-link.ts';
import { visitRules } from '../visits/visit-calls.ts';
import type { StoredLead } from './lead-table.ts';
import { tellReferrer } from '../referral/friends-visit.ts';

/** A lead to save, and the time at its club that it asks for. */
export interface LeadWithVisit {
  /** Saves the lead, which locks its row until the transaction ends, or changes nothing and refuses. */
  readonly save: (transaction: Database) => Promise<Result<StoredLead, ApiFailure>>;
  /** The wire field for the time, and its value; null leaves the visit unchanged. */
  readonly time: readonly [field: string, text: string | null];
  /** The visitor's guest at that time, from `checkGuest`. */
  readonly guestName?: string | null | undefined;
  /** The visitor's locale, for the confirmation. */
  readonly locale: Locale;
}

type Booking = Pick<CallRequest<Call>, 'now' | 'client' | 'origin'>;

/**
 * Saves a lead, books or moves its visit, and queues what the visitor and the club are told, in one transaction. Fails
 * with SLOT_TAKEN when another lead holds the time; that failure, or exceeding a limit, leaves everything unchanged,
 * including an older booking. Succeeds without a second mail when the lead already holds the time for the same people.
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
    return await carryOut(backing, by, asked, time);
  } catch (error) {
    if (error instanceof RefusedVisit) return Err(error.refusal);
    throw error;
  }
}

interface SavedVisit {
  readonly lead: StoredLead;
  /** True when a time was booked or moved, or its guest changed. */
  readonly booked: boolean;
}

export function isSameTime(held: Appointment, wanted: WantedTime): boolean {
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
  { now, client }: Asking,
): Promise<ApiFailure | null> {
  const mailed = client && lead.email;
  const keys = [`visit ${lead.transaction_id}`];
  const changes = { visitMailsTo: mailed, visitMailsFrom: client };
  return (
    (await refusalPast(backing, { mailsTo: mailed }, { now, keys })) ??
    (await refusalPast(backing, changes, { now }))
  );
}

/** True if the visit to come is to be for other people. */
function hasOtherGuest(
  { starts_at, guest_name }: Appointment,
  { guestName, at }: NewHold,
): boolean {
  return guestName !== undefined && guestName !== guest_name && starts_at > at;
}

/**
 * Books the time, or changes the lead's visit to it and its guest. `before` is the visit before the change; null for a new
 * booking, also after a visit that is over. Returns null if the lead already has this time with this guest. The lead's row
 * must be locked.
 */
async function takeTime(
  transaction: Database,
  ids: { readonly id: string; readonly linkId: string },
  hold: NewHold,
  { now, timeField }: Pick<TimeToCheck, 'now' | 'timeField'>,
): Promise<{ readonly visit: Appointment; readonly before: Appointment | null } | null> {
  try {
    const booked = await bookTime(transaction, ids, hold);
    if (booked) return { visit: booked, before: null };
    const before = await appointmentOf(transaction, hold.leadId);
    if (!before) return null;
    if (isSameTime(before, hold.wanted)) {
      const { guestName = null, at } = hold;
      if (!hasOtherGuest(before, hold)) return null;
      return { visit: await changeGuest(transaction, before, { guestName, at }), before };
    }
    if (statusOf(before, now) === 'ended') {
      await changeRows(transaction, 'appointments', { id: before.id }, { followed_at: hold.at });
      const another = await bookTime(transaction, ids, hold);
      return another && { visit: another, before: null };
    }
    return { visit: await moveVisit(transaction, before, hold), before };
  } catch (error) {
    throw isUniqueViolation(error) ? new RefusedVisit(slotTaken(timeField)) : error;
  }
}

/** Why the lead can't have the time that it just took: it's held for someone else, not offered, or one too many. */
async function refusalOfTime(
  transaction: Database,
  { leadId, wanted, at, marks }: NewHold,
  { club, transactionId, time, now, timeField }: TimeToCheck,
): Promise<ApiFailure | null> {
  const hold = await lockTime(transaction, wanted);
  if (hold.until > at) {
    if (hold.transaction_id !== transactionId) return slotTaken(timeField);
    await endWait(transaction, { leadId, time: wanted, at });
  }
  await endHold(transaction, wanted);
  const rules = await visitRules(transaction, club, wanted.kind);
  if (!rules || !isOffered(rules, wanted.kind, now, time)) {
    return invalidField(timeField, 'The club does not offer this time.');
  }
  const check = { leadId, wanted, timeZone: club.time_zone, now, timeField };
  return refusalOfVisit(transaction, marks, check);
}

interface TimeToCheck {
  readonly club: StoredClub;
  /** The lead's. */
  readonly transactionId: string;
  readonly time: Temporal.Instant;
  readonly now: Temporal.Instant;
  readonly timeField: string;
}

/** Books before checking anything else, so that visitors who lose the race for a time get a quick answer. */
function carryOut(
  backing: Backing,
  { now, client, origin }: Booking,
  { save, time: [timeField], guestName, locale }: LeadWithVisit,
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
    const asked = { leadId: lead.id, wanted, at, marks, guestName };
    const fresh = { id: ids.next(), linkId: ids.next() };
    const taken = await takeTime(transaction, fresh, asked, { now, timeField });
    if (!taken) return Ok({ lead, booked: false });
    const { visit, before } = taken;
    const staysAtTime = before !== null && isSameTime(before, wanted);
    const club = await clubOf(transaction, lead.facility_id);
    const formerClub = before && (await clubOf(transaction, before.facility_id));
    const within = { ...backing, database: transaction };
    const refusal =
      (staysAtTime
        ? null
        : await refusalOfTime(transaction, asked, {
            club,
            transactionId: lead.transaction_id,
            time,
            now,
            timeField,
          })) ?? (await refusalOfMail(within, lead, { now, client }));
    if (refusal) throw new RefusedVisit(refusal);
    // Mails about an earlier time, the note to a visitor without a visit, and a member's recommendation.
    await dropScheduledMail(transaction, lead.id);
    const link = await visitLink(secret, visit.link_id, publicUrl);
    const mailed = { lead, club, visit, link, publicUrl, locale };
    const confirmation = staysAtTime
      ? guestMail(mailed, now)
      : before && formerClub
        ? movedMail(mailed, { ...before, time_zone: formerClub.time_zone }, now)
        : bookedMail(mailed, now);
    const mails = [
      aboutVisit(confirmation, mailed, { ids, now }),
      ...remindersOf(mailed, { ids, now }),
    ];
    if (lead.skipped_at !== null) {
      await changeRows(transaction, 'leads', { id: lead.id }, { skipped_at: null });
    }
    const change: ClubEvent =
      before && formerClub && !staysAtTime
        ? {
            type: 'visit.moved',
            club,
            lead,
            visit,
            previous: { club: formerClub, visit: before },
          }
        : { type: staysAtTime ? 'visit.changed' : 'visit.booked', club, lead, visit };
    const announcement = await dueAnnouncement(transaction, lead, at);
    await notifyClubs(transaction, ids, [...announcement, { ...change, at }], mails);
    if (staysAtTime) return Ok({ lead, booked: true });
    if (before) {
      const event = { kind: 'visit-moved', about: visit.id, origin, now } as const;
      await recordVisitEvent(transaction, ids, lead.email, event);
      await offerFreedTime(backing, transaction, timeOf(before), now);
    }
    const news = { change: before ? 'moved' : 'booked', lead, club, visit, before } as const;
    await tellReferrer(backing, transaction, news, now);
    return Ok({ lead, booked: true });
  });
}
