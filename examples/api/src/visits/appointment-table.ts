import type { Temporal } from '@foyer/core';
import { type Guest, visitMinutes } from '@foyer/core/visit';
import type { Updateable } from 'kysely';

import { changeRow, existing, findRow } from '../database/rows.ts';
import type { Database, Row, Tables, VisitKind } from '../database/schema.ts';
import { type ApiFailure, failure } from '../http/api-failure.ts';
import { holdCounts, markAddress } from '../http/limits.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';

export type Appointment = Row<'appointments'>;

export interface WantedTime {
  readonly facilityId: string;
  readonly kind: VisitKind;
  readonly startsAt: string;
}

/** The time that an appointment takes. */
export function timeOf({ facility_id, kind, starts_at }: Appointment): WantedTime {
  return { facilityId: facility_id, kind, startsAt: starts_at };
}

export async function isBooked(
  database: Database,
  { facilityId, kind, startsAt }: WantedTime,
): Promise<boolean> {
  const time = { facility_id: facilityId, kind, starts_at: startsAt, cancelled_at: null };
  return (await findRow(database, 'appointments', time)) !== null;
}

export function guestOf({ guest_name: name }: Pick<Appointment, 'guest_name'>): Guest | null {
  return name === null ? null : { firstName: name === '' ? null : name };
}

/** Hashes that identify who holds a visit; all null when nobody is counted. */
export type VisitMarks = Pick<Row<'appointments'>, 'email_mark' | 'phone_mark' | 'network_mark'>;

export function startOf({ starts_at }: Pick<Appointment, 'starts_at'>): Temporal.Instant {
  const start = readInstant(starts_at);
  if (start === null) throw new Error('The stored start of a visit is unreadable.');
  return start;
}

/** A visit has ended once its length has passed. */
export function statusOf(
  visit: Appointment,
  now: Temporal.Instant,
): 'confirmed' | 'canceled' | 'ended' {
  if (visit.cancelled_at !== null) return 'canceled';
  const end = startOf(visit).add({ minutes: visitMinutes[visit.kind] });
  return now.epochMilliseconds >= end.epochMilliseconds ? 'ended' : 'confirmed';
}

export const visitOver = failure(409, 'VISIT_OVER', 'The visit was canceled or has ended.');

/** The lead's latest appointment; null when it has none. It may be over. */
export function appointmentOf(database: Database, leadId: string): Promise<Appointment | null> {
  return findRow(database, 'appointments', {
    lead_id: leadId,
    cancelled_at: null,
    followed_at: null,
  });
}

/** A time to hold, and who asks for it when. Without a `guestName`, a guest of the visit stays. */
export interface NewHold {
  readonly leadId: string;
  readonly wanted: WantedTime;
  readonly at: string;
  readonly marks: VisitMarks;
  readonly guestName?: string | null | undefined;
}

/**
 * Books the time for a lead, in one statement that relies on the unique index instead of a check. Null when the lead
 * holds a time already. Throws the engine's unique violation when another lead holds this one; the surrounding
 * transaction must then be rolled back.
 */
export async function bookTime(
  transaction: Database,
  { id, linkId }: { readonly id: string; readonly linkId: string },
  hold: NewHold,
): Promise<Appointment | null> {
  const booked = await transaction
    .insertInto('appointments')
    .values({
      ...columnsOf(hold),
      id,
      lead_id: hold.leadId,
      revision: 0,
      created_at: hold.at,
      link_id: linkId,
      guest_name: hold.guestName ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .column('lead_id')
        .where('cancelled_at', 'is', null)
        .where('followed_at', 'is', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  return booked ?? null;
}

/** Moves a lead's appointment to the time. Throws like `bookTime`, which leaves the older booking unchanged. */
export function moveVisit(
  transaction: Database,
  held: Appointment,
  hold: NewHold,
): Promise<Appointment> {
  return changeVisit(transaction, held, {
    ...columnsOf(hold),
    ...(hold.guestName !== undefined && { guest_name: hold.guestName }),
    revision: held.revision + 1,
    ...undoneByMove,
  });
}

export function changeGuest(
  transaction: Database,
  held: Appointment,
  { guestName, at }: { readonly guestName: string | null; readonly at: string },
): Promise<Appointment> {
  const changes = { guest_name: guestName, updated_at: at, revision: held.revision + 1 };
  return changeVisit(transaction, held, changes);
}

/** Changes a visit that isn't canceled. Requires the lock of its lead. */
export function changeVisit(
  transaction: Database,
  { id }: Pick<Appointment, 'id'>,
  changes: Updateable<Tables['appointments']>,
): Promise<Appointment> {
  return existing(changeRow(transaction, 'appointments', { id, cancelled_at: null }, changes));
}

const undoneByMove = {
  arrived_at: null,
  no_show_at: null,
  late_minutes: null,
  companion_id: null,
};

function columnsOf({ wanted, at, marks }: NewHold) {
  return {
    facility_id: wanted.facilityId,
    kind: wanted.kind,
    starts_at: wanted.startsAt,
    updated_at: at,
    ...marks,
  };
}

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
  `One person can have at most ${openPerPerson} upcoming visits, and one a day at a club.`,
);

const tooManyFromNetwork: ApiFailure = {
  ...failure(
    429,
    'TOO_MANY_REQUESTS',
    `At most ${openPerNetwork} upcoming visits at a club can be booked from one network.`,
  ),
  retryAfterSeconds: 3_600,
};
