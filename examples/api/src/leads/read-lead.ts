import type { WireAbandonedLead } from '@foyer/adapters-http/wire';
import {
  Err,
  Ok,
  parseContactName,
  parseEmail,
  parseFacilityId,
  parsePhone,
  parsePostalCode,
  type Result,
} from '@foyer/core';

import { type ApiFailure, invalidField } from '../api-failure.ts';
import type { LeadContents } from './lead-table.ts';

/**
 * Checks and normalises an abandoned lead by the same validators as the visitor's form, so that nothing gets into the
 * table that the form would refuse. Fails with the first field at fault. VA-02, VA-03, VA-04, VA-07, VA-13
 */
export function readAbandonedLead(body: WireAbandonedLead): Result<LeadContents, ApiFailure> {
  const transactionId = checkTransactionId(body.TransactionId);
  if (!transactionId.ok) return transactionId;
  const firstName = check('FirstName', parseContactName(body.FirstName));
  if (!firstName.ok) return firstName;
  const lastName = check('LastName', parseContactName(body.LastName));
  if (!lastName.ok) return lastName;
  const email = check('EmailAddress', parseEmail(body.EmailAddress));
  if (!email.ok) return email;
  const phone = check('PhoneNumber', parsePhone(body.PhoneNumber));
  if (!phone.ok) return phone;
  const zip = checkOptional('Zipcode', body.Zipcode, parsePostalCode);
  if (!zip.ok) return zip;
  const companyEmail = checkOptional('companyEmail', body.companyEmail, parseEmail);
  if (!companyEmail.ok) return companyEmail;
  const facilityId = check('FacilityId', parseFacilityId(body.FacilityId));
  if (!facilityId.ok) return facilityId;
  return Ok({
    transaction_id: transactionId.val,
    first_name: firstName.val,
    last_name: lastName.val,
    email: email.val,
    phone: phone.val,
    zip: zip.val,
    company_email: companyEmail.val,
    facility_id: facilityId.val,
    outreach_code: body.OutreachCode,
    source_url: body.SourceUrl,
    ecid: body.Ecid ?? null,
    member_id: body.memberId ?? null,
    referring_id: body.referringId ?? null,
    share_id: body.shareId ?? null,
    receive_text_alerts: body.receiveTextAlerts ? 1 : 0,
    consents: JSON.stringify(body.Answers),
  });
}

/** Longest transaction id, in UTF-16 units: a UUID has 36, and an index has to hold it. */
const transactionIdLength = 100;

function checkTransactionId(text: string): Result<string, ApiFailure> {
  return text.trim() !== '' && text.length <= transactionIdLength
    ? Ok(text)
    : Err(
        invalidField('TransactionId', `TransactionId has 1 to ${transactionIdLength} characters.`),
      );
}

function check<Value>(field: string, parsed: Result<Value, string>): Result<Value, ApiFailure> {
  return parsed.mapErr((problem) => invalidField(field, `${field} is ${problem}.`));
}

/** An optional field may be missing, null or empty. */
function checkOptional(
  field: string,
  text: string | null | undefined,
  parse: (text: string) => Result<string, string>,
): Result<string | null, ApiFailure> {
  return text == null || text.trim() === '' ? Ok(null) : check(field, parse(text));
}
