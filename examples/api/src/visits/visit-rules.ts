import type { StoredClub } from '../clubs/club-table.ts';
import type { Database, VisitKind } from '../database/schema.ts';
import { blackoutDatesOf, takesAppointments } from './configuration-table.ts';
import type { VisitRules } from './open-times.ts';
import { readVisitHours } from './visit-hours.ts';

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
    blackoutDates: await blackoutDatesOf(database, club.facility_id),
  };
}
