import { Ok } from '@foyer/core';
import type { WaitListRepository } from '@foyer/core/visit';

import {
  acceptWaitOffer,
  getWaitOffer,
  joinWaitList,
  leaveWaitList,
} from './contract/wait-list.ts';
import type { HttpClient } from './http-client.ts';
import { orSlotTaken } from './http-lead-repositories.ts';
import { checkSuccess, readIfKnown } from './read-answer.ts';

export function createHttpWaitListRepository(client: HttpClient): WaitListRepository {
  return {
    async join({ transactionId, facilityId, purpose }, options) {
      const guided = purpose === 'workout' ? ({ type: 'guided' } as const) : {};
      const body = { TransactionId: transactionId, FacilityId: facilityId, ...guided };
      return checkSuccess(await client.send(joinWaitList, { body }, options));
    },
    async offer(token, options) {
      const answer = await client.send(getWaitOffer, { body: { token } }, options);
      return readIfKnown(answer, ({ facilityId, type, startsAt, until, status }) =>
        Ok({
          facilityId: String(facilityId),
          purpose: type === 'guided' ? 'workout' : 'tour',
          startsAt,
          until,
          status,
        }),
      );
    },
    async accept(token, options) {
      const answer = await client.send(acceptWaitOffer, { body: { token } }, options);
      return checkSuccess(answer).mapErr(orSlotTaken);
    },
    async leave(token, options) {
      return checkSuccess(await client.send(leaveWaitList, { body: { token } }, options));
    },
  };
}
