/** Checks the back end's data, also for browser runs. */
import { type Club, dayLabel, Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { timeLabel } from '@foyer/core/visit';

import type { Expectation } from '../scenario/expectation.schema.ts';
import type { RecordedBooking, RecordedLead } from './back-end.ts';
import { labelsOfAnswers } from './check-offers.ts';
import { type Checks, countsTo, firstOf, same } from './checks.ts';
import { recordedConsents, recordedLeads, recordedMembers, mailedCodes } from './dev-tools.ts';
import { dateOf } from './find-slot.ts';
import { Mismatch } from './mismatch.ts';
import type { Run } from './run.ts';
import { nameOfClub } from './site.ts';
import { asInScenario } from './visitors.ts';

type Names = 'leads' | 'bookings' | 'booked' | 'lead' | 'consents' | 'codes' | 'members';

export const checkHeld: Checks<Names, { readonly env: Run }> = {
  async leads(expected, { env }) {
    const leads = await recordedLeads(env);
    return leads instanceof Mismatch ? leads : countsTo('leads', expected, leads.length);
  },

  async bookings(expected, { env }) {
    const leads = await recordedLeads(env);
    if (leads instanceof Mismatch) return leads;
    return countsTo('bookings', expected, bookingsOf(leads).length);
  },

  async booked(expected, { env }) {
    const leads = await recordedLeads(env);
    if (leads instanceof Mismatch) return leads;
    const bookings = bookingsOf(leads);
    const [booking] = bookings;
    const club = [...env.clubs.values()].find((one) => one.facilityId === booking?.facilityId);
    if (booking === undefined || club === undefined || bookings.length > 1) {
      const seen = bookings.map((one) => one.startsAt);
      return new Mismatch([], 'there is not exactly one booking', 1, seen);
    }
    const { startsAt, purpose } = booking;
    return checkAppointment(env, expected, { startsAt, purpose, club, shownHour: null });
  },

  async lead(expected, { env }) {
    const leads = await recordedLeads(env);
    if (leads instanceof Mismatch) return leads;
    const [lead] = leads;
    if (lead === undefined || leads.length > 1) {
      return new Mismatch([], 'there is not exactly one lead', 1, leads.length);
    }
    const seen = fieldsOf(env, lead);
    return firstOf(expected, (name, wanted) => same(`the lead’s ${name}`, wanted, seen[name]));
  },

  async consents(expected, { env }) {
    const consents = await recordedConsents(env);
    if (consents instanceof Mismatch) return consents;
    if (consents.length !== expected.length) {
      return new Mismatch([], 'the list of consents is not as expected', expected, consents);
    }
    for (const [index, wanted] of expected.entries()) {
      const held = consents[index];
      const mismatch = firstOf(wanted, (name, one) => same(`its ${name}`, one, held?.[name]));
      if (mismatch !== null) return mismatch.below([index]);
    }
    return null;
  },

  async codes(expected, { env }) {
    const codes = await mailedCodes(env);
    return codes instanceof Mismatch ? codes : countsTo('codes', expected, codes.length);
  },

  async members(expected, { env }) {
    const members = await recordedMembers(env);
    return members instanceof Mismatch ? members : countsTo('members', expected, members.size);
  },
};

function bookingsOf(leads: readonly RecordedLead[]): readonly RecordedBooking[] {
  return leads.flatMap((lead) => lead.bookings);
}

function fieldsOf(run: Run, lead: RecordedLead) {
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
    answers: labelsOfAnswers(run, lead.answers),
  };
}

/** An appointment, as shown or as stored in the back end. */
export interface SeenAppointment {
  /** ISO instant or date-time with offset. */
  readonly startsAt: string;
  readonly purpose: 'tour' | 'workout';
  readonly club: Club;
  /** The time as shown on the screen; null if it isn't on a screen. */
  readonly shownHour: string | null;
}

/** Compares an appointment with a scenario's expectation, in the club's time zone. */
export function checkAppointment(
  run: Run,
  expected: NonNullable<Expectation['appointment']>,
  { startsAt, purpose, club, shownHour }: SeenAppointment,
): Mismatch | null {
  const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(club.timeZone);
  const date = start.toPlainDate().toString();
  const today = run.clock.now().toZonedDateTimeISO(club.timeZone).toPlainDate().toString();
  return firstOf(expected, (name, wanted) => {
    switch (name) {
      case 'club':
        return same('the club', wanted, nameOfClub(run, club));
      case 'time':
        return same('the time', wanted, shownHour ?? timeLabel(start));
      case 'day-label':
        return same('the day', wanted, dayLabel(date, today));
      case 'day':
        return same('the day', dateOf({ today, days: [] }, wanted, run.random) ?? wanted, date);
      case 'purpose':
        return same('the purpose', wanted, purpose);
    }
  });
}
