import { randomBytes } from 'node:crypto';

import type { Temporal } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { instantText } from '../request-time.ts';
import type { ServerSecret } from '../server-secret.ts';

/** How long a social login's provider stands by what it said. */
const lifetime = { minutes: 10 };

/** What the stand-in for a provider hands out to somebody who has this login: good once. HT-06 */
export async function issueVoucher(
  database: Database,
  secret: ServerSecret,
  socialId: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await database
    .insertInto('social_vouchers')
    .values({
      token_hash: await secret.mark('voucher', token),
      social_id: socialId,
      created_at: instantText(now),
      used_at: null,
    })
    .execute();
  return token;
}

/** True when the provider handed this out for this login, lately, and nobody used it: then it is used. */
export async function useVoucher(
  transaction: Database,
  tokenHash: string,
  socialId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const used = await transaction
    .updateTable('social_vouchers')
    .set({ used_at: instantText(now) })
    .where('token_hash', '=', tokenHash)
    .where('social_id', '=', socialId)
    .where('used_at', 'is', null)
    .where('created_at', '>', instantText(now.subtract(lifetime)))
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}
