import type { FacilityId } from '../../src/clubs/facility-id.ts';
import type { BackEndWorld } from './back-end-world.contract.ts';

/** The times of a club that nobody holds, as the wire writes them, soonest first. */
export async function openSlots(
  { openTimes }: BackEndWorld,
  facilityId: FacilityId,
): Promise<readonly string[]> {
  const days = (await openTimes.forClub(facilityId, 'tour')).unwrap();
  return days.flatMap((day) =>
    day.timeSlots.filter((time) => !day.unavailableTimeSlots.includes(time)),
  );
}
