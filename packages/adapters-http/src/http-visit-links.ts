import { type CallFailure, Ok, type Result } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import type { SlotTaken } from '@foyer/core/lead';
import type {
  FriendsVisit,
  FriendsVisitRepository,
  ManagedVisit,
  TimeHoldRepository,
  UnknownVisit,
  VisitFailure,
  VisitLinkRepository,
  VisitOver,
  WaitListRepository,
} from '@foyer/core/visit';

import type { AnswerOf } from './contract/call.ts';
import { slotTakenCode, visitOverCode } from './error-codes.ts';
import {
  acceptWaitOffer,
  cancelVisit,
  getVisitLink,
  getWaitOffer,
  holdTime,
  joinFriendsVisit,
  joinWaitList,
  leaveFriendsVisit,
  leaveWaitList,
  moveVisit,
  readFriendsVisit,
  readVisit,
  releaseTime,
  reportLate,
  turnOffVisitLink,
} from './contract/visit-links.ts';
import type { HttpClient } from './http-client.ts';
import { orSlotTaken } from './http-lead-repositories.ts';
import {
  checkSuccess,
  hasCode,
  hasStatus,
  readIfKnown,
  readInstant,
  unexpectedShape,
} from './read-answer.ts';

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
      return checkSuccess(answer).mapErr(orUnknown);
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

function orUnknown(failure: CallFailure): CallFailure | UnknownVisit {
  return hasStatus(failure, 404) ? { kind: 'unknown-visit' } : failure;
}

function orOver(failure: CallFailure): VisitFailure | VisitOver {
  return hasCode(failure, visitOverCode) ? { kind: 'visit-over' } : orUnknown(failure);
}

function orTaken(failure: CallFailure): VisitFailure | VisitOver | SlotTaken {
  return hasCode(failure, slotTakenCode) ? { kind: 'slot-taken' } : orOver(failure);
}

export function createHttpFriendsVisitRepository(client: HttpClient): FriendsVisitRepository {
  return {
    async read(token, options) {
      const answer = await client.send(readFriendsVisit, { body: { token } }, options);
      return answer.mapErr(orUnknown).andThen(readFriends);
    },
    async join(token, { facilityId, startsAt }, options) {
      const body = { token, facilityId, startsAt };
      const answer = await client.send(joinFriendsVisit, { body }, options);
      return answer.mapErr(orOver).andThen(readFriends);
    },
    async leave(token, options) {
      const answer = await client.send(leaveFriendsVisit, { body: { token } }, options);
      return answer.mapErr(orOver).andThen(readFriends);
    },
  };
}

function readFriends(visit: AnswerOf<typeof readFriendsVisit>): Result<FriendsVisit, CallFailure> {
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
