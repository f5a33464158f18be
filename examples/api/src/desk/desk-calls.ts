import { deskClosedCode } from '@foyer/adapters-http/error-codes';
import { Err, Ok, type Result, Temporal } from '@foyer/core';

import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { markArrival, markNoShow, takeReportBack } from '../visits/visit-reports.ts';
import { type ApiFailure, failure, notFound } from '../http/api-failure.ts';
import { findCounted, refusalPast } from '../http/limits.ts';
import { instantText, offsetText } from '../http/request-time.ts';
import { type Asking, type Backing, publicCalls } from '../http/serve-call.ts';
import { guestOf } from '../visits/appointment-table.ts';
import { changePerson, findPeople, type OpenDesk, readPerson, statusOf } from './desk-people.ts';
import { readDeskToken } from './desk-token.ts';

/** The calls of the page on which a club's staff report who came and help people. */
export const deskCalls = publicCalls({
  /** A page reads its day each minute, so only unknown tokens count. */
  async readDesk({ body, now, client }, backing) {
    const counted = { visitLinksFrom: client };
    const found = await findCounted(backing, counted, now, () => deskOf(backing, body.token));
    const desk = found.andThen((known) => whileOpen(known, now));
    return desk.ok ? Ok(await dayOf(backing.database, desk.val)) : desk;
  },

  async markVisit({ body, now, client }, backing) {
    const { database, onMail } = backing;
    const desk = await openDesk(backing, body.token, { now, client });
    if (!desk.ok) return desk;
    const { visitId, status } = body;
    const ofDay = await visitsOf(database, desk.val);
    if (!ofDay.some(({ id }) => id === visitId)) {
      return Err(notFound('There is no such visit on this day.', 'visitId'));
    }
    const marked =
      status === 'arrived'
        ? await markArrival(backing, { visitId }, now)
        : status === 'no-show'
          ? await markNoShow(backing, visitId, now)
          : await takeReportBack(database, visitId, now);
    if (!marked.ok) return marked;
    onMail();
    return Ok(await dayOf(database, desk.val));
  },

  async findDeskPeople({ body, now, client }, backing) {
    const desk = await openDesk(backing, body.token, { now, client });
    return desk.ok ? findPeople(backing, desk.val, body.text, now) : desk;
  },

  async readDeskPerson({ body, now, client }, backing) {
    const desk = await openDesk(backing, body.token, { now, client });
    return desk.ok ? readPerson(backing.database, desk.val, body.personId, now) : desk;
  },

  async changeDeskPerson({ body, now, client, origin }, backing) {
    const desk = await openDesk(backing, body.token, { now, client });
    if (!desk.ok) return desk;
    const wanted = { id: body.personId, change: body.change };
    const changed = await changePerson(backing, desk.val, wanted, { now, origin });
    if (!changed.ok) return changed;
    backing.onMail();
    return readPerson(backing.database, desk.val, body.personId, now);
  },
});

/** The club and day of a token. It works until the end of the day there; unknown tokens can't be found by guessing. */
async function openDesk(
  backing: Backing,
  token: string,
  { now, client }: Asking,
): Promise<Result<OpenDesk, ApiFailure>> {
  const refusal = await refusalPast(backing, { visitLinksFrom: client }, { now });
  return refusal ? Err(refusal) : whileOpen(await deskOf(backing, token), now);
}

async function deskOf({ database, secret }: Backing, token: string): Promise<OpenDesk | null> {
  const desk = await readDeskToken(secret, token);
  const club = desk && (await findClub(database, desk.facilityId));
  return club ? { club, day: desk.day } : null;
}

function whileOpen(desk: OpenDesk | null, now: Temporal.Instant): Result<OpenDesk, ApiFailure> {
  if (!desk) return Err(notFound('There is no such link.', 'token'));
  const today = now.toZonedDateTimeISO(desk.club.time_zone).toPlainDate();
  const isOver = Temporal.PlainDate.compare(today, Temporal.PlainDate.from(desk.day)) > 0;
  return isOver ? Err(closed) : Ok(desk);
}

const closed = failure(410, deskClosedCode, 'This day has ended.', 'token');

function visitsOf(database: Database, { club, day }: OpenDesk) {
  const date = Temporal.PlainDate.from(day);
  // By date, because the day on which the clocks change at midnight begins later than the next one.
  const startOf = (one: Temporal.PlainDate) =>
    instantText(one.toZonedDateTime(club.time_zone).toInstant());
  return database
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'appointments.lead_id')
    .select(['appointments.id', 'appointments.kind', 'appointments.starts_at'])
    .select(['appointments.guest_name', 'appointments.late_minutes'])
    .select(['appointments.arrived_at', 'appointments.no_show_at'])
    .select(['leads.first_name', 'leads.last_name', 'leads.phone'])
    .where('appointments.facility_id', '=', club.facility_id)
    .where('appointments.cancelled_at', 'is', null)
    .where('appointments.starts_at', '>=', startOf(date))
    .where('appointments.starts_at', '<', startOf(date.add({ days: 1 })))
    .orderBy('appointments.starts_at')
    .execute();
}

async function dayOf(database: Database, desk: OpenDesk) {
  const visits = await visitsOf(database, desk);
  return {
    clubName: desk.club.name,
    day: desk.day,
    visits: visits.map((visit) => ({
      id: visit.id,
      kind: visit.kind,
      guest: guestOf(visit),
      startsAt: offsetText(visit.starts_at, desk.club.time_zone),
      firstName: visit.first_name,
      lastName: visit.last_name,
      phone: visit.phone,
      lateMinutes: visit.late_minutes,
      status: statusOf(visit),
    })),
  };
}
