import type { Database, FacilityRow, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { hoursByName } from '../visits/visit-hours.ts';
import { seedGroups } from './seed-clubs.ts';
import type { SeedGroup, SeedMarks } from './seed-group.ts';

/**
 * Adds the clubs, the list of those that take appointments, and the days off to an empty database. Leaves a database
 * that has clubs alone, so that an operator's edits survive. Two processes that seed at once add nothing twice.
 */
export async function seedClubs(database: Database): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const present = await transaction
      .selectFrom('facilities')
      .select('facility_id')
      .limit(1)
      .executeTakeFirst();
    if (present) return;
    const { clubs, appointmentClubs, blackoutDates } = seededClubs();
    await transaction
      .insertInto('facilities')
      .values([...clubs])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('appointment_clubs')
      .values(appointmentClubs.map((facility_id) => ({ facility_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .insertInto('blackout_dates')
      .values([...blackoutDates])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The rows of an empty database, ordered by group: the clubs, the appointment list, and the days off. */
export function seededClubs(): {
  readonly clubs: readonly FacilityRow[];
  readonly appointmentClubs: readonly string[];
  readonly blackoutDates: readonly Tables['blackout_dates'][];
} {
  const clubs = seedGroups.flatMap((group) =>
    group.clubs.map((line) => ({ row: facilityRow(group, line), marks: line[8] ?? {} })),
  );
  return {
    clubs: clubs.map(({ row }) => row),
    appointmentClubs: clubs
      .filter(({ marks }) => marks.visits !== false)
      .map(({ row }) => row.facility_id),
    blackoutDates: blackoutDates(),
  };
}

const brand = 'Foyer';

const amenities = [
  'Salt-water pool',
  'Steam room',
  'Sauna',
  'Pilates studio',
  'Cycling studio',
  'Boxing studio',
  'Yoga studio',
  'Roof terrace',
  'Spa',
  'Juice bar',
  'Kids’ club',
  'Squash court',
] as const;

function facilityRow(group: SeedGroup, line: SeedGroup['clubs'][number]): FacilityRow {
  const [id, name, city, zip, address, phone, lat, long, marks = {}] = line;
  const { hours = 'standard' } = marks;
  const number = Number(id);
  return {
    facility_id: id,
    club_id: `FC${id}`,
    club_type: number % 7 === 0 ? 'Destination' : 'Regional',
    status: marks.status ?? 'open',
    web_name: webName(name),
    name: `${brand} ${name}`,
    region: group.region,
    country: group.country,
    city,
    state: group.state,
    zip,
    address,
    phone_number: phone,
    time_zone: group.timeZone,
    lat,
    long,
    has_guided_workouts: marks.guided ? 1 : 0,
    is_accepting_appointments: saysItTakesVisits(marks) ? 1 : 0,
    featured_amenities: JSON.stringify(
      [0, 5, 7, 10].map((step) => amenities[(number + step) % amenities.length]),
    ),
    visit_hours: JSON.stringify(hoursByName[hours]),
  };
}

function saysItTakesVisits(marks: SeedMarks): boolean {
  return marks.visits !== false || marks.claimsVisits === true;
}

/** 'San José' -> 'san-jose'. */
function webName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}.’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** New Year's Day and Christmas Day everywhere, and Independence Day only at Wellesley (137). */
function blackoutDates(): Tables['blackout_dates'][] {
  const years = Array.from({ length: 16 }, (_, index) => 2024 + index);
  return [
    ...years
      .flatMap((year) => [`${year}-01-01`, `${year}-12-25`])
      .map((date) => ({
        id: date,
        date,
        facility_id: null,
      })),
    ...years
      .map((year) => `${year}-07-04`)
      .map((date) => ({
        id: `${date}:137`,
        date,
        facility_id: '137',
      })),
  ];
}
