/** Reads what the back end holds, for both players. */
import { type Club, dayLabel, Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { timeLabel } from '@foyer/core/calendar';

import type { RecordedBooking, RecordedLead } from './back-end.ts';
import { mailedCodes, recordedConsents, recordedLeads, recordedMembers } from './dev-tools.ts';
import type { Readers, Wanted } from './expectations.ts';
import { dateOf } from './find-slot.ts';
import { Mismatch } from './play-scenario.ts';
import { asInScenario, type Run } from './run.ts';
import { labelsOfAnswers, nameOfClub } from './site.ts';

type Names = 'leads' | 'bookings' | 'booked' | 'lead' | 'consents' | 'codes' | 'members';

export const recordReaders: Readers<Names, Run> = {
  leads: async (run) => (await recordedLeads(run)).length,
  bookings: async (run) => (await bookingsOf(run)).length,

  async booked(run, expected) {
    const bookings = await bookingsOf(run);
    const [booking] = bookings;
    const club = [...run.clubs.values()].find((one) => one.facilityId === booking?.facilityId);
    if (booking === undefined || club === undefined || bookings.length > 1) {
      const seen = bookings.map((one) => one.startsAt);
      throw new Mismatch([], 'there is not exactly one booking', 1, seen);
    }
    const { startsAt, purpose } = booking;
    return seenAppointment(run, expected, { startsAt, purpose, club, shownHour: null });
  },

  async lead(run) {
    const leads = await recordedLeads(run);
    const [lead] = leads;
    if (lead === undefined || leads.length > 1) {
      throw new Mismatch([], 'there is not exactly one lead', 1, leads.length);
    }
    return fieldsOf(run, lead);
  },

  consents: recordedConsents,
  codes: async (run) => (await mailedCodes(run)).length,
  members: async (run) => (await recordedMembers(run)).size,
};

async function bookingsOf(run: Run): Promise<readonly RecordedBooking[]> {
  return (await recordedLeads(run)).flatMap((lead) => lead.bookings);
}

function fieldsOf(run: Run, lead: RecordedLead): Required<Wanted['lead']> {
  const facilityId = parseFacilityId(lead.facilityId);
  return {
    'first-name': lead.firstName,
    'last-name': lead.lastName,
    email: asInScenario(lead.email),
    'company-email': asInScenario(lead.companyEmail ?? 'none'),
    zip: lead.zip ?? 'none',
    club: nameOfClub(run, facilityId.ok ? { facilityId: facilityId.val } : null),
    'outreach-code': lead.outreachCode,
    'referring-id': lead.referringId ?? 'none',
    answers: [...labelsOfAnswers(run, lead.answers)],
  };
}

/** An appointment in the scenario format and in the club's time zone. */
export function seenAppointment(
  run: Run,
  expected: Wanted['appointment'],
  shown: {
    /** ISO instant or date-time with offset. */
    readonly startsAt: string;
    readonly purpose: 'tour' | 'workout';
    readonly club: Club;
    /** The time as shown on the screen; null if it isn't on a screen. */
    readonly shownHour: string | null;
  },
): Required<NonNullable<Wanted['appointment']>> {
  const { startsAt, purpose, club, shownHour } = shown;
  const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(club.timeZone);
  const date = start.toPlainDate().toString();
  const today = run.clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate().toString();
  const day = expected?.day;
  const isThatDay =
    day !== undefined && date === (dateOf({ today, days: [] }, day, run.random) ?? day);
  return {
    club: nameOfClub(run, club),
    time: shownHour ?? timeLabel(start),
    'day-label': dayLabel(date, today),
    day: isThatDay ? day : date,
    purpose,
  };
}
