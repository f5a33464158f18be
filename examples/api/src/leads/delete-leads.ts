import type { Database } from '../database/schema.ts';
import type { StoredLead } from './lead-table.ts';

/**
 * Deletes leads with everything that belongs to them: visits, places in line, referrals, held times and prices, events,
 * and mails about them to others.
 */
export async function deleteLeads(
  transaction: Database,
  leads: readonly Pick<StoredLead, 'id' | 'transaction_id'>[],
): Promise<void> {
  if (leads.length === 0) return;
  const ids = leads.map(({ id }) => id);
  const transactions = leads.map((lead) => lead.transaction_id);
  await transaction.deleteFrom('held_prices').where('lead_id', 'in', ids).execute();
  await transaction.deleteFrom('wait_list').where('lead_id', 'in', ids).execute();
  await transaction.deleteFrom('appointments').where('lead_id', 'in', ids).execute();
  await transaction.deleteFrom('webhooks').where('about', 'in', ids).execute();
  await transaction
    .deleteFrom('outbox_mail')
    .where((row) => row.or([row('about', 'in', ids), row('concerns', 'in', ids)]))
    .execute();
  for (const table of ['referrals', 'corporate_leads', 'time_holds'] as const) {
    // Rows with foreign keys are deleted before what they name.
    await transaction.deleteFrom(table).where('transaction_id', 'in', transactions).execute();
  }
  await transaction.deleteFrom('leads').where('id', 'in', ids).execute();
}
