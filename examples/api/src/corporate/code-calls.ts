import type { Call, contract } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import type * as z from 'zod/mini';

import { changeRows } from '../database/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField, notFound } from '../http/api-failure.ts';
import { allOf, check, checkName, checkPhone } from '../http/read-request.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database, Row } from '../database/schema.ts';
import { findCounted, markAddress, refusalPast } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { codeMail } from '../mail/account-mails.ts';
import { type Asking, type Backing, type CallRequest, publicCalls } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type ContactPerson, isRightCode, issueCode, newEmailCode } from './code-table.ts';
import { type Employer, employerOf, findContact } from './employer-table.ts';

export const codeCalls = publicCalls({
  async verifyCorporateEmail(request, backing) {
    const read = readPerson(request.body, ['corporateEmail', request.body.corporateEmail]);
    if (!read.ok) return read;
    const club = await findClub(backing.database, read.val.facility_id);
    if (!club) return Err(invalidField('facilityId', 'There is no such club.'));
    const found = await countedEmployerOf(backing, request, read.val.email, club.facility_id);
    if (!found.ok) return found;
    const employer = found.val;
    if (!employer) return Err(notEligible);
    const person = { ...read.val, corporate_account_id: employer.id };
    const order = { person, employer, field: 'corporateEmail', isResent: false };
    const mailed = await mailCode(backing, request, order);
    return mailed.map((corporateContactId) => ({
      status: 200,
      data: { corporateAccountId: employer.id, corporateContactId, name: employer.name },
    }));
  },

  /** Mails another code to someone who already requested one. Counts unknown addresses, so that nobody finds colleagues. */
  async resendCorporateCode(request, backing) {
    const { now, client } = request;
    const email = check('email', parseEmail(request.query.email));
    if (!email.ok) return email;
    const found = await findCounted(backing, { codesFrom: client }, now, async () => {
      const contact = await findContact(backing.database, email.val);
      // An invited person's address is as unknown as a stranger's: who works where is nobody else's business.
      return contact?.invitation_id === null ? contact : null;
    });
    if (!found.ok) return found;
    const person = found.val;
    if (!person) return Err(notFound('No code was sent to this address yet.', 'email'));
    const employer = await employerOf(backing.database, person.email, person.facility_id);
    if (!employer) return Err({ ...notEligible, field: 'email' });
    const order = { person, employer, field: 'email', isResent: true };
    const mailed = await mailCode(backing, request, order);
    return mailed.map(() => ({ status: 200 }));
  },

  async verifyCorporateCode({ body, now, client }, backing) {
    const { database, secret } = backing;
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const refusal = await refusalPast(backing, { codeTriesFrom: client }, { now });
    if (refusal) return Err(refusal);
    const tried = await tryCode(database, secret, {
      now,
      email: email.val,
      typed: body.token,
      client: client && (await secret.mark('client', client)),
    });
    return tried.map((verified) => ({ status: 200, data: { verified } }));
  },

  async verifyCorporateDomain(request, backing) {
    const { query } = request;
    const email = check('email', parseEmail(query.email));
    if (!email.ok) return email;
    const club = await findClub(backing.database, query.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const employer = await countedEmployerOf(backing, request, email.val, club.facility_id);
    return employer.map((found) => ({ domainVerified: found !== null }));
  },
});

function countedEmployerOf(
  backing: Backing,
  { now, client }: Asking,
  companyEmail: string,
  facilityId: string,
): Promise<Result<Employer | null, ApiFailure>> {
  return findCounted(backing, { employersFrom: client }, now, () =>
    employerOf(backing.database, companyEmail, facilityId),
  );
}

const notEligible = failure(
  422,
  'NOT_ELIGIBLE',
  'The company has no agreement with this club.',
  'corporateEmail',
);

interface CodeOrder {
  readonly person: ContactPerson;
  readonly employer: Employer;
  /** The wire field that holds the address. */
  readonly field: string;
  readonly isResent: boolean;
}

/** Returns the person's id. */
async function mailCode(
  backing: Backing,
  { now, client, locale }: CallRequest<Call>,
  { person, employer, field, isResent }: CodeOrder,
): Promise<Result<string, ApiFailure>> {
  const { database, ids, secret, onMail, publicUrl } = backing;
  const counted = { codesFrom: client, codesTo: person.email };
  const refusal = await refusalPast(backing, counted, { now, addressField: field });
  if (refusal) return Err(refusal);
  const code = await newEmailCode(secret, now);
  const mail = codeMail(person, employer, code, publicUrl, locale);
  const holder = `code for ${await markAddress(secret, person.email)}`;
  const contactId = await issueCode(database, ids, {
    now,
    person,
    isResent,
    code,
    mail,
    holder,
  });
  onMail();
  return Ok(contactId);
}

/** Checks the details of an employee. `email` is the address that their employer's plan is tied to, and its field. */
export function readPerson(
  body: Omit<z.output<typeof contract.verifyCorporateEmail.body>, 'corporateEmail'>,
  email: readonly [field: string, typed: string],
): Result<Omit<ContactPerson, 'corporate_account_id'>, ApiFailure> {
  const [field, typed] = email;
  return allOf({
    email: check(field, parseEmail(typed)),
    facility_id: check('facilityId', parseFacilityId(body.facilityId)),
    first_name: checkName('firstName', body.firstName),
    last_name: checkName('lastName', body.lastName),
    personal_email: check('personalEmail', parseEmail(body.personalEmail)),
    phone: checkPhone('phoneNumber', body.phoneNumber),
  });
}

interface CodeTry {
  readonly now: Temporal.Instant;
  /** The company address. */
  readonly email: string;
  /** What the visitor typed. */
  readonly typed: string;
  /** The client as stored in the tables; null when it isn't counted. */
  readonly client: string | null;
}

/**
 * Whether this is the address's live code; if so, uses it up. Counts the attempt before comparing, so that concurrent
 * guesses can't exceed five, and refuses further attempts at the same code. Someone who just used the code may confirm
 * it again from the same network, in case the response was lost.
 */
async function tryCode(
  database: Database,
  secret: ServerSecret,
  attempt: CodeTry,
): Promise<Result<boolean, ApiFailure>> {
  const { now, typed, client } = attempt;
  const counted = await countAtCode(database, attempt);
  if (!counted.ok) return counted;
  const live = counted.val;
  const at = instantText(now);
  if (live !== null) {
    const right = await isRightCode(secret, typed, live);
    if (!right) return Ok(false);
    if (await useUp(database, live, client, at)) return Ok(true);
  }
  const used = client === null ? [] : await codesUsedBy(database, client, attempt);
  const verdicts = used.map((code) => isRightCode(secret, typed, code));
  return Ok((await Promise.all(verdicts)).includes(true));
}

/** After this many attempts only a new code helps. */
const triesPerCode = 5;

/** How long, in seconds, and how often a used code can be confirmed again. */
const reconfirming = { seconds: 60, most: 3 };

/** Counts an attempt at the live code and returns the code; null when none is live. */
function countAtCode(
  database: Database,
  { now, email }: CodeTry,
): Promise<Result<Row<'email_codes'> | null, ApiFailure>> {
  const at = instantText(now);
  const address = email.toLowerCase();
  return inTransaction(database, async (transaction) => {
    // A single conditional update: concurrent attempts reevaluate the condition on the locked row.
    const code = await transaction
      .updateTable('email_codes')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('email', '=', address)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at)
      .where('tries', '<', triesPerCode)
      .returningAll()
      .executeTakeFirst();
    if (code) return Ok(code);
    const spent = await transaction
      .selectFrom('email_codes')
      .select('id')
      .where('email', '=', address)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirst();
    return spent ? Err(codeSpent) : Ok(null);
  });
}

/** False when another request used the code first. */
function useUp(
  database: Database,
  code: Row<'email_codes'>,
  client: string | null,
  at: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const live = { id: code.id, ended_at: null };
    const use = { ended_at: at, used_by: client };
    if (!(await changeRows(transaction, 'email_codes', live, use))) return false;
    const contact = { id: code.corporate_contact_id };
    return changeRows(transaction, 'corporate_contacts', contact, { verified_at: at });
  });
}

/**
 * Codes for this address that the same client used up in the last minute. Counts the attempt before comparing, up to
 * three.
 */
function codesUsedBy(database: Database, client: string, { now, email }: CodeTry) {
  return database
    .updateTable('email_codes')
    .set((row) => ({ reconfirmations: row('reconfirmations', '+', 1) }))
    .where('email', '=', email.toLowerCase())
    .where('used_by', '=', client)
    .where('ended_at', '>=', instantText(now.subtract({ seconds: reconfirming.seconds })))
    .where('reconfirmations', '<', reconfirming.most)
    .returningAll()
    .execute();
}

const codeSpent = failure(
  409,
  'CODE_SPENT',
  `The code was tried ${triesPerCode} times. Request another one.`,
  'token',
);
