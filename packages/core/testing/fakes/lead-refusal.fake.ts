import { parseFacilityId } from '../../src/clubs/club.ts';
import { parseEmail } from '../../src/forms/email.ts';
import { parsePhone } from '../../src/forms/phone.ts';
import { parsePostalCode } from '../../src/forms/postal-code.ts';
import { type FakeBackEnd, isName } from './back-end.fake.ts';
import type { CallFailure } from '../../src/kernel/call-failure.ts';
import { Err, Ok, type Result } from '../../src/kernel/result.ts';
import type { Lead } from '../../src/lead/lead.ts';

/** Rejects a lead that the form would reject, and one for a club that doesn't exist. */
export function checkLead(
  { transactionId, contact, facilityId }: Pick<Lead, 'transactionId' | 'contact' | 'facilityId'>,
  backEnd: FakeBackEnd,
): Result<void, CallFailure> {
  const { firstName, lastName, email, phone, postalCode, companyEmail } = contact;
  const fields: Readonly<Record<string, boolean>> = {
    TransactionId: transactionId.trim() !== '',
    FirstName: isName(firstName),
    LastName: isName(lastName),
    EmailAddress: parseEmail(email).ok,
    PhoneNumber: parsePhone(phone).ok || /^\+[1-9]\d{6,14}$/.test(phone),
    Zipcode: postalCode === null || parsePostalCode(postalCode).ok,
    companyEmail: companyEmail === null || parseEmail(companyEmail).ok,
    FacilityId: parseFacilityId(facilityId).ok && backEnd.club(facilityId) !== null,
  };
  const field = Object.keys(fields).find((name) => fields[name] === false);
  return field === undefined
    ? Ok(undefined)
    : Err({ kind: 'rejected', status: 422, code: 'INVALID_FIELD', field });
}
