import { surveyQuestions } from '@foyer/core';

import type { Database, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { mostVariants, pictureTitle } from './artwork.ts';
import { pictureUrl } from './media.ts';

/**
 * Adds classes and pictures to every club when no club has any. They derive from the club's id, so that seeding twice,
 * or from two processes at once, adds nothing twice.
 */
export async function seedClubContents(database: Database): Promise<void> {
  const present = await database.selectFrom('club_media').select('id').limit(1).executeTakeFirst();
  if (present) return;
  await inTransaction(database, async (transaction) => {
    const clubs = await transaction.selectFrom('facilities').select('facility_id').execute();
    const ids = clubs.map((club) => club.facility_id).toSorted();
    await transaction
      .insertInto('class_counts')
      .values(ids.flatMap(classCounts))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('club_media')
      .values(ids.flatMap(slides))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The class categories that the survey asks about. */
const categoryIds: readonly number[] = surveyQuestions('guided-steps').flatMap((question) =>
  question.options.flatMap(({ categoryId }) => categoryId ?? []),
);

/** Zero to eleven classes per category; a category without classes has no row. */
function classCounts(facilityId: string): Tables['class_counts'][] {
  return categoryIds
    .map((category) => ({
      facility_id: facilityId,
      category_id: category,
      class_count: (Number(facilityId) * 7 + category * 13) % 12,
    }))
    .filter((row) => row.class_count > 0);
}

/** Three to five slides, each of a different scene and none of the scene in the club's main picture. */
function slides(facilityId: string): Tables['club_media'][] {
  const count = Math.min(mostVariants, 3 + (Number(facilityId) % 3));
  return Array.from({ length: count }, (_, index) => {
    const variant = index + 1;
    return {
      id: `${facilityId}-${variant}`,
      facility_id: facilityId,
      position: index,
      title: pictureTitle(facilityId, variant),
      media_type: 'Image',
      media: pictureUrl(facilityId, 'wide', variant),
      media_mobile: pictureUrl(facilityId, 'thumb', variant),
    };
  });
}
