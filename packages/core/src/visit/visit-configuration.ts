/** A day on which a club (or, with `facilityId` null, every club) takes no visits. */
export interface BlackoutDate {
  /** ISO date in the club's zone, e.g. `2026-12-25`. */
  readonly date: string;
  readonly facilityId: string | null;
}

/** What the chain configures about visits. Source: specification section 3, Config. */
export interface VisitConfiguration {
  /** Facility ids of the clubs that take appointments. */
  readonly clubsForAppointment: readonly string[];
  readonly blackoutDates: readonly BlackoutDate[];
}

/** A club accepts appointments only if it is in the configured list; the club's own flag does not count. */
export function acceptsAppointments(
  configuration: VisitConfiguration,
  facilityId: string,
): boolean {
  return configuration.clubsForAppointment.includes(facilityId);
}
