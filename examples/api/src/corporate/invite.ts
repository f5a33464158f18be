import { parseArgs } from 'node:util';

import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';

import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import type { ServerSecret } from '../server-secret.ts';
import { createInvitations } from './invitation-table.ts';

export const inviteUsage = 'Usage: foyer-api invite <employer> [--count 20] [--days 90]';

/** What the command `invite` makes. */
export interface InviteOrder {
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
  { database, ids, secret }: InviteBacking,
  { employer: slug, count, days }: InviteOrder,
  now: Temporal.Instant,
): Promise<Result<readonly string[], string>> {
  const employer = await findRow(database, 'corporate_accounts', { slug });
  if (!employer) return Err(`There is no employer "${slug}" in employers.json.`);
  const expiresAt = now.add({ hours: days * 24 });
  const order = { corporateAccountId: employer.id, count, expiresAt, now };
  return Ok(await createInvitations(database, ids, secret, order));
}

interface InviteBacking {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
}

function wholeNumber(text: string, most: number): number | null {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
