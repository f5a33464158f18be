import type { Selectable } from 'kysely';

import { findRow } from '../database/rows.ts';
import type { Database, TimeHoldRow } from '../database/schema.ts';
import type { WantedTime } from './appointment-table.ts';

export type TimeHold = Selectable<TimeHoldRow>;

/** The hold of a time; null without one. It may be over. */
export function holdOf(transaction: Database, time: WantedTime): Promise<TimeHold | null> {
  return findRow(transaction, 'time_holds', keyOf(time));
}

/** Holds a time for a lead until an instant, in place of any other hold. */
export async function holdTime(
  transaction: Database,
  time: WantedTime,
  { leadId, until }: { readonly leadId: string; readonly until: string },
): Promise<void> {
  const hold = { lead_id: leadId, until };
  await transaction
    .insertInto('time_holds')
    .values({ ...keyOf(time), ...hold })
    .onConflict((conflict) =>
      conflict.columns(['facility_id', 'kind', 'starts_at']).doUpdateSet(hold),
    )
    .execute();
}

export async function endHold(transaction: Database, time: WantedTime): Promise<void> {
  await transaction
    .deleteFrom('time_holds')
    .where((row) => row.and(keyOf(time)))
    .execute();
}

function keyOf({ facilityId, kind, startsAt }: WantedTime) {
  return { facility_id: facilityId, kind, starts_at: startsAt };
}
