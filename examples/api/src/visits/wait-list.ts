/**
 * Each club's wait list, for visitors who found no time that suits them. A freed time is held for the person who has
 * waited longest. They get an email and have 15 minutes to book it; then it is offered to the next person.
 */
import type { Temporal } from '@foyer/core';
import { type ExpressionBuilder, sql } from 'kysely';

import { clubOf } from '../clubs/club-table.ts';
import { changeRows, findRow } from '../database/rows.ts';
import type { Database, Row, Tables, VisitKind } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { personHolder } from '../products/product-table.ts';
import { encodeToken, openToken, type ServerSecret } from '../server-secret.ts';
import { isBooked, type WantedTime } from './appointment-table.ts';
import { isOffered } from './open-times.ts';
import { endHold, holdTime, lockTime } from './time-holds.ts';
import { visitRules } from './visit-calls.ts';
import { waitOfferMail } from '../mail/offer-mails.ts';

export type WaitEntry = Row<'wait_list'>;

/** How long an offered time is held. */
const offerMinutes = 15;

/**
 * Adds the lead, or lets it wait again after it got or missed an offer, had a visit or joined. Does nothing while it
 * waits.
 */
export async function joinWaitList(
  database: Database,
  entry: { readonly id: string; readonly leadId: string; readonly at: string },
  { facilityId, kind }: { readonly facilityId: string; readonly kind: VisitKind },
): Promise<void> {
  const waiting = {
    created_at: entry.at,
    offer_starts_at: null,
    offer_until: null,
    ended_at: null,
  };
  await database
    .insertInto('wait_list')
    .values({ id: entry.id, lead_id: entry.leadId, facility_id: facilityId, kind, ...waiting })
    .onConflict((conflict) =>
      conflict
        .columns(['lead_id', 'facility_id', 'kind'])
        .doUpdateSet(waiting)
        .where((row) =>
          row.or([
            row('wait_list.ended_at', 'is not', null),
            row.exists(visitsSince(row).where('appointments.starts_at', '<=', entry.at)),
            row.exists(purchasesSince(row)),
          ]),
        ),
    )
    .execute();
}

/** The place on the list that a mailed token names; null for a token that was never mailed. */
export async function entryOf(
  database: Database,
  secret: ServerSecret,
  token: string,
): Promise<WaitEntry | null> {
  const id = await openToken(secret, 'wait', token);
  return id === null ? null : findRow(database, 'wait_list', { id });
}

/** The time that an entry was offered; null while it waits. */
export function offeredTime(entry: WaitEntry): WantedTime | null {
  const { facility_id: facilityId, kind, offer_starts_at: startsAt } = entry;
  return startsAt === null ? null : { facilityId, kind, startsAt };
}

/**
 * Holds a freed time for the person who has waited longest at the club, and emails them. If nobody is waiting, or the
 * time can't be booked until the end of an offer, anyone can book it again. Does nothing if somebody has it.
 */
export async function offerFreedTime(
  backing: Pick<NoticeBacking, 'ids' | 'secret' | 'publicUrl'>,
  transaction: Database,
  time: WantedTime,
  now: Temporal.Instant,
): Promise<void> {
  const club = await clubOf(transaction, time.facilityId);
  const startsAt = readInstant(time.startsAt);
  const rules = await visitRules(transaction, club, time.kind);
  const uselessAt = now.add({ minutes: offerMinutes });
  const canBeBooked =
    startsAt !== null &&
    rules !== null &&
    isOffered(rules, time.kind, uselessAt, startsAt) &&
    !(await isTaken(transaction, time, now));
  const until = instantText(uselessAt);
  const entry = canBeBooked ? await claimNext(transaction, time, until) : null;
  const lead = entry && (await findRow(transaction, 'leads', { id: entry.lead_id }));
  if (!entry || !lead) return;
  await holdTime(transaction, time, { transactionId: lead.transaction_id, until });
  const token = await encodeToken(backing.secret, 'wait', entry.id);
  const { publicUrl } = backing;
  const { locale } = lead;
  const visit = { kind: time.kind, starts_at: time.startsAt };
  const mail = {
    ...waitOfferMail({ lead, club, publicUrl, locale, visit }, { until, token }),
    // Nobody asked for it at this moment, so it has a due time and isn't sent to an address that bounced.
    dueAt: now,
    uselessAt,
  };
  await queueMail(transaction, mail, { id: backing.ids.next(), at: instantText(now) });
}

