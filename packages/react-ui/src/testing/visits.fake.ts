import type { Clock } from '@foyer/core';
import { aBooking, aContact, aLead, facilityId } from '@foyer/core/testing';
import type { Guest } from '@foyer/core/visit';
import { someReferrers } from '@foyer/core/testing/members';

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
  const booked = await leads.update(
    aBooking(transactionId, time, { meetingPurpose: purpose, guest }),
  );
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

/** A friend of the first referrer books a club's first time. Returns the token that the referrer gets. */
export async function friendsVisit(
  { backEnd, leads, friendsVisits }: FakeFoyer<Clock>,
  {
    firstName = 'Sam',
    purpose = 'tour',
  }: { firstName?: string; purpose?: 'tour' | 'workout' } = {},
): Promise<{ readonly token: string; readonly times: readonly string[] }> {
  const [referrer] = someReferrers;
  const club = facilityId('101');
  const times = backEnd.openTimes(club, purpose)[0]?.timeSlots ?? [];
  const transactionId = 'friend';
  const lead = aLead({ transactionId, facilityId: club, contact: aContact({ firstName }) });
  backEnd.saveReferral({ lead, referrer, userLocation: null }).unwrap();
  const booked = await leads.update(
    aBooking(transactionId, times[0] ?? 'none', { meetingPurpose: purpose }),
  );
  booked.unwrap();
  return { token: friendsVisits.tokensOf(referrer.memberId)[0] ?? 'none', times };
}

/** Someone waits at club 101, and its first time becomes free. Returns the token of their offer. */
export async function offeredTime({
  backEnd,
  leads,
  waitList,
}: FakeFoyer<Clock>): Promise<{ readonly token: string; readonly time: string }> {
  const club = facilityId('101');
  const time = backEnd.openTimes(club, 'tour')[0]?.timeSlots[0] ?? 'none';
  const holder = { transactionId: 'holder', facilityId: club };
  const waiting = { transactionId: 'waiting', facilityId: club };
  const done = [
    await leads.create(aLead(holder)),
    await leads.update(aBooking('holder', time)),
    await leads.create(aLead(waiting)),
    await waitList.join({ ...waiting, purpose: 'tour' }),
    await leads.cancelVisit({ transactionId: 'holder', leadTokenId: null }),
  ];
  if (done.some(({ err }) => err)) throw new Error('No time was offered.');
  return { token: backEnd.waitList.entries[0]?.token ?? 'none', time };
}
