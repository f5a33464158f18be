import { type HttpClient, createHttpClient, HttpLeadRepository } from '@foyer/adapters-http';
import { type Club, checkContact, type Slot } from '@foyer/core';

import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import { someone } from './visitors.ts';
import type { Run } from './run.ts';

/** Somebody else, whose network is fine, becomes a lead and books the time. LS-13 */
export async function bookForAnother(
  world: Run,
  club: Club,
  slot: Pick<Slot, 'startsAt'>,
): Promise<Mismatch | null> {
  const leads = world.chain?.leadsOfOthers() ?? new HttpLeadRepository(undisturbedClient(world));
  const transactionId = world.ids.next();
  const { email, phone, ...name } = someone(world.random);
  const { contact } = checkContact(
    {
      first_name: name['first-name'],
      last_name: name['last-name'],
      email_address: email,
      company_email: '',
      phone_number: phone,
      postal_code: '',
    },
    false,
  );
  if (contact === null) throw new Error('A made-up visitor must be able to fill in the form.');
  const lead = await leads.create({
    transactionId,
    leadTokenId: null,
    contact,
    facilityId: club.facilityId,
    outreachCode: 'WEBLEAD',
    joinOutreachCode: null,
    sourceUrl: 'https://www.club.example/membership',
    answers: [],
    receiveTextAlerts: false,
    subscribeToNewsletter: false,
    memberId: null,
    referringId: null,
    shareId: null,
  });
  if (lead.err) return failed(lead.val.kind);
  world.othersTransactionIds.push(transactionId);
  const booked = await leads.update({
    by: 'transaction',
    transactionId,
    scheduledVisitTime: slot.startsAt,
    meetingPurpose: 'tour',
    preferredCommunicationMethod: null,
    preferredTimeOfDay: null,
  });
  return booked.ok ? null : failed(booked.val.kind);
}

/**
 * Gives back every time that the run has booked, so that the next run finds the club as this one did. Answers how
 * many could not be given back.
 */
export async function giveBookingsBack(world: Run): Promise<number> {
  const leads = new HttpLeadRepository(undisturbedClient(world));
  const mine = world.network.sent.updateLead > 0 ? [...world.network.transactionIds] : [];
  const given = await Promise.all(
    [...mine, ...world.othersTransactionIds].map((transactionId) =>
      leads.cancelVisit({ leadTokenId: null, transactionId }),
    ),
  );
  return given.filter((one) => one.err && !isUnknownLead(one.val)).length;
}

/** A lead that never reached the back end holds nothing there. */
function isUnknownLead(failure: { readonly kind: string; readonly status?: number }): boolean {
  return failure.kind === 'rejected' && failure.status === 404;
}

function undisturbedClient({ backEnd, clock, random }: Run): HttpClient {
  const { baseUrl, fetch } = backEnd;
  return createHttpClient({
    baseUrl,
    fetch,
    clock,
    random,
    retries: 0,
    headers: () => foyerNow(clock),
  });
}

function failed(kind: string): Mismatch {
  return new Mismatch([], 'the other visitor could not book', 'a booking', kind);
}
