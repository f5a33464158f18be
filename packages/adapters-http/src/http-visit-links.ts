import { type CallFailure, Ok, type Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import type { SlotTaken } from '@foyer/core/lead';
import type {
  ManagedVisit,
  UnknownVisit,
  VisitFailure,
  VisitLinkRepository,
  VisitOver,
} from '@foyer/core/visit';

import type { AnswerOf } from './contract/call.ts';
import { slotTakenCode, visitOverCode } from './error-codes.ts';
import {
  cancelVisit,
  getVisitLink,
  moveVisit,
  readVisit,
  reportLate,
  turnOffVisitLink,
} from './contract/visit-links.ts';
import type { HttpClient } from './http-client.ts';
import { hasCode, hasStatus, readInstant, unexpectedShape, unsuccessful } from './read-answer.ts';

export function createHttpVisitLinkRepository(client: HttpClient): VisitLinkRepository {
  return {
    async linkOf({ leadTokenId, transactionId }, options) {
      const body = { TokenId: leadTokenId, TransactionId: transactionId };
      const answer = await client.send(getVisitLink, { body }, options);
      return answer.map(
        ({ visit }) =>
          visit && {
            token: visit.token,
            calendarUid: visit.uid,
            calendarSequence: visit.sequence,
          },
      );
    },
    async read(token, options) {
      const answer = await client.send(readVisit, { body: { token } }, options);
      return answer.mapErr(orUnknown).andThen(readManagedVisit);
    },
    async move(token, place, options) {
      const answer = await client.send(moveVisit, { body: { token, ...place } }, options);
      return answer.mapErr(orTaken).andThen(readManagedVisit);
    },
    async cancel(token, reason, options) {
      const answer = await client.send(cancelVisit, { body: { token, reason } }, options);
      return answer.mapErr(orOver).andThen(readManagedVisit);
    },
    async reportLate(token, minutes, options) {
      const answer = await client.send(reportLate, { body: { token, minutes } }, options);
      return answer.mapErr(orOver).andThen(readManagedVisit);
    },
    async turnOff(token, options) {
      const answer = await client.send(turnOffVisitLink, { body: { token } }, options);
      return answer
        .mapErr(orUnknown)
        .andThen(({ success }) => (success ? Ok(undefined) : unsuccessful));
    },
  };
}

function readManagedVisit(visit: AnswerOf<typeof readVisit>): Result<ManagedVisit, CallFailure> {
  const club = parseFacilityId(visit.facilityId);
  if (!club.ok) return unexpectedShape('facilityId');
  return readInstant(visit.startsAt, 'startsAt').map(() => ({
    status: visit.status,
    facilityId: club.val,
    purpose: visit.kind,
    startsAt: visit.startsAt,
    lateMinutes: visit.lateMinutes,
    guest: visit.guest ?? null,
    companion: visit.companion,
    calendarUid: visit.uid,
    calendarSequence: visit.sequence,
  }));
}

export function orUnknown(failure: CallFailure): CallFailure | UnknownVisit {
  return hasStatus(failure, 404) ? { kind: 'unknown-visit' } : failure;
}

export function orOver(failure: CallFailure): VisitFailure | VisitOver {
  return hasCode(failure, visitOverCode) ? { kind: 'visit-over' } : orUnknown(failure);
}

function orTaken(failure: CallFailure): VisitFailure | VisitOver | SlotTaken {
  return hasCode(failure, slotTakenCode) ? { kind: 'slot-taken' } : orOver(failure);
}
