import { Ok } from '@foyer/core';
import type { TimeHoldRepository } from '@foyer/core/visit';

import { holdTime, releaseTime } from './contract/time-holds.ts';
import type { HttpClient } from './http-client.ts';
import { orSlotTaken } from './http-lead-repositories.ts';
import { checkSuccess } from './read-answer.ts';

export function createHttpTimeHoldRepository(client: HttpClient): TimeHoldRepository {
  return {
    async hold({ transactionId, facilityId, purpose, startsAt, minutes }, options) {
      const guided = purpose === 'workout' ? ({ type: 'guided' } as const) : {};
      const visit = { FacilityId: facilityId, ScheduledVisitTime: startsAt, ...guided };
      const body = { TransactionId: transactionId, ...visit, minutes };
      const answer = await client.send(holdTime, { body }, options);
      return answer.mapErr(orSlotTaken).andThen(({ until }) => Ok(until));
    },
    async release(transactionId, options) {
      const body = { TransactionId: transactionId };
      return checkSuccess(await client.send(releaseTime, { body }, options));
    },
  };
}
