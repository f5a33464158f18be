import { randomBytes, randomInt } from 'node:crypto';
import type { IdSource, Temporal } from '@foyer/core';
import type { Insertable } from 'kysely';

import { changeRows, deleteRows, findRow, insertRow } from '../database/rows.ts';
import type { Database, Row, Tables } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Mail } from '../mail/mail.ts';
import { forgetSealedCodes, queueMail } from '../mail/outbox-table.ts';
import { instantText } from '../http/request-time.ts';
import { holdCounts } from '../http/limits.ts';
import { isSameText, type ServerSecret, underAny } from '../server-secret.ts';

/** An employee, as described in their request. */
export type ContactPerson = Omit<
  Insertable<Tables['corporate_contacts']>,
  'id' | 'created_at' | 'updated_at' | 'verified_at' | 'invitation_id'
>;

export interface CodeRequest {
  readonly now: Temporal.Instant;
  readonly person: ContactPerson;
  /** True for another code of the same request. */
  readonly isResent: boolean;
  readonly code: EmailCode;
  readonly mail: Mail;
  /** Locked during the transaction, so that concurrent requests leave only one live code. */
  readonly holder: string;
}

/**
 * Saves the person, ends their previous code, saves the new one and queues its mail in one transaction. Returns the
 * person's id, which another request replaces: anyone may ask for a code, so only the id of the request whose code was
 * entered proves anything.
 */
export function issueCode(
  database: Database,
  ids: IdSource,
  { now, person, isResent, code, mail, holder }: CodeRequest,
): Promise<string> {
  const at = instantText(now);
  const email = person.email.toLowerCase();
  const work = async (transaction: Database): Promise<string> => {
    await holdCounts(transaction, [holder], at);
    const known = isResent ? await findRow(transaction, 'corporate_contacts', { email }) : null;
    const { corporate_account_id, facility_id, first_name, last_name, personal_email, phone } =
      person;
    const id =
      known?.id ??
      (await addPerson(
        transaction,
        { corporate_account_id, facility_id, first_name, last_name, personal_email, phone, email },
        { id: ids.next(), at },
      ));
    await changeRows(transaction, 'email_codes', { email, ended_at: null }, { ended_at: at });
    await insertRow(transaction, 'email_codes', {
      id: ids.next(),
      corporate_contact_id: id,
      email,
      code_hash: code.codeHash,
      salt: code.salt,
      tries: 0,
      created_at: at,
      expires_at: instantText(code.expiresAt),
    });
    await queueMail(transaction, mail, { id: ids.next(), at, concerns: id });
    await forgetSealedCodes(transaction, instantText(now.subtract({ hours: 24 })));
    return id;
  };
  return inTransaction(database, work);
}

/** Adds the person in the place of the one with this address. Returns their id. */
export async function addPerson(
  transaction: Database,
  person: ContactPerson &
    Pick<Insertable<Tables['corporate_contacts']>, 'verified_at' | 'invitation_id'>,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<string> {
  const email = person.email.toLowerCase();
  await deleteRows(transaction, 'email_codes', { email });
  await deleteRows(transaction, 'corporate_contacts', { email });
  const row = { ...person, email, id, created_at: at, updated_at: at };
  await insertRow(transaction, 'corporate_contacts', row);
  return id;
}

/** A new code, in the forms that the tables store. */
export interface EmailCode {
  /** The four digits, encrypted with the server's secret, for the mail. */
  readonly sealedCode: string;
  readonly codeHash: string;
  readonly salt: string;
  readonly expiresAt: Temporal.Instant;
}

export async function newEmailCode(
  secret: ServerSecret,
  now: Temporal.Instant,
): Promise<EmailCode> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  const salt = randomBytes(16).toString('hex');
  return {
    sealedCode: await secret.seal(code),
    codeHash: await hashCode(secret, code, salt),
    salt,
    expiresAt: now.add({ seconds: lifetimeSeconds }),
  };
}

/** Compares in constant time. */
export async function isRightCode(
  secret: ServerSecret,
  typed: string,
  stored: Pick<Row<'email_codes'>, 'code_hash' | 'salt'>,
): Promise<boolean> {
  const isRight = await underAny(secret, async (one) =>
    isSameText(await hashCode(one, typed, stored.salt), stored.code_hash) ? true : null,
  );
  return isRight ?? false;
}

/**
 * Keyed, because there are only ten thousand codes: without the key a stolen table can't be brute-forced, and with it
 * even a slow hash wouldn't help. Salted, so that equal codes have different hashes.
 */
export function hashCode(secret: ServerSecret, code: string, salt: string): Promise<string> {
  return secret.mark('code', `${salt} ${code}`);
}

/** How long a code can be used, in seconds. */
const lifetimeSeconds = 900;
