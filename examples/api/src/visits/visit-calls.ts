import { Err, Ok } from '@foyer/core';

import { notFound } from '../http/api-failure.ts';
import { findClub } from '../clubs/club-table.ts';
import { instantText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { takenTimes } from './appointment-table.ts';
import { blackoutDates, clubsForAppointment, visitRules } from './configuration-table.ts';
import { upcomingSlots } from './open-times.ts';

export const visitCalls = publicCalls({
  /** Which clubs take appointments, and the days off. */
  async getConfiguration(_, { database }) {
    const ids = await clubsForAppointment(database);
    const dates = await blackoutDates(database);
    return Ok({
      clubsForAppointment: ids.map((facilityId) => ({ facilityId })),
      blackoutDates: dates.map(({ date, facility_id }) => ({ date, facilityId: facility_id })),
    });
  },

  /** A club's times, open and taken ones in separate lists; none for a club that doesn't offer such visits. */
  async listOpenTimes({ query, now }, { database }) {
    const club = await findClub(database, query.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const kind = query.type === 'guided' ? 'workout' : 'tour';
    const rules = await visitRules(database, club, kind);
    if (!rules) return Ok({ dateRangeWithTime: [] });
    const taken = await takenTimes(database, club.facility_id, kind, instantText(now));
    // The table's instants all have the same format, which `Date` parses much faster than Temporal.
    const takenAt = new Set(taken.map((at) => Date.parse(at)));
    return Ok({
      dateRangeWithTime: upcomingSlots(rules, kind, now).map(({ date, slots }) => ({
        date,
        timeSlots: slots.filter((slot) => !takenAt.has(slot.epochMilliseconds)).map(textOf),
        unavailableTimeSlots: slots
          .filter((slot) => takenAt.has(slot.epochMilliseconds))
          .map(textOf),
      })),
    });
  },
});

function textOf(slot: { readonly text: string }): string {
  return slot.text;
}
