import type { contract } from '@foyer/adapters-http/wire';
import { Err, type IdSource, Ok, parseEmail, type Result, type Temporal } from '@foyer/core';
import { parseFacilityId } from '@foyer/core/clubs';
import { parsePhone } from '@foyer/core/forms';
import type * as z from 'zod/mini';

import { type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { check, checkName } from '../http/check-field.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { markAddress, refusalPast } from '../http/limit-rules.ts';
import type { Locale } from '../locale/request-locale.ts';
import { codeMail } from '../mail/code-mail.ts';
import type { CallHandler } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type ContactPerson, issueCode } from './code-table.ts';
import { type Employer, employerOf, findContact } from './employer-table.ts';
import { newEmailCode } from './email-code.ts';
import { tryCode } from './try-code.ts';

/** What the code calls depend on. */
export interface CodeBacking {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  /** Called for every new mail. */
  readonly onMail: () => void;
}

/** Mails a code to the company address. */
export function verifyCorporateEmail(
  backing: CodeBacking,
): CallHandler<typeof contract.verifyCorporateEmail> {
  return async ({ body, now, client, locale }) => {
    const read = readPerson(body);
    if (!read.ok) return read;
    const club = await findClub(backing.database, read.val.facilityId);
    if (!club) return Err(invalidField('facilityId', 'There is no such club.'));
    const employer = await employerOf(backing.database, read.val.email, club.facility_id);
    if (!employer) return Err(notEligible);
    const person = { ...read.val, corporateAccountId: employer.id };
    const mailed = await mailCode(
      backing,
      { person, employer, now, client, locale },
      'corporateEmail',
    );
    return mailed.map((corporateContactId) => ({
      status: 200,
      data: { corporateAccountId: employer.id, corporateContactId, name: employer.name },
    }));
  };
}

/** Mails another code to someone who already requested one. */
export function resendCorporateCode(
  backing: CodeBacking,
): CallHandler<typeof contract.resendCorporateCode> {
  return async ({ query, now, client, locale }) => {
    const email = check('email', parseEmail(query.email));
    if (!email.ok) return email;
    const person = await findContact(backing.database, email.val);
    if (!person) return Err(notFound('No code went to this address yet.', 'email'));
    const employer = await employerOf(backing.database, person.email, person.facilityId);
    if (!employer) return Err({ ...notEligible, field: 'email' });
    const mailed = await mailCode(backing, { person, employer, now, client, locale }, 'email');
    return mailed.map(() => ({ status: 200 }));
  };
}

/** Checks a code. */
export function verifyCorporateCode(
  backing: CodeBacking,
): CallHandler<typeof contract.verifyCorporateCode> {
  const { database, secret } = backing;
  return async ({ body, now, client }) => {
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
  };
}

/** Whether the address's domain has an agreement at the club. */
export function verifyCorporateDomain(
  database: Database,
): CallHandler<typeof contract.verifyCorporateDomain> {
  return async ({ query }) => {
    const email = check('email', parseEmail(query.email));
    if (!email.ok) return email;
    const club = await findClub(database, query.facilityId);
    if (!club) return Err(notFound('There is no such club.', 'facilityId'));
    const employer = await employerOf(database, email.val, club.facility_id);
    return Ok({ domainVerified: employer !== null });
  };
}

const notEligible: ApiFailure = {
  status: 422,
  code: 'NOT_ELIGIBLE',
  message: 'The company has no agreement with this club.',
  field: 'corporateEmail',
};

interface CodeOrder {
  readonly person: ContactPerson;
  readonly employer: Employer;
  readonly now: Temporal.Instant;
  readonly client: string | null;
  readonly locale: Locale;
}

/** Returns the person's id. */
async function mailCode(
  backing: CodeBacking,
  { person, employer, now, client, locale }: CodeOrder,
  addressField: string,
): Promise<Result<string, ApiFailure>> {
  const { database, ids, secret, onMail } = backing;
  const counted = { codesFrom: client, codesTo: person.email };
  const refusal = await refusalPast(backing, counted, { now, addressField });
  if (refusal) return Err(refusal);
  const code = await newEmailCode(secret, now);
  const mail = codeMail(person, employer, code, locale);
  const holder = `code for ${await markAddress(secret, person.email)}`;
  const contactId = await issueCode(database, ids, { now, person, code, mail, holder });
  onMail();
  return Ok(contactId);
}

function readPerson(
  body: z.output<typeof contract.verifyCorporateEmail.body>,
): Result<Omit<ContactPerson, 'corporateAccountId'>, ApiFailure> {
  const email = check('corporateEmail', parseEmail(body.corporateEmail));
  if (!email.ok) return email;
  const facilityId = check('facilityId', parseFacilityId(body.facilityId));
  if (!facilityId.ok) return facilityId;
  const firstName = checkName('firstName', body.firstName);
  if (!firstName.ok) return firstName;
  const lastName = checkName('lastName', body.lastName);
  if (!lastName.ok) return lastName;
  const personalEmail = check('personalEmail', parseEmail(body.personalEmail));
  if (!personalEmail.ok) return personalEmail;
  const phone = check('phoneNumber', parsePhone(body.phoneNumber));
  if (!phone.ok) return phone;
  return Ok({
    email: email.val,
    facilityId: facilityId.val,
    firstName: firstName.val,
    lastName: lastName.val,
    personalEmail: personalEmail.val,
    phone: phone.val,
  });
}
