import type { FacilityId } from '../../src/clubs/club.ts';
import type { BackEndEnvironment } from './back-end-environment.contract.ts';

/** A club's free times in wire format, soonest first. */
export async function openSlots(
  { openTimes }: Pick<BackEndEnvironment, 'openTimes'>,
  facilityId: FacilityId,
): Promise<readonly string[]> {
  const days = (await openTimes.forClub(facilityId, 'tour')).unwrap();
  return days.flatMap((day) =>
    day.timeSlots.filter((time) => !day.unavailableTimeSlots.includes(time)),
  );
}
