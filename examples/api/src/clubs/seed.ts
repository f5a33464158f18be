import { surveyQuestions } from '@foyer/core/visit';

import type { ChainData } from '../chain-data.ts';
import { addRows } from '../database/add-rows.ts';
import type { BlackoutDateRow, Database, FacilityRow, Tables } from '../database/schema.ts';
import { mostVariants, pictureTitle, pictureUrl } from './artwork.ts';

type ClubsFile = ChainData['clubs'];
type ClubData = ClubsFile['places'][number]['clubs'][number];

/** Adds the clubs with their classes and pictures, the list of those that take appointments, days off and holidays. */
export async function seedClubs(
  database: Database,
  { clubs: file, holidays }: ChainData,
): Promise<void> {
  const { clubs, appointmentClubs, blackoutDates } = seededClubs(file);
  await addRows(database, 'facilities', clubs);
  const listed = appointmentClubs.map((facility_id) => ({ facility_id }));
  await addRows(database, 'appointment_clubs', listed);
  await addRows(database, 'blackout_dates', blackoutDates);
  await addRows(database, 'holidays', holidayRows(holidays));
  await addRows(
    database,
    'class_counts',
    file.places.flatMap((place) => place.clubs.flatMap(classCounts)),
  );
  await addRows(
    database,
    'club_media',
    file.places.flatMap((place) => place.clubs.flatMap(slides)),
  );
}

/** The rows of an empty database: the clubs, the appointment list, and the days off. */
export function seededClubs(file: ClubsFile): {
  readonly clubs: readonly FacilityRow[];
  readonly appointmentClubs: readonly string[];
  readonly blackoutDates: readonly BlackoutDateRow[];
} {
  const clubs = file.places.flatMap((place) => place.clubs);
  return {
    clubs: file.places.flatMap((place) => place.clubs.map((one) => facilityRow(file, place, one))),
    appointmentClubs: clubs.filter((one) => one.takesVisits).map(({ id }) => id),
    blackoutDates: blackoutDates(file),
  };
}

/** The holidays by place and date. */
export function holidayRows(holidays: ChainData['holidays']): readonly Tables['holidays'][] {
  return Object.entries(holidays).flatMap(([place, dates]) =>
    Object.entries(dates).map(([date, name]) => ({ place, date, name })),
  );
}

function facilityRow(
  { visitHours, openHolidays, visitNoticeMinutes }: ClubsFile,
  place: ClubsFile['places'][number],
  one: ClubData,
): FacilityRow {
  const [picture] = picturesOf(one);
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
    image_url: picture?.wide ?? '',
    thumbnail: picture?.thumb ?? '',
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
function blackoutDates({ daysOff }: ClubsFile): BlackoutDateRow[] {
  const years = Array.from({ length: 16 }, (_, index) => 2024 + index);
  return years.flatMap((year) =>
    daysOff.map(({ day, club: only }) => {
      const date = `${year}-${day}`;
      return { id: only ? `${date}:${only}` : date, date, facility_id: only ?? null };
    }),
  );
}

/** The class categories that the survey asks about. */
const categoryIds: readonly number[] = surveyQuestions('guided-steps').flatMap((question) =>
  question.options.flatMap(({ categoryId }) => categoryId ?? []),
);

/** A club's own classes, or made-up ones: zero to eleven per category. A category without classes has no row. */
function classCounts({ id, classes }: ClubData): Tables['class_counts'][] {
  return categoryIds
    .map((category) => ({
      facility_id: id,
      category_id: category,
      class_count: classes
        ? (classes[String(category)] ?? 0)
        : (Number(id) * 7 + category * 13) % 12,
    }))
    .filter((row) => row.class_count > 0);
}

/** A club's own pictures, or drawings: four to six, each of a different scene. The first is its main picture. */
function picturesOf({ id, pictures }: ClubData): NonNullable<ClubData['pictures']> {
  if (pictures) return pictures;
  const count = Math.min(mostVariants, 3 + (Number(id) % 3));
  return Array.from({ length: 1 + count }, (_, variant) => ({
    title: pictureTitle(id, variant),
    wide: pictureUrl(id, 'wide', variant),
    thumb: pictureUrl(id, 'thumb', variant),
  }));
}

/** All pictures but the main one. */
function slides(club: ClubData): Tables['club_media'][] {
  const [, ...others] = picturesOf(club);
  return others.map(({ title, wide, thumb }, index) => ({
    id: `${club.id}-${index + 1}`,
    facility_id: club.id,
    position: index,
    title,
    media_type: 'Image',
    media: wide,
    media_mobile: thumb,
  }));
}
