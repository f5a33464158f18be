import type { contract } from '@foyer/adapters-http/wire';
import {
  Err,
  type IdSource,
  Ok,
  parseContactName,
  parseEmail,
  parseFacilityId,
  parsePhone,
  type Result,
} from '@foyer/core';
import type * as z from 'zod/mini';

import { type ApiFailure, invalidField, notFound } from '../api-failure.ts';
import { check } from '../check-field.ts';
import { findClub } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { codeMail } from '../mail/code-mail.ts';
import { instantText } from '../request-time.ts';
import type { CallHandler } from '../serve-call.ts';
import { type ContactPerson, issueCode } from './code-table.ts';
import { newEmailCode } from './email-code.ts';
import { employerOf } from './employer-table.ts';

/** HT-22: whether the domain of the address has an agreement at the club. */
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

/** HT-19: mails a code to the company address. `onMail` hears of it. */
export function verifyCorporateEmail(
  database: Database,
  ids: IdSource,
  onMail: () => void,
): CallHandler<typeof contract.verifyCorporateEmail> {
  return async ({ body, now }) => {
    const read = readPerson(body);
    if (!read.ok) return read;
    const club = await findClub(database, read.val.facilityId);
    if (!club) return Err(invalidField('facilityId', 'There is no such club.'));
    const employer = await employerOf(database, read.val.email, club.facility_id);
    if (!employer) return Err(notEligible);
    const person = { ...read.val, corporateAccountId: employer.id };
    const code = await newEmailCode(now);
    const mail = codeMail(person, employer, code);
    const corporateContactId = await issueCode(database, ids, instantText(now), person, code, mail);
    onMail();
    return Ok({
      status: 200,
      data: { corporateAccountId: employer.id, corporateContactId, name: employer.name },
    });
  };
}

const notEligible: ApiFailure = {
  status: 422,
  code: 'NOT_ELIGIBLE',
  message: 'The company has no agreement with this club.',
  field: 'corporateEmail',
};

function readPerson(
  body: z.output<typeof contract.verifyCorporateEmail.body>,
): Result<Omit<ContactPerson, 'corporateAccountId'>, ApiFailure> {
  const email = check('corporateEmail', parseEmail(body.corporateEmail));
  if (!email.ok) return email;
  const facilityId = check('facilityId', parseFacilityId(body.facilityId));
  if (!facilityId.ok) return facilityId;
  const firstName = check('firstName', parseContactName(body.firstName));
  if (!firstName.ok) return firstName;
  const lastName = check('lastName', parseContactName(body.lastName));
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
