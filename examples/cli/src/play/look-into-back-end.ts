import type * as z from 'zod/mini';

import {
  consentRowsSchema,
  feedbackRowsSchema,
  leadAnswersSchema,
  type LeadRow,
  leadRowsSchema,
} from './dev-tools.schema.ts';
import type { HeldConsent, HeldLead } from './held.ts';
import { Mismatch } from './mismatch.ts';
import { foyerNow } from './page.ts';
import type { Run } from './run.ts';

/** At once where the back end is played in this process. */
export type Held<One> = readonly One[] | Mismatch | Promise<readonly One[] | Mismatch>;

/**
 * The visitor's leads as the back end holds them: one for each transaction under which the visitor's page ever sent
 * one. By the developer tools' own window, past all faults. What can't be looked at is a mismatch, never a pass.
 */
export function heldLeads(world: Run): Held<HeldLead> {
  return world.chain?.heldLeads(world.othersTransactionIds) ?? leadsByWindow(world);
}

/** The list of the visitor's consents, oldest first. LC-07 */
export function heldConsents(world: Run): Held<HeldConsent> {
  return world.chain?.heldConsents() ?? consentsByWindow(world);
}

async function leadsByWindow(world: Run): Promise<readonly HeldLead[] | Mismatch> {
  const rows = await rowsOf(world, 'leads', leadRowsSchema);
  return rows instanceof Mismatch ? rows : rows.map(toLead);
}

async function consentsByWindow(world: Run): Promise<readonly HeldConsent[] | Mismatch> {
  const rows = await rowsOf(world, 'consents', consentRowsSchema);
  return rows instanceof Mismatch
    ? rows
    : rows.map(({ channel, granted, basis }) => ({ channel, granted: granted === 1, basis }));
}

/** How much of this feedback the clubs hold: each id at most once. HT-55 */
export async function heldFeedback(
  { backEnd, clock }: Run,
  ids: ReadonlySet<string>,
): Promise<number | Mismatch> {
  let held = 0;
  for (const id of ids) {
    const url = `${backEnd.baseUrl}/dev/feedback?id=${encodeURIComponent(id)}`;
    // As many as the visitor wrote: one or two.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await backEnd.fetch(url, { headers: foyerNow(clock) });
    // oxlint-disable-next-line no-await-in-loop
    const rows = feedbackRowsSchema.safeParse(await answer.json());
    if (!rows.success) return unseen('feedback', `an answer ${answer.status} of another shape`);
    held += rows.data.length;
  }
  return held;
}

async function rowsOf<Row>(
  { backEnd, clock, network }: Run,
  what: 'leads' | 'consents',
  schema: z.ZodMiniType<Row[]>,
): Promise<readonly Row[] | Mismatch> {
  const found: Row[] = [];
  for (const transactionId of network.transactionIds) {
    const url = `${backEnd.baseUrl}/dev/${what}?transactionId=${encodeURIComponent(transactionId)}`;
    try {
      // As many as a scenario has intents: mostly one.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await backEnd.fetch(url, { headers: foyerNow(clock) });
      // oxlint-disable-next-line no-await-in-loop
      const rows = schema.safeParse(await answer.json());
      if (!rows.success) return unseen(what, `an answer ${answer.status} of another shape`);
      found.push(...rows.data);
    } catch {
      return unseen(what, 'no answer');
    }
  }
  return found;
}

function toLead(row: LeadRow): HeldLead {
  const answers = leadAnswersSchema.parse(JSON.parse(row.answers ?? '[]'));
  return {
    facilityId: row.facility_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    companyEmail: row.company_email,
    zip: row.zip,
    outreachCode: row.outreach_code,
    referringId: row.referring_id,
    answers: answers.map(({ answerId }) => ({ answerId: Number(answerId) })),
    bookings: row.appointments
      .filter((appointment) => appointment.cancelled_at === null)
      .map(({ facility_id, starts_at, kind }) => ({
        facilityId: facility_id,
        startsAt: starts_at,
        purpose: kind,
      })),
  };
}

function unseen(what: string, seen: string): Mismatch {
  return new Mismatch([], 'the back end could not be looked into', `its ${what}`, seen);
}
