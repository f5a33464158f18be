import { type CallFailure, Err, type Lead, Ok, type Result } from '@foyer/core';
import type { FakeBackEnd } from '@foyer/core/testing';
import { readContact } from '@foyer/example-api/rules';

/** Refuses a lead as the reference API does, by its own rules: nobody is kept whom the form would refuse. VA-02, VA-03, VA-04 */
export function checkLead(
  { transactionId, contact, facilityId }: Pick<Lead, 'transactionId' | 'contact' | 'facilityId'>,
  backEnd: FakeBackEnd,
): Result<void, CallFailure> {
  const read = readContact({
    transactionId: ['TransactionId', transactionId],
    firstName: ['FirstName', contact.firstName],
    lastName: ['LastName', contact.lastName],
    email: ['EmailAddress', contact.email],
    phone: ['PhoneNumber', contact.phone],
    zip: ['Zipcode', contact.postalCode],
    companyEmail: ['companyEmail', contact.companyEmail],
    facilityId: ['FacilityId', facilityId],
  });
  if (read.err) return Err(refused(read.val.field ?? null));
  return backEnd.club(facilityId) === null ? Err(refused('FacilityId')) : Ok(undefined);
}

function refused(field: string | null): CallFailure {
  return { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field };
}
