import { parseArgs } from 'node:util';

import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';

import { randomCode } from '../system.ts';
import { findRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ApiFailure } from '../http/api-failure.ts';
import { instantText } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { memberWith } from '../payment/purchase-table.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';
import { type ContactPerson, addPerson } from './code-table.ts';

interface InvitationOrder {
  readonly corporateAccountId: string;
  readonly count: number;
  readonly expiresAt: Temporal.Instant;
  readonly now: Temporal.Instant;
}

/**
 * Makes codes for one person each, of 50 random bits, so that nobody guesses one within the limits. Returns them; only
 * their hashes are stored.
 */
export async function createInvitations(
  database: Database,
  ids: IdSource,
  secret: ServerSecret,
  { corporateAccountId, count, expiresAt, now }: InvitationOrder,
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, () => randomCode(2, 5));
  const hashes = await Promise.all(codes.map((code) => hashInvitation(secret, code)));
  const rows = hashes.map((hash) => ({
    id: ids.next(),
    corporate_account_id: corporateAccountId,
    code_hash: hash,
    uses_left: 1,
    created_at: instantText(now),
    expires_at: instantText(expiresAt),
  }));
  await database.insertInto('invitation_codes').values(rows).execute();
  return codes;
}

export async function hasInvitations(
  database: Database,
  corporateAccountId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const code = await database
    .selectFrom('invitation_codes')
    .select('id')
    .where('corporate_account_id', '=', corporateAccountId)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', instantText(now))
    .limit(1)
    .executeTakeFirst();
  return code !== undefined;
}

/**
 * The live code that someone typed; null for a wrong or expired one. Looked up by its keyed hash, which nobody else can
 * compute, so the time that this takes reveals nothing about a code.
 */
export async function findInvitation(
  database: Database,
  secret: ServerSecret,
  typed: string,
  now: Temporal.Instant,
): Promise<Row<'invitation_codes'> | null> {
  const code = await underAny(secret, async (one) =>
    findRow(database, 'invitation_codes', { code_hash: await hashInvitation(one, typed) }),
  );
  return code !== null && code.expires_at > instantText(now) ? code : null;
}

/** True if nobody has used the code, or this person has. */
export async function isUsable(
  database: Database,
  { id, uses_left }: Row<'invitation_codes'>,
  email: string,
): Promise<boolean> {
  return uses_left > 0 || (await invitedBy(database, id, email)) !== null;
}

/**
 * Uses up a code and saves the person as verified. Returns their id; null when someone else used the code first. The
 * person who used it can repeat this until `refuseMember` refuses them.
 */
export function useInvitationCode(
  database: Database,
  ids: IdSource,
  code: Row<'invitation_codes'>,
  person: ContactPerson & { readonly now: Temporal.Instant },
): Promise<string | null> {
  const { now, ...columns } = person;
  const at = instantText(now);
  return inTransaction(database, async (transaction) => {
    const known = await invitedBy(transaction, code.id, columns.email);
    if (known !== null) return known.id;
    // A single conditional update: concurrent attempts reevaluate the condition on the locked row.
    const taken = await transaction
      .updateTable('invitation_codes')
      .set((row) => ({ uses_left: row('uses_left', '-', 1) }))
      .where('id', '=', code.id)
      .where('uses_left', '>', 0)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return (await invitedBy(transaction, code.id, columns.email))?.id ?? null;
    const invited = { ...columns, invitation_id: code.id, verified_at: at };
    return addPerson(transaction, invited, { id: ids.next(), at });
  });
}

/** The failure for someone who has joined with this address; otherwise nothing. Nobody confirmed whose address it is. */
export async function refuseMember(
  database: Database,
  email: string,
  now: Temporal.Instant,
  failure: ApiFailure,
): Promise<Result<void, ApiFailure>> {
  const bought = await memberWith(database, { company_email: email.toLowerCase() }, now);
  return bought ? Err(failure) : Ok(undefined);
}

function invitedBy(
  database: Database,
  invitationId: string,
  email: string,
): Promise<Row<'corporate_contacts'> | null> {
  return findRow(database, 'corporate_contacts', {
    invitation_id: invitationId,
    email: email.toLowerCase(),
  });
}

/** Ignores what people type differently: case, spaces and hyphens. */
function hashInvitation(secret: ServerSecret, code: string): Promise<string> {
  return secret.mark('invitation', code.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase());
}

const inviteUsage = 'Usage: foyer-api invite <employer> [--count 20] [--days 90]';

interface InviteOrder {
  /** The employer's slug. */
  readonly employer: string;
  readonly count: number;
  readonly days: number;
}

/** Reads the command's arguments. A problem is returned as one line that says what to write instead. */
export function readInviteOrder(args: readonly string[]): Result<InviteOrder, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '20' },
        days: { type: 'string', default: '90' },
      },
    });
    const [employer] = positionals;
    const count = wholeNumber(values.count, 1_000);
    const days = wholeNumber(values.days, 366);
    if (employer === undefined || positionals.length > 1) return Err(inviteUsage);
    if (count === null) return Err(`--count is a number from 1 to 1000, not "${values.count}".`);
    if (days === null) return Err(`--days is a number from 1 to 366, not "${values.days}".`);
    return Ok({ employer, count, days });
  } catch {
    return Err(inviteUsage);
  }
}

/** Makes invitation codes, and returns them for HR: nobody can read them again. */
export async function invite(
  { database, ids, secret }: Pick<Backing, 'database' | 'ids' | 'secret'>,
  { employer: slug, count, days }: InviteOrder,
  now: Temporal.Instant,
): Promise<Result<readonly string[], string>> {
  const employer = await findRow(database, 'corporate_accounts', { slug });
  if (!employer) return Err(`There is no employer "${slug}" in employers.json.`);
  const expiresAt = now.add({ hours: days * 24 });
  const order = { corporateAccountId: employer.id, count, expiresAt, now };
  return Ok(await createInvitations(database, ids, secret, order));
}

function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
