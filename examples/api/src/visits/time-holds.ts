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

/** Holds a time that nobody else holds, in place of the one held before. Returns false if somebody does. */
export async function holdFreeTime(
  transaction: Database,
  time: WantedTime,
  { transactionId, until, at }: NewTimeHold & { readonly at: string },
): Promise<boolean> {
  await endHoldsOf(transaction, transactionId);
  const hold = { transaction_id: transactionId, until };
  const held = await transaction
    .insertInto('time_holds')
    .values({ ...keyOf(time), ...hold })
    .onConflict((conflict) =>
      conflict
        .columns(['facility_id', 'kind', 'starts_at'])
        .doUpdateSet(hold)
        .where('time_holds.until', '<=', at),
    )
    .returning('until')
    .executeTakeFirst();
  return held !== undefined;
}

export async function endHold(transaction: Database, time: WantedTime): Promise<void> {
  await transaction
    .deleteFrom('time_holds')
    .where((row) => row.and(keyOf(time)))
    .execute();
}

/** Frees the times that are held for a lead. */
export async function endHoldsOf(database: Database, transactionId: string): Promise<void> {
  await database.deleteFrom('time_holds').where('transaction_id', '=', transactionId).execute();
}

/** Deletes holds that are over. */
export async function endOldHolds(database: Database, at: string): Promise<void> {
  await database.deleteFrom('time_holds').where('until', '<=', at).execute();
}

function keyOf({ facilityId, kind, startsAt }: WantedTime) {
  return { facility_id: facilityId, kind, starts_at: startsAt };
}
