import type { Selectable } from 'kysely';

import type { AppointmentRow, Database, VisitKind } from '../database/schema.ts';

export type Appointment = Selectable<AppointmentRow>;

/** A time at a club, as wanted. */
export interface WantedTime {
  readonly facilityId: string;
  readonly kind: VisitKind;
  readonly startsAt: string;
}

/** Who holds a visit, as marks; all null where nobody is counted. */
export interface VisitMarks {
  readonly email_mark: string | null;
  readonly phone_mark: string | null;
  readonly network_mark: string | null;
}

/** The appointment that a lead holds; null when it holds none. */
export async function appointmentOf(
  database: Database,
  leadId: string,
): Promise<Appointment | null> {
  const held = await database
    .selectFrom('appointments')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return held ?? null;
}

/** The id of the lead that holds the time; null when it is free. */
export async function holderOf(database: Database, time: WantedTime): Promise<string | null> {
  const row = await database
    .selectFrom('appointments')
    .select('lead_id')
    .where('facility_id', '=', time.facilityId)
    .where('kind', '=', time.kind)
    .where('starts_at', '=', time.startsAt)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row?.lead_id ?? null;
}

/**
 * Books the time, or moves the appointment that the lead holds to it: one statement, guarded by the unique index and
 * never by a look beforehand. Throws the engine's unique violation when another lead holds the time; the transaction
 * around it must then be given up, which leaves an older booking as it was. LS-13
 */
export async function bookTime(
  transaction: Database,
  held: Appointment | null,
  leadId: string,
  wanted: WantedTime,
  fresh: { readonly id: string; readonly at: string; readonly marks: VisitMarks },
): Promise<void> {
  const time = {
    facility_id: wanted.facilityId,
    kind: wanted.kind,
    starts_at: wanted.startsAt,
    updated_at: fresh.at,
    ...fresh.marks,
  };
  if (held) {
    await transaction
      .updateTable('appointments')
      .set({ ...time, revision: held.revision + 1 })
      .where('id', '=', held.id)
      .where('cancelled_at', 'is', null)
      .execute();
    return;
  }
  await transaction
    .insertInto('appointments')
    .values({
      ...time,
      id: fresh.id,
      lead_id: leadId,
      revision: 0,
      created_at: fresh.at,
      cancelled_at: null,
    })
    .execute();
}

/** Gives a lead's time back. Nothing held is nothing to do. HT-29 */
export async function cancelTime(database: Database, leadId: string, at: string): Promise<void> {
  await database
    .updateTable('appointments')
    .set({ cancelled_at: at, updated_at: at })
    .where('lead_id', '=', leadId)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** The starts at a club that are taken, from the instant `from` on. */
export async function takenTimes(
  database: Database,
  facilityId: string,
  kind: VisitKind,
  from: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('appointments')
    .select('starts_at')
    .where('facility_id', '=', facilityId)
    .where('kind', '=', kind)
    .where('starts_at', '>=', from)
    .where('cancelled_at', 'is', null)
    .execute();
  return rows.map((row) => row.starts_at);
}
