import type { Clock } from '@foyer/core';
import { aContact, aLead, facilityId } from '@foyer/core/testing';
import { someReferrers } from '@foyer/core/testing/members';

import type { FakeFoyer } from '../di/foyer.fake.ts';

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
  const booked = await leads.update({
    by: 'transaction',
    transactionId,
    scheduledVisitTime: times[0] ?? 'none',
    meetingPurpose: purpose,
    preferredCommunicationMethod: null,
    preferredTimeOfDay: null,
  });
  booked.unwrap();
  return { token: friendsVisits.tokensOf(referrer.memberId)[0] ?? 'none', times };
}
