import type { Clock } from '@foyer/core';
import { aLead, facilityId } from '@foyer/core/testing';
import type { Guest } from '@foyer/core/visit';

import type { FakeFoyer } from '../di/foyer.fake.ts';

/** Books a visit at club 101, by default on its first open day. Returns its link's token. */
export async function bookedVisit(
  { backEnd, leads, visitLinks }: FakeFoyer<Clock>,
  { purpose = 'tour', time: wanted = null, guest = null }: BookedVisitOptions = {},
): Promise<{ readonly token: string; readonly time: string }> {
  const lead = aLead();
  const { transactionId } = lead;
  const club = facilityId('101');
  if (wanted !== null) {
    const day = { date: wanted.slice(0, 10), timeSlots: [wanted], unavailableTimeSlots: [] };
    backEnd.setOpenTimes(club, purpose, [day]);
  }
  const time = backEnd.openTimes(club, purpose)[0]?.timeSlots[0] ?? 'none';
  const created = await leads.create(lead);
  const booked = await leads.update({
    by: 'transaction',
    transactionId,
    scheduledVisitTime: time,
    meetingPurpose: purpose,
    preferredCommunicationMethod: null,
    preferredTimeOfDay: null,
    guest,
  });
  if (created.err || booked.err) throw new Error('The visit was not booked.');
  const token = (await visitLinks.linkOf({ leadTokenId: null, transactionId })).unwrapOr(
    null,
  )?.token;
  return { token: token ?? 'none', time };
}

interface BookedVisitOptions {
  readonly purpose?: 'tour' | 'workout';
  /** ISO date-time with offset; then it's the only time that the club offers. */
  readonly time?: string | null;
  readonly guest?: Guest | null;
}
