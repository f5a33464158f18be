import { parseDate } from '@foyer/core/forms';

import type { ChainData } from '../chain-data.ts';
import { addRows } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { categoryIds, classCountOf } from './club-profile.ts';
import { mainPicture, slideFiles } from './photo-files.ts';
import { type ClubInFile, clubsOf } from './photos.ts';

type ClubsFile = ChainData['clubs'];

/** Adds the clubs with their classes and pictures, the list of those that take appointments, days off and holidays. */
export async function seedClubs(database: Database, data: ChainData): Promise<void> {
  const { clubs, appointmentClubs, blackoutDates } = seededClubs(data);
  await addRows(database, 'facilities', clubs);
  const listed = appointmentClubs.map((facility_id) => ({ facility_id }));
  await addRows(database, 'appointment_clubs', listed);
  await addRows(database, 'blackout_dates', blackoutDates);
  await addRows(database, 'holidays', holidayRows(data.holidays));
  await addRows(
    database,
    'class_counts',
    clubsOf(data).flatMap((club) => classCounts(data.clubs, club)),
  );
  await addRows(database, 'club_media', clubsOf(data).flatMap(slides));
}

/** The rows of an empty database: the clubs, the appointment list, and the days off. */
export function seededClubs(data: ChainData): {
  readonly clubs: readonly Row<'facilities'>[];
  readonly appointmentClubs: readonly string[];
  readonly blackoutDates: readonly Row<'blackout_dates'>[];
} {
  const clubs = clubsOf(data);
  return {
    clubs: clubs.map((club) => facilityRow(data.clubs, club)),
    appointmentClubs: clubs.filter((one) => one.takesVisits).map(({ id }) => id),
    blackoutDates: blackoutDates(data.clubs),
  };
}

export function holidayRows(holidays: ChainData['holidays']): readonly Row<'holidays'>[] {
  return Object.entries(holidays).flatMap(([place, dates]) =>
    Object.entries(dates).map(([date, name]) => ({ place, date, name })),
  );
}

function facilityRow(
  { visitHours, openHolidays, visitNoticeMinutes }: ClubsFile,
  one: ClubInFile,
): Row<'facilities'> {
  const { place } = one;
  const [main] = one.photos;
  const picture = main && mainPicture(main);
  return {
    facility_id: one.id,
    club_id: `FC${one.id}`,
    club_type: one.type,
    status: one.status,
    web_name: one.webName,
    name: one.name,
    region: place.region,
    country: place.country,
    city: one.city,
    state: place.state,
    zip: one.zip,
    address: one.address,
    phone_number: one.phone,
    email: one.email,
    open_date: one.openDate,
    image_url: picture?.imageUrl ?? '',
    thumbnail: picture?.thumbnail ?? '',
    picture: picture ? JSON.stringify(picture.picture) : null,
    time_zone: place.timeZone,
    lat: one.lat,
    long: one.long,
    has_guided_workouts: one.hasGuidedWorkouts ? 1 : 0,
    is_accepting_appointments: one.takesVisits || one.claimsVisits ? 1 : 0,
    featured_amenities: JSON.stringify(one.amenities),
    visit_hours: JSON.stringify(visitHours[one.visitHours]),
    visit_notice_minutes: visitNoticeMinutes,
    open_holidays: JSON.stringify([...openHolidays, ...one.openHolidays]),
  };
}

/** The days off of the years 2024 to 2039. */
function blackoutDates({ daysOff }: ClubsFile): Row<'blackout_dates'>[] {
  const years = Array.from({ length: 16 }, (_, index) => 2024 + index);
  return years.flatMap((year) =>
    daysOff.flatMap(({ day, club: only }) => {
      const date = `${year}-${day}`;
      // Most years have no February 29.
      if (!parseDate(date).ok) return [];
      return { id: only ? `${date}:${only}` : date, date, facility_id: only ?? null };
    }),
  );
}

/** A category without classes has no row. */
function classCounts(file: ClubsFile, club: ClubInFile): Row<'class_counts'>[] {
  return categoryIds
    .map((category) => ({
      facility_id: club.id,
      category_id: category,
      class_count: classCountOf(file, club, category),
    }))
    .filter((row) => row.class_count > 0);
}

function slides({ id, photos }: ClubInFile): Row<'club_media'>[] {
  return photos.slice(1).map((photo, index) => {
    const { media, mediaMobile } = slideFiles(photo);
    return {
      id: `${id}-${index + 1}`,
      facility_id: id,
      position: index,
      title: photo.alt,
      media_type: 'Image',
      media,
      media_mobile: mediaMobile,
    };
  });
}
