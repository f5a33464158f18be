import type { Clock } from '@foyer/core';
import { aLead, facilityId } from '@foyer/core/testing';

import type { FakeFoyer } from '../di/foyer.fake.ts';

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
    await leads.update({
      by: 'transaction',
      transactionId: 'holder',
      scheduledVisitTime: time,
      meetingPurpose: 'tour',
      preferredCommunicationMethod: null,
      preferredTimeOfDay: null,
    }),
    await leads.create(aLead(waiting)),
    await waitList.join({ ...waiting, purpose: 'tour' }),
    await leads.cancelVisit({ transactionId: 'holder', leadTokenId: null }),
  ];
  if (done.some(({ err }) => err)) throw new Error('No time was offered.');
  return { token: backEnd.waitList.entries[0]?.token ?? 'none', time };
}
