import type { FacilityRow, Tables } from '../database/schema.ts';

type Holiday = Tables['holidays'];
type ClubInPlace = Pick<FacilityRow, 'country' | 'state' | 'open_holidays'>;

/** The places whose holidays a club keeps: its country, and its state. */
export function holidayPlaces({ country, state }: ClubInPlace): readonly string[] {
  return [country, `${country}-${state}`];
}

/** The dates of the holidays on which the club takes no visits. */
export function closedOn(holidays: readonly Holiday[], club: ClubInPlace): readonly string[] {
  const places = holidayPlaces(club);
  const open = JSON.parse(club.open_holidays) as readonly string[];
  return holidays
    .filter(({ place, name }) => places.includes(place) && !open.includes(name))
    .map(({ date }) => date);
}
