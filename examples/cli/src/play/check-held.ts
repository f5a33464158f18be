/** What the expectations about the back end mean: it is looked into past all faults. */
import { parseFacilityId } from '@foyer/core';

import { checkAppointment } from './check-appointment.ts';
import { countsTo, same } from './check-words.ts';
import type { HeldBooking, HeldLead } from './held.ts';
import { heldConsents, heldLeads } from './look-into-back-end.ts';
import { Mismatch } from './mismatch.ts';
import { nameOfClub } from './name-of-club.ts';
import { asInScenario } from './own-address.ts';
import type { Run } from './run.ts';
import { type Checks, firstOf } from './sight.ts';
import { wordsOfAnswers } from './survey-words.ts';

/** Whatever way the scenario is played, the back end is looked into in the same way. */
export const checkHeld: Checks<
  'leads' | 'bookings' | 'booked' | 'lead' | 'consents',
  { readonly world: Run }
> = {
  async leads(expected, { world }) {
    const leads = await heldLeads(world);
    return leads instanceof Mismatch ? leads : countsTo('leads', expected, leads.length);
  },

  async bookings(expected, { world }) {
    const bookings = await heldBookings(world);
    return bookings instanceof Mismatch
      ? bookings
      : countsTo('bookings', expected, bookings.length);
  },

  async booked(expected, { world }) {
    const bookings = await heldBookings(world);
    if (bookings instanceof Mismatch) return bookings;
    const [booking] = bookings;
    const club = [...world.clubs.values()].find((one) => one.facilityId === booking?.facilityId);
    if (booking === undefined || club === undefined || bookings.length > 1) {
      return new Mismatch(
        [],
        'there is not one booking',
        1,
        bookings.map((one) => one.startsAt),
      );
    }
    const { startsAt, purpose } = booking;
    return checkAppointment(world, expected, { startsAt, purpose, club, shownHour: null });
  },

  async lead(expected, { world }) {
    const leads = await heldLeads(world);
    if (leads instanceof Mismatch) return leads;
    const [lead] = leads;
    if (lead === undefined || leads.length > 1) {
      return new Mismatch([], 'there is not one lead', 1, leads.length);
    }
    return firstOf(expected, (name, wanted) =>
      same(`the lead’s ${name}`, wanted, seenOf(world, lead)[name]),
    );
  },

  async consents(expected, { world }) {
    const consents = await heldConsents(world);
    if (consents instanceof Mismatch) return consents;
    if (consents.length !== expected.length) {
      return new Mismatch([], 'the list of consents is not as expected', expected, consents);
    }
    for (const [index, wanted] of expected.entries()) {
      const held = consents[index];
      const verdict = firstOf(wanted, (name, words) => same(`its ${name}`, words, held?.[name]));
      if (verdict !== null) return verdict.below([index]);
    }
    return null;
  },
};

function seenOf(world: Run, lead: HeldLead) {
  const facilityId = parseFacilityId(lead.facilityId);
  return {
    'first-name': lead.firstName,
    'last-name': lead.lastName,
    email: asInScenario(lead.email),
    'company-email': asInScenario(lead.companyEmail ?? 'none'),
    zip: lead.zip ?? 'none',
    club: nameOfClub(world, facilityId.ok ? { facilityId: facilityId.val } : null),
    'outreach-code': lead.outreachCode,
    'referring-id': lead.referringId ?? 'none',
    answers: wordsOfAnswers(world, lead.answers),
  };
}

async function heldBookings(world: Run): Promise<readonly HeldBooking[] | Mismatch> {
  const leads = await heldLeads(world);
  return leads instanceof Mismatch ? leads : leads.flatMap((lead) => lead.bookings);
}
