import type { WireMediaSlide } from '@foyer/adapters-http/wire';
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

/** The club's class counts in all categories, ordered by category. */
export async function classCountsOf(
  database: Database,
  facilityId: string,
): Promise<readonly { readonly categoryId: number; readonly classCount: number }[]> {
  const rows = await database
    .selectFrom('class_counts')
    .select(['category_id', 'class_count'])
    .where('facility_id', '=', facilityId)
    .orderBy('category_id')
    .execute();
  return rows.map((row) => ({ categoryId: row.category_id, classCount: row.class_count }));
}

/** A club's slides in order, in wire format. */
export async function slidesOf(
  database: Database,
  facilityId: string,
): Promise<readonly WireMediaSlide[]> {
  const rows = await database
    .selectFrom('club_media')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    sys: { id: row.id },
    fields: {
      title: row.title,
      mediaType: row.media_type,
      media: row.media,
      mediaMobile: row.media_mobile,
    },
  }));
}
