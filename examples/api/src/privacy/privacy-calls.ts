import { Err, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';

import { newLinkToken } from '../account/mailed-link-table.ts';
import { findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, notFound } from '../http/api-failure.ts';
import { refusalPast } from '../http/limits.ts';
import { check } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { type Asking, type Backing, type NoticeBacking, publicCalls } from '../http/serve-call.ts';
import type { Locale } from '../locale/request-locale.ts';
import { queueMail } from '../mail/outbox-table.ts';
import { dataLinkMail } from '../mail/account-mails.ts';
import { underAny } from '../server-secret.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './holdings.ts';

const lifetime = { hours: 24 };

export const privacyCalls = publicCalls({
  /** Does the same for every address, so that nobody learns whether the chain knows it. */
  async requestPersonalData({ body, now, client, locale }, backing) {
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const refusal = await refusalPast(backing, { dataLinksFrom: client }, { now });
    if (refusal) return Err(refusal);
    const sent = await sendDataLink(backing, email.val, {
      now,
      locale,
      isCounted: client !== null,
    });
    if (sent.ok) backing.onMail();
    return sent.map(() => ({ success: true }));
  },

  async readPersonalData({ body, now, client }, backing) {
    const email = await addressOf(backing, body.token, { now, client });
    return email.ok
      ? Ok(await exportPerson(backing.database, backing.secret, email.val, now))
      : email;
  },

  async erasePersonalData({ body, now, client }, backing) {
    const email = await addressOf(backing, body.token, { now, client });
    if (!email.ok) return email;
    const erased = await erasePerson(backing, email.val, now);
    if (!erased.ok) return erased;
    backing.onMail();
    return Ok({ success: true });
  },
});

/** Mails a link to what is stored under an address, within the limit on such mails. */
export async function sendDataLink(
  backing: NoticeBacking,
  email: string,
  {
    now,
    locale,
    isCounted = true,
  }: { readonly now: Temporal.Instant; readonly locale: Locale; readonly isCounted?: boolean },
  /** What else belongs to the transaction. */
  beside: (transaction: Database) => Promise<void> = () => Promise.resolve(),
): Promise<Result<void, ApiFailure>> {
  const { database, ids, secret, publicUrl } = backing;
  const counted = { dataLinksTo: isCounted ? email : null };
  const refusal = await refusalPast(backing, counted, { now, addressField: 'email' });
  if (refusal) return Err(refusal);
  const { tokenHash, sealedCode } = await newLinkToken(secret);
  const uselessAt = now.add(lifetime);
  const at = instantText(now);
  const mail = dataLinkMail(email, { publicUrl, sealedCode, uselessAt }, locale);
  await inTransaction(database, async (transaction) => {
    await insertRow(transaction, 'privacy_links', {
      token_hash: tokenHash,
      email: email.toLowerCase(),
      created_at: at,
      expires_at: instantText(uselessAt),
    });
    await queueMail(transaction, mail, { id: ids.next(), at });
    await beside(transaction);
  });
  return Ok(undefined);
}

/** The address that a link was mailed to. Every try counts, so that tokens can't be guessed. */
async function addressOf(
  backing: Backing,
  token: string,
  { now, client }: Asking,
): Promise<Result<string, ApiFailure>> {
  const { database, secret } = backing;
  const refusal = await refusalPast(backing, { dataLinkTriesFrom: client }, { now });
  if (refusal) return Err(refusal);
  const link = await underAny(secret, async (one) =>
    findRow(database, 'privacy_links', { token_hash: await one.mark('link', token) }),
  );
  const isLive = link !== null && link.ended_at === null && link.expires_at > instantText(now);
  return isLive ? Ok(link.email) : Err(notFound('There is no such link.', 'token'));
}
