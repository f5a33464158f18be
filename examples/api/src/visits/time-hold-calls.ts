import { Err, Ok } from '@foyer/core';

import { findClub } from '../clubs/club-table.ts';
import { findRow } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { failure, invalidField } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, offsetText, readInstant } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { isOffered } from './open-times.ts';
import { endHoldsOf, holdFreeTime } from './time-holds.ts';
import { visitRules } from './visit-calls.ts';

const usualMinutes = 10;
const mostMinutes = 15;

export const timeHoldCalls = publicCalls({
  async holdTime({ body, now, client }, backing) {
    const { database } = backing;
    const transactionId = body.TransactionId;
    const kind = body.type === 'guided' ? 'workout' : 'tour';
    const club = await findClub(database, body.FacilityId);
    const rules = club && (await visitRules(database, club, kind));
    if (!club || !rules)
      return Err(invalidField('FacilityId', 'The club does not offer this kind of visit.'));
    const time = readInstant(body.ScheduledVisitTime);
    if (time === null || !isOffered(rules, kind, now, time)) {
      return Err(invalidField('ScheduledVisitTime', 'The club does not offer this time.'));
    }
    const keys = [transactionId];
    const refusal = await refusalPast(backing, { timeHoldsFrom: client }, { now, keys });
    if (refusal) return Err(refusal);
    const minutes = Math.min(body.minutes ?? usualMinutes, mostMinutes);
    const until = instantText(now.add({ minutes }));
    const wanted = { facilityId: club.facility_id, kind, startsAt: instantText(time) } as const;
    const hold = { transactionId, until, at: instantText(now) };
    const isHeld = await inTransaction(database, async (transaction) => {
      const booked = await findRow(transaction, 'appointments', {
        facility_id: wanted.facilityId,
        kind,
        starts_at: wanted.startsAt,
        cancelled_at: null,
      });
      return !booked && holdFreeTime(transaction, wanted, hold);
    });
    return isHeld
      ? Ok({ success: true, until: offsetText(until, club.time_zone) })
      : Err(slotTaken);
  },

  async releaseTime({ body }, { database }) {
    await endHoldsOf(database, body.TransactionId);
    return Ok({ success: true });
  },
});

const slotTaken = failure(
  ...([409, 'SLOT_TAKEN', 'Another visitor holds this time.', 'ScheduledVisitTime'] as const),
);
