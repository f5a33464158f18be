import type { CallFailure, Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import type { FriendsVisit, FriendsVisitRepository } from '@foyer/core/visit';

import type { AnswerOf } from './contract/call.ts';
import { joinFriendsVisit, leaveFriendsVisit, readFriendsVisit } from './contract/friends-visit.ts';
import type { HttpClient } from './http-client.ts';
import { orOver, orUnknown } from './http-visit-links.ts';
import { readInstant, unexpectedShape } from './read-answer.ts';

export function createHttpFriendsVisitRepository(client: HttpClient): FriendsVisitRepository {
  return {
    async read(token, options) {
      const answer = await client.send(readFriendsVisit, { body: { token } }, options);
      return answer.mapErr(orUnknown).andThen(readVisit);
    },
    async join(token, { facilityId, startsAt }, options) {
      const body = { token, facilityId, startsAt };
      const answer = await client.send(joinFriendsVisit, { body }, options);
      return answer.mapErr(orOver).andThen(readVisit);
    },
    async leave(token, options) {
      const answer = await client.send(leaveFriendsVisit, { body: { token } }, options);
      return answer.mapErr(orOver).andThen(readVisit);
    },
  };
}

function readVisit(visit: AnswerOf<typeof readFriendsVisit>): Result<FriendsVisit, CallFailure> {
  const club = parseFacilityId(visit.facilityId);
  if (!club.ok) return unexpectedShape('facilityId');
  const { status, friendsName, kind, startsAt, joined } = visit;
  return readInstant(startsAt, 'startsAt').map(() => ({
    status,
    friendsName,
    facilityId: club.val,
    purpose: kind,
    startsAt,
    joined,
  }));
}
