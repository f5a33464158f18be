import { randomBytes } from 'node:crypto';

import type { Temporal } from '@foyer/core';

import { insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';

const lifetime = { minutes: 10 };

/** Issues a single-use voucher on behalf of the stand-in provider, for someone who has this login. */
export async function issueVoucher(
  database: Database,
  secret: ServerSecret,
  socialId: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await insertRow(database, 'social_vouchers', {
    token_hash: await secret.mark('voucher', token),
    social_id: socialId,
    created_at: instantText(now),
  });
  return token;
}

/** Uses up a voucher. True when the provider issued it recently for this login and it hasn't been used. */
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
