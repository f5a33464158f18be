/** Differences from a default club, which is open, takes visits at standard hours, and has no guided workouts. */
export interface SeedMarks {
  readonly guided?: true;
  readonly status?: 'presale' | 'offline';
  /** False: the club isn't on the list of those that take appointments. */
  readonly visits?: false;
  /** The club's own data says that it takes visits, but the chain's list doesn't include it. The list wins. */
  readonly claimsVisits?: true;
  readonly hours?: 'early' | 'quiet' | 'always';
}

/** Facility id, name, city, postal code, street, telephone, latitude, longitude, marks. */
type SeedLine = readonly [
  id: string,
  name: string,
  city: string,
  zip: string,
  address: string,
  phone: string,
  lat: number,
  long: number,
  marks?: SeedMarks,
];

export interface SeedGroup {
  readonly region: string;
  readonly country: string;
  readonly state: string;
  readonly timeZone: string;
  readonly clubs: readonly SeedLine[];
}
