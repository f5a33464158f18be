import { Err, Ok } from '@foyer/core';

import { findClub, type StoredClub } from '../clubs/club-table.ts';
import { findRows } from '../database/rows.ts';
import type { Database, VisitKind } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { failure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { instantText, offsetText, readInstant } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import {
  closedOn,
  holidayPlaces,
  isOffered,
  readVisitHours,
  type Slot,
  upcomingDaysOff,
  upcomingSlots,
  type VisitRules,
} from './open-times.ts';
import { endHoldsOf, holdFreeTime } from './time-holds.ts';

export const visitCalls = publicCalls({
  async getConfiguration(_, { database }) {
    const clubsForAppointment = await database
      .selectFrom('appointment_clubs')
      .select('facility_id as facilityId')
      .orderBy('facility_id')
      .execute();
    const blackoutDates = await database
      .selectFrom('blackout_dates')
      .select(['date', 'facility_id as facilityId'])
      .orderBy('id')
      .execute();
    return Ok({ clubsForAppointment, blackoutDates });
  },

  /** A club's times, open and taken ones in separate lists; none for a club that doesn't offer such visits. */
  async listOpenTimes({ query, now }, { database }) {
    const club = await findClub(database, query.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const kind = query.type === 'guided' ? 'workout' : 'tour';
    const rules = await visitRules(database, club, kind);
    if (!rules) return Ok({ dateRangeWithTime: [] });
    const taken = await database
      .selectFrom('appointments')
      .select('starts_at')
      .where('facility_id', '=', club.facility_id)
      .where('kind', '=', kind)
      .where('starts_at', '>=', instantText(now))
      .where('cancelled_at', 'is', null)
      .execute();
    const held = await database
      .selectFrom('time_holds')
      .select('starts_at')
      .where('facility_id', '=', club.facility_id)
      .where('kind', '=', kind)
      .where('until', '>', instantText(now))
      .execute();
    // The tables' instants all have the same format, which `Date` parses much faster than Temporal.
    const takenAt = new Set([...taken, ...held].map(({ starts_at }) => Date.parse(starts_at)));
    const textsOf = (slots: readonly Slot[], isTaken: boolean) =>
      slots
        .filter((slot) => takenAt.has(slot.epochMilliseconds) === isTaken)
        .map(({ text }) => text);
    return Ok({
      dateRangeWithTime: upcomingSlots(rules, kind, now).map(({ date, slots }) => ({
        date,
        timeSlots: textsOf(slots, false),
        unavailableTimeSlots: textsOf(slots, true),
      })),
      closedDates: upcomingDaysOff(rules, now),
    });
  },

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
    const heldUntil = await inTransaction(database, async (transaction) => {
      await endHoldsOf(transaction, transactionId);
      return holdFreeTime(transaction, wanted, hold);
    });
    return heldUntil === null
      ? Err(slotTaken)
      : Ok({ success: true, until: offsetText(heldUntil, club.time_zone) });
  },

  async releaseTime({ body }, { database }) {
    await endHoldsOf(database, body.TransactionId);
    return Ok({ success: true });
  },
});

/** How long a time is held, in minutes. */
const usualMinutes = 10;
const mostMinutes = 15;

const slotTaken = failure(
  409,
  'SLOT_TAKEN',
  'Another visitor holds this time.',
  'ScheduledVisitTime',
);

/**
 * What determines a club's start times for a kind of visit; null when it offers none, because it takes no appointments
 * or has no guided workouts.
 */
export async function visitRules(
  database: Database,
  club: StoredClub,
  kind: VisitKind,
): Promise<VisitRules | null> {
  if (kind === 'workout' && club.has_guided_workouts === 0) return null;
  // A row for each day off, or one without a date; none when the club takes no appointments.
  const daysOff = await database
    .selectFrom('appointment_clubs as taking')
    .leftJoin('blackout_dates as off', (join) =>
      join.on((on) =>
        on.or([
          on('off.facility_id', 'is', null),
          on('off.facility_id', '=', on.ref('taking.facility_id')),
        ]),
      ),
    )
    .select('off.date')
    .where('taking.facility_id', '=', club.facility_id)
    .execute();
  if (daysOff.length === 0) return null;
  const holidays = await findRows(database, 'holidays', { place: holidayPlaces(club) });
  const closedDates = new Map<string, string | null>();
  for (const { date } of daysOff) if (date !== null) closedDates.set(date, null);
  for (const { date, name } of closedOn(holidays, club)) closedDates.set(date, name);
  return {
    timeZone: club.time_zone,
    hours: readVisitHours(club.visit_hours),
    noticeMinutes: club.visit_notice_minutes,
    closedDates,
  };
}
