import type * as z from 'zod/mini';
import type { contract } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';
import { type DeskChange, shortestSearch } from '@foyer/core/desk';
import { sql } from 'kysely';

import { recordEvent, recordVisitEvent } from '../account/account-events.ts';
import { type Account, accountsByEmail } from '../account/account-table.ts';
import type { Origin } from '../account/device.ts';
import { endOtherSessions, liveSessionsOf } from '../account/session-table.ts';
import type { StoredClub } from '../clubs/club-table.ts';
import { addRows, changeRows, findRow, findRows } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { renewHeldPrices } from '../held-price/held-price-table.ts';
import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { allOf, check, checkName, checkPhone } from '../http/read-request.ts';
import { instantText, offsetText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { changeLead, type StoredLead } from '../leads/lead-table.ts';
import { readdressMail } from '../mail/outbox-table.ts';
import { sendDataLink } from '../privacy/privacy-calls.ts';
import { appointmentOf, statusOf as visitStatusOf } from '../visits/appointment-table.ts';
import { renewLink } from '../visits/visit-link.ts';
import { phoneParts } from './phone-parts.ts';

type Answer<Name extends 'findDeskPeople' | 'readDeskPerson'> = Promise<
  Result<z.input<(typeof contract)[Name]['answer']>, ApiFailure>
>;

/** The club and the day that a valid link of the morning mail gives access to. */
export interface OpenDesk {
  readonly club: StoredClub;
  /** ISO date at the club. */
  readonly day: string;
}

/** The most people that a search returns. */
const most = 20;

/** Finds the club's leads and members by a part of their name, email, phone or member number. */
export async function findPeople(
  backing: Backing,
  { club, day }: OpenDesk,
  typed: string,
  now: Temporal.Instant,
): Answer<'findDeskPeople'> {
  const text = typed.trim();
  if (text.length < shortestSearch) {
    return Err(invalidField('text', `Send at least ${shortestSearch} characters.`));
  }
  const desk = `${club.facility_id} ${day}`;
  const refusal = await refusalPast(backing, { deskSearchesOf: desk }, { now });
  if (refusal) return Err(refusal);
  const { database } = backing;
  const phones = phoneParts(text, club.country);
  const leads = await database
    .selectFrom('leads')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('facility_id', '=', club.facility_id)
    .where((row) =>
      row.or([
        has(sql`first_name || ' ' || last_name`, text),
        has(sql`email`, text),
        ...phones.map((phone) => has(sql`phone`, phone)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(most + 1)
    .execute();
  const members = await database
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('home_facility_id', '=', club.facility_id)
    .where((row) =>
      row.or([
        has(sql`first_name || ' ' || last_name`, text),
        has(sql`email`, text),
        row('member_id', '=', text),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(most + 1)
    .execute();
  const people = [
    ...leads.map((lead) => ({ kind: 'lead' as const, ...contactOf(lead), phone: lead.phone })),
    ...members.map((one) => ({ kind: 'member' as const, ...contactOf(one), phone: null })),
  ];
  return Ok({ people: people.slice(0, most), hasMore: people.length > most });
}

/** Ignores case: as typed too, because SQLite's `lower` knows only English letters. */
function has(column: ReturnType<typeof sql>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(lower(${column}) like ${pattern.toLowerCase()} escape '\\' or ${column} like ${pattern} escape '\\')`;
}

function contactOf(row: Pick<StoredLead, 'id' | 'first_name' | 'last_name' | 'email'>) {
  const { id, first_name: firstName, last_name: lastName, email } = row;
  return { id, firstName, lastName, email };
}

/** A lead or a member of the club; both if the lead's address has an account there. */
interface Found {
  readonly lead: StoredLead | null;
  readonly accounts: readonly Account[];
}

async function findPerson(
  database: Database,
  { club }: OpenDesk,
  id: string,
): Promise<Result<Found, ApiFailure>> {
  const { facility_id } = club;
  const lead = await findRow(database, 'leads', { id });
  if (lead?.facility_id === facility_id) {
    const accounts = await accountsByEmail(database, lead.email);
    return Ok({ lead, accounts: accounts.filter((one) => one.home_facility_id === facility_id) });
  }
  const account = await findRow(database, 'accounts', { id, home_facility_id: facility_id });
  return account ? Ok({ lead: null, accounts: [account] }) : Err(nobody);
}

const nobody = notFound('There is no such person at the club.', 'personId');

export async function readPerson(
  database: Database,
  desk: OpenDesk,
  id: string,
  now: Temporal.Instant,
): Answer<'readDeskPerson'> {
  const found = await findPerson(database, desk, id);
  if (!found.ok) return found;
  const { lead, accounts } = found.val;
  const sessions = await Promise.all(accounts.map((one) => liveSessionsOf(database, one.id, now)));
  const person = lead ?? accounts[0];
  if (person === undefined) return Err(nobody);
  return Ok({
    ...contactOf(person),
    kind: lead ? ('lead' as const) : ('member' as const),
    phone: lead?.phone ?? null,
    visits: lead ? await visitsOf(database, desk, lead.id) : [],
    consents: lead ? await consentsOf(database, desk, lead) : [],
    sessions: accounts.length === 0 ? null : sessions.flat().length,
  });
}

async function visitsOf(database: Database, { club }: OpenDesk, leadId: string) {
  const visits = await database
    .selectFrom('appointments')
    .select(['id', 'kind', 'starts_at', 'cancelled_at', 'arrived_at', 'no_show_at'])
    .where('lead_id', '=', leadId)
    .where('facility_id', '=', club.facility_id)
    .orderBy('starts_at', 'desc')
    .execute();
  return visits.map((visit) => ({
    id: visit.id,
    kind: visit.kind,
    startsAt: offsetText(visit.starts_at, club.time_zone),
    status: visit.cancelled_at === null ? statusOf(visit) : ('canceled' as const),
  }));
}

export function statusOf(visit: {
  readonly arrived_at: string | null;
  readonly no_show_at: string | null;
}) {
  if (visit.arrived_at !== null) return 'arrived' as const;
  return visit.no_show_at === null ? ('expected' as const) : ('no-show' as const);
}

/** The latest choice for each channel. */
async function consentsOf(database: Database, { club }: OpenDesk, { transaction_id }: StoredLead) {
  const consents = await findRows(database, 'consents', { transaction_id }, 'position');
  const latest = new Map(consents.map((one) => [one.channel, one]));
  return [...latest.values()].map(({ channel, granted, at, jurisdiction }) => ({
    channel,
    jurisdiction,
    granted: granted === 1,
    at: offsetText(at, club.time_zone),
  }));
}

interface Acting {
  readonly now: Temporal.Instant;
  readonly origin: Origin;
}

/** Does what somebody at the desk asked for. It is in the history, with the desk, in the same transaction. */
export async function changePerson(
  backing: Backing,
  desk: OpenDesk,
  { id, change }: { readonly id: string; readonly change: DeskChange },
  acting: Acting,
): Promise<Result<void, ApiFailure>> {
  const { database } = backing;
  const found = await findPerson(database, desk, id);
  if (!found.ok) return found;
  const { lead, accounts } = found.val;
  switch (change.kind) {
    case 'correct':
      return lead ? correct(backing, desk, { lead, change }, acting) : Err(nobody);
    case 'withdraw':
      return lead ? withdraw(backing, desk, { lead, change }, acting) : Err(nobody);
    case 'end-sessions':
      await inTransaction(database, (transaction) =>
        endSessions({ ...backing, database: transaction }, desk, accounts, acting),
      );
      return Ok(undefined);
    case 'send-data-link': {
      const email = lead?.email ?? accounts[0]?.email ?? '';
      const locale = lead?.locale ?? 'en-US';
      return sendDataLink(backing, email, { now: acting.now, locale }, (transaction) =>
        recordVisitEvent(transaction, backing.ids, email, {
          ...acting,
          ...historyOf(desk),
          kind: 'club-sent-data-link',
          about: id,
        }),
      );
    }
  }
}

/** Who did it, as the history names it. */
function historyOf({ club, day }: OpenDesk) {
  return { actor: `desk ${club.facility_id} ${day}` };
}

/** A new address gets new links to a visit to come and to held prices, because the one before may be a stranger's. */
async function correct(
  backing: Backing,
  desk: OpenDesk,
  {
    lead,
    change,
  }: { readonly lead: StoredLead; readonly change: DeskChange & { readonly kind: 'correct' } },
  acting: Acting,
): Promise<Result<void, ApiFailure>> {
  const contact = allOf({
    first_name: checkName('firstName', change.firstName),
    last_name: checkName('lastName', change.lastName),
    email: check('email', parseEmail(change.email)),
    phone: checkPhone('phone', change.phone),
  });
  if (!contact.ok) return contact;
  const { database, ids } = backing;
  const { now } = acting;
  const { email } = contact.val;
  return inTransaction(database, async (transaction) => {
    // Locks the lead, so that a correction and a change of its visit take turns.
    const before = await changeLead(transaction, { id: lead.id }, {}, instantText(now));
    if (!before) return Err(nobody);
    const visit = await appointmentOf(transaction, lead.id);
    const isNewAddress = email.toLowerCase() !== before.email.toLowerCase();
    const hasLink = visit && visit.link_id !== null && visitStatusOf(visit, now) === 'confirmed';
    const within = { ...backing, database: transaction };
    const counted = { visitMailsTo: isNewAddress ? email : null };
    const refusal = await refusalPast(within, counted, { now, addressField: 'email' });
    if (refusal) return Err(refusal);
    await changeRows(transaction, 'leads', { id: lead.id }, contact.val);
    await readdressMail(transaction, { id: lead.id, ...contact.val });
    if (isNewAddress) {
      const corrected = { ...before, ...contact.val };
      const { locale } = before;
      if (hasLink)
        await renewLink(backing, transaction, { lead: corrected, visit }, { now, locale });
      await renewHeldPrices(backing, transaction, corrected, now);
    }
    await recordVisitEvent(transaction, ids, before.email, {
      ...acting,
      ...historyOf(desk),
      kind: 'club-corrected',
      about: lead.id,
    });
    return Ok(undefined);
  });
}

/** Adds the withdrawal to the log of consents. Nothing without a consent to withdraw. */
async function withdraw(
  { database, ids, publicUrl }: Backing,
  desk: OpenDesk,
  {
    lead,
    change: { channel },
  }: { readonly lead: StoredLead; readonly change: DeskChange & { readonly kind: 'withdraw' } },
  acting: Acting,
): Promise<Result<void, ApiFailure>> {
  const at = instantText(acting.now);
  await inTransaction(database, async (transaction) => {
    await changeLead(transaction, { id: lead.id }, {}, at);
    const consents = await consentsOf(transaction, desk, lead);
    const given = consents.find((one) => one.channel === channel && one.granted);
    if (given === undefined) return;
    await addRows(transaction, 'consents', [
      {
        id: ids.next(),
        transaction_id: lead.transaction_id,
        channel,
        granted: 0,
        jurisdiction: given.jurisdiction,
        basis: 'express',
        text: withdrawalText,
        text_version: 'desk-1',
        at,
        source_url: `${publicUrl}/desk`,
        recorded_at: at,
      },
    ]);
    const columns =
      channel === 'newsletter' ? { newsletter: 0 as const } : { receive_text_alerts: 0 as const };
    await changeRows(transaction, 'leads', { id: lead.id }, columns);
    await recordVisitEvent(transaction, ids, lead.email, {
      ...acting,
      ...historyOf(desk),
      kind: 'club-withdrew-consent',
      about: lead.id,
    });
  });
  return Ok(undefined);
}

const withdrawalText = 'Withdrawn by the club’s staff, because the person asked for it.';

async function endSessions(
  { database, ids }: Pick<Backing, 'database' | 'ids'>,
  desk: OpenDesk,
  accounts: readonly Account[],
  acting: Acting,
): Promise<void> {
  for (const { id: accountId } of accounts) {
    await endOtherSessions(database, accountId, null, instantText(acting.now));
    const by = { ids, ...acting, ...historyOf(desk) };
    await recordEvent(database, by, accountId, 'club-ended-sessions');
  }
}
