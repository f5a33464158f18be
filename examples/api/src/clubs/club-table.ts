import type { Selectable } from 'kysely';

import type { Database, FacilityRow } from '../database/schema.ts';

export type StoredClub = Selectable<FacilityRow>;

/** The club with this id; null when there is none. */
export async function findClub(database: Database, facilityId: string): Promise<StoredClub | null> {
  const club = await database
    .selectFrom('facilities')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return club ?? null;
}

/** The club with this id or URL name; null when there is none. */
export async function findClubByName(database: Database, name: string): Promise<StoredClub | null> {
  const club = await database
    .selectFrom('facilities')
    .selectAll()
    .where((facility) =>
      facility.or([facility('facility_id', '=', name), facility('web_name', '=', name)]),
    )
    .executeTakeFirst();
  return club ?? null;
}

/** Every club, ordered by id. */
export function allClubs(database: Database): Promise<StoredClub[]> {
  return database.selectFrom('facilities').selectAll().orderBy('facility_id').execute();
}
