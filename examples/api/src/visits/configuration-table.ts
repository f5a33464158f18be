import type { StoredClub } from '../clubs/club-table.ts';
import type { Database, VisitKind } from '../database/schema.ts';
import { closedOn, holidayPlaces } from './holidays.ts';
import { readVisitHours, type VisitRules } from './open-times.ts';

/** Facility ids of the clubs that take appointments. */
export async function clubsForAppointment(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('appointment_clubs')
    .select('facility_id')
    .orderBy('facility_id')
    .execute();
  return rows.map((row) => row.facility_id);
}

export async function takesAppointments(database: Database, facilityId: string): Promise<boolean> {
  const row = await database
    .selectFrom('appointment_clubs')
    .select('facility_id')
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every day off, of all clubs (`facility_id` null) and of single ones. */
export function blackoutDates(
  database: Database,
): Promise<{ date: string; facility_id: string | null }[]> {
  return database
    .selectFrom('blackout_dates')
    .select(['date', 'facility_id'])
    .orderBy('id')
    .execute();
}

/** The ISO dates without visits at one club: days off and holidays. */
async function blackoutDatesOf(database: Database, club: StoredClub): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('blackout_dates')
    .select('date')
    .where((where) =>
      where.or([where('facility_id', 'is', null), where('facility_id', '=', club.facility_id)]),
    )
    .execute();
  const holidays = await database
    .selectFrom('holidays')
    .selectAll()
    .where('place', 'in', holidayPlaces(club))
    .execute();
  return new Set([...rows.map((row) => row.date), ...closedOn(holidays, club)]);
}

/**
 * What determines a club's start times for a kind of visit; null when it offers none, because it takes no appointments
 * or has no guided workouts.
 */
export async function visitRules(
  database: Database,
  club: StoredClub,
  kind: VisitKind,
): Promise<VisitRules | null> {
  if (kind === 'workout' && club.has_guided_workouts === 0) return null;
  if (!(await takesAppointments(database, club.facility_id))) return null;
  return {
    timeZone: club.time_zone,
    hours: readVisitHours(club.visit_hours),
    noticeMinutes: club.visit_notice_minutes,
    blackoutDates: await blackoutDatesOf(database, club),
  };
}
