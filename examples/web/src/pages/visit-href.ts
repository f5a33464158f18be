import type { Club } from '@foyer/core';

/** A link into the flow with this club selected. */
export function visitHref(club: Club): string {
  return `/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(club.facilityId)}`;
}
