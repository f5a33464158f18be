/** What a club has beyond its address. By default: open, taking visits at standard hours, without guided workouts. */
export interface SeedMarks {
  readonly guided?: true;
  readonly status?: 'presale' | 'offline';
  /** False: not among the clubs that take appointments. */
  readonly visits?: false;
  /** The club says of itself that it takes visits although the chain does not list it: the list counts. */
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
