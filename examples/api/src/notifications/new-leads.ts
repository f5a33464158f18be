import type { IdSource, Temporal } from '@foyer/core';
import { sql } from 'kysely';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { changeRow, changeRows, findRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { NoticeBacking } from '../http/serve-call.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { detailsReceivedMail, leadReceivedMail } from '../mail/visit-mails.ts';
import { isAnyMember, purchaseOfPerson } from '../payment/purchase-table.ts';
import { visitRules } from '../visits/visit-calls.ts';
import { notifyClubs, type TimedEvent } from './notify-clubs.ts';

/**
 * Notifies clubs of new leads, oldest first. Returns true if more are waiting. A lead is saved unannounced in a single
 * statement, because single statements share a commit and a transaction per lead would not.
 */
export async function announceLeads(
  database: Database,
  ids: IdSource,
  at: string,
): Promise<boolean> {
  const announced = await inTransaction(database, async (transaction) => {
    const leads = await transaction
      .updateTable('leads')
      .set({ announced_at: at })
      .where('id', 'in', (query) =>
        query
          .selectFrom('leads as fresh')
          .select('fresh.id')
          .where('fresh.announced_at', 'is', null)
          .orderBy('fresh.created_at')
          .limit(mostAtOnce),
      )
      .where('announced_at', 'is', null)
      .returningAll()
      .execute();
    const clubs = await clubsOf(transaction, leads);
    // The update returns them in any order.
    const inOrder = leads.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
    await notifyClubs(
      transaction,
      ids,
      inOrder.flatMap((lead) => creationOf(lead, clubs)),
    );
    return leads.length;
  });
  return announced === mostAtOnce;
}

/**
 * The announcement of a lead that the club hasn't been notified of, so that it precedes the lead's next event;
 * otherwise empty. Requires the lock of the lead's row.
 */
export async function dueAnnouncement(
  transaction: Database,
  lead: StoredLead,
  at: string,
): Promise<readonly TimedEvent[]> {
  if (lead.announced_at !== null) return [];
  // A request that answers the survey and books a visit announces its lead before the visit.
  const fresh = { id: lead.id, announced_at: null };
  const isFirst = await changeRows(transaction, 'leads', fresh, { announced_at: at });
  return isFirst ? creationOf(lead, await clubsOf(transaction, [lead])) : [];
}

const mostAtOnce = 50;

function clubsOf(transaction: Database, leads: readonly StoredLead[]): Promise<StoredClub[]> {
  const ids = [...new Set(leads.map(({ facility_id }) => facility_id))];
  if (ids.length === 0) return Promise.resolve([]);
  return findRows(transaction, 'facilities', { facility_id: ids });
}

function creationOf(lead: StoredLead, clubs: readonly StoredClub[]): readonly TimedEvent[] {
  const club = clubs.find(({ facility_id }) => facility_id === lead.facility_id);
  return club ? [{ type: 'lead.created', club, lead, at: lead.created_at }] : [];
}

/** How long a visitor has to choose a time. Their browser keeps a started form as long. */
export const patience = { minutes: 15 };
/** Older leads get no mail. */
const tooLate = { hours: 24 };

/** Mails the visitors who left their details a while ago and have no visit. */
export async function answerLeads(backing: NoticeBacking, now: Temporal.Instant): Promise<void> {
  const { database } = backing;
  const waiting = await database
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('received_at', 'is', null)
    .where('created_at', '<=', instantText(now.subtract(patience)))
    .orderBy('created_at')
    .limit(200)
    .execute();
  const oldest = instantText(now.subtract(tooLate));
  for (const { id, created_at } of waiting) {
    await inTransaction(database, async (transaction) => {
      const lead = await claimAnswer(transaction, id, now);
      if (lead && created_at > oldest) await answerLead(backing, transaction, lead, now);
    });
  }
}

/** Mails a visitor who skipped choosing a time. Requires the lock of the lead's row. */
export async function answerSkip(
  backing: NoticeBacking,
  transaction: Database,
  leadId: string,
  now: Temporal.Instant,
): Promise<void> {
  const lead = await claimAnswer(transaction, leadId, now);
  if (lead) await answerLead(backing, transaction, lead, now);
}

/** Claims the lead's mail, so that it is sent once; null if it was claimed before. */
function claimAnswer(transaction: Database, leadId: string, now: Temporal.Instant) {
  const unclaimed = { id: leadId, received_at: null };
  return changeRow(transaction, 'leads', unclaimed, { received_at: instantText(now) });
}

/** Skips visitors who got another mail: for a visit, or as a new member. */
async function answerLead(
  backing: NoticeBacking,
  transaction: Database,
  lead: StoredLead,
  now: Temporal.Instant,
): Promise<void> {
  const club = await findClub(transaction, lead.facility_id);
  if (!club) return;
  if (await hasBooked(transaction, lead, now)) return;
  if (await hasJoined(transaction, lead, now)) return;
  const within = { ...backing, database: transaction };
  const keys = [lead.transaction_id];
  if (await refusalPast(within, { leadMailsTo: lead.email }, { now, keys })) return;
  const mailed = { lead, club, publicUrl: backing.publicUrl, locale: lead.locale };
  const takesVisits = (await visitRules(transaction, club, 'tour')) !== null;
  const mail = takesVisits ? leadReceivedMail(mailed) : detailsReceivedMail(mailed);
  await queueMail(transaction, mail, {
    id: backing.ids.next(),
    at: instantText(now),
    about: lead.id,
  });
}

/** True for a lead that booked a visit, and for an address with a visit to come that was booked by another lead. */
export async function hasBooked(
  transaction: Database,
  { id, email }: StoredLead,
  now: Temporal.Instant,
): Promise<boolean> {
  const visit = await transaction
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'appointments.lead_id')
    .select('appointments.id')
    .where(sql`lower(leads.email)`, '=', email.toLowerCase())
    .where((row) =>
      row.or([
        row('leads.id', '=', id),
        row.and([
          row('appointments.cancelled_at', 'is', null),
          row('appointments.starts_at', '>', instantText(now)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return visit !== undefined;
}

async function hasJoined(
  transaction: Database,
  lead: StoredLead,
  now: Temporal.Instant,
): Promise<boolean> {
  const own = await purchaseOfPerson(transaction, lead.email);
  const bought = { transaction_number: lead.transaction_id };
  const joined = await findRows(transaction, 'product_tokens', bought);
  const memberIds = joined.map(({ member_id }) => member_id);
  return isAnyMember(transaction, [own?.member_id ?? null, ...memberIds], now);
}
