/**
 * Times that are held: a visitor's while they type their details, and those offered to the wait list. The appointments'
 * unique index still decides who gets a time.
 */
import type { Selectable } from 'kysely';

import { findRow } from '../database/rows.ts';
import type { Database, TimeHoldRow } from '../database/schema.ts';
import type { WantedTime } from './appointment-table.ts';

export type TimeHold = Selectable<TimeHoldRow>;

/** For which lead a time is held until when. The lead may not exist yet. */
interface NewTimeHold {
  readonly transactionId: string;
  readonly until: string;
}

/** The hold of a time; null without one. It may be over. */
export function holdOf(transaction: Database, time: WantedTime): Promise<TimeHold | null> {
  return findRow(transaction, 'time_holds', keyOf(time));
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

/** Holds a time unless somebody else holds it. Returns until when it is held; null if they do. */
export async function holdFreeTime(
  transaction: Database,
  time: WantedTime,
  { transactionId, until, at }: NewTimeHold & { readonly at: string },
): Promise<string | null> {
  const wanted = { transaction_id: transactionId, until };
  const held = await transaction
    .insertInto('time_holds')
    .values({ ...keyOf(time), ...wanted })
    .onConflict((conflict) =>
      conflict
        .columns(['facility_id', 'kind', 'starts_at'])
        .doUpdateSet(wanted)
        .where('time_holds.until', '<=', at),
    )
    .returningAll()
    .executeTakeFirst();
  const hold = held ?? (await holdOf(transaction, time));
  return hold?.transaction_id === transactionId ? hold.until : null;
}

export async function endHold(transaction: Database, time: WantedTime): Promise<void> {
  await transaction
    .deleteFrom('time_holds')
    .where((row) => row.and(keyOf(time)))
    .execute();
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

/** Deletes holds that are over. */
export async function endOldHolds(database: Database, at: string): Promise<void> {
  await database.deleteFrom('time_holds').where('until', '<=', at).execute();
}

function keyOf({ facilityId, kind, startsAt }: WantedTime) {
  return { facility_id: facilityId, kind, starts_at: startsAt };
}
