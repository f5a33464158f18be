import type { IdSource } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/schema.ts';
import type { StoredLead } from '../leads/lead-table.ts';
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
    await notifyClubs(
      transaction,
      ids,
      leads.flatMap((lead) => creationOf(lead, clubs)),
    );
    return leads.length;
  });
  return announced === mostAtOnce;
}

/**
 * The announcement of a lead that the club hasn't been notified of, so that it precedes the lead's next event; otherwise
 * empty.
 * Requires the lock of the lead's row.
 */
export async function dueAnnouncement(
  transaction: Database,
  lead: StoredLead,
  at: string,
): Promise<readonly TimedEvent[]> {
  if (lead.announced_at !== null) return [];
  const announced = await transaction
    .updateTable('leads')
    .set({ announced_at: at })
    .where('id', '=', lead.id)
    .where('announced_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return announced ? creationOf(lead, await clubsOf(transaction, [lead])) : [];
}

const mostAtOnce = 50;

function clubsOf(transaction: Database, leads: readonly StoredLead[]): Promise<StoredClub[]> {
  const ids = [...new Set(leads.map(({ facility_id }) => facility_id))];
  if (ids.length === 0) return Promise.resolve([]);
  return transaction.selectFrom('facilities').selectAll().where('facility_id', 'in', ids).execute();
}

function creationOf(lead: StoredLead, clubs: readonly StoredClub[]): readonly TimedEvent[] {
  const club = clubs.find(({ facility_id }) => facility_id === lead.facility_id);
  return club ? [{ type: 'lead.created', club, lead, at: lead.created_at }] : [];
}
