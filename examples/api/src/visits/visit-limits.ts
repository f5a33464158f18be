import type { Temporal } from '@foyer/core';

import { failure, type ApiFailure } from '../http/api-failure.ts';
import type { Database } from '../database/schema.ts';
import { holdCounts, markAddress } from '../http/limits.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { VisitMarks, WantedTime } from './appointment-table.ts';

/** The number of upcoming visits that one email address or phone number may hold across the chain. */
const openPerPerson = 3;
/** The number of upcoming visits at one club that may be booked from one network, such as the club's own Wi-Fi. */
const openPerNetwork = 20;

export async function visitMarks(
  secret: ServerSecret,
  lead: { readonly email: string; readonly phone: string },
  client: string | null,
): Promise<VisitMarks> {
  if (client === null) return { email_mark: null, phone_mark: null, network_mark: null };
  return {
    email_mark: await markAddress(secret, lead.email),
    phone_mark: await secret.mark('phone', lead.phone),
    network_mark: await secret.mark('client', client),
  };
}

/**
 * Why this lead can't have the time, so that nobody can hoard times. Ignores a visit that the lead already holds,
 * because the new time replaces it. Locks what it counts until the transaction ends, so that limits hold under
 * concurrency.
 */
export async function refusalOfVisit(
  transaction: Database,
  { email_mark: email, phone_mark: phone, network_mark: network }: VisitMarks,
  { leadId, wanted, timeZone, now, timeField }: VisitToCheck,
): Promise<ApiFailure | null> {
  if (email === null || phone === null || network === null) return null;
  const holders = [
    `visits by ${email}`,
    `visits by ${phone}`,
    `visits from ${network} at ${wanted.facilityId}`,
  ];
  await holdCounts(transaction, holders, instantText(now));
  const open = await transaction
    .selectFrom('appointments')
    .select(['facility_id', 'starts_at', 'email_mark', 'phone_mark', 'network_mark'])
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', instantText(now))
    .where('lead_id', '!=', leadId)
    .where((row) =>
      row.or([
        row('email_mark', '=', email),
        row('phone_mark', '=', phone),
        row.and([row('network_mark', '=', network), row('facility_id', '=', wanted.facilityId)]),
      ]),
    )
    .execute();
  const atClub = open.filter((visit) => visit.facility_id === wanted.facilityId);
  const ofPerson = [
    open.filter((visit) => visit.email_mark === email),
    open.filter((visit) => visit.phone_mark === phone),
  ];
  const dayOf = (instant: string) =>
    readInstant(instant)?.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const isThatDay = ofPerson
    .flat()
    .some((visit) => atClub.includes(visit) && dayOf(visit.starts_at) === dayOf(wanted.startsAt));
  if (isThatDay || ofPerson.some((visits) => visits.length >= openPerPerson)) {
    return { ...tooManyVisits, field: timeField };
  }
  const fromNetwork = atClub.filter((visit) => visit.network_mark === network);
  return fromNetwork.length >= openPerNetwork ? tooManyFromNetwork : null;
}

interface VisitToCheck {
  readonly leadId: string;
  readonly wanted: WantedTime;
  /** The club's time zone. */
  readonly timeZone: string;
  readonly now: Temporal.Instant;
  /** The wire field that holds the time. */
  readonly timeField: string;
}

const tooManyVisits = failure(
  409,
  'TOO_MANY_VISITS',
  `One person may have ${openPerPerson} visits to come, and one a day at a club.`,
);

const tooManyFromNetwork: ApiFailure = {
  ...failure(
    429,
    'TOO_MANY_REQUESTS',
    `At most ${openPerNetwork} visits to come may be booked from one network at a club.`,
  ),
  retryAfterSeconds: 3_600,
};
