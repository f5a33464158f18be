import type { Club } from '@foyer/core';

/** The way into the flow with this club chosen. RT-02 */
export function visitHref(club: Club): string {
  return `/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(club.facilityId)}`;
}