/** True if somebody took the time between the end of an offer and now. */
async function isTaken(
  transaction: Database,
  time: WantedTime,
  now: Temporal.Instant,
): Promise<boolean> {
  const hold = await lockTime(transaction, time);
  return hold.until > instantText(now) || isBooked(transaction, time);
}

/**
 * Marks the longest waiting entry as offered. Skips people who have a visit ahead, had one since they joined the list, or
 * became members since. Null when nobody waits.
 */
async function claimNext(
  transaction: Database,
  { facilityId, kind, startsAt }: WantedTime,
  until: string,
): Promise<WaitEntry | null> {
  for (;;) {
    const next = await transaction
      .selectFrom('wait_list')
      .selectAll()
      .where('facility_id', '=', facilityId)
      .where('kind', '=', kind)
      .where('ended_at', 'is', null)
      .where('offer_until', 'is', null)
      .where((row) => row.not(row.exists(visitsSince(row))))
      .where((row) => row.not(row.exists(purchasesSince(row))))
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const offer = { offer_starts_at: startsAt, offer_until: until };
    const unclaimed = { id: next.id, ended_at: null, offer_until: null };
    // Another time may have been offered to them in the meantime.
    if (await changeRows(transaction, 'wait_list', unclaimed, offer)) return { ...next, ...offer };
  }
}

/** The visits at a waiting lead's address that are later than its joining the list. */
function visitsSince(row: ExpressionBuilder<Tables, 'wait_list'>) {
  return row
    .selectFrom('appointments')
    .innerJoin('leads as visitors', 'visitors.id', 'appointments.lead_id')
    .innerJoin('leads as waiting', (join) =>
      join.on(sql`lower(waiting.email)`, '=', sql`lower(visitors.email)`),
    )
    .select('appointments.id')
    .whereRef('waiting.id', '=', 'wait_list.lead_id')
    .where('appointments.cancelled_at', 'is', null)
    .whereRef('appointments.starts_at', '>', 'wait_list.created_at');
}

/** The memberships that a waiting lead, or somebody with its address, bought since it joined the list. */
function purchasesSince(row: ExpressionBuilder<Tables, 'wait_list'>) {
  return row
    .selectFrom('purchases')
    .innerJoin('product_tokens', 'product_tokens.product_token', 'purchases.product_token')
    .innerJoin('leads', (join) =>
      join.on((on) =>
        on.or([
          on('purchases.holder', '=', sql<string>`${personHolder('')} || lower(leads.email)`),
          on('product_tokens.transaction_number', '=', on.ref('leads.transaction_id')),
        ]),
      ),
    )
    .select('purchases.member_id')
    .whereRef('leads.id', '=', 'wait_list.lead_id')
    .whereRef('purchases.paid_at', '>', 'wait_list.created_at');
}

/** Takes a lead off the list of the club where it got the time that was held for it. */
export async function endWait(
  transaction: Database,
  { leadId, time, at }: { readonly leadId: string; readonly time: WantedTime; readonly at: string },
): Promise<void> {
  const entry = { lead_id: leadId, facility_id: time.facilityId, kind: time.kind, ended_at: null };
  await changeRows(transaction, 'wait_list', entry, { ended_at: at });
}

/** Ends an offer or the wait. An offered time goes to the next. False if it had ended before. */
export function endEntry(
  backing: NoticeBacking,
  entry: WaitEntry,
  now: Temporal.Instant,
): Promise<boolean> {
  return inTransaction(backing.database, async (transaction) => {
    const at = instantText(now);
    const live = { id: entry.id, ended_at: null, offer_until: entry.offer_until };
    if (!(await changeRows(transaction, 'wait_list', live, { ended_at: at }))) return false;
    const time = offeredTime(entry);
    if (time === null) return true;
    // Afterwards somebody else may hold it.
    if ((entry.offer_until ?? '') > at) await endHold(transaction, time);
    await offerFreedTime(backing, transaction, time, now);
    return true;
  });
}

/** Passes on the times whose offers were not taken. */
export async function endOldOffers(backing: NoticeBacking, now: Temporal.Instant): Promise<void> {
  const old = await backing.database
    .selectFrom('wait_list')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('offer_until', '<=', instantText(now))
    .orderBy('offer_until')
    .execute();
  for (const entry of old) {
    await endEntry(backing, entry, now);
  }
}
