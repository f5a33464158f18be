import { type CallFailure, Ok, Result } from '@foyer/core';
import {
  type ClubComment,
  type ClubFacts,
  type ClubProfile,
  type ClubProfileRepository,
  type OpenSpan,
  parseFacilityId,
  roomKinds,
  type SpecialDay,
  type TimetableClass,
  type WeekHours,
} from '@foyer/core/clubs';

import {
  getClubProfile,
  listClubFacts,
  type WireClubFacts,
  type WireClubProfile,
} from './contract/club-profiles.ts';
import type { HttpClient } from './http-client.ts';
import { readDay, readIfKnown, readInstant, unexpectedShape } from './read-answer.ts';

/** What the chain says about its clubs, over HTTP. */
export function createHttpClubProfileRepository(
  client: HttpClient,
  { facilityIdPattern }: { readonly facilityIdPattern?: RegExp } = {},
): ClubProfileRepository {
  return {
    async byId(id, options) {
      const answer = await client.send(getClubProfile, { params: { id } }, options);
      return readIfKnown<WireClubProfile, ClubProfile>(answer, (wire) =>
        readProfile(wire, facilityIdPattern),
      );
    },
    async facts(options) {
      const answer = await client.send(listClubFacts, {}, options);
      return answer.andThen((all) =>
        Result.all(...all.map((wire) => readFacts(wire, facilityIdPattern))),
      );
    },
  };
}

function readFacts(wire: WireClubFacts, pattern?: RegExp): Result<ClubFacts, CallFailure> {
  const facilityId = parseFacilityId(String(wire.facilityId), pattern);
  if (facilityId.err) return unexpectedShape('facilityId');
  const days = (wire.specialDays ?? []).map(readSpecialDay);
  return Result.all(readWeek(wire.openingHours), Result.all(...days)).map(
    ([openingHours, specialDays]) => ({
      facilityId: facilityId.val,
      openingHours,
      specialDays,
      hasCorporateRates: wire.hasCorporateRates ?? false,
      has: roomKinds.filter((kind) => wire.has?.includes(kind)),
      monthlyFrom: wire.monthlyFrom ?? null,
    }),
  );
}

/** Without the weekdays on which the club is closed. */
function readWeek(wire: WireClubFacts['openingHours']): Result<WeekHours | null, CallFailure> {
  if (wire == null) return Ok(null);
  const days = Object.entries(wire).flatMap(([day, span]) =>
    span == null ? [] : [readSpan(span).map((read) => [day, read] as const)],
  );
  return Result.all(...days).map((open) => Object.fromEntries(open));
}

function readSpecialDay({
  date,
  name,
  hours,
}: NonNullable<WireClubFacts['specialDays']>[number]): Result<SpecialDay, CallFailure> {
  return Result.all(
    readDay(date, 'specialDays.date'),
    hours == null ? Ok(null) : readSpan(hours),
  ).map(([day, span]) => ({ date: day.toString(), name, hours: span }));
}

const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

function readSpan(span: OpenSpan): Result<OpenSpan, CallFailure> {
  const isValid = wallTime.test(span.from) && wallTime.test(span.to);
  return isValid ? Ok(span) : unexpectedShape('hours');
}

function readProfile(wire: WireClubProfile, pattern?: RegExp): Result<ClubProfile, CallFailure> {
  return Result.all(
    readFacts(wire, pattern),
    wire.opensOn == null ? Ok(null) : readDay(wire.opensOn, 'opensOn'),
    Result.all(...(wire.timetable ?? []).map(readClass)),
    Result.all(...(wire.comments ?? []).map(readComment)),
  ).map(([facts, opensOn, timetable, comments]) => ({
    ...facts,
    opensOn,
    timetable,
    comments,
    manager: wire.manager ?? null,
    transit: wire.transit ?? [],
    parking: wire.parking ?? null,
    accessibility: wire.accessibility ?? [],
    rooms: (wire.rooms ?? []).map(({ kind, name, text }) => ({
      kind: roomKinds.find((one) => one === kind) ?? null,
      name,
      text,
    })),
    coaches: wire.coaches ?? [],
    rating: wire.rating ?? null,
  }));
}

function readClass({
  room,
  coach,
  ...one
}: NonNullable<WireClubProfile['timetable']>[number]): Result<TimetableClass, CallFailure> {
  return readInstant(one.startsAt, 'timetable.startsAt').map(() => ({
    ...one,
    room: room ?? null,
    coach: coach ?? null,
  }));
}

function readComment({
  rating,
  on,
  ...comment
}: NonNullable<WireClubProfile['comments']>[number]): Result<ClubComment, CallFailure> {
  if (![1, 2, 3, 4, 5].includes(rating)) return unexpectedShape('comments.rating');
  return readDay(on, 'comments.on').map((day) => ({
    ...comment,
    rating: rating as ClubComment['rating'],
    on: day,
  }));
}
