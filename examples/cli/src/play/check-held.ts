/** What the expectations about the back end mean: it is looked into past all faults. */
import { parseFacilityId } from '@foyer/core';

import { checkAppointment } from './check-appointment.ts';
import { countsTo, same } from './check-words.ts';
import type { HeldBooking, HeldLead } from './held.ts';
import { type Held, heldConsents, heldLeads } from './look-into-back-end.ts';
import { Mismatch } from './mismatch.ts';
import { nameOfClub } from './name-of-club.ts';
import { asInScenario } from './own-address.ts';
import type { Run } from './run.ts';
import { type Checks, firstOf, type Verdict } from './sight.ts';
import { wordsOfAnswers } from './survey-words.ts';

/** Whatever way the scenario is played, the back end is looked into in the same way. */
export const checkHeld: Checks<
  'leads' | 'bookings' | 'booked' | 'lead' | 'consents',
  { readonly world: Run }
> = {
  leads: (expected, { world }) =>
    lookAt(heldLeads(world), (leads) => countsTo('leads', expected, leads.length)),

  bookings: (expected, { world }) =>
    lookAt(heldLeads(world), (leads) => countsTo('bookings', expected, bookingsOf(leads).length)),

  booked: (expected, { world }) =>
    lookAt(heldLeads(world), (leads) => {
      const bookings = bookingsOf(leads);
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
    }),

  lead: (expected, { world }) =>
    lookAt(heldLeads(world), (leads) => {
      const [lead] = leads;
      if (lead === undefined || leads.length > 1) {
        return new Mismatch([], 'there is not one lead', 1, leads.length);
      }
      return firstOf(expected, (name, wanted) =>
        same(`the lead’s ${name}`, wanted, seenOf(world, lead)[name]),
      );
    }),

  consents: (expected, { world }) =>
    lookAt(heldConsents(world), (consents) => {
      if (consents.length !== expected.length) {
        return new Mismatch([], 'the list of consents is not as expected', expected, consents);
      }
      for (const [index, wanted] of expected.entries()) {
        const held = consents[index];
        const verdict = firstOf(wanted, (name, words) => same(`its ${name}`, words, held?.[name]));
        if (verdict !== null) return verdict.below([index]);
      }
      return null;
    }),
};

/** What is at hand is looked at at once: a promise takes three turns of the queue. */
function lookAt<One>(held: Held<One>, look: (all: readonly One[]) => Mismatch | null): Verdict {
  if (held instanceof Promise) return held.then((all) => lookAt(all, look));
  return held instanceof Mismatch ? held : look(held);
}

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

function bookingsOf(leads: readonly HeldLead[]): readonly HeldBooking[] {
  const [first, ...others] = leads;
  // Mostly there is one.
  if (first !== undefined && others.length === 0) return first.bookings;
  return leads.flatMap((lead) => lead.bookings);
}
