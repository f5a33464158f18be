/**
 * Times that are held: a visitor's while they type their details, and those offered to the wait list. The appointments'
 * unique index still decides who gets a time.
 */

import { deleteRows } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { isBooked, type WantedTime } from './appointment-table.ts';

export type TimeHold = Row<'time_holds'>;

/** For which lead a time is held until when. The lead may not exist yet. */
interface NewTimeHold {
  readonly transactionId: string;
  readonly until: string;
}

/**
 * Locks a time until the transaction ends, so that booking, holding and offering it take turns. Returns its hold, which
 * may be over: a time without one gets such a hold.
 */
export function lockTime(transaction: Database, time: WantedTime): Promise<TimeHold> {
  return transaction
    .insertInto('time_holds')
    .values({ ...keyOf(time), transaction_id: '', until: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['facility_id', 'kind', 'starts_at'])
        .doUpdateSet((row) => ({ until: row.ref('time_holds.until') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Holds a time until an instant, in place of any other hold. */
export async function holdTime(
  transaction: Database,
  time: WantedTime,
  { transactionId, until }: NewTimeHold,
): Promise<void> {
  const hold = { transaction_id: transactionId, until };
  await transaction
    .insertInto('time_holds')
    .values({ ...keyOf(time), ...hold })
    .onConflict((conflict) =>
      conflict.columns(['facility_id', 'kind', 'starts_at']).doUpdateSet(hold),
    )
    .execute();
}

/** Holds a time unless somebody else has it. Returns until when it is held; null if they do. */
export async function holdFreeTime(
  transaction: Database,
  time: WantedTime,
  { transactionId, until, at }: NewTimeHold & { readonly at: string },
): Promise<string | null> {
  const hold = await lockTime(transaction, time);
  if (hold.until > at) return hold.transaction_id === transactionId ? hold.until : null;
  if (await isBooked(transaction, time)) return null;
  await holdTime(transaction, time, { transactionId, until });
  return until;
}

export async function endHold(transaction: Database, time: WantedTime): Promise<void> {
  await deleteRows(transaction, 'time_holds', keyOf(time));
}

/** Frees the times that are held for a lead, except one that the wait list offered to it. */
export async function endHoldsOf(database: Database, transactionId: string): Promise<void> {
  await database
    .deleteFrom('time_holds')
    .where('transaction_id', '=', transactionId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('wait_list')
            .innerJoin('leads', 'leads.id', 'wait_list.lead_id')
            .select('wait_list.id')
            .whereRef('leads.transaction_id', '=', 'time_holds.transaction_id')
            .whereRef('wait_list.facility_id', '=', 'time_holds.facility_id')
            .whereRef('wait_list.kind', '=', 'time_holds.kind')
            .whereRef('wait_list.offer_starts_at', '=', 'time_holds.starts_at')
            .where('wait_list.ended_at', 'is', null),
        ),
      ),
    )
    .execute();
}

export async function endOldHolds(database: Database, at: string): Promise<void> {
  await database.deleteFrom('time_holds').where('until', '<=', at).execute();
}

function keyOf({ facilityId, kind, startsAt }: WantedTime) {
  return { facility_id: facilityId, kind, starts_at: startsAt };
}
