import type { contract } from '@foyer/adapters-http/wire';
import { Ok, type Temporal } from '@foyer/core';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Database } from '../database/schema.ts';
import { memberCalls } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type Appointment, statusOf } from '../visits/appointment-table.ts';
import { visitToken } from '../visits/visit-link.ts';

/** How many visits the account lists. */
const mostVisits = 50;

/**
 * The visits of an account are those that were booked with its email address, which is confirmed. A lead's `member_id`
 * can't be used: it names the member who invited the visitor.
 */
export const ownVisitCalls = memberCalls({
  async listOwnVisits({ caller: { account }, now }, { database, secret }) {
    const visits = await visitsBookedBy(database, account.email_key);
    return Ok({ visits: await Promise.all(visits.map((visit) => viewOf(secret, visit, now))) });
  },
});

function visitsBookedBy(database: Database, emailKey: string): Promise<Appointment[]> {
  return database
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'appointments.lead_id')
    .selectAll('appointments')
    .where(sql`lower(leads.email)`, '=', emailKey)
    .orderBy('appointments.starts_at', 'desc')
    .limit(mostVisits)
    .execute();
}

type WireVisit = NonNullable<z.input<(typeof contract.listOwnVisits)['answer']>>['visits'][number];

async function viewOf(
  secret: ServerSecret,
  visit: Appointment,
  now: Temporal.Instant,
): Promise<WireVisit> {
  const state = stateOf(visit, now);
  const linkId = state === 'booked' ? visit.link_id : null;
  return {
    id: visit.id,
    facilityId: visit.facility_id,
    kind: visit.kind,
    startsAt: visit.starts_at,
    state,
    token: linkId && (await visitToken(secret, linkId)),
  };
}

function stateOf(visit: Appointment, now: Temporal.Instant): WireVisit['state'] {
  const status = statusOf(visit, now);
  if (status === 'canceled') return 'canceled';
  if (visit.no_show_at !== null) return 'missed';
  return status === 'ended' ? 'past' : 'booked';
}
