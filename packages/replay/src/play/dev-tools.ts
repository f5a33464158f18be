/**
 * Reads the back end's data through the reference API's developer tools, bypassing a scenario's faults. Unreadable
 * data is a mismatch, never a pass.
 */
import * as z from 'zod/mini';

import { foyerNow, type RecordedConsent, type RecordedLead } from './back-end.ts';
import { Mismatch } from './play-scenario.ts';
import type { Run } from './run.ts';

/** The visitor's leads: one for each transaction that their pages sent. */
export async function recordedLeads(run: Run): Promise<readonly RecordedLead[]> {
  if (run.inMemory != null) return run.inMemory.recordedLeads(run.othersTransactionIds);
  const rows = await rowsOfVisitor(run, 'leads', leadRowsSchema);
  return rows.map(toLead);
}

/** The visitor's consents, oldest first. */
export async function recordedConsents(run: Run): Promise<readonly RecordedConsent[]> {
  if (run.inMemory != null) return run.inMemory.recordedConsents();
  const rows = await rowsOfVisitor(run, 'consents', consentRowsSchema);
  return rows.map(({ channel, granted, basis }) => ({ channel, granted: granted === 1, basis }));
}

/** How many of these feedback messages the clubs have. */
export async function recordedFeedback(run: Run, ids: ReadonlySet<string>): Promise<number> {
  let held = 0;
  for (const id of ids) {
    // A scenario sends feedback once or twice.
    held += (await read(run, `/dev/feedback?${query({ id })}`, feedbackRowsSchema)).length;
  }
  return held;
}

/** The ids of the members that the visitor's purchases created. */
export async function recordedMembers(run: Run): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const token of run.productTokens) {
    const path = `/v6/acq/payment/token/${encodeURIComponent(token)}`;
    // A scenario has one purchase or two.
    const product = await read(run, path, productSchema);
    if (product.memberID != null) found.add(String(product.memberID));
  }
  return found;
}

/** The codes mailed to the visitor's company address, oldest first. */
export function mailedCodes(run: Run): Promise<readonly string[]> {
  return foundInMails(run, run.typed['company-email'] ?? '', /code is (\d{4})/);
}

/** The secrets of the links mailed to this address, oldest first. */
export function mailedLinks(run: Run, address: string): Promise<readonly string[]> {
  return foundInMails(run, address, /\/activate\?code=([\w-]+)/);
}

/** The newest code in a link that confirms or undoes a new email address; undefined if none was mailed. */
export async function emailLink(
  run: Run,
  address: string,
  purpose: 'confirm' | 'undo',
): Promise<string | undefined> {
  const pattern = new RegExp(`/account/email/${purpose}\\?code=([\\w-]+)`);
  return (await foundInMails(run, address, pattern)).at(-1);
}

/** The code that `given` stands for in a scenario. */
export async function codeToType(run: Run, given: string): Promise<string> {
  if (!['mailed', 'first-mailed', 'wrong'].includes(given)) return given;
  const codes = await mailedCodes(run);
  const newest = codes.at(-1);
  if (newest === undefined) throw new Mismatch([], 'no code was mailed', 'a mail', 'none');
  if (given === 'mailed') return newest;
  if (given === 'first-mailed') return codes[0] ?? newest;
  return codes.includes('0000') ? '1111' : '0000';
}

async function foundInMails(run: Run, address: string, pattern: RegExp) {
  const to = address.toLowerCase();
  // Also filtered on the server, because a running API has the mails of many runs.
  const mails = await read(run, `/dev/mailbox?${query({ to })}`, mailsSchema);
  return mails
    .filter(({ recipient }) => recipient.toLowerCase() === to)
    .flatMap(({ body }) => pattern.exec(body)?.[1] ?? [])
    .toReversed();
}

async function rowsOfVisitor<Row>(
  run: Run,
  table: 'leads' | 'consents',
  schema: z.ZodMiniType<Row[]>,
): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (const transactionId of run.network.transactionIds) {
    // Mostly there is one.
    found.push(...(await read(run, `/dev/${table}?${query({ transactionId })}`, schema)));
  }
  return found;
}

async function read<Answer>(
  { backEnd, clock }: Run,
  path: string,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const unreadable = (seen: string): Mismatch =>
    new Mismatch([], 'the back end could not be read', path, seen);
  const answer = await backEnd
    .fetch(`${backEnd.baseUrl}${path}`, {
      headers: { accept: 'application/json', ...foyerNow(clock) },
    })
    .catch(() => null);
  // A body that isn't JSON, or is cut off, counts as no answer too.
  const body: unknown = await answer?.json().catch(() => undefined);
  if (answer === null || body === undefined) throw unreadable('no answer');
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unreadable(`an unexpected answer ${answer.status}`);
  return parsed.data;
}

function query(parameters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(parameters).toString();
}

function toLead(row: z.infer<typeof leadRowsSchema>[number]): RecordedLead {
  return {
    facilityId: row.facility_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    companyEmail: row.company_email,
    zip: row.zip,
    outreachCode: row.outreach_code,
    referringId: row.referring_id,
    answers: leadAnswersSchema
      .parse(JSON.parse(row.answers ?? '[]'))
      .map(({ answerId }) => ({ answerId: Number(answerId) })),
    bookings: row.appointments
      .filter((appointment) => appointment.cancelled_at === null)
      .map(({ facility_id, starts_at, kind }) => ({
        facilityId: facility_id,
        startsAt: starts_at,
        purpose: kind,
      })),
  };
}

const optionalText = z.nullable(z.string());

const leadRowsSchema = z.array(
  z.object({
    facility_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    company_email: optionalText,
    zip: optionalText,
    outreach_code: z.string(),
    referring_id: optionalText,
    answers: optionalText,
    appointments: z.array(
      z.object({
        facility_id: z.string(),
        starts_at: z.string(),
        kind: z.enum(['tour', 'workout']),
        cancelled_at: optionalText,
      }),
    ),
  }),
);

/** JSON text in one of the lead's columns. */
const leadAnswersSchema = z.array(z.object({ answerId: z.union([z.string(), z.number()]) }));

const consentRowsSchema = z.array(
  z.object({ channel: z.string(), granted: z.number(), basis: z.string() }),
);

const feedbackRowsSchema = z.array(z.object({ id: z.string() }));

/** Newest first. */
const mailsSchema = z.array(z.object({ recipient: z.string(), body: z.string() }));

const productSchema = z.object({ memberID: z.nullish(z.union([z.string(), z.number()])) });
