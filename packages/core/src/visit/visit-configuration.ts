/** A day on which a club takes no visits. A null `facilityId` means every club. */
export interface BlackoutDate {
  /** ISO date in the club's zone, e.g. `2026-12-25`. */
  readonly date: string;
  readonly facilityId: string | null;
}

/** The chain's settings for visits. Specification, section 3. */
export interface VisitConfiguration {
  /** The ids of the clubs that take visits. At any other club, the visitor leaves their details only. */
  readonly clubsForAppointment: readonly string[];
  readonly blackoutDates: readonly BlackoutDate[];
}

/** A club accepts appointments only if it's in the configured list. The club's own flag is ignored. */
export function acceptsAppointments(
  configuration: VisitConfiguration,
  facilityId: string,
): boolean {
  return configuration.clubsForAppointment.includes(facilityId);
}

/** Whether a club accepts appointments; null while the configuration or the club is unknown. */
export function clubAccepts(
  configuration: VisitConfiguration | null,
  club: { readonly facilityId: string } | null,
): boolean | null {
  return configuration === null || club === null
    ? null
    : acceptsAppointments(configuration, club.facilityId);
}
