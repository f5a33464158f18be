import type { FacilityId } from '../../src/clubs/facility-id.ts';
import type { BackEndWorld } from './back-end-world.contract.ts';

/** A club's free times in wire format, soonest first. */
export async function openSlots(
  { openTimes }: BackEndWorld,
  facilityId: FacilityId,
): Promise<readonly string[]> {
  const days = (await openTimes.forClub(facilityId, 'tour')).unwrap();
  return days.flatMap((day) =>
    day.timeSlots.filter((time) => !day.unavailableTimeSlots.includes(time)),
  );
}
