import type { IdSource } from '@foyer/core';

import { findClub } from '../clubs/club-table.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/schema.ts';
import type { StoredLead } from '../leads/lead-table.ts';
import { notifyClub } from './notify-club.ts';

/**
 * Tells the clubs about new leads, oldest first. A lead is stored unannounced, in a single statement, because single
 * writes share a commit and a transaction for each lead would not.
 */
export async function announceLeads(database: Database, ids: IdSource, at: string): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
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
      for (const lead of leads) await notifyOfLead(transaction, ids, lead);
      return leads.length;
    });
    if (announced < mostAtOnce) return;
  }
}

/** Announces a lead before something else about it is. Requires the lock of the lead's row. */
export async function announceFirst(
  transaction: Database,
  ids: IdSource,
  lead: StoredLead,
  at: string,
): Promise<void> {
  if (lead.announced_at !== null) return;
  const announced = await transaction
    .updateTable('leads')
    .set({ announced_at: at })
    .where('id', '=', lead.id)
    .where('announced_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (announced) await notifyOfLead(transaction, ids, lead);
}

const mostAtOnce = 50;

async function notifyOfLead(transaction: Database, ids: IdSource, lead: StoredLead): Promise<void> {
  const club = await findClub(transaction, lead.facility_id);
  if (!club) return;
  await notifyClub(transaction, { type: 'lead.created', club, lead }, { ids, at: lead.created_at });
}
