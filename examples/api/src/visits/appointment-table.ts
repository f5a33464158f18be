import type { Selectable } from 'kysely';

import type { AppointmentRow, Database, VisitKind } from '../database/schema.ts';

export type Appointment = Selectable<AppointmentRow>;

/** A requested time at a club. */
export interface WantedTime {
  readonly facilityId: string;
  readonly kind: VisitKind;
  readonly startsAt: string;
}

/** Hashes that identify who holds a visit; all null when nobody is counted. */
export interface VisitMarks {
  readonly email_mark: string | null;
  readonly phone_mark: string | null;
  readonly network_mark: string | null;
}

/** The lead's appointment; null when it has none. */
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
 * Books the time, or moves the lead's appointment to it, in one statement that relies on the unique index instead of a
 * check. Throws the engine's unique violation when another lead holds the time. The surrounding transaction must then
 * be rolled back, which leaves an older booking unchanged.
 */
export async function bookTime(
  transaction: Database,
  held: Appointment | null,
  leadId: string,
  wanted: WantedTime,
  fresh: { readonly id: string; readonly at: string; readonly marks: VisitMarks },
): Promise<Appointment> {
  const time = {
    facility_id: wanted.facilityId,
    kind: wanted.kind,
    starts_at: wanted.startsAt,
    updated_at: fresh.at,
    ...fresh.marks,
  };
  if (held) {
    return transaction
      .updateTable('appointments')
      .set({ ...time, revision: held.revision + 1, no_show_at: null })
      .where('id', '=', held.id)
      .where('cancelled_at', 'is', null)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return transaction
    .insertInto('appointments')
    .values({
      ...time,
      id: fresh.id,
      lead_id: leadId,
      revision: 0,
      created_at: fresh.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Cancels a lead's appointment and returns it; null when it has none. */
export async function cancelTime(
  database: Database,
  leadId: string,
  at: string,
): Promise<Appointment | null> {
  const canceled = await database
    .updateTable('appointments')
    .set({ cancelled_at: at, updated_at: at })
    .where('lead_id', '=', leadId)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return canceled ?? null;
}

/** The booked times at a club, starting with `from`. */
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
