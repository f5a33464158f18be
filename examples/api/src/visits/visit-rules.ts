import type { StoredClub } from '../clubs/club-table.ts';
import type { Database, VisitKind } from '../database/schema.ts';
import { blackoutDatesOf, takesAppointments } from './configuration-table.ts';
import type { VisitRules } from './open-times.ts';
import { readVisitHours } from './visit-hours.ts';

/**
 * What decides a club's starts of that kind; null when it offers none at all: it is not among the clubs that take
 * appointments, or has no guided workouts.
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
