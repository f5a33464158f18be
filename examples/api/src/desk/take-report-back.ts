import { Err, Ok, type Result } from '@foyer/core';

import { changeRows, findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, notFound } from '../http/api-failure.ts';
import { changeLead } from '../leads/lead-table.ts';
import { dropScheduledMail } from '../mail/outbox-table.ts';

/**
 * Takes back that a visitor came or didn't, with the mail about a missed visit if that wasn't sent yet. A price that was
 * held stays held, because the visitor may have read about it.
 */
export function takeReportBack(
  database: Database,
  visitId: string,
  at: string,
): Promise<Result<{ readonly success: true }, ApiFailure>> {
  return inTransaction(database, async (transaction) => {
    const known = await findRow(transaction, 'appointments', { id: visitId });
    // Locks the lead, so that nobody else reports the visit meanwhile.
    const lead = known && (await changeLead(transaction, { id: known.lead_id }, {}, at));
    const visit = lead && (await findRow(transaction, 'appointments', { id: visitId }));
    if (!visit) return Err(notFound('There is no such visit.', 'visitId'));
    if (visit.no_show_at !== null) await dropScheduledMail(transaction, lead.id);
    if (visit.no_show_at !== null || visit.arrived_at !== null) {
      const changes = { arrived_at: null, no_show_at: null, updated_at: at };
      await changeRows(transaction, 'appointments', { id: visitId }, changes);
    }
    return Ok({ success: true });
  });
}
